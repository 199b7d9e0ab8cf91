### The page in the browser. A comment above a message names its arguments and says when it is used.
### Sentences about the game itself are those of the other files.

## The page around the screens

# no arguments: the first link, for keyboards
page-skip = Skip to content
# no arguments: name of the list of links
page-nav = Pages
# no arguments: name of the logo's link
page-home-link = Fzzzt! home page
# no arguments: button
page-close = Close
# no arguments: link
page-home = Home
# no arguments: link
page-rules = Rules
# no arguments: link, for games with printed cards
page-scorepad = Score pad
# no arguments: link
page-replay = Replay
# no arguments: an address that leads nowhere
page-lost = There is nothing on this belt.
# no arguments: link
page-lost-home = Back to the home page

## Settings

# no arguments
page-settings = Settings
# no arguments
page-language = Language
# no arguments
page-theme = Theme
# no arguments
page-theme-auto = match my device
# no arguments
page-theme-day = day shift
# no arguments
page-theme-night = night shift
# no arguments
page-sound = Sounds
# no arguments
page-notify = Notify me when it is my turn
# no arguments
page-memory = Memory aid: show who owns what

## Start page

# no arguments
page-headline = Robots for sale!
# no arguments
page-tagline = Bid for the oddest robots in the factory with the robots you already have. Two to six mechanics, half an hour.
# no arguments: label of a field
page-name = Your name
# $name
page-name-saved = Hello, { $name }!
# no arguments: heading
page-play-now = Play now
# no arguments
page-play-now-note = Against bots. You can leave at any time and continue later.
# no arguments: button
page-play-now-do = Deal me in!
# no arguments: choice of a number
page-players = Players
# no arguments: five or six players
page-players-expansion = With the expansion.
# no arguments: choice of how well bots play
page-level = The bots play as
# no arguments: choice of a number
page-bots = How many are bots?
# no arguments: heading
page-new-table = Open a table
# no arguments
page-new-table-note = You get a link for your friends. The game begins when every seat is taken.
# no arguments: button
page-new-table-do = Open the table
# no arguments: choice of a clock
page-clock-choice = Time to think
# no arguments
page-public = Anyone may join
# no arguments
page-variants = Variants
# no arguments: choice of a file
page-variant-deck = House deck (a deck file)
# no arguments: heading
page-mine-running = Your games
# no arguments: heading
page-mine-finished = Finished games
# no arguments: heading
page-open-tables = Open tables
# no arguments
page-open-tables-none = No table is waiting right now. Open one!
# $count
page-free-seats =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
# no arguments: heading, several people pass one device around
page-together = Several people, one device
# no arguments
page-together-note = Pass it round: a curtain hides your hand from the others. Bots take the seats that are left.
# no arguments: button
page-together-more = One more person
# no arguments: button
page-together-less = One person fewer
# no arguments: button
page-together-do = Deal us in!
# no arguments
page-level-warming = Still warming up: until then it plays like the Mechanic.

## Before the game

# no arguments: heading and title
page-table = The table
# no arguments
page-connecting = Walking to the table…
# no arguments
page-reconnecting = The connection is down; trying again. Nothing is lost.
# no arguments: heading
page-lobby = Waiting for mechanics
# no arguments: heading, a moment before the first deal
page-starting = The cards are being shuffled…
# no arguments: the host or nobody's word ended it
page-ended = This table is closed.
# $name: several people pass one device around
page-curtain = Pass the device to { $name }.
# no arguments
page-curtain-note = Everyone else, look away!
# $name: button
page-curtain-lift = I am { $name }: curtain up!
# no arguments: only bots are at it
page-curtain-wait = The bots are thinking…
# $number
page-seat-free = Free seat { $number }
# $name: one's own seat
page-seat-you = { $name } (you)
# no arguments: behind a name
page-seat-kept = not here yet
# $what (the level)
page-seat-bot = bot, { $what }
# $what (the level of the bot that plays instead)
page-seat-away = away; a bot plays ({ $what })
# no arguments: button
page-sit = Sit down here
# no arguments: button
page-leave = Get up and leave
# no arguments: button
page-start = Start with bots
# $number: choice of who sits there
page-fill = Seat { $number } is for
# no arguments
page-fill-person = a person
# no arguments: heading
page-invite = Invite people
# no arguments: name of a field
page-link = Link to copy
# no arguments: button
page-copy = Copy
# no arguments
page-copied = The link is copied.
# no arguments: a picture in words
page-qr = The same link as a QR code

## At the table

# no arguments
page-your-turn = Your turn!
# no arguments
page-your-build = Time to build!
# no arguments
page-spectator = You are watching. Hands and sealed bids stay hidden.
# no arguments: name of a region
page-opponents = The others at the table
# no arguments: name of a region
page-mine = Your side of the table
# no arguments: name of a region
page-belt = Conveyor Belt
# no arguments
page-belt-empty = The Conveyor Belt is empty.
# no arguments: on the card at auction, short
page-at-auction = For sale
# no arguments: name of a region
page-outcome = The last auction
# no arguments: before the first auction is settled
page-outcome-none = Nothing sold yet. Who will bid the most for the first card?
# no arguments
page-chief = Chief Mechanic
# $hand, $discard (numbers of cards)
page-seat-cards = Hand { $hand }, discard pile { $discard }
# no arguments
page-seat-thinks = thinking…
# no arguments
page-seat-builds = building…
# $count
page-units =
    { $count ->
        [one] { $count } Production Unit
       *[other] { $count } Production Units
    }
# $count: where there is little room
page-units-short = Units: { $count }
# $what (such as 1:05): read aloud
page-clock = Time left: { $what }
# no arguments
page-hand-empty = No cards in hand.
# no arguments: name of a region
page-bid = Your bid
# no arguments
page-bid-empty = Choose cards from your hand to bid.
# $count, $value
page-bid-forming =
    { $count ->
        [one] { $count } card chosen, power { $value }.
       *[other] { $count } cards chosen, power { $value }.
    }
# $count, $value
page-bid-laid =
    { $count ->
        [one] Your bid lies face down: { $count } card, power { $value }.
       *[other] Your bid lies face down: { $count } cards, power { $value }.
    }
# $count, $value: becomes the bid when the turn comes
page-bid-prepared =
    { $count ->
        [one] Ready for your turn: { $count } card, power { $value }.
       *[other] Ready for your turn: { $count } cards, power { $value }.
    }
# no arguments: button
page-bid-do = Bid
# no arguments: button, before one's turn
page-bid-prepare = Bid on my turn
# no arguments: button
page-bid-unprepare = Take it back
# $count (robots chosen): button
page-build-do =
    { $count ->
        [one] Allocate { $count } Robot
       *[other] Allocate { $count } Robots
    }
# no arguments: button
page-build-nothing = Build nothing
# no arguments
page-build-waiting = The others are still building.
# no arguments
page-away = A bot is playing for you.
# no arguments: button
page-back = Take my seat back
# no arguments: button
page-step-away = Step away, let a bot play
# no arguments
page-auto = Bid my last card automatically
# no arguments: button
page-menu = More
# no arguments: button
page-move-seat = Continue on another device
# no arguments
page-move-seat-note = Open this link there. It works once, within ten minutes.
# $name: button of the host's
page-replace = Let a bot play for { $name }
# no arguments: button of the host's
page-end = Close the table
# no arguments
page-end-sure = Close it for everyone? The game will not be finished.
# no arguments: button
page-end-yes = Close it
# no arguments: button
page-end-no = Play on
# no arguments: heading
page-aid = Player aid
# $cards
page-known-hand = Seen in hand: { $cards }
# $cards
page-known-discard = Seen in the discard pile: { $cards }
# $cards
page-unsure = In hand or discard pile: { $cards }

## After the game

# no arguments: button
page-rematch = Rematch
# no arguments: button, somebody has opened the next table
page-rematch-join = To the rematch
# no arguments: link
page-replay-watch = Watch the replay
# no arguments: button
page-share = Share the replay
# no arguments: link
page-download = Download the record

## Log and talk

# no arguments: heading
page-log = What happened
# no arguments: heading
page-talk = Table talk
# no arguments
page-talk-empty = Nobody has said anything yet.
# no arguments: field
page-talk-label = Say something
# no arguments: button
page-talk-send = Say it
# $name
page-talk-spectator = { $name } (watching)
# no arguments: all of them, in a list of names
page-spectators = Spectators
# no arguments
page-manners = Mute players
# $name
page-mute = Mute { $name }
# $name: the host
page-silence = Mute { $name } for everyone

## Rules

# no arguments: field
page-rules-search = Search the rules
# $count
page-rules-found =
    { $count ->
        [one] Found in { $count } section.
       *[other] Found in { $count } sections.
    }
# no arguments
page-rules-none = The rules say nothing about that.

## Replay

# no arguments
page-replay-note = Drop a game’s record here, or choose the file.
# no arguments: button
page-replay-file = Record file
# no arguments: choice of a seat
page-replay-as = Seen by
# no arguments: in that choice
page-replay-open = everyone: all cards open
# no arguments: in that choice
page-replay-spectator = a spectator
# no arguments: button
page-replay-play = Play
# no arguments: button
page-replay-pause = Pause
# no arguments: button
page-replay-back = One step back
# no arguments: button
page-replay-next = One step forward
# no arguments: name of a slider
page-replay-scrub = Moment of the game
# $round: button
page-replay-round = Round { $round }
# no arguments: name of a row of buttons
page-replay-rounds = Jump to a round
# no arguments: name of a choice
page-replay-games = Games
# no arguments: button
page-replay-game-back = Previous game
# no arguments: button
page-replay-game-next = Next game
# no arguments: heading of a chart
page-race = The race
# no arguments
page-race-note = What each player would have scored after each auction.

## Score pad

# no arguments
page-scorepad-note = For a game with printed cards: tap what each player has at the end, with the Robots on units.
# $number
page-scorepad-player = Player { $number }
# no arguments: field
page-scorepad-name = Name
# no arguments: button
page-scorepad-add = Add a player
# $name: button
page-scorepad-remove = Remove { $name }
# no arguments: heading
page-scorepad-cards = Robots and other cards
# no arguments: heading
page-scorepad-units = Production Units
# $card: button
page-scorepad-more = One more: { $card }
# $card: button
page-scorepad-less = One fewer: { $card }
# $unit: which robots were put on it during the game
page-scorepad-allocated = Allocated to { $unit } during the game
# no arguments: button
page-scorepad-clear = New game
