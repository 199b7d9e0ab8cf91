## Symbols
card-symbol-nut = moer
card-symbol-bolt = bout
card-symbol-cog = tandwiel
card-symbol-oil = olie
card-symbol-none = geen bouwsymbool

## Lists
card-list-comma = { $first }, { $second }
card-list-and = { $first } en { $second }
card-list-copies = { $count } × { $card }

## Kinds of cards
card-kind-robot = robot
card-kind-upgrade = robotopwaardering
card-kind-fzzzt = Fzzzt
card-kind-unit = productie-eenheid
card-kind-mechanic = mecanicien

## Grades, the word alone
card-grade-prototype = prototype
card-grade-basic = eenvoudig
card-grade-enhanced = versterkt
card-grade-advanced = geavanceerd
card-grade-complex = complex

## Grades, the full name
card-unit-prototype = Prototype-productie-eenheid
card-unit-basic = Eenvoudige productie-eenheid
card-unit-enhanced = Versterkte productie-eenheid
card-unit-advanced = Geavanceerde productie-eenheid
card-unit-complex = Complexe productie-eenheid

## Full labels
card-robot =
    Robot, kracht { $power }, { $symbols }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
card-upgrade =
    Robotopwaardering, kracht { $power }, { $symbols }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
card-fzzzt =
    Fzzzt, kracht { $power }, min { $loss ->
        [one] { $loss } punt
       *[other] { $loss } punten
    }
card-unit =
    { $unit }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }: vraagt { $symbols }
card-mechanic = Mecanicien { $number }, kracht { $power }
card-with-speed = { $card }; bandcijfer { $speed }
card-with-number = { $card }, spelersnummer { $number }
card-face-down = een gedekte kaart

## Short labels
card-short-robot = Robot { $power } ({ $symbols })
card-short-upgrade = Robotopwaardering
card-short-fzzzt = Fzzzt { $power }
card-short-unit =
    { $grade ->
        [prototype] Prototype-eenheid
        [basic] Eenvoudige eenheid
        [enhanced] Versterkte eenheid
        [advanced] Geavanceerde eenheid
       *[complex] Complexe eenheid
    } { $points } ({ $symbols })
card-short-mechanic = Mecanicien { $number }
