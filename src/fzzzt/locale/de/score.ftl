## Headings of the sheet
score-title = Wertung
score-label-player = Spieler

## One player's sheet
score-player =
    { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
score-player-you =
    Du: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
score-robots =
    { $count ->
        [one] { $count } Roboterkarte
       *[other] { $count } Roboterkarten
    }: { $points }
score-fzzzt =
    { $count ->
        [0] Keine Fzzzt!-Karte: 0
        [one] { $count } Fzzzt!-Karte: { $points }
       *[other] { $count } Fzzzt!-Karten: { $points }
    }
score-basic = Grundwertung: { $points }
score-unit =
    { $unit }: { $count ->
        [one] { $count } Apparat
       *[other] { $count } Apparate
    } × { $points } = { $total }
score-unit-none = { $unit }: kein Apparat, −{ $points }
score-widget = Apparat { $number }: { $parts }
score-widget-part = { $robot } als { $symbol }
score-unused =
    { $count ->
        [0] Kein Roboter steht untätig herum.
        [one] { $count } Roboter ohne Arbeit: { $cards }
       *[other] { $count } Roboter ohne Arbeit: { $cards }
    }
score-no-units = Keine Produktionseinheit
score-bonus = Bonuspunkte: { $points }
score-total = Gesamt: { $points }

## Who wins
score-winner =
    { $name } gewinnt mit { $points ->
        [one] { $points } Punkt!
       *[other] { $points } Punkten!
    }
score-winner-you =
    Du gewinnst mit { $points ->
        [one] { $points } Punkt!
       *[other] { $points } Punkten!
    }
score-tie =
    Gleichstand mit { $points ->
        [one] { $points } Punkt: { $names }.
       *[other] { $points } Punkten: { $names }.
    }
score-tie-break =
    Die wenigsten Roboterkarten entscheiden: { $name } gewinnt mit { $count ->
        [one] { $count } Roboterkarte!
       *[other] { $count } Roboterkarten!
    }
score-tie-break-you =
    Die wenigsten Roboterkarten entscheiden: Du gewinnst mit { $count ->
        [one] { $count } Roboterkarte!
       *[other] { $count } Roboterkarten!
    }
score-shared =
    Geteilter Sieg mit je { $count ->
        [one] { $count } Roboterkarte: { $names }!
       *[other] { $count } Roboterkarten: { $names }!
    }

## The scorer: prompts
scorer-title = Ein Spiel mit gedruckten Karten werten
scorer-intro-cards = Schreibe einen Roboter als Energie und Bauteile, 3n oder 1bc (n Mutter, b Schraube, c Zahnrad, o Öl), oder als Kürzel, r3-n. Außerdem: upgrade (Roboter-Erweiterung), fzzzt.
scorer-intro-units = Schreibe eine Produktionseinheit als Kürzel, etwa enhanced-no (verbessert) oder complex-1 (komplex). Trenne Karten mit einem Leerzeichen.
scorer-ask-players = Wie viele spielen mit?
scorer-ask-name = Name von Spieler { $number }
scorer-ask-robots = Roboter, Roboter-Erweiterungen und Fzzzt!-Karten von { $name }, zugeordnete inbegriffen
scorer-ask-units = Produktionseinheiten von { $name } (Enter: keine)
scorer-ask-allocated = { $unit }: während des Spiels zugeordnete Roboter (Enter: keine)

## The scorer: what went wrong
scorer-not-understood = „{ $input }“ ist keine Karte: Schreibe 3n, r3-n, upgrade oder fzzzt.
scorer-unit-not-understood = „{ $input }“ ist keine Produktionseinheit: Schreibe ein Kürzel wie enhanced-no.
scorer-ambiguous = „{ $input }“ ist mehrdeutig: { $cards }. Schreibe, welche Karte du meinst.
scorer-not-a-count = „{ $input }“ passt hier nicht: Tippe eine Zahl von { $low } bis { $high }.
scorer-too-many =
    { $card }: Das sind zu viele, im Spiel { $count ->
        [0] ist keine davon.
        [one] ist nur { $count } davon.
       *[other] sind nur { $count } davon.
    }
scorer-not-owned = Bei den Karten von { $name } fehlt { $card }: Trage sie zuerst dort ein.
scorer-not-a-robot = { $card } ist kein Roboter und lässt sich nicht zuordnen.
scorer-no-shared-symbol = { $card } und { $unit } haben kein gemeinsames Bauteil.
scorer-name-taken = { $name } gibt es schon: Wähle einen anderen Namen.
scorer-on-not-understood = „{ $input }“ sagt nicht, welcher Roboter welcher Einheit zugeordnet ist: Schreibe EINHEIT=ROBOTER, etwa --on no=2o.
scorer-json-needs-cards = --json braucht Karten in der Befehlszeile.
