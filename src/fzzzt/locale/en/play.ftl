### The table at a line prompt. A comment above a message names its arguments and says when it is used.
### Keys ending in -you speak to the person at the prompt; the key without it speaks of another seat ($name).
### $cards and $names are lists joined by fzzzt.locale.labels.join. $card, $unit, $robot are labels. No line ends in a blank.

## Command words. The English word is understood in every language, too: see Catalogue.commands()

# no arguments
play-command-help = help
# no arguments
play-command-table = table
# no arguments
play-command-owned = owned
# no arguments
play-command-rules = rules
# no arguments
play-command-hint = hint
# no arguments
play-command-quit = quit
# no arguments: the letter for yes; see Catalogue.is_yes
play-yes = y
# no arguments: the letter for no
play-no = n

## Start

# $players, $seed (as text): first line of a game
play-welcome =
    Welcome to Fzzzt! { $players ->
        [one] { $players } mechanic is
       *[other] { $players } mechanics are
    } clocking in. Seed: { $seed }
# no arguments: when the expansion is in play
play-expansion-note = The faces of the expansion’s cards are reconstructed and may differ from the printed ones.
# no arguments: under the welcome
play-hint-help = Type “{ play-command-help }” whenever you are stuck.
# no arguments: how the person at the prompt is called at the beginning of a line
play-you = You
# no arguments: the same inside a list ("Ada, you and Bob"), or beside one's own name
play-you-in-list = you
# no arguments: names for bots at the table, five or more, divided by commas
play-bot-names = Ada, Bert, Cleo, Dash, Edie
# $name, $mechanic (number)
play-seat = { $name } is Mechanic { $mechanic }.
# $mechanic (number)
play-seat-you = You are Mechanic { $mechanic }.
# $names: the seats in order
play-clockwise = Clockwise round the table: { $names }.
# $names: each with the bot's level in brackets
play-bots = Bots at the table: { $names }.
# $name: at the beginning, if its level must be compiled first
play-bot-warming = { $name } is still warming up and plays like a mechanic until it is ready.
# $name: a bot, whose level lacks a part of the program; $command: what installs it
play-bot-incomplete = { $name } plays like a mechanic here: its level needs more to be installed ({ $command }).
# $name, $count: at the end, if a bot failed to decide
play-bot-covered =
    { $name } failed to decide: { $count ->
        [one] { $count } move was
       *[other] { $count } moves were
    } made for it.

## Chief Mechanic

# $name
play-chief = Chief Mechanic: { $name }.
# no arguments
play-chief-you = You are the Chief Mechanic: the spanner is yours.
# $name: after a tie
play-chief-new = The spanner moves on. New Chief Mechanic: { $name }.
# no arguments: after a tie
play-chief-new-you = The spanner moves on. You are the new Chief Mechanic.

## Round, belt and deck

# $round, $rounds
play-round = Auction Round { $round } of { $rounds } begins.
# $speed, $count: cards have just been turned up; $count now lie face up
play-belt-turned =
    Belt speed { $speed }: { $count ->
        [one] { $count } card lies face up.
       *[other] { $count } cards lie face up.
    }
# no arguments: a card of speed 8 has turned up the whole belt
play-belt-turned-all = Full speed: the whole Conveyor Belt lies face up.
# $cards: a replay with open cards, the belt of a new round
play-belt-open = The belt of this round, from the head: { $cards }.
# $count: heading of the list of face-up cards
play-belt-face-up =
    On the Conveyor Belt, from the head, { $count ->
        [one] { $count } card face up:
       *[other] { $count } cards face up:
    }
# $number (1 is the head), $card (full label): one face-up card
play-belt-card = { $number }. { $card }
# $count: the rest of the belt
play-belt-face-down =
    { $count ->
        [0] No card face down.
        [one] { $count } card face down.
       *[other] { $count } cards face down.
    }
# $count: cards left in the deck
play-deck =
    { $count ->
        [0] The Conveyor Belt Deck is empty.
        [one] { $count } card left in the Conveyor Belt Deck.
       *[other] { $count } cards left in the Conveyor Belt Deck.
    }

## Deal

# $count, $cards: a new hand
play-dealt-open-you =
    You are dealt { $count ->
        [0] no cards.
        [one] { $count } card: { $cards }.
       *[other] { $count } cards: { $cards }.
    }
# $discard (number): cards of yours not in the hand
play-dealt-you =
    { $discard ->
        [0] Your discard pile is empty.
        [one] Your discard pile holds { $discard } card.
       *[other] Your discard pile holds { $discard } cards.
    }
# $name, $hand, $discard (numbers): another seat after a deal
play-dealt = { $name }: { $hand } in hand, { $discard } in the discard pile.
# $name, $cards: a replay with open cards, a new hand
play-dealt-open = { $name } is dealt: { $cards }.
# no arguments: all hands are empty in the middle of a round
play-redeal = Nobody has cards left: everyone reshuffles the discard pile and deals up to six.

## Auction

# $number, $count (auctions of this round), $card (full label)
play-auction = Auction { $number } of { $count }: { $card }
# $name, $count: a sealed bid
play-bid =
    { $name } bids { $count ->
        [one] { $count } card, face down.
       *[other] { $count } cards, face down.
    }
# $count: your own sealed bid, told to somebody who has the seat only now
play-bid-you =
    You bid { $count ->
        [one] { $count } card, face down.
       *[other] { $count } cards, face down.
    }
# $name, $cards, $value: a bid whose cards may be seen, before the others are
play-bid-open = { $name } bids: { $cards } = { $value }
# $count, $cards, $value: your own bid is laid down
play-bid-open-you =
    You bid { $count ->
        [one] { $count } card, face down: { $cards }. Value { $value }.
       *[other] { $count } cards, face down: { $cards }. Value { $value }.
    }
# $name: no cards, no bid
play-sits-out = { $name } has no cards and sits out.
# no arguments
play-sits-out-you = You have no cards: you sit this one out.
# $name: the only one with cards
play-alone = Only { $name } has cards left and gets the card for any bid.
# no arguments: you are the only one with cards
play-alone-you = Only you have cards left. You must still bid, and the card is yours.

## Your turn to bid

# no arguments
play-turn-you = Your turn to bid.
# $name
play-turn = { $name } is to bid.
# $cards: what lies face up besides the card for sale, in order
play-open-too = Also face up: { $cards }.
# $names: who builds now
play-building = Building now: { $names }.
# $count: heading of the numbered hand
play-hand =
    Your hand, { $count ->
        [one] { $count } card:
       *[other] { $count } cards:
    }
# $number, $card (full label): one line of the hand
play-hand-card = { $number }. { $card }
# no arguments: the prompt; the program adds its own sign and blank
play-prompt-bid = Cards to bid
# no arguments: an empty line at the bid prompt
play-nothing-chosen = Nothing chosen. A bid needs at least one card: type its number.
# $input: what was typed at the bid prompt
play-not-understood = Sorry, “{ $input }” makes no sense here: type the numbers of the cards to bid, or “{ play-command-help }”.
# $number, $count: a number beyond the hand
play-no-such-number =
    There is no number { $number }: you hold { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
# $number
play-number-twice = You typed number { $number } twice. Each card can be bid once.

## Reveal

# no arguments: heading
play-reveal = The bids are turned up:
# $name, $cards, $value
play-reveal-bid = { $name } bids: { $cards } = { $value }
# $cards, $value
play-reveal-bid-you = You bid: { $cards } = { $value }
# $name, $card (short label), $value
play-wins = { $name } wins with { $value }: { $card }.
# $card (short label), $value
play-wins-you = You win with { $value }: { $card }.
# $value, $names: two or more share the highest bid; followed by one of the four lines below
play-tie = Tie at { $value }: { $names }.
# $name: the winner is the Chief Mechanic
play-tie-chief = { $name } is Chief Mechanic and wins the tie.
# no arguments
play-tie-chief-you = You are Chief Mechanic and win the tie.
# $name: the winner is not the Chief Mechanic
play-tie-nearest = { $name } sits nearest clockwise from the Chief Mechanic and wins the tie.
# no arguments
play-tie-nearest-you = You sit nearest clockwise from the Chief Mechanic and win the tie.
# $name, $card (short label): a Robot, Upgrade or Fzzzt
play-to-discard = { $card } goes to the discard pile of { $name }, along with the bid.
# $card (short label)
play-to-discard-you = { $card } goes to your discard pile, along with your bid.
# $name, $unit (short label)
play-unit-won = { $unit } now lies face up in front of { $name }.
# $unit (short label)
play-unit-won-you = { $unit } now lies face up in front of you.
# no arguments
play-bids-back = All the others take their bids back into their hands.

## Clean up and build

# no arguments: heading
play-build = The belt is empty. Clean up and build!
# no arguments: what to do
play-build-intro = You may allocate one Robot to each of your Production Units. It stays there for good.
# $name: owns no unit
play-build-no-unit = { $name } has no Production Unit yet: nothing to build.
# no arguments: you own no unit
play-build-no-unit-you = You have no Production Unit yet: nothing to build.
# $unit (full label): the next unit to build on
play-build-unit = { $unit }
# $cards: the Robots already on this unit
play-build-allocated = Already allocated: { $cards }.
# no arguments
play-build-allocated-none = No Robot allocated yet.
# $points, $symbols (what the first widget still needs): a unit on which no widget stands yet
play-build-none = −{ $points } at the end if no widget stands here. Missing: { $symbols }.
# $count (widgets that stand on the unit), $points (all of them), $symbols (what the next still needs)
play-build-some =
    { $count ->
        [one] { $count } widget stands here: +{ $points }.
       *[other] { $count } widgets stand here: +{ $points }.
    } The next one needs: { $symbols }.
# $points: what a Robot would do on a unit
play-build-finishes = Finishes a widget: +{ $points }.
# $symbols: what is still missing with this Robot on the unit
play-build-needs = Still missing then: { $symbols }.
# $count: heading of the numbered Robots
play-build-fitting =
    { $count ->
        [one] { $count } Robot fits:
       *[other] { $count } Robots fit:
    }
# $number, $card (full label)
play-build-robot = { $number }. { $card }
# no arguments
play-build-nothing-fits = None of your Robots fits this unit.
# no arguments: the prompt; the program adds its own sign and blank
play-prompt-build = Robot to allocate (Enter: none)
# $input: what was typed at the build prompt
play-build-not-understood = Sorry, “{ $input }” makes no sense here: type one number from the list, just Enter for no Robot, or “{ play-command-help }”.
# $number, $count: a number beyond the list
play-build-no-such-number =
    There is no number { $number }: the list has { $count ->
        [one] { $count } Robot.
       *[other] { $count } Robots.
    }
# $robot, $unit (short labels): your choice for one unit
play-build-chosen = { $robot } goes to { $unit }.
# $unit (short label): your choice for one unit is none
play-build-skipped = No Robot for { $unit } this time.
# no arguments: heading, all seats have chosen
play-build-reveal = Everyone shows what they have built:
# $name, $robot, $unit (short labels)
play-built = { $name } allocates { $robot } to { $unit }.
# $robot, $unit (short labels)
play-built-you = You allocate { $robot } to { $unit }.
# $name
play-built-nothing = { $name } builds nothing.
# no arguments
play-built-nothing-you = You build nothing.

## The situation (command table)

# no arguments: heading
play-table = The table
# $round, $rounds, $number, $count: where the game is
play-table-auction = Auction Round { $round } of { $rounds }, auction { $number } of { $count }.
# $round, $rounds: the same in the build phase
play-table-build = Auction Round { $round } of { $rounds }, clean up and build.
# $name (or play-you), $mechanic, $hand, $discard (numbers)
play-table-seat = { $name } (Mechanic { $mechanic }): { $hand } in hand, { $discard } in the discard pile.
# $name (or play-you), $mechanic, $hand, $discard (numbers): the Chief Mechanic's line in the same list
play-table-seat-chief = { $name } (Mechanic { $mechanic }, Chief Mechanic): { $hand } in hand, { $discard } in the discard pile.
# $count: under a seat that has bid in this auction
play-table-bid =
    Bid: { $count ->
        [one] { $count } card face down.
       *[other] { $count } cards face down.
    }
# $unit, $cards: under a seat, a unit with Robots
play-table-unit = { $unit }; allocated: { $cards }.
# $unit: under a seat, a unit without Robots
play-table-unit-empty = { $unit }; no Robot allocated.

## Everybody's known cards (command owned)

# no arguments: heading
play-owned = Who owns what
# no arguments: explains the list
play-owned-note = Everyone has seen these cards; only what is in hand and what is discarded is secret.
# $name (or play-you), $count, $cards
play-owned-seat =
    { $name }, { $count ->
        [one] { $count } card: { $cards }.
       *[other] { $count } cards: { $cards }.
    }

## Help

# no arguments: heading
play-help = What you can type:
# no arguments: at the bid prompt
play-help-bid = 1 3 — bid cards 1 and 3 of your hand
# no arguments: at the build prompt
play-help-build = 2 — allocate Robot 2 of the list; just Enter — none
# no arguments
play-help-help = { play-command-help } — this list
# no arguments
play-help-table = { play-command-table } — belt, players and bids right now
# no arguments
play-help-owned = { play-command-owned } — everyone’s known cards
# no arguments
play-help-rules = { play-command-rules } — the rules on one page
# no arguments
play-help-hint = { play-command-hint } — what a good mechanic would do, and why
# no arguments
play-help-quit = { play-command-quit } — leave the game; it is saved

## Leaving and coming back

# no arguments: yes or no, no is the default
play-quit-confirm = Leave the game? It will be saved. [y/N]
# $command (as typed in a shell)
play-saved = The game is saved. To continue: { $command }
# no arguments: see you
play-goodbye = See you at the belt!
# no arguments: nothing more can be read (a script has come to its end)
play-input-ended = The input has ended.
# $round, $rounds: yes or no, yes is the default
play-resume = An interrupted game waits in round { $round } of { $rounds }. Resume it? If you answer { play-no }, it is deleted. [Y/n]
# $round, $rounds
play-resumed = Back to work: round { $round } of { $rounds }.
# no arguments: the answer was no
play-resume-declined = The interrupted game is deleted.
# $command (as typed in a shell): a new game was asked for while an interrupted one waits
play-saved-waits = Your interrupted game is kept for later. To continue it: { $command }
# $path
play-save-unreadable = The saved game cannot be read. The file stays as it is: { $path }
# no arguments: neither yes nor no
play-yes-or-no = Please answer { play-yes } or { play-no }.

## The end

# no arguments
play-over = The deck cannot fill another belt: the factory closes, the game is over.
# $path: where the record was written
play-record-saved = The record of the game: { $path }

## Replay

# $name: first line of a replay that is seen from a seat
play-replay-seat = You see this game through the eyes of { $name }.
# no arguments: first line of a replay
play-replay-spectator = You watch as a spectator: hands and sealed bids stay hidden.
# no arguments: first line of a replay
play-replay-open = All cards lie open.
# no arguments: what the key does; this one names the key, the program puts the letter before the others
play-replay-next = Enter — next event
# no arguments
play-replay-back = one event back
# no arguments
play-replay-round = to the next round
# no arguments
play-replay-mistake = to the next mistake
# no arguments: the key is a letter and 12
play-replay-go = to event 12
# no arguments
play-replay-end = to the end
# no arguments
play-replay-table = the table at this moment
# no arguments
play-replay-help = this list
# no arguments
play-replay-quit = leave the replay
# $number, $count: where the replay is; the program adds its own sign and blank
play-replay-event = Event { $number } of { $count }
# $input: followed by the list of keys
play-replay-not-understood = Sorry, “{ $input }” makes no sense here.
# $number, $count
play-replay-no-event = There is no event { $number }: choose from 1 to { $count }.
# $number, $count: which game of a file is shown
play-replay-game = Game { $number } of { $count }
# $number: the same in a file too long to count its games
play-replay-game-uncounted = Game { $number }
# no arguments: what a key does
play-replay-next-game = next game of the file
# no arguments: what a key does
play-replay-previous-game = previous game of the file
# $number, $what (the reason, in English): a line of a file of games
play-replay-unreadable = Line { $number } could not be read: { $what }

## Around the game: who comes and goes

# $name
play-sat = { $name } sits down.
# no arguments
play-sat-you = You sit down.
# $number (of the seat)
play-left = Seat { $number } is free again.
# $name (of the bot)
play-filled = { $name } sits down: a bot.
# no arguments: the seats are taken, the game is about to begin
play-starting = Every seat is taken: the cards are being shuffled.
# no arguments
play-started = The game begins. The shuffle used a secret number from every player.
# $names (whose secret numbers did not come)
play-started-without = The game begins. The shuffle had no secret number from: { $names }.
# $round, $auction (where in another game this one begins)
play-played-on = This game is played on from round { $round }, auction { $auction } of another one.
# $name (whose knowledge counts)
play-played-on-as = Whatever { $name } had not seen by then is dealt anew.
# no arguments
play-played-on-as-you = Whatever you had not seen by then is dealt anew.
# $name
play-away-stepped = { $name } steps away; a bot plays on.
# no arguments
play-away-stepped-you = You step away; a bot plays on.
# $name
play-away-clock = Time is up for { $name }; a bot makes this one decision.
# no arguments
play-away-clock-you = Your time is up; a bot makes this one decision.
# $name
play-away-host = A bot is called to play for { $name }.
# no arguments
play-away-host-you = A bot was called to play for you.
# $name
play-back = { $name } is back.
# no arguments
play-back-you = You are back.
# $name
play-moved = { $name } continues on another device.
# no arguments
play-moved-you = You continue on this device.
# $before, $name: somebody at the table has another name now
play-renamed = { $before } is now called { $name }.
# $name
play-renamed-you = You are now called { $name }.
# no arguments: nobody plays any more
play-slept = Nobody is playing now, so the table sleeps.
# no arguments
play-woke = The table is awake again.
# $asker says that the seat of $name is theirs
play-asked = { $asker } asks for the seat of { $name }.
# $asker
play-asked-you = { $asker } asks for your seat.
# $name
play-declined = { $name } keeps the seat.
# no arguments
play-declined-you = You keep your seat.
# $name: whose seat it is
play-given = The seat of { $name } now belongs to whoever asked for it. This game is not rated.
# no arguments
play-given-you = The seat is yours. This game is not rated.
# $name
play-reclaimed = { $name } takes the seat back.
# no arguments
play-reclaimed-you = You take your seat back.
# $name
play-ending = { $name } would like to close the table.
# no arguments
play-ending-you = You would like to close the table.
# $name
play-not-ending = { $name } would rather play on.
# no arguments
play-not-ending-you = You would rather play on.
# no arguments
play-ended-agreed = Everyone here agreed to close the table.
# $card that was for sale, $cards that a bot bid for it in one's place
play-covered-bid = For { $card }: { $cards }
# $robot, $unit: a bot has built in one's place
play-covered-built = Built: { $robot } on { $unit }
# no arguments: a bot had to build in one's place
play-covered-nothing = Built nothing
# $name
play-silenced = The host has muted { $name }.
# no arguments
play-silenced-you = The host has muted you.
# no arguments
play-silenced-spectators = The host has muted the spectators.
# $name
play-heard = { $name } can talk again.
# no arguments
play-heard-you = You can talk again.
# no arguments
play-heard-spectators = The spectators can talk again.
# no arguments
play-ended-host = The host has closed the table.
# no arguments
play-ended-idle = Nobody has come for a long time, so the table is closed.
# no arguments
play-rematch = A new table is ready for the rematch.
# no arguments: stands for the name of somebody who has deleted what was theirs
play-deleted-player = deleted player
# $count: seats of one person who has deleted what was theirs
play-forgotten =
    { $count ->
        [one] A player has deleted what was theirs. A bot goes on at that seat.
       *[other] Players have deleted what was theirs. Bots go on at their seats.
    }

## Another game, and all that happened

# no arguments: what is typed, one word
play-command-log = log
# no arguments: what is typed, one word
play-command-again = again
# no arguments
play-help-log = { play-command-log } — all that has happened
# no arguments
play-help-again = { play-command-again } — another game; this one is kept
# no arguments
play-again-confirm = Begin another game? This one is kept. [y/N]
# no arguments: a game is over
play-again-ask = Another game? [y/N]
# no arguments: a new game with the same seed
play-same-deal = The cards are dealt as in the last game: the seed is the same.

## Kept games to choose from

# $count
play-kept = Kept games: { $count }
# $what (the day and time), $names, $round, $rounds
play-kept-game = { $what } · { $names } · round { $round } of { $rounds }
# no arguments: what can be typed
play-kept-keys = 1 — go on with game 1; n — a new game; d 2 — delete game 2; q — leave
# $input
play-not-understood-here = “{ $input }” is not understood here.
# no arguments
play-kept-prompt = Which game
# $what (a kept game in words)
play-kept-delete = Delete this game for good? { $what } [y/N]
# $what (a kept game in words)
play-kept-deleted = Deleted: { $what }

## Tables of a server, line by line

# $address, $count
play-live-tables = Tables at { $address }: { $count }
# $number, $players, $what (free seats, or that the game is on), $names
play-live-table = { $number }. { $players } players. { $what }. { $names }
# no arguments: what can be typed
play-live-keys = 1 — sit down at table 1; n — open a table; r — look again; q — leave
# no arguments: what can be typed
play-live-keys-watch = 1 — watch table 1; r — look again; q — leave
# no arguments: what can be typed where there is no table
play-live-keys-none = n — open a table; r — look again; q — leave
# no arguments: the same for who only watches
play-live-keys-none-watch = r — look again; q — leave
# no arguments
play-live-prompt = Which table
# no arguments
play-live-turn = Your turn: press Enter to be asked, or type your bid at once.
# no arguments
play-live-help-chat = c good luck — say “good luck” to the table
# no arguments
play-live-help-host = b — the host: a bot on a free seat; g — the host: begin
# no arguments
play-live-help-again = { play-command-again } — after the game: a rematch
# no arguments
play-live-help-quit = { play-command-quit } or q — leave; your seat is kept
# $name, $what
play-live-talk = { $name } says: { $what }
