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

## Options of a table

# $low, $high, $what
error-options-players = Fzzzt! is for { $low } to { $high } players, not { $what }.
# $what
error-options-cards = The cards can be base or extended, not { $what }.
# $what
error-options-unused-robots = The unused Robots can stay or leave, not { $what }.
# $players
error-options-needs-extended = With { $players } players the expansion’s cards are needed.
# $players
error-options-always-leave = With { $players } players the starting Robots of unused numbers always leave the game.

## Deck files: $what, $field and $choices stand as they are in the file

# $high
error-deck-long-line = This is no deck file: a line in it is longer than { $high } bytes.
# $count, $high
error-deck-too-large = The deck file is too large: { $high } bytes, or { $count } lines and values, are the most.
# $what (Python’s own words, in English)
error-deck-not-utf8 = This is no deck file: it is not text in UTF-8 ({ $what }).
# $what (Python’s own words, in English)
error-deck-not-toml = This is no deck file: it is not valid TOML ({ $what }).
# no arguments
error-deck-too-deep = This is no deck file: it is nested too deeply.
# $what
error-deck-unknown-entry = There is no place for “{ $what }” in a deck file: it holds [[card]] tables only.
# no arguments
error-deck-no-cards = There are no cards in this deck file. Each kind of card needs a [[card]] table.
# $count, $high
error-deck-too-many-faces = The deck has { $count } different cards; { $high } are the most.
# $count, $high
error-deck-too-many-cards = The deck has { $count } cards; { $high } are the most.
# $count, $high
error-deck-too-many-units = The deck has { $count } Production Units; { $high } are the most.

## A card of a deck file: $card is its id

# $number (its place in the file)
error-deck-not-a-table = Card { $number } of the deck file is not a [[card]] table.
# $number (its place in the file)
error-deck-no-id = Card { $number } of the deck file has no id.
# $card, $high
error-deck-bad-id = Card “{ $card }”: an id has at most { $high } letters (a–z, A–Z), digits, hyphens and underscores.
# $card
error-deck-mechanic-id = Card “{ $card }”: ids that begin with “mechanic” are those of the Mechanics, which a deck file does not list.
# $card, $field
error-deck-missing-field = Card “{ $card }”: the field { $field } is missing.
# $card, $field
error-deck-unknown-field = Card “{ $card }”: there is no field “{ $field }”.
# $card, $field, $choices, $what
error-deck-not-a-choice = Card “{ $card }”: { $field } must be one of { $choices }, not { $what }.
# $card, $field, $what
error-deck-not-a-number = Card “{ $card }”: { $field } must be a whole number, not { $what }.
# $card, $field, $what
error-deck-not-a-text = Card “{ $card }”: { $field } must be text in quotation marks, not { $what }.
# $card, $field, $what
error-deck-not-true-or-false = Card “{ $card }”: { $field } must be true or false, not { $what }.
# $card, $field, $low, $high, $what
error-deck-out-of-range = Card “{ $card }”: { $field } must be from { $low } to { $high }, not { $what }.
# $card, $symbols, $what
error-deck-bad-symbols = Card “{ $card }”: symbols must be different letters of { $symbols }, not { $what }.
# $card
error-deck-fzzzt-symbols = Card “{ $card }”: a Fzzzt card has no symbols.
# $card
error-deck-grade-of-no-unit = Card “{ $card }”: only a Production Unit has a grade.
# $card
error-deck-bad-numbered = Card “{ $card }”: only a single Robot of power 1, 2 or 3 can have a player number.
# $card
error-deck-unit-symbols = Card “{ $card }”: a Production Unit needs at least one symbol.
# $card
error-deck-unit-points = Card “{ $card }”: the points of a Production Unit cannot be negative.
# $card
error-deck-unit-count = Card “{ $card }”: each Production Unit has an id of its own, so its count must be 1.
# $card
error-deck-unit-power = Card “{ $card }”: a Production Unit has no power.
# $card
error-deck-same-id = Card “{ $card }” is listed twice. Each kind of card has an id of its own; count says how many copies there are.
# $card, $number, $power
error-deck-same-number = Card “{ $card }”: player number { $number } already has a Robot of power { $power }.

## A deck that does not go with the options

# $number, $power
error-deck-no-starting-robot = In this deck player number { $number } has no Robot of power { $power }.
# $count, $belt
error-deck-too-small = The deck has too few cards: { $count } for a Conveyor Belt of { $belt }.
