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

## Waar een kaart voor dient
card-help-robot =
    Op het einde { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } waard; in een bod telt hij voor { $power }. Op een productie-eenheid dient hij als { $count ->
        [one] { $symbols }
       *[other] een van { $symbols }
    }.
card-help-upgrade = Een joker om te bouwen: op een productie-eenheid dient ze als een van { $symbols }. In een bod telt ze voor { $power }.
card-help-fzzzt =
    Sterk in een bod: telt voor { $power }. Op het einde kost ze { $loss ->
        [one] { $loss } punt
       *[other] { $loss } punten
    }, en bouwen kun je er niet mee.
card-help-unit =
    Elke widget die hier gemaakt wordt, levert op het einde { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op; daarvoor is telkens een robot nodig voor { $symbols }. Zonder widget kost de eenheid evenveel.
card-help-mechanic = Je eigen kaart; in een bod telt ze voor { $power }. Bied ze alleen als je liever niet wint.
card-help-speed =
    Pijl { $speed }: wordt deze kaart vooraan omgedraaid, dan { $speed ->
        [one] ligt alleen zij open
        [8] ligt de hele band open
       *[other] liggen er { $speed } kaarten open
    }.
