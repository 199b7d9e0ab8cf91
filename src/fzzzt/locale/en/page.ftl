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
# no arguments: link, and heading of that page
page-about = About
# $publisher: of the printed game
page-about-game = Fzzzt! was designed by Tony Boydell and published by { $publisher } in 2009.
# no arguments
page-about-fans = This is a fan version: the robots, the words and the code are our own, the rules are theirs. If you like it, get the printed game.
# $version: of the program, as 1.0.0; $licence: its short name
page-about-version = Version { $version }, free software under the { $licence } licence.
# no arguments: heading of a list of packages
page-about-licences = Inside this page
# no arguments: above that list
page-about-licences-why = Work of others that we gladly use, and the terms it comes under.

## My games

# no arguments: link and heading, one’s finished games
page-me = My games

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
# no arguments: how fast the page shows what happens
page-speed = Pace
# no arguments
page-speed-calm = calm
# no arguments
page-speed-normal = normal
# no arguments
page-speed-fast = fast
# no arguments
page-speed-once = at once, without scenes
# no arguments: a setting
page-sit-out-note = Tell me when a bid would leave my hand empty
# no arguments
page-standing = Standing: show what everyone would score now
# no arguments
page-explain = Explain the card for sale

## Notices of one's turn

# no arguments: heading of a screen
page-notices = Notices
# no arguments: link to that screen
page-notices-more = Be told wherever you are
# no arguments: below the heading
page-notices-note = One message when it is your turn, and one reminder at most. It names no card.
# no arguments: heading
page-notices-here = This browser
# no arguments: button
page-notices-push = Tell me even when the page is closed
# no arguments: it is on
page-notices-pushed = You are told here even when the page is closed.
# no arguments: it cannot be
page-notices-no-push = This browser can only tell you while the page is open. Over a secure connection, or with the page installed, more may be possible.
# no arguments: the person or the browser said no
page-notices-blocked = The browser did not allow it. Its own settings for this page decide.
# no arguments: heading of a list
page-notices-places = Where you are told
# $address (a host's name)
page-notices-browser = A browser ({ $address })
# $address (a host's name)
page-notices-webhook = Webhook ({ $address })
# no arguments: behind one of them
page-notices-failing = The last message was not taken.
# no arguments: button
page-notices-remove = Remove
# no arguments: button
page-notices-off = Turn all notices off
# no arguments: field, a time of day
page-notices-quiet-from = Quiet from
# no arguments: field, a time of day
page-notices-quiet-to = until
# no arguments: button
page-notices-quiet = Keep quiet then
# no arguments: button
page-notices-quiet-never = No quiet hours
# no arguments: heading
page-notices-hook = To Slack, Discord, Matrix or anywhere
# no arguments
page-notices-hook-note = Paste the address of a webhook. The message has a link to the table; only your own browser opens your seat.
# no arguments: field
page-notices-address = Address of the webhook
# no arguments: choice
page-notices-of = Tell of
# no arguments: in that choice
page-notices-of-me = my turns at every table
# $names: in that choice
page-notices-of-table = everyone’s turns at the table of { $names }
# no arguments: button
page-notices-add = Add it
# no arguments: heading, the page is opened without a connection
page-offline = You are offline
# no arguments: below that
page-offline-note = Without a connection there is no table. Nothing is lost: your games wait for you.

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
# $command: what installs the part of the program that the level lacks
page-level-incomplete = It plays like the Mechanic here: it needs more to be installed ({ $command }).

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
# no arguments: button
page-hint = Hint
# $count: how often one has asked in this game
page-hints-taken =
    { $count ->
        [one] { $count } hint taken; the record will say so.
       *[other] { $count } hints taken; the record will say so.
    }
# no arguments: heading
page-standing-now = If the game ended now
# $name, $points
page-standing-seat = { $name }: { $points }
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
# no arguments: name of the region where bids lie
page-stage = The bids
# $count: what is shown lies so many auctions back
page-behind =
    { $count ->
        [one] Catching up: { $count } auction behind
       *[other] Catching up: { $count } auctions behind
    }
# $count: what is still shown of auctions in which one had no cards
page-sitting-out =
    { $count ->
        [one] You sit out: { $count } more auction to see
       *[other] You sit out: { $count } more auctions to see
    }
# no arguments: the same auction is still being shown
page-catching-up = Catching up
# no arguments: button that leaves out what is still to be shown
page-to-present = Skip to now
# no arguments: button while others play on
page-to-my-turn = Skip to my next turn
# $card: said while the belt still shows an earlier auction
page-now-for-sale = For sale by now: { $card }
# no arguments: heading between two rounds
page-summary = What this round brought
# no arguments: somebody won nothing in a round
page-summary-nothing = nothing
# no arguments: before a bid of all one's cards
page-bid-all = That is your whole hand: if it wins, you sit out until all hands are empty.
# no arguments: a button for those who know
page-bid-all-known = Don’t tell me again
# $symbols (list): of somebody's Production Units
page-missing = Still missing: { $symbols }
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
# no arguments: button while the end of the round is still being shown
page-build-begin = Build now
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
# no arguments: behind the name of somebody who is not connected
page-gone = not here
# $when (such as: 5 minutes ago)
page-gone-since = last here { $when }
# no arguments: behind the name of somebody who writes
page-typing = writing…
# $names
page-typing-who = { $names }: writing…
# no arguments: button, alone against bots
page-pause = Pause the game
# no arguments
page-paused = The game is paused.
# no arguments: button
page-unpause = Play on
# no arguments
page-step-away-sure = Until you are back a bot decides for you, one decision at a time.
# no arguments: button
page-step-away-yes = Step away
# no arguments: button
page-step-away-no = Stay
# no arguments: heading over what a bot did
page-covered = A bot decided for you:
# no arguments: button, one has read it
page-covered-known = All right
# no arguments
page-end-ask = Everyone who is here must agree. The game will not be finished.
# $names
page-ending = { $names }: for closing the table
# no arguments: button
page-end-withdraw = Rather play on
# no arguments: to somebody who watches
page-seat-yours = If this browser does not know you any more, ask for your seat. Once its owner has been away for two minutes, somebody at the table can agree.
# no arguments: this browser had a seat at the table
page-seat-lost = You had a seat here, but this browser has lost its key to it: its cookies were deleted. Ask for your seat. Once it has been empty for two minutes, somebody at the table can agree.
# no arguments: to somebody who watches, opens an explanation
page-seat-mine = Is one of these seats yours?
# $name: button
page-seat-ask = I am { $name }
# $name
page-seat-asked = You have asked for the seat of { $name }. Somebody at the table has to agree.
# $asker, $name
page-seat-request = “{ $asker }” says: I am { $name }, and my browser does not know me any more. Only agree if you are sure.
# no arguments: button
page-seat-give = Give the seat
# no arguments: button
page-seat-keep = Don’t
# no arguments
page-seat-given = Your seat was given to somebody who asked for it.
# no arguments: before one sits down
page-name-first = Say your name first, so that the others know who you are.
# no arguments: the host is away
page-acting-host = The host is away: you can start the game.
# no arguments: in place of a button's text, until the server has it
page-sending = On its way…
# no arguments: heading
page-aid = Player aid
# no arguments: heading over cards
page-known-hand = Seen in hand
# no arguments: heading over cards
page-known-discard = Seen in the discard pile
# no arguments: heading over cards
page-unsure = In hand or discard pile

## After the game

# no arguments: button
page-rematch = Rematch
# no arguments: button, somebody has opened the next table
page-rematch-join = To the rematch
# no arguments: what the review of a replay is called
page-review = Review
# no arguments: a button
page-review-order = Review this game
# no arguments: what that does
page-review-note = What did each decision cost, and who was lucky? It takes half a minute.
# no arguments: beside a progress bar
page-review-working = Looking at every decision…
# no arguments: before a choice of players
page-review-whose = Decisions of
# no arguments: a button
page-review-next = Next mistake
# $name, $chance (percent): how likely somebody is to win the game
page-review-share = { $name } wins with a chance of { $chance }%.
# no arguments: link
page-replay-watch = Watch the replay
# no arguments: button
page-share = Share the replay
# no arguments: button, below a lesson, a puzzle or a group
page-share-link = Share the link
# no arguments: link
page-download = Download the record

## The shuffle, checked in the browser

# no arguments: heading, all is as promised
page-shuffle-right = Shuffle checked
# no arguments: heading, in red
page-shuffle-false = The shuffle does not check out!
# no arguments: heading, there is nothing to check
page-shuffle-open = Shuffle not checked
# $count: how many shuffles were made again
page-shuffle-dealt =
    { $count ->
        [one] This page has made the { $count } shuffle again from the numbers in the record, and every card came out the same.
       *[other] This page has made all { $count } shuffles again from the numbers in the record, and every card came out the same.
    }
# no arguments: one's own number is in it
page-shuffle-who-mixed = The server was bound to its own number before it could know yours, and both are mixed in: so nobody chose the cards.
# no arguments: one's own number came too late, or so the server says
page-shuffle-who-left-out = Your own number is missing: the server says that it came too late, and you know best whether your connection was down then.
# no arguments: this browser only watched
page-shuffle-who-watched = The server kept to the number it was bound to before the game; that nobody chose it can be told by those whose own numbers are in it.
# no arguments: this browser was not there
page-shuffle-who-absent = This browser was not there when the game began, so it cannot say that the numbers were fixed before: the browsers of those who played can.
# no arguments: a game whose seed somebody named
page-shuffle-who-seeded = They all follow from one seed; whether somebody picked that seed with an eye on the cards, it does not show.
# no arguments
page-shuffle-who-daily = Everybody was dealt the same cards that day; the server was bound to its number beforehand, and told it when the day was over.
# $command (a program's name): after every check
page-shuffle-verify = This page comes from the server too: the independent check is { $command } on the downloaded record.
# no arguments
page-shuffle-open-why = This record does not tell how its cards were shuffled, or in a way that is not known here.
# no arguments
page-shuffle-open-daily = These are the cards of a day’s deal: the number behind them is told when the day is over.
# $command (a program's name): after that
page-shuffle-verify-open = Whether it keeps to the rules can still be checked with { $command }.
# no arguments: after what is false
page-shuffle-forged = Either somebody has changed the record, or the cards were not dealt as they should have been.
# no arguments
page-shuffle-wrong-unreadable = What the record tells of its shuffle contradicts itself or cannot be read.
# no arguments
page-shuffle-wrong-secret = The server’s number is not the one that it was bound to.
# no arguments
page-shuffle-wrong-server = The server is bound to another number in the record than this browser noted before the game.
# $name
page-shuffle-wrong-nonce = The number of { $name } is not the one that was committed to.
# $name
page-shuffle-wrong-seat = { $name } is bound to another number in the record than this browser noted when the game began.
# $what (the name of a shuffle, such as deal/3/seat/2)
page-shuffle-wrong-cards = The cards do not follow from the numbers in the record; the first shuffle that comes out otherwise is { $what }.
# no arguments: opens a list
page-shuffle-numbers = Show the numbers
# no arguments: in that list
page-shuffle-commitment = What the server was bound to
# no arguments: in that list
page-shuffle-secret = The server’s number
# $name: in that list
page-shuffle-bound = What { $name } was bound to
# $name: in that list
page-shuffle-number = The number of { $name }
# no arguments: instead of a number
page-shuffle-missing = left out: it did not come in time
# no arguments: in that list
page-shuffle-seed = The seed of all shuffles

## Log and talk

# no arguments: heading
page-log = What happened
# no arguments: heading
page-talk = Table talk
# no arguments
page-talk-empty = Nobody has said anything yet.
# $count: lines that one has not seen yet
page-talk-new =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
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
# no arguments: button
page-rules-print = Print
# no arguments: a scoring example that can be changed
page-rules-trial = Scoring: try it yourself
# no arguments
page-rules-trial-note = Tap cards to take them away or add them: the best widgets are counted anew.
# no arguments: button, if the server could not be asked
page-rules-trial-again = Count again

## Replay

# no arguments
page-replay-note = Drop a game’s record here, or choose the file.
# no arguments: button
page-replay-file = Record file
# no arguments: choice of a seat
page-replay-as = Seen by
# no arguments: in that choice
page-replay-open = everyone: all cards open
# no arguments: a button below a moment of a replay
page-play-on = Play on from here
# no arguments: what can be chosen besides
page-play-on-how = Who plays, with which cards
# no arguments: the heading of a choice
page-play-on-cards = The cards
# no arguments: a choice of cards
page-play-on-true = as they truly lay
# $name (of a player): a choice of cards
page-play-on-known = as { $name } knew them: all others are dealt anew
# no arguments: who takes a seat
page-play-on-me = me
# no arguments: who takes a seat
page-play-on-friend = whoever has the link
# no arguments: below the heading of the lessons
page-learn-note = Short positions with one question each. Three stars for a right answer at once.
# no arguments: a button that gives one’s answer
page-learn-answer = That is my bid
# $value (of the cards that are chosen)
page-learn-bid = Bid worth: { $value }
# $robot, $unit (where it goes)
page-learn-pair = { $robot } on { $unit }
# no arguments: to build with no robot
page-learn-none = No Robot
# no arguments: a link
page-learn-next = Next lesson
# no arguments: a link
page-learn-all = All lessons
# $count (of stars, 0 to 3)
page-learn-stars = Stars: { $count } of 3
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

# The heading of the page, and of the game in lists.
page-guide-title = Your first game
# The button for whoever has never finished a game.
page-guide-offer = New here? Play your first round
# Under that button.
page-guide-offer-why = Learn Fzzzt! by playing it, in five minutes.
# The quiet link for everybody else.
page-guide-offer-again = Play the guided first game
# A button: to the next thing the guide has said.
page-guide-next = Next
# A button: to what the guide said before.
page-guide-back = Back
# A button.
page-guide-hide = Hide the guide
# A button.
page-guide-show = Show the guide
# Which step this is. $number: of the step. $count: how many have been said.
page-guide-place = { $number } of { $count }
# A button: a game against the bot rookie, with hints.
page-guide-onward-play = Play a whole game

# Said once, in one’s first games, when hands are dealt anew.
page-first-redeal = A new deal: all hands were empty, so everyone gets up to six of their own cards.
# Said once, at the first tie.
page-first-tie = A tie goes to the Chief Mechanic, else to the nearest clockwise; then the next tied player gets the spanner.
# Said once, when one has won a Fzzzt.
page-first-fzzzt = You won a Fzzzt: it adds 3 to your bids, but costs you a point at the end.
# Said once, at the score, of an own unit without a widget.
page-first-unit = This unit has no widget, so its points are taken from you.
# A switch in the settings.
page-first-sight = Explain what I see for the first time

## The deal of the day

# no arguments
page-daily-title = Today’s deal
# $when (a date)
page-daily-of-day = The deal of { $when }
# no arguments: on the home page, under the title
page-daily-offer = The same cards for everybody, one game a day. See how your points compare.
# $names (levels of bots), $when (a time of day)
page-daily-intro = Everybody plays the same cards today, against the same three bots: { $names }. Your first game counts. You can leave and come back until { $when }.
# no arguments
page-daily-play = Play today’s deal
# no arguments
page-daily-go-on = Go on with your game
# no arguments
page-daily-see = See how everybody did
# $points, $place (in the game of four)
page-daily-mine =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
     }, place { $place } of 4
# $place, $count (of accounts)
page-daily-rank = Rank { $place } of { $count } among the accounts
# no arguments
page-daily-guest = You play as a guest. Guests are listed apart, because anybody can be a new guest at any time.
# $count (days in a row), $best (the most days in a row)
page-daily-streak =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
     } in a row; your best: { $best }
# no arguments: a button
page-daily-share = Share without spoilers
# $count (who have finished)
page-daily-people =
    { $count ->
        [one] { $count } person has
       *[other] { $count } people have
     } finished this deal.
# no arguments
page-daily-bars = Everybody’s points
# no arguments: heading of a list of people
page-daily-accounts = Accounts
# no arguments: heading of a list of people
page-daily-guests = Guests
# no arguments: heading of a list of bots
page-daily-bots = Bots in your seat
# no arguments
page-daily-bots-wait = They are still playing. Look again in a while.
# no arguments
page-daily-nobody = Nobody yet.
# no arguments: heading of a column
page-daily-name = Name
# no arguments: heading of a column
page-daily-points = Points
# no arguments: heading of a column, the place in the game of four
page-daily-place = Place
# no arguments
page-daily-lots = Where bids differed most
# $auction, $low, $middle, $high (power of bids), $wins, $count (people)
page-daily-lot = Auction { $auction }: bids from { $low } to { $high }, the middle one { $middle }. Won by { $wins } of { $count }.
# $power (of one’s own bid)
page-daily-lot-won = You bid { $power } and won it.
# $power (of one’s own bid)
page-daily-lot-lost = You bid { $power }.
# no arguments
page-daily-earlier = Earlier days
# $when (a date): a button
page-daily-again = Play { $when } without counting
# $when (a date): a link
page-daily-results = Results of { $when }
# no arguments
page-daily-late = The day was over before your game was, so it does not count.
# no arguments
page-daily-trusted = On trust
# $command
page-daily-trusted-why = Games of the public deal, played with { $command } in a terminal. Its cards follow from the date, so anybody could look first: this list is on trust.
# no arguments
page-daily-fair = How it is kept fair
# no arguments
page-daily-fair-why = The cards of a day follow from a secret number. The server binds itself to it the day before, and tells it when the day is over.
# $when (a date)
page-daily-bound = { $when }: what the server is bound to
# $when (a date)
page-daily-secret = { $when }: the secret number
# no arguments: after what the server is bound to
page-daily-same-day = drawn only on that day
