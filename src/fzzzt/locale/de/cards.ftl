## Symbols
card-symbol-nut = Mutter
card-symbol-bolt = Schraube
card-symbol-cog = Zahnrad
card-symbol-oil = Öl
card-symbol-none = kein Bauteil

## Lists
card-list-comma = { $first }, { $second }
card-list-and = { $first } und { $second }
card-list-copies = { $count } × { $card }

## Kinds of cards
card-kind-robot = Roboter
card-kind-upgrade = Roboter-Erweiterung
card-kind-fzzzt = Fzzzt!
card-kind-unit = Produktionseinheit
card-kind-mechanic = Mechaniker

## Grades, the word alone
card-grade-prototype = Prototyp
card-grade-basic = einfach
card-grade-enhanced = verbessert
card-grade-advanced = erweitert
card-grade-complex = komplex

## Grades, the full name
card-unit-prototype = Prototyp-Produktionseinheit
card-unit-basic = Einfache Produktionseinheit
card-unit-enhanced = Verbesserte Produktionseinheit
card-unit-advanced = Erweiterte Produktionseinheit
card-unit-complex = Komplexe Produktionseinheit

## Full labels
card-robot =
    Roboter, Energie { $power }, { $symbols }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
card-upgrade =
    Roboter-Erweiterung, Energie { $power }, { $symbols }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
card-fzzzt =
    Fzzzt!, Energie { $power }, minus { $loss ->
        [one] { $loss } Punkt
       *[other] { $loss } Punkte
    }
card-unit =
    { $unit }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: braucht { $symbols }
card-mechanic = Mechaniker { $number }, Energie { $power }
card-with-speed = { $card }; Bandgeschwindigkeit { $speed }
card-with-number = { $card }, Spielernummer { $number }
card-face-down = eine verdeckte Karte

## Short labels
card-short-robot = Roboter { $power } ({ $symbols })
card-short-upgrade = Roboter-Erweiterung
card-short-fzzzt = Fzzzt! { $power }
card-short-unit =
    { $grade ->
        [prototype] Prototyp-Einheit
        [basic] Einfache Einheit
        [enhanced] Verbesserte Einheit
        [advanced] Erweiterte Einheit
       *[complex] Komplexe Einheit
    } { $points } ({ $symbols })
card-short-mechanic = Mechaniker { $number }

## Wozu eine Karte gut ist
card-help-robot =
    Am Ende { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert; im Gebot zählt er { $power } Energie. In einer Produktionseinheit dient er als { $count ->
        [one] { $symbols }
       *[other] eines von: { $symbols }
    }.
card-help-upgrade = Ein Joker zum Bestücken: In einer Produktionseinheit dient sie als eines von: { $symbols }. Im Gebot zählt sie { $power } Energie.
card-help-fzzzt =
    Stark im Gebot: zählt { $power } Energie. Am Ende kostet sie { $loss ->
        [one] { $loss } Punkt
       *[other] { $loss } Punkte
    }, und bauen lässt sich mit ihr nichts.
card-help-unit =
    Jeder Apparat, der hier entsteht, bringt am Ende { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; er braucht je einen Roboter für { $symbols }. Ohne Apparat kostet die Einheit ebenso viel.
card-help-mechanic = Deine eigene Karte; im Gebot zählt sie { $power } Energie. Biete sie allein, wenn du lieber nicht gewinnst.
card-help-speed =
    Pfeil { $speed }: Wird diese Karte vorn aufgedeckt, { $speed ->
        [one] ist nur sie offen
        [8] ist das ganze Fließband offen
       *[other] liegen insgesamt { $speed } Karten offen
    }.
