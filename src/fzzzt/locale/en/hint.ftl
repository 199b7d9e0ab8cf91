### What the level “mechanic” would do, and why (command hint, option --hint).

# $cards, $value: the bid it would make
hint-bid = A good mechanic would bid { $cards } (value { $value }).
# $robot, $unit (short labels): one robot it would allocate
hint-allocate = A good mechanic would allocate { $robot } to { $unit }.
# no arguments: it would build nothing
hint-allocate-nothing = A good mechanic would build nothing now.
# no arguments
hint-because-last-card = It is the last card of the round: power you save buys nothing more.
# no arguments
hint-because-only-bidder = Nobody else has cards, so your weakest card is enough.
# $worth, $price (points), $chance (percent)
hint-because-contest =
    The card is worth about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } to you, the power about { $price }; your chance of winning is about { $chance }%.
# no arguments
hint-because-cheap-pass = The card does you no good: bid low and let the others pay for it.
# $worth (points)
hint-because-save-power =
    The card would be worth about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } to you, but your power will buy more later in this round.
# no arguments
hint-because-build = Weak Robots on a unit no longer clog your hand: your next hands will be stronger.
# no arguments
hint-because-build-nothing = Every Robot that fits is worth more in your hand than on a unit.
