### What the page says of one’s games.

# $games, $wins, $best: numbers; $mean: a number as text
me-sums = { $games ->
    [one] One game
   *[other] { $games } games
}, { $wins } won, { $mean } points on average, { $best } at best.
# $place of $players
me-place = Place { $place } of { $players }
# $place: 1 to 6
me-nth = Place { $place }
# $points: a number
me-points = { $points ->
    [one] one point
   *[other] { $points } points
}
# no arguments: mark of the guided first game
me-guided = guided
# no arguments: link to the table of a finished game
me-table = Score sheet
# no arguments: heading; bars say how often one was ahead of all bots of a level
me-levels = Ahead of the bots
# $players: number of players; bars say how often each place was reached
me-places = Places with { $players } players
# no arguments: heading; points by where they came from
me-sources = Points a game
# no arguments: points printed on one’s cards
me-source-cards = Cards
# no arguments: points of units with widgets
me-source-widgets = Widgets
# no arguments: points taken away by units without a widget
me-source-lost = Units without a widget
# no arguments: field; looks for games with somebody
me-with = Played with
# no arguments: choice, any number of players
me-any = any
# no arguments: only games that one has won
me-won = won
# no arguments: nothing is found
me-none = No games yet. The next one will be here.
# no arguments: button, older games
me-more = Older games
# no arguments: mark of a game that was played elsewhere
me-brought = brought in
# no arguments: heading; bars are the mean of one’s points, a line is the best
me-scores = Points: on average, and at best
# $players: number of players
me-scores-with = { $players } players
# $mean: a number as text; $best: a number
me-scores-value = { $mean }, best { $best }
# no arguments: heading
me-judged = What reviews say
# $count: games; below a chart
me-judged-line = What was lost of what was at stake, over the last { $count ->
    [one] reviewed game
   *[other] { $count } reviewed games
} (top: nothing). Bars: how sure that is.
# $count: games that were reviewed
me-judged-games = ({ $count ->
    [one] one game
   *[other] { $count } games
})
# $gain, $error: percent of a win
me-luck-good = Luck so far: the cards gave you { $gain }% of a win (± { $error }).
# $gain, $error: percent of a win
me-luck-bad = Luck so far: the cards took { $gain }% of a win from you (± { $error }).
# $bot: a level
me-style = You bid most like { $bot }
# $count: games; button
me-review-last = { $count ->
    [one] Review my last game
   *[other] Review my last { $count } games
}
# no arguments
me-review-ordered = They are being reviewed, a few at a time. Look again in some minutes.
# no arguments: opens a form
me-bring = Bring in games from elsewhere
# no arguments
me-bring-note = Records of the terminal, or of another server: each is checked move by move. They count in your sums, and in no rating.
# no arguments: field for files
me-bring-file = Files of records
# no arguments: choice of a name
me-bring-who = You are
# $count: games; button
me-bring-do = { $count ->
    [one] Bring in one game
   *[other] Bring in { $count } games
}
# no arguments: the files hold no records with people
me-bring-none = No game of a person is in these files. Choose records of Fzzzt!, one a line.
# $count: games
me-bring-done = { $count ->
    [one] One game is in your list.
   *[other] { $count } games are in your list.
}
# no arguments: heading
me-kept = What is kept
# no arguments
me-kept-note = Everything this place knows of you, to take with you or to delete.
# no arguments: button
me-export = Download everything
# no arguments: button, asks again
me-delete = Delete everything
# no arguments
me-delete-sure = Your games, sums, talk and notices go for good. Games with others stay theirs, without your name.
# no arguments: button
me-delete-do = Delete it for good
# no arguments: button
me-delete-not = Keep it
# no arguments: the terminal lists games
me-none-kept = No game waits here.
# no arguments
me-no-files = Say which files of records to bring in.
# no arguments
me-none-finished = No finished game of yours is in these files.
# $names: people in a record; $option: of the command
me-who = Several people play there: { $names }. Say who you are with { $option }.
# $when: a date; $names: players
me-game-line = { $when }  { $names }
# $when: a date; $names: players; the game was not played to its end
me-game-line-open = { $when }  { $names } (not finished)
# $count: games; $address: of a server
me-uploaded = { $count ->
    [one] One game is in your list at { $address }.
   *[other] { $count } games are in your list at { $address }.
}
