### What is false in a record, and why its shuffles were not recomputed: what `fzzzt verify` tells.
### What stands in the record (cards, fields, values, kinds of events) is told as it stands there; seats count from 0.

## The file

# $high
fault-too-long = longer than any game: { $high } bytes are the most
# no arguments
fault-too-deep = not JSON: nested too deeply
# $number
fault-not-utf8 = not UTF-8 at byte { $number }
# no arguments: an escape of JSON like \ud800
fault-half-sign = not text: half of a sign stands alone
# $number
fault-not-json-at = not JSON at character { $number }
# no arguments
fault-not-json = not JSON

## What stands before the events

# no arguments
fault-not-an-object = a record is a JSON object
# no arguments
fault-no-events = events must be a list
# $version, $what
fault-version = this reads version { $version } of the record, not { $what }
# no arguments
fault-no-options = options are missing
# no arguments
fault-no-deck-name = the deck has no name
# $name, $field
fault-no-faces = the faces of deck { $name } are not in the record ({ $field })
# $field
fault-other-standard = the standard deck of the record is another version than that of this program ({ $field })
# $players
fault-seats = seats must name { $players } players
# no arguments
fault-seat-name = each seat needs a name

## Events: their form and their order

# no arguments
fault-not-an-event = an event is an object with a type
# $field, $what
fault-value = { $field } cannot be { $what }
# $field
fault-form-numbers = { $field } must be a list of numbers
# $field
fault-form-ids = { $field } must be a list of card ids
# $field
fault-form-hands = { $field } must be a list of hands, one a seat, each a list of card ids
# $field
fault-form-number = { $field } must be a number
# $field
fault-form-robots = { $field } must tell the robot for each unit
# $what
fault-cannot-come = { $what } cannot come here
# $what
fault-other-event = a { $what } event must come here
# no arguments
fault-after-the-end = the game is over: nothing can follow its score
# $turn, $seat
fault-build-order = builds stand clockwise from the Chief: seat { $turn } is next, not seat { $seat }
# $field
fault-missing = { $field } is missing
# $field, $right, $what
fault-differs = { $field } is { $right }, not { $what }
# $round, $rounds
fault-unfinished = unfinished: it stops in round { $round } of { $rounds }

## Moves, as somebody sees them who does not play: fault-<code> for codes whose error-<code> speaks to a player

# $card
fault-unknown-card = no card { $card } in this game
# $seat
fault-unknown-seat = there is no seat { $seat }
# no arguments
fault-empty-bid = a bid needs at least one card
# $card, $seat
fault-not-in-hand = { $card } is not in the hand of seat { $seat }
# $card, $seat
fault-repeated-card = { $card } is used more often than seat { $seat } has it
# $seat, $turn
fault-not-your-turn = seat { $seat } may not bid now: it is the turn of seat { $turn }
# no arguments
fault-not-now-bid = no bids are taken now
# no arguments
fault-not-now-build = no robots are allocated now
# $seat
fault-nothing-to-build = seat { $seat } has no Production Unit to build on
# $seat
fault-already-built = seat { $seat } has built already
# $unit, $seat
fault-not-your-unit = { $unit } is not a Production Unit of seat { $seat }
# $card
fault-not-a-robot = { $card } is not a Robot: it cannot be allocated
# $card, $unit
fault-no-shared-symbol = { $card } shares no symbol with { $unit }

## The score

# $players
fault-score-seats = the score must have { $players } seats
# $seat
fault-score-not-an-object = the score of seat { $seat } is not an object
# $field, $seat, $right, $what
fault-score-differs = { $field } of seat { $seat } is { $right }, not { $what }
# $seat
fault-score-units = seat { $seat }: units must be a list
# $seat, $what (names of fields)
fault-score-unit = seat { $seat }: the score of a unit is its { $what }
# $seat, $what (a sentence)
fault-at-seat = seat { $seat }: { $what }
# $right, $what
fault-winners = winners are { $right }, not { $what }

## Shuffles

# $seed
fault-seed = seed { $seed } shuffles otherwise
# $seed
fault-seed-unseen = seed { $seed } deals the unseen cards otherwise
# no arguments
fault-shuffle-form = shuffle must be an object that tells its method
# $count, $number
fault-shuffle-count = shuffle: there must be { $count } nonces, one a seat, not { $number }
# no arguments
fault-shuffle-day = shuffle: the day must be text
# no arguments
fault-shuffle-seed = shuffle: the seed must be text
# no arguments
fault-secret-form = shuffle: the secret must have 64 hexadecimal digits
# no arguments
fault-secret-other = shuffle: the secret is not the one that was committed to
# no arguments
fault-nonces-form = shuffle: nonces must be a list, one a seat
# $seat
fault-nonce-pair = shuffle: seat { $seat } must have a commitment and a nonce, or null
# $seat, $what (a sentence)
fault-nonce-seat = shuffle: seat { $seat }: { $what }
# no arguments
fault-commitment-form = a commitment has 64 hexadecimal digits
# no arguments
fault-nonce-form = a nonce has 32 to 128 hexadecimal digits
# no arguments
fault-nonce-other = the nonce is not the one that was committed to

## Shuffles that were not recomputed: why

# no arguments
fault-untold-shuffle = the record does not tell how they came about
# no arguments
fault-untold-origin = the record does not tell what the game came from
# no arguments
fault-untold-secret = the secret of the deal of a day is told when the day is over
# $what
fault-unknown-method = the method { $what } is not known here

## Where a game was played on from, and the deal of a day

# $what (a sentence)
fault-origin-impossible = origin: there can be no such game: { $what }
# $seat
fault-origin-seat = origin: there is no seat { $seat }
# $number, $event
fault-origin-length = origin: its events lead to event { $number }, not { $event }
# no arguments
fault-went-otherwise = this is not how the game came about: it went otherwise
# $seat
fault-went-otherwise-seat = this is not how the game came about: as seat { $seat } saw it, it went otherwise
# $day
fault-daily-no-day = daily: there is no day { $day }
# no arguments
fault-daily-no-shuffle = daily: the record does not tell how its cards came about
# $what (public or server), $day
fault-daily-other-deal = daily: this is not the { $what } deal of { $day }
# no arguments
fault-daily-levels = daily: it must name the level of every bot with its version, and no others
# $bot
fault-daily-bot = daily: { $bot } decides otherwise here
