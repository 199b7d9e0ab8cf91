### What the engine did not take: error-<code> for every code of fzzzt.engine.errors.
### Arguments have the names of the error's details, but $card and $unit are labels and $turn is a name;
### details not named here ($seat, mostly) may be passed and are ignored.

## Bids

# $card
error-unknown-card = There is no card “{ $card }” in this game. Choose by the numbers in front of your cards.
# no arguments
error-empty-bid = A bid needs at least one card. Your weakest is enough.
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
error-no-shared-symbol = { $card } has no symbol in common with { $unit }. Choose a Robot that fits.

## Anything else

# $seat (as typed or sent)
error-unknown-seat = There is no seat “{ $seat }” at this table.
# $what (the engine's own words, in English)
error-malformed = That move cannot be read ({ $what }). Check how it is written and try again.
# no arguments
error-not-an-event = That is not an event of this game.
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
error-consequence = The event “{ $what }” follows from the others and cannot be added.

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
error-deck-long-line = This is not a deck file: a line in it is longer than { $high } bytes.
# $count, $high
error-deck-too-large = The deck file is too large; the limit is { $high } bytes, or { $count } lines and values.
# $what (Python’s own words, in English)
error-deck-not-utf8 = This is not a deck file: it is not text in UTF-8 ({ $what }).
# $what (Python’s own words, in English)
error-deck-not-toml = This is not a deck file: it is not valid TOML ({ $what }).
# no arguments
error-deck-too-deep = This is not a deck file: it is nested too deeply.
# $what
error-deck-unknown-entry = There is no place for “{ $what }” in a deck file: it holds [[card]] tables only.
# no arguments
error-deck-no-cards = There are no cards in this deck file. Each kind of card needs a [[card]] table.
# $count, $high
error-deck-too-many-faces = The deck has { $count } different cards; the limit is { $high }.
# $count, $high
error-deck-too-many-cards = The deck has { $count } cards; the limit is { $high }.
# $count, $high
error-deck-too-many-units = The deck has { $count } Production Units; the limit is { $high }.

## A card of a deck file: $card is its id

# $number (its place in the file)
error-deck-not-a-table = Card { $number } of the deck file is not a [[card]] table.
# $number (its place in the file)
error-deck-no-id = Card { $number } of the deck file has no id.
# $card, $high
error-deck-bad-id = Card “{ $card }”: an id has at most { $high } letters (a–z, A–Z), digits, hyphens and underscores.
# $card
error-deck-mechanic-id = Card “{ $card }”: ids that begin with “mechanic” belong to the Mechanics, and a deck file does not list those.
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
error-deck-unit-count = Card “{ $card }”: each Production Unit has its own id, so its count must be 1.
# $card
error-deck-unit-power = Card “{ $card }”: a Production Unit has no power.
# $card
error-deck-same-id = Card “{ $card }” is listed twice. Each kind of card has its own id; count says how many copies there are.
# $card, $number, $power
error-deck-same-number = Card “{ $card }”: player number { $number } already has a Robot of power { $power }.

## A deck that does not go with the options

# $number, $power
error-deck-no-starting-robot = In this deck player number { $number } has no Robot of power { $power }.
# $count, $belt
error-deck-too-small = The deck has too few cards: { $count } for a Conveyor Belt of { $belt }.

## What a table did not do: refused-<code> for the codes of servers and of tables in the terminal; page and terminal share them
# $what (the server's own words or its code, in English): none of the codes below
refused-other = That did not work: { $what }
# no arguments
refused-unreachable = The server does not answer. Please try again in a moment.
# no arguments: something else answers at that address
refused-no-server = This is not a server with Fzzzt! tables.
# no arguments
refused-unavailable = This could not be saved just now. Please try again.
# no arguments
refused-too-fast = Too fast! Take a breath.
# no arguments
refused-no-such-table = There is no such table.
# $players
refused-bad-terms = Choose a person or a bot for each of the { $players } seats.
# no arguments
refused-bad-name = A name has 1 to 30 characters.
# no arguments
refused-seat-taken = Somebody was quicker: this seat is taken.
# no arguments
refused-table-full = Every seat is taken.
# no arguments
refused-already-seated = You already have a seat here.
# no arguments
refused-not-seated = You need a seat at this table for that.
# no arguments
refused-not-the-host = Only the host can do that.
# no arguments
refused-begun = The game has already begun.
# no arguments
refused-not-begun = The game has not begun yet.
# no arguments
refused-over = The game is over.
# no arguments
refused-not-over = The game is not over yet.
# no arguments
refused-stale = The game has moved on. Look again and choose again.
# no arguments
refused-already-bid = You have already bid in this auction.
# no arguments
refused-nothing-to-bid = You have no cards in hand.
# no arguments
refused-not-your-turn = It is not your turn yet.
# no arguments
refused-covered = A bot is playing for you: take your seat back first.
# no arguments
refused-not-absent = Please wait another minute.
# no arguments
refused-silenced = The host has muted you.
# no arguments
refused-bad-chat = A message is 1 to 300 characters of plain text.
# no arguments
refused-bad-link = This link has been used or is too old. Ask for a new one.
# no arguments
refused-never-played = No game was played at this table.
# no arguments
refused-bad-record = This file is not the record of a game.
# no arguments: the terminal
refused-not-here = That cannot be done here.
# no arguments: the terminal, a replay
refused-replay = This game is over: you can only watch it.
# no arguments: the terminal, a replay or a page
refused-at-start = This is the beginning.
# no arguments: the terminal, a replay or a page
refused-at-end = This is the end.
# no arguments: the terminal, a replay
refused-unfinished = The record stops here: the game was not finished.
# no arguments: the terminal, a replay
refused-first-game = This is the first game of the file.
# no arguments: the terminal, a replay
refused-last-game = This is the last game of the file.
