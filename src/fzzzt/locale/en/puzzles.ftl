### Puzzles: what would you bid? (page, command puzzle; docs/puzzles.md)

# no arguments: heading
puzzle-list = Puzzles
# no arguments: below the heading
puzzle-note = What would you bid? Positions from games of the strongest bots. Any bid as good as the best one counts, and puzzles you miss come back.
# no arguments
puzzle-question = What would you bid?
# $name (of a puzzle: a number)
puzzle-title = Puzzle { $name }
# no arguments: how difficult puzzles are
puzzle-easy = Easy
# no arguments: how difficult puzzles are
puzzle-medium = Medium
# no arguments: how difficult puzzles are
puzzle-hard = Hard
# no arguments: puzzles of every difficulty
puzzle-all = All
# no arguments: puzzles from one’s own games
puzzle-mine = My mistakes
# no arguments: why there are none of them
puzzle-mine-none = None yet. Have your finished games reviewed: clear mistakes in your bids turn up here as puzzles.
# no arguments: name of a choice
puzzle-choose = Which puzzles?
# $value (0 to 100)
puzzle-rating = Difficulty: { $value } of 100
# no arguments: what the difficulty is
puzzle-rating-note = Difficulty is the share of the bots’ answers that were wrong, over all levels.
# no arguments
puzzle-wrong = Not the best bid.
# $chance (times in a hundred)
puzzle-chance = With this bid you win the game { $chance } times in 100.
# $cards, $value (a bid that many would make), $chance (times in a hundred)
puzzle-tempting = Tempting, but worse: { $cards } (value { $value }), { $chance } times in 100.
# $cards, $value (what one bid in the game), $chance (times in a hundred)
puzzle-played = In the game you bid { $cards } (value { $value }): { $chance } times in 100.
# no arguments: heading of a list of bids
puzzle-choices = Chance of winning the game with each bid
# $cards, $value (a bid), $chance (percent)
puzzle-choice = { $cards } (value { $value }): { $chance }%
# no arguments: said of a bid
puzzle-as-good = right answer
# no arguments: said of a bid
puzzle-yours = your bid
# $count: bids that are not listed
puzzle-more =
    { $count ->
        [one] One more bid is worse.
       *[other] { $count } more bids are worse.
    }
# $count: days until a puzzle comes back
puzzle-back =
    { $count ->
        [one] It comes back tomorrow.
       *[other] It comes back in { $count } days.
    }
# $count, $total: puzzles that were solved, of all
puzzle-solved = Solved: { $count } of { $total }
# $count: puzzles that are to be solved again today
puzzle-due = To repeat today: { $count }
# no arguments: button
puzzle-start = Give me a puzzle
# no arguments: button
puzzle-next = Next puzzle
# no arguments: link
puzzle-back-to-list = All puzzles
# no arguments
puzzle-none-left = You have answered all of these. The ones you missed come back in a few days.
# no arguments: said of a puzzle
puzzle-state-solved = solved
# no arguments: said of a puzzle
puzzle-state-missed = comes back
# no arguments: a question
puzzle-another = Another one? [Y/n]
# $name (as typed), $command (to be typed)
puzzle-unknown = There is no puzzle “{ $name }”. See them all with: { $command }
# $name (of a player): why there is nothing to ask
puzzle-none-own = { $name } made no clear mistake in the bids of this game.
