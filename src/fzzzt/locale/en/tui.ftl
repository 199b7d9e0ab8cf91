### The table on a full screen. A comment above a message names its arguments and says when it is used.
### Keys are the same in every language; these are the words beside them.

## Columns of the seats, as short as can be

# no arguments: heading of the names
tui-column-seats = Mechanics
# no arguments: cards in hand
tui-column-hand = Hand
# no arguments: cards in the discard pile
tui-column-discard = Discard
# no arguments: the sealed bid; also above the sum of the cards chosen
tui-column-bid = Bid
# no arguments: in its place when the game is over
tui-column-points = Points
# no arguments: units
tui-column-units = Production Units
# no arguments: beside the name of the Chief Mechanic
tui-chief = Chief
# $count: cards in the deck, in the upper right corner
tui-deck = Deck: { $count }

## Who has a seat

# no arguments
tui-seat-free = free seat
# no arguments: for a person of the game before
tui-seat-kept = not here yet
# no arguments
tui-seat-person = at the table
# $bot (level)
tui-seat-bot = bot ({ $bot })
# $bot (level): a bot plays for a person
tui-seat-away = away; a bot plays ({ $bot })

## What is to be done now

# no arguments: no card is chosen yet
tui-prompt-bid = Your turn: choose cards by number, then Enter.
# $value: power of the cards chosen
tui-prompt-bid-chosen = Your bid is worth { $value }. Enter lays it down.
# no arguments
tui-prompt-build = Clean up and build: a Robot for each unit if you like, then Enter.
# $names: those who decide
tui-prompt-wait = Waiting for { $names }…
# $value: the bid that is made when the turn comes
tui-prompt-prepared = Your bid of { $value } is ready. Esc takes it back.
# no arguments
tui-prompt-away = A bot is playing for you. Key a: take your seat back.
# no arguments
tui-prompt-watch = You are watching.
# $count (free seats), $address: before the game, to a guest
tui-prompt-open = Waiting at { $address }. Free seats: { $count }
# $count (free seats), $address: before the game, to the host
tui-prompt-open-host = Invite: { $address }. Free seats: { $count }
# $names (winners), $points
tui-prompt-over =
    Winner: { $names }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $number, $count: where a replay is
tui-prompt-replay = Step { $number } of { $count }

## What keys do, in a word or two

# no arguments
tui-key-choose = choose
# no arguments
tui-key-cursor = move, choose the card there
# no arguments
tui-key-bid = bid
# no arguments
tui-key-clear = choose nothing, take a bid back
# no arguments
tui-key-hint = hint
# no arguments
tui-key-unit = unit
# no arguments
tui-key-robot = robot
# no arguments
tui-key-none = no robot
# no arguments
tui-key-build = build
# no arguments: also the title of a page
tui-key-owned = who owns what
# no arguments: also the title of a page
tui-key-log = what happened
# no arguments
tui-key-score = score sheet
# no arguments: also the title of a page
tui-key-rules = rules
# no arguments: also the title of a page
tui-key-help = help
# no arguments
tui-key-scroll = scroll the log
# no arguments
tui-key-skip = faster, please
# no arguments
tui-key-pause = pause
# no arguments
tui-key-play = play, pause
# no arguments
tui-key-step = step
# no arguments
tui-key-round = next round
# no arguments
tui-key-home = to the beginning
# no arguments
tui-key-end = to the end
# no arguments: to another game of a file
tui-key-game = game
# no arguments: the same in the help
tui-key-games = next game of a file, previous one
# no arguments
tui-key-pace = pace
# no arguments
tui-key-new = new game
# no arguments
tui-key-leave = leave
# no arguments
tui-key-menu = more
# no arguments: light or dark colours
tui-key-shift = day or night shift
# no arguments
tui-key-chat = talk
# no arguments
tui-key-away = step away, come back
# no arguments
tui-key-auto = bid the last card automatically
# no arguments: the host
tui-key-fill = add a bot
# no arguments: the host
tui-key-start = start
# no arguments: in the list of tables
tui-key-join = sit down
# no arguments: in the list of tables
tui-key-open = new table
# no arguments: in the list of tables
tui-key-name = your name
# no arguments: in the list of tables
tui-key-refresh = refresh

## Help: headings, and what signs mean

# no arguments
tui-help-bid = Your turn to bid
# no arguments
tui-help-build = Clean up and build
# no arguments
tui-help-look = To read
# no arguments
tui-help-go = The game
# no arguments
tui-help-people = At a table with people
# no arguments
tui-help-replay = A replay
# no arguments
tui-sign-power = power, in zaps
# no arguments
tui-sign-points = points
# no arguments
tui-sign-speed = Belt Speed Number
# no arguments
tui-sign-sealed = cards of a sealed bid
# no arguments
tui-sign-unit = a Production Unit: points, symbols, Robots on it
# no arguments
tui-sign-turn = the player to move

## Notes

# $key: it has no meaning here
tui-no-such-key = The key “{ $key }” does nothing here. Key ?: help.
# $key: it has no meaning on this page
tui-no-such-key-here = The key “{ $key }” does nothing here.
# $what (a variable of the shell)
tui-no-colours = Colours are off: { $what } is set.
# no arguments
tui-no-score = The score sheet comes when the game is over.
# no arguments
tui-no-hint = There are no hints here.
# no arguments
tui-only-with-people = That is for tables with people: you are playing with bots only.
# no arguments
tui-sending = One moment: your last move is still being sent.
# no arguments
tui-paused = Paused.
# no arguments: the next thing depends on others
tui-no-hurry = Nothing to speed up: the table is waiting.
# $what (seconds)
tui-pace = Pause between events: { $what } s
# no arguments
tui-auto-on = Your last card in hand is now bid automatically.
# no arguments
tui-auto-off = Your last card in hand waits for you again.
# no arguments: yes or no
tui-new-confirm = Give this game up and begin another?
# $width, $height: of the window
tui-too-small = The window has { $width } × { $height } characters; the table needs 80 × 24.
# no arguments: under a page
tui-page-keys = ↑ ↓ PgUp PgDn: scroll. Esc: back to the table
# no arguments: under a menu
tui-menu-keys = 1-9, or ↑ ↓ and Enter: choose. Esc: back
# no arguments: under a line to type
tui-line-keys = Enter: done. Esc: cancel
# no arguments: the terminal can only write lines
tui-dumb = This terminal can only show lines of text, so here is the plain game.
# $command (as typed in a shell): after leaving a table of a server
tui-seat-waits = Your seat is kept. To continue: { $command }

## The list of tables

# no arguments: heading
tui-lobby-mine = Your games
# no arguments: heading
tui-lobby-open = Open tables
# no arguments: there is no table
tui-lobby-empty = No table is waiting right now. Key n: open one.
# no arguments: there is no table, and the reader only watches
tui-lobby-empty-watch = No table is waiting right now. Key r: look again.
# no arguments
tui-lobby-prompt = Choose a table with the arrows, then Enter.
# $count (tables)
tui-lobby-looked = List refreshed. Tables: { $count }
# $count
tui-lobby-free = Free seats: { $count }
# no arguments
tui-lobby-playing = game in progress

## The terms of a new table

# no arguments: title
tui-terms = Open a table
# no arguments
tui-terms-keys = ↑ ↓ ← →: choose. Enter: open the table. Esc: back

## A watched game, and kept games

# no arguments
tui-help-watch = Watching
# no arguments
tui-key-watch = watch
# no arguments
tui-key-resume = go on
# no arguments
tui-key-delete = delete
# no arguments
tui-kept-prompt = Choose a game with the arrows, then Enter.
