### The review of a game: what each decision cost, and why (command review, replays).

# $cards, $value: the bid that would have been better
review-better-bid = Better: { $cards } (value { $value }).
# $robot, $unit (short labels): one robot that would have been better to allocate
review-better-allocate = Better: allocate { $robot } to { $unit }.
# no arguments: it would have been better to build nothing
review-better-nothing = Better: build nothing.
# $best, $made: chance of winning the game in percent, with what was better and with what was done
review-chances = Chance of winning the game: { $best }% instead of { $made }%.
# $value (power), $chance (times in a hundred)
review-because-enough = A bid of { $value } would have been enough: it wins the card { $chance } times in 100.
# $name: the only rival with cards; $count: how many; $value (power) that would have been enough
review-because-one-rival =
    Only { $name } could still bid, with { $count ->
        [one] one card
       *[other] { $count } cards
    }: a bid of { $value } would have been enough.
# $count, $value: the same, said to that rival
review-because-one-rival-you =
    Only you could still bid, with { $count ->
        [one] one card
       *[other] { $count } cards
    }: a bid of { $value } would have been enough.
# $value, $paid (power of the better bid and of the one made)
review-because-lose-cheaply = The card is better left to the others, and { $value } leaves it to them more surely than { $paid }.
# $value, $paid (power of the better bid and of the one made)
review-because-spend = Won or lost, { $value } does better here than { $paid }: ties and who becomes Chief Mechanic count, too.
# $value, $paid (power); $chance, $made (how often each wins, in a hundred)
review-because-too-low = The card was worth having: { $value } wins it { $chance } times in 100, { $paid } only { $made } times.
# no arguments
review-because-last-card = It was the last card of the round: power that is saved buys nothing more.
# $worth, $price (points)
review-because-too-dear =
    The card was worth about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }, the power for it about { $price }.
# $worth (points)
review-because-save-power =
    The card was worth about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }, but the power buys more later in the round.
# no arguments
review-because-worthless = The card does no good: a low bid leaves it to the others.
# no arguments: a bid of the same value with other cards
review-because-other-cards = The same value with other cards leaves a better hand for the rest of the round.
# no arguments
review-because-build = Weak Robots on a unit no longer clog the hand: the next hands would have been stronger.
# no arguments
review-because-build-nothing = Every Robot that fits is worth more in hand than on a unit.
# no arguments: other robots would have been better to allocate
review-because-build-other = Other Robots are missed less in the hand, or fit the units better.
# no arguments: a decision that cost a little
review-mark-inaccuracy = inaccuracy
# no arguments: a decision that cost something
review-mark-mistake = mistake
# no arguments: a decision that cost much
review-mark-blunder = blunder
# $cost, $error: what a decision cost, in percent of the win, and its standard error
review-cost = cost { $cost }% of the win (± { $error })
# $round, $card (short label), $cards, $value: a bid that was made
review-made-bid = Round { $round }, { $card }: bid of { $cards } (value { $value })
# $round, $cards: robots that were allocated after a round
review-made-build = After round { $round }: allocated { $cards }
# $round: nothing was built after a round
review-made-nothing = After round { $round }: built nothing
# $blunders, $mistakes, $inaccuracies: how many somebody made
review-tally = Blunders: { $blunders }, mistakes: { $mistakes }, inaccuracies: { $inaccuracies }.
# $loss, $low, $high (percent): what part of what is at stake is lost, decisions being as hard as usual; the interval
review-grade = Play like this loses { $loss }% of what is at stake ({ $low } to { $high }%).
# $first, $second: levels
review-grade-between = Decided like somebody between { $first } and { $second }.
# $first: the strongest level of the yardstick
review-grade-above = Decided at least as well as { $first }.
# $first: the weakest level of the yardstick
review-grade-below = Decided worse than { $first } usually does.
# $gain, $error (percent of the win)
review-luck-good = Luck: the cards gave { $gain }% of the win (± { $error }).
# $gain, $error (percent of the win)
review-luck-bad = Luck: the cards took { $gain }% of the win (± { $error }).
# no arguments: why there is no review
review-unfinished = A game is reviewed when it is finished.
# $command: what to install
review-needs-more = Reviews need more to be installed: { $command }
# no arguments: beside a progress bar
review-working = Reviewing
# $name, $cost, $error: a decision in a replay that cost a little
review-told-inaccuracy = { $name }: inaccuracy, cost { $cost }% of the win (± { $error }).
# $name, $cost, $error: a decision in a replay that cost something
review-told-mistake = { $name }: mistake, cost { $cost }% of the win (± { $error }).
# $name, $cost, $error: a decision in a replay that cost much
review-told-blunder = { $name }: blunder, cost { $cost }% of the win (± { $error }).
# no arguments: at the beginning of a replay that was reviewed; m is a key
review-replay-note = The game was reviewed: m goes to the next mistake.
