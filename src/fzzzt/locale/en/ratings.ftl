### Ratings: of people and of the levels. A comment above a message says when it is used.

# no arguments: the page with everybody's ratings, and links to it
rating-title = Ratings
# no arguments: under that title
rating-lead = Everybody with an account who plays rated games, and the levels of bots among them.
# no arguments: heading, the ratings of games of two
rating-two = Two players
# no arguments: heading, the ratings of all other games
rating-more = Three and more players
# no arguments: heading of a column of names
rating-who = Who
# no arguments: heading of a column
rating-rating = Rating
# no arguments: heading of a column, how many games were rated
rating-games = Games
# $rating: a rating; $within: half of its interval
rating-value = { $rating } ± { $within }
# $rating: the rating of the level by which the scale is set: it has no interval
rating-value-fixed = { $rating } (fixed)
# $name: a level of bots; $version: its version
rating-level = { $name }, version { $version }
# no arguments: what the numbers mean
rating-note = A rating is an estimate: in 95 of 100 cases the true strength lies within the ±. First comes who is surely strongest, by the lower end. The ratings of the levels are fixed; they were measured in games between them.
# no arguments: heading, one's own ratings
rating-mine = My rating
# no arguments: instead of it, to a guest
rating-mine-guest = Only accounts have ratings: keep your name, then you can play rated games.
# no arguments: instead of it, to somebody with an account
rating-mine-none = No rated game yet. Open a table and choose “rated”, also alone against bots.
# $games: how many rated games a rating is from
rating-mine-games = 
    { $games ->
        [one] after { $games } game
       *[other] after { $games } games
    }
# $first: the rating some games ago; $last: the rating now; said of a drawing
rating-course = From { $first } to { $last }, game by game
# no arguments: a link to all ratings
rating-all = All ratings
# no arguments: a choice of whoever opens a table
rating-choice = Rated: for accounts, with a clock, without hints
# no arguments: a table whose game is rated, in a list or above the seats
rating-table = rated
# no arguments: to all at such a table
rating-table-note = This game is rated. The clock runs whether you are here or not. Whoever leaves, lets a bot decide or ends the game takes last place.
# no arguments: to all at such a table after a seat has passed to somebody else
rating-table-off = This game does not count for the ratings any more: a seat has passed to somebody else.
