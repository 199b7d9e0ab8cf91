### The score sheet, and the scorer for a game played with printed cards (fzzzt score).
### $unit is the full name of a Production Unit (card-unit-basic …), $robot a short card label.

## Headings of the sheet

# no arguments
score-title = Scoring
# no arguments: column or line head
score-label-player = Player

## One player's sheet, line by line

# $name, $points: heading
score-player =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $points: heading of your own sheet
score-player-you =
    You: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $count, $points: all Robot cards owned, what they score
score-robots =
    { $count ->
        [one] { $count } Robot card
       *[other] { $count } Robot cards
    }: { $points }
# $count, $points (all of them, below zero as a rule): Fzzzt cards owned
score-fzzzt =
    { $count ->
        [0] No Fzzzt card: 0
        [one] { $count } Fzzzt card: { $points }
       *[other] { $count } Fzzzt cards: { $points }
    }
# $points
score-basic = Basic score: { $points }
# $unit, $count (widgets, 1 or more), $points (each), $total
score-unit =
    { $unit }: { $count ->
        [one] { $count } widget
       *[other] { $count } widgets
    } × { $points } = { $total }
# $unit, $points (the penalty)
score-unit-none = { $unit }: no widget, −{ $points }
# $number, $parts (list of score-widget-part)
score-widget = Widget { $number }: { $parts }
# $symbol, $robot
score-widget-part = { $robot } as { $symbol }
# $count, $cards: Robots in no widget
score-unused =
    { $count ->
        [0] Every Robot is at work.
        [one] { $count } Robot without a job: { $cards }
       *[other] { $count } Robots without a job: { $cards }
    }
# no arguments: the player has no unit
score-no-units = No Production Unit
# $points
score-bonus = Bonus points: { $points }
# $points
score-total = Total: { $points }

## Who wins

# $name, $points
score-winner =
    { $name } wins with { $points ->
        [one] { $points } point!
       *[other] { $points } points!
    }
# $points
score-winner-you =
    You win with { $points ->
        [one] { $points } point!
       *[other] { $points } points!
    }
# $names, $points: level on points, before one of the two lines below
score-tie =
    Level on { $points ->
        [one] { $points } point: { $names }.
       *[other] { $points } points: { $names }.
    }
# $name, $count (Robot cards)
score-tie-break =
    Fewest Robot cards breaks the tie: { $name } wins with { $count ->
        [one] { $count } Robot card!
       *[other] { $count } Robot cards!
    }
# $count (Robot cards)
score-tie-break-you =
    Fewest Robot cards breaks the tie: you win with { $count ->
        [one] { $count } Robot card!
       *[other] { $count } Robot cards!
    }
# $names, $count (Robot cards): tied in both
score-shared =
    Shared victory, with { $count ->
        [one] { $count } Robot card each: { $names }!
       *[other] { $count } Robot cards each: { $names }!
    }

## The scorer: prompts (the program adds its own sign and blank)

# no arguments
scorer-title = Score a game of printed cards
# no arguments: how to write cards
scorer-intro-cards = Write a Robot as power and symbols, 3n or 1bc (n nut, b bolt, c cog, o oil), or by its id, r3-n. The others: upgrade, fzzzt.
# no arguments: how to write units
scorer-intro-units = Write a Production Unit by its id, such as enhanced-no or complex-1. Separate cards with a space.
# no arguments
scorer-ask-players = How many players?
# $number
scorer-ask-name = Name of player { $number }
# $name
scorer-ask-robots = Robots, Upgrades and Fzzzt cards of { $name }, with those on units
# $name
scorer-ask-units = Production Units of { $name } (Enter: none)
# $unit
scorer-ask-allocated = Robots allocated to { $unit } during the game (Enter: none)

## The scorer: what went wrong

# $input
scorer-not-understood = “{ $input }” is not a card: write 3n, r3-n, upgrade or fzzzt.
# $input
scorer-unit-not-understood = “{ $input }” is not a Production Unit: write an id such as enhanced-no.
# $input, $cards (ids): a short form that fits cards of different worth
scorer-ambiguous = “{ $input }” could be several cards: { $cards }. Write the one you mean.
# $input, $low, $high
scorer-not-a-count = “{ $input }” does not work here: type a number from { $low } to { $high }.
# $card, $count (copies in the deck)
scorer-too-many =
    { $card }: that is too many, the deck has { $count ->
        [0] none.
        [one] only { $count }.
       *[other] only { $count }.
    }
# $card, $name
scorer-not-owned = { $card } is not among the cards of { $name }: add it there first.
# $card
scorer-not-a-robot = { $card } is not a Robot and cannot be allocated.
# $card, $unit
scorer-no-shared-symbol = { $card } has no symbol in common with { $unit }.
# $name
scorer-name-taken = There is already a { $name }: choose another name.
# $input: a part of what was given with --on
scorer-on-not-understood = “{ $input }” does not say which Robot is on which unit: write UNIT=ROBOT, such as --on no=2o.
# no arguments: --json was asked for, but no cards were given
scorer-json-needs-cards = --json needs cards on the command line.
