### The cards and their words. A comment above a message names its arguments and says when it is used.
### The same files serve the terminal and the browser. Numbers are passed as numbers, everything else as text.

## Symbols

# no arguments: the Construction Symbol N
card-symbol-nut = nut
# no arguments: the Construction Symbol B
card-symbol-bolt = bolt
# no arguments: the Construction Symbol C
card-symbol-cog = cog
# no arguments: the Construction Symbol O
card-symbol-oil = oil
# no arguments: in place of the list, on a card without symbols
card-symbol-none = no symbol

## Lists: "a, b and c" is comma(a, and(b, c)); a list of one is itself

# $first, $second: any two neighbours of a list except the last two
card-list-comma = { $first }, { $second }
# $first, $second: the last two of a list
card-list-and = { $first } and { $second }
# $count, $card: several copies of a card in a list, count 2 or more; $card as a short label
card-list-copies = { $count } × { $card }

## Kinds of cards

# no arguments: a Robot card
card-kind-robot = Robot
# no arguments: a Robot Upgrade
card-kind-upgrade = Robot Upgrade
# no arguments: a Fzzzt card
card-kind-fzzzt = Fzzzt
# no arguments: a Production Unit
card-kind-unit = Production Unit
# no arguments: a Mechanic card
card-kind-mechanic = Mechanic

## Grades of Production Units: the word alone (column heads, short lists)

# no arguments: grade
card-grade-prototype = Prototype
# no arguments: grade
card-grade-basic = Basic
# no arguments: grade
card-grade-enhanced = Enhanced
# no arguments: grade
card-grade-advanced = Advanced
# no arguments: grade
card-grade-complex = Complex

## Grades of Production Units: the full name, the $unit of card-unit and of the score sheet

# no arguments: full name
card-unit-prototype = Prototype Production Unit
# no arguments: full name
card-unit-basic = Basic Production Unit
# no arguments: full name
card-unit-enhanced = Enhanced Production Unit
# no arguments: full name
card-unit-advanced = Advanced Production Unit
# no arguments: full name
card-unit-complex = Complex Production Unit

## Full labels, fit to be read aloud

# $power, $symbols (a list), $points: a Robot
card-robot =
    Robot, power { $power }, { $symbols }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $power, $symbols (a list), $points: a Robot Upgrade
card-upgrade =
    Robot Upgrade, power { $power }, { $symbols }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $power, $loss (the points it costs, 1 for the printed card): a Fzzzt
card-fzzzt =
    Fzzzt, power { $power }, minus { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    }
# $unit (full name, see card-unit-basic), $points, $symbols (a list): a Production Unit
card-unit =
    { $unit }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: needs { $symbols }
# $number, $power: a Mechanic
card-mechanic = Mechanic { $number }, power { $power }
# $card (a full label), $speed: a card on the belt, where its speed matters
card-with-speed = { $card }; belt speed { $speed }
# $card (a full label), $number: a starting Robot, where its player number matters
card-with-number = { $card }, player number { $number }
# no arguments: a card whose face is not known
card-face-down = a card face down

## Short labels, for lists in one line; $symbols joined by "+"

# $power, $symbols (a list)
card-short-robot = Robot { $power } ({ $symbols })
# no arguments
card-short-upgrade = Robot Upgrade
# $power
card-short-fzzzt = Fzzzt { $power }
# $grade (prototype, basic, enhanced, advanced or complex, untranslated), $points, $symbols (a list)
card-short-unit =
    { $grade ->
        [prototype] Prototype Unit
        [basic] Basic Unit
        [enhanced] Enhanced Unit
        [advanced] Advanced Unit
       *[complex] Complex Unit
    } { $points } ({ $symbols })
# $number
card-short-mechanic = Mechanic { $number }

## What a card is for, in a sentence or two

# $power, $points, $symbols (a list), $count (of symbols): what a Robot is for
card-help-robot =
    Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end, and adds { $power } to a bid. On a Production Unit it serves as { $count ->
        [one] { $symbols }
       *[other] one of { $symbols }
    }.
# $power, $symbols (a list): what a Robot Upgrade is for
card-help-upgrade = A joker for building: on a Production Unit it serves as any one of { $symbols }. In a bid it adds { $power }.
# $power, $loss (points): what a Fzzzt is for
card-help-fzzzt =
    Strong in a bid: it adds { $power }. At the end it costs { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    }, and it builds nothing.
# $points, $symbols (a list): what a Production Unit is for
card-help-unit =
    Every widget made here scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end: it takes a Robot each for { $symbols }. Without a widget the unit costs as much.
# $power: what a Mechanic is for
card-help-mechanic = Your own card, it adds { $power } to a bid: lay it down alone when you would rather not win.
# $speed: what the arrow of a belt card means; 8 is the whole belt
card-help-speed =
    Arrow { $speed }: if this card is turned up at the head, { $speed ->
        [one] it alone lies open
        [8] the whole belt lies open
       *[other] { $speed } cards lie open
    }.
