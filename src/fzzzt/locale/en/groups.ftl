### Groups: friends who play again and again. A comment above a message says when it is used.

# no arguments: heading, the groups one is in
group-mine = My groups
# no arguments: what a group is, where one can make one
group-mine-note = For friends who play again and again: one link, all your games, who leads, and the next game in one tap.
# no arguments: what a new group is to be called
group-name = Name of the group
# no arguments: a button, make a group
group-make = Make a group
# no arguments: a button after a game: make these people a group
group-keep = Keep this company
# no arguments: after a game of a group, a link to its page
group-here = Our group
# no arguments: a button, begin the next game with the same people
group-next = Next game
# no arguments: a button, go to the table where the group plays or waits
group-next-join = Go to the table
# no arguments: a button, begin the first game of a group
group-first = First game
# no arguments: what unfolds to choose another number of players
group-other = With another number of players
# no arguments: beside the button that shares the link
group-invite = Whoever has the link sees this page and can join in. Share it with friends only.
# no arguments: heading, who leads
group-standing = Who leads
# no arguments: instead of it before the first game
group-standing-none = No game has been played yet.
# no arguments: heading of a column of names
group-who = Who
# no arguments: heading of a column: games played
group-games = Games
# no arguments: heading of a column: games won
group-wins = Wins
# no arguments: heading of a column: the mean place
group-place = Mean place
# no arguments: heading of a column: the mean points
group-points = Mean points
# no arguments: heading of a column: the most points in a game
group-best = Best
# no arguments: heading, the games of a group
group-history = Our games
# $name: somebody in a game; $points: their points
group-result = { $name } { $points }
# no arguments: a button, show earlier games
group-more = Earlier games
