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
# $card
error-surplus-card = The Conveyor Belt Deck does not hold the cards of this game: { $card } is too many.
# $card
error-missing-card = The Conveyor Belt Deck does not hold the cards of this game: { $card } is missing.
# $players
error-wrong-hands = A deal has { $players } hands, one for each seat.
# $seat, $count
error-wrong-hand-size = Seat { $seat } cannot be dealt this hand: the number of its cards must be { $count }.
# $seat, $card
error-wrong-hand-card = Seat { $seat } cannot be dealt this hand: { $card } is not among its cards.
# $what (the event's name)
error-consequence = The event “{ $what }” follows from the others and cannot be added.

## The sheet of widgets in a record: cards and symbols stand as they are there

# $units, $what
error-sheet-units = The Production Units are { $units }, not { $what }.
# $unit, $symbols, $what
error-sheet-widget = { $unit }: a widget needs { $symbols }, not { $what }.
# $unit, $card, $symbol
error-sheet-robot = { $unit }: { $card } cannot serve as { $symbol }.
# $unit, $points, $what
error-sheet-points = { $unit }: the points are { $points }, not { $what }.
# $card
error-sheet-lacking = { $card } is used more often than the seat has it, free or on that Production Unit.

## Options of a table

# $low, $high, $what
error-options-players = Fzzzt! is for { $low } to { $high } players, not { $what }.
# $players, $option, $choices (e.g. base|extended), $what
error-options-choice = With { $players } players { $option } can only be { $choices }, not { $what }.

## Deck files: $what, $field and $choices stand as they are in the file

# $high
error-deck-long-line = This is not a deck file: a line in it is longer than { $high } bytes.
# $count, $high
error-deck-too-large = The deck file is too large; the limit is { $high } bytes, or { $count } lines and values.
# $number (of the byte)
error-deck-not-utf8 = This is not a deck file: it is not text in UTF-8 (byte { $number }).
# $what (the place, as line:column)
error-deck-not-toml = This is not a deck file: it is not valid TOML (line and column { $what }).
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
# no arguments: a table that the server cannot follow any more
refused-set-aside = Something is wrong with this table, so it has been set aside. Nothing was deleted.
# $players
refused-bad-terms = Choose a person or a bot for each of the { $players } seats.
# no arguments
refused-bad-name = A name has 1 to 30 characters.
# no arguments: a lesson was answered with something that it does not ask for
refused-not-an-answer = This does not answer the question: send cards, robots or a number, as it asks.
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
# no arguments: a record is brought in, and the seat that is said to be one’s own was a bot’s
refused-bot-seat = A bot played there. Say which seat was yours.
# $count: how many games one may bring in
refused-enough-games = You have brought in { $count } games, and no more fit.
# $event (asked for), $last (the number of the last one)
refused-no-such-event = There is no event { $event } to play on from: the game has events 1 to { $last }.
# no arguments
refused-stale = The game has moved on. Look again and choose again.
# no arguments
refused-already-bid = You have already bid in this auction.
# no arguments
refused-nothing-to-bid = You have no cards in hand.
# no arguments
refused-not-your-turn = It is not your turn yet.
# no arguments
refused-no-hints = There are no hints at this table.
# no arguments: a link leads to no group
refused-no-such-group = There is no such group: look at the link again.
# no arguments: somebody has too many groups
refused-enough-groups = You are in so many groups already: go on with one of them.
# no arguments: a guided game, a daily one or one played on cannot be the first of a group
refused-no-group-game = No group can begin with this game: play an ordinary one first.
# no arguments: a guest wants to play a rated game
refused-rated-account = Rated games are for accounts. Keep your name under “My games” first; it takes no password.
# no arguments: a table cannot be rated as it was asked for
refused-rated-terms = A rated game has the standard deck in its usual variant, a clock, and no hints.
# $bot: a player that is a program
refused-rated-bot = { $bot } has no rating on this server: choose another level.
# no arguments: somebody wants a link that moves a seat
refused-rated-seat = In a rated game a seat stays with its account: sign in on the other device instead.
# no arguments: somebody wants a bot to play for somebody else
refused-rated-clock = In a rated game the clock decides: nobody can call a bot for somebody else.
# no arguments
refused-covered = A bot is playing for you: take your seat back first.
# no arguments
refused-not-absent = Please wait another minute.
# no arguments: somebody wants a bot to play for somebody else
refused-not-overdue = The clock here is a long one: you can call a bot once this player has let it run out.
# no arguments
refused-nobodys-seat = Nobody sits there.
# no arguments
refused-owner-here = The person whose seat this is is here.
# no arguments
refused-nobody-agrees = Nobody else plays at this table who could agree.
# no arguments
refused-no-such-request = Nobody is asking for that seat any more.
# no arguments
refused-not-yours-to-answer = Somebody else has to answer that.
# no arguments
refused-not-lost = The owner has not been away for two minutes yet.
# no arguments
refused-not-covered = You are playing yourself.
# no arguments
refused-silenced = The host has muted you.
# no arguments
refused-bad-chat = A message is 1 to 300 characters of plain text.
# no arguments
refused-bad-link = This link has been used or is too old. Ask for a new one.
# no arguments
refused-not-signed-in = You are playing as a guest. Keep this guest as an account, or sign in.
# no arguments
refused-account-already = You have an account already.
# no arguments
refused-name-taken = Somebody has this name, or one that looks just like it. Choose another.
# no arguments
refused-no-passkeys-here = Passkeys do not work at this address: they need https, or this computer itself. Codes work everywhere.
# no arguments
refused-sign-in-failed = That did not sign you in. A code works once, a passkey only where it was made. Check it and try again.
# no arguments
refused-enough-passkeys = You have enough passkeys. Remove one first.
# no arguments
refused-no-such-passkey = This passkey is gone already.
# no arguments
refused-last-way-in = This is the last way into your account. Make new recovery codes first.
# no arguments
refused-no-such-session = Nobody is signed in there any more.
# no arguments
refused-no-reviews = Reviews cannot be made here: the server lacks what they need, or the deck is too large.
# no arguments
refused-never-played = No game was played at this table.
# no arguments
refused-daily-closed = These are the cards of today’s deal. Finish your own game of it first.
# no arguments
refused-daily-once = There is no rematch of a day’s deal. Earlier days can be played again from the page of today’s deal.
# no arguments
refused-daily-own-hand = Today’s deal is yours to play to its end: no bot covers for you. Leave whenever you like, and come back the same day.
# $day
refused-daily-no-such-day = There is no deal of { $day } to be had here.
# $what (why, in English)
refused-daily-bad-record = This is not a whole, lawful game of the public deal, so it was not taken: { $what }
# no arguments
refused-daily-not-public = Only games of the public deal can be handed in. Games of a server’s own deal are counted there.
# $day
refused-daily-not-yet = { $day } has not begun yet by the server’s clock. Check the date of your device.
# $day, $days (in which a game can be handed in)
refused-daily-too-late = { $day } is too long ago: a game can be handed in for { $days } days.
# no arguments
refused-daily-other-bots = This game was played with other versions of the bots than the server’s. Use the same version of Fzzzt!.
# no arguments
refused-daily-not-yours = This game was played by somebody else.
# $day
refused-daily-handed-in = You have handed in a game of { $day } already. That one counts.
# no arguments
refused-bad-record = This file is not the record of a game.
# no arguments
refused-bad-address = Notices can go to public https addresses only.
# no arguments
refused-unknown-address = This address cannot be found.
# no arguments
refused-enough-notices = Your notices already go to enough places: remove one first.
# no arguments: a replay would be too much for the server
refused-too-long = This game is too long to be shown here. Its record can be watched in a terminal.
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
