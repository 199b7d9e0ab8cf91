review-better-bid = Besser: { $cards } (Wert { $value }).
review-better-allocate = Besser: { $unit } mit { $robot } bestücken.
review-better-nothing = Besser: nichts zuordnen.
review-chances = Aussicht auf den Sieg: { $best } % statt { $made } %.
review-because-enough = Ein Gebot von { $value } hätte genügt: Es gewinnt die Karte { $chance }-mal von 100.
review-because-one-rival =
    Nur { $name } konnte noch bieten, mit { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    }: Ein Gebot von { $value } hätte genügt.
review-because-one-rival-you =
    Nur du konntest noch bieten, mit { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    }: Ein Gebot von { $value } hätte genügt.
review-because-lose-cheaply = Die Karte bleibt besser den anderen, und { $value } überlässt sie ihnen sicherer als { $paid }.
review-because-spend = Ob gewonnen oder nicht, { $value } steht hier besser da als { $paid }: Auch Gleichstände und wer Chefmechaniker wird, zählen.
review-because-too-low = Die Karte hätte sich gelohnt: { $value } gewinnt sie { $chance }-mal von 100, { $paid } nur { $made }-mal.
review-because-last-card = Es war die letzte Karte der Runde: Gesparte Energie kauft nichts mehr.
review-because-too-dear =
    Die Karte war etwa { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    } wert, die Energie dafür etwa { $price }.
review-because-save-power =
    Die Karte war etwa { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    } wert, aber die Energie kauft später in der Runde mehr.
review-because-worthless = Die Karte nützt nichts: Ein niedriges Gebot überlässt sie den anderen.
review-because-other-cards = Derselbe Wert mit anderen Karten lässt eine bessere Kartenhand für den Rest der Runde.
review-because-build = Schwache Roboter auf einer Einheit verstopfen die Kartenhand nicht mehr: Die nächsten Hände wären stärker geworden.
review-because-build-nothing = Jeder passende Roboter ist auf der Hand mehr wert als auf einer Einheit.
review-because-build-other = Andere Roboter fehlen auf der Hand weniger oder passen besser zu den Einheiten.
review-mark-inaccuracy = Ungenauigkeit
review-mark-mistake = Fehler
review-mark-blunder = grober Fehler
review-cost = kostete { $cost } % des Sieges (± { $error })
review-made-bid = Runde { $round }, { $card }: Gebot { $cards } (Wert { $value })
review-made-build = Nach Runde { $round }: zugeordnet { $cards }
review-made-nothing = Nach Runde { $round }: nichts zugeordnet
review-tally = Grobe Fehler: { $blunders }, Fehler: { $mistakes }, Ungenauigkeiten: { $inaccuracies }.
review-grade = Wer so entscheidet, verschenkt { $loss } % vom Spielraum ({ $low } bis { $high } %).
review-grade-between = Entschieden wie jemand zwischen { $first } und { $second }.
review-grade-above = Mindestens so gut entschieden wie { $first }.
review-grade-below = Schlechter entschieden, als { $first } es meist tut.
review-luck-good = Glück: Die Karten schenkten { $gain } % des Sieges (± { $error }).
review-luck-bad = Pech: Die Karten nahmen { $gain } % des Sieges (± { $error }).
review-unfinished = Eine Partie wird ausgewertet, wenn sie zu Ende ist.
review-needs-more = Für Auswertungen muss mehr installiert sein: { $command }
review-working = Auswertung
review-told-inaccuracy = { $name }: Ungenauigkeit, kostete { $cost } % des Sieges (± { $error }).
review-told-mistake = { $name }: Fehler, kostete { $cost } % des Sieges (± { $error }).
review-told-blunder = { $name }: grober Fehler, kostete { $cost } % des Sieges (± { $error }).
review-replay-note = Die Partie ist ausgewertet: m springt zum nächsten Fehler.
