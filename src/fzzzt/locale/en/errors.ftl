### What the engine did not take: error-<code> for every code of fzzzt.engine.errors.
### Arguments have the names of the error's details, but $card and $unit are labels and $turn is a name;
### details not named here ($seat, mostly) may be passed and are ignored.

## Bids

# $card
error-unknown-card = There is no card “{ $card }” in this game. Choose by the numbers in front of your cards.
# no arguments
error-empty-bid = A bid needs at least one card. Your weakest will do.
# $card
error-not-in-hand = You do not hold this card: { $card }. Choose from your hand.
# $card
error-repeated-card = You do not have that many copies of { $card }. Name each card once.
# $turn (name)
error-not-your-turn = Not yet: { $turn } bids first. You will be asked when your turn comes.
# no arguments
error-not-now-bid = No bids are taken now. Wait for the next auction.

## Building

# no arguments
error-not-now-build = Robots are allocated only once the Conveyor Belt is empty. Wait for the end of the round.
# no arguments
error-nothing-to-build = You have no Production Unit to build on. Win one first.
# no arguments
error-already-built = You have already built this round. The next chance comes after the next belt.
# $unit
error-not-your-unit = This is not your Production Unit: { $unit }. Choose one that lies in front of you.
# $card
error-not-a-robot = Only Robots and Robot Upgrades can be allocated, so not { $card }. Choose another.
# $card, $unit
error-no-shared-symbol = { $card } has no symbol in common with { $unit }. Choose a Robot that has.

## Anything else

# $seat (as typed or sent)
error-unknown-seat = There is no seat “{ $seat }” at this table.
# $what (the engine's own words, in English)
error-malformed = That move cannot be read ({ $what }). Check how it is written and try again.
# no arguments
error-not-an-event = That is not an event the game takes.
# no arguments
error-not-now-setup = The cards are not set up now.
# no arguments
error-not-now-deal = No hands are dealt now.
# $players
error-wrong-mechanics = The Mechanics must be the numbers 1 to { $players }, one for each seat.
# $what (the engine's own words, in English)
error-wrong-deck = The Conveyor Belt Deck does not hold the cards of this game: { $what }
# $seat, $what (the engine's own words, in English)
error-wrong-deal = Seat { $seat } cannot be dealt this hand: { $what }
# $what (the event's name)
error-consequence = The event “{ $what }” follows from the others by itself; it cannot be added.
