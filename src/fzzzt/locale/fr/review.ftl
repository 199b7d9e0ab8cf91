review-better-bid = Mieux : { $cards } (valeur { $value }).
review-better-allocate = Mieux : attribuer { $robot } à { $unit }.
review-better-nothing = Mieux : ne rien construire.
review-chances = Chance de gagner la partie : { $best } % au lieu de { $made } %.
review-because-enough = Une mise de { $value } aurait suffi : elle remporte la carte { $chance } fois sur 100.
review-because-one-rival =
    Seul { $name } pouvait encore miser, avec { $count ->
        [one] une carte
       *[other] { $count } cartes
    } : une mise de { $value } aurait suffi.
review-because-one-rival-you =
    Vous seul pouviez encore miser, avec { $count ->
        [one] une carte
       *[other] { $count } cartes
    } : une mise de { $value } aurait suffi.
review-because-lose-cheaply = Mieux vaut laisser cette carte aux autres, et { $value } la leur laisse plus sûrement que { $paid }.
review-because-spend = Gagnée ou perdue, une mise de { $value } fait mieux ici que { $paid } : les égalités et le rôle de Chef Mécanicien comptent aussi.
review-because-too-low = La carte en valait la peine : { $value } la remporte { $chance } fois sur 100, { $paid } seulement { $made } fois.
review-because-last-card = C’était la dernière carte du Tour : le pouvoir gardé n’achète plus rien.
review-because-too-dear = La carte valait environ { $worth } PV, le pouvoir dépensé environ { $price }.
review-because-save-power = La carte valait environ { $worth } PV, mais le pouvoir achète mieux plus tard dans le Tour.
review-because-worthless = Cette carte n’apporte rien : une mise faible la laisse aux autres.
review-because-other-cards = La même valeur avec d’autres cartes laisse une meilleure Main pour la suite du Tour.
review-because-build = Des Robots faibles sur une UP n’encombrent plus la Main : les suivantes auraient été plus fortes.
review-because-build-nothing = Chaque Robot qui convient vaut mieux en Main que sur une UP.
review-because-build-other = D’autres Robots manquent moins en Main, ou conviennent mieux aux UP.
review-mark-inaccuracy = imprécision
review-mark-mistake = erreur
review-mark-blunder = gaffe
review-cost = a coûté { $cost } % de la victoire (± { $error })
review-made-bid = Tour { $round }, { $card } : mise de { $cards } (valeur { $value })
review-made-build = Après le Tour { $round } : attribution de { $cards }
review-made-nothing = Après le Tour { $round } : rien construit
review-tally = Gaffes : { $blunders }, erreurs : { $mistakes }, imprécisions : { $inaccuracies }.
review-grade = Qui décide ainsi perd { $loss } % de l’enjeu (de { $low } à { $high } %).
review-grade-between = Décisions d’un niveau entre { $first } et { $second }.
review-grade-above = Décisions au moins aussi bonnes que celles du niveau { $first }.
review-grade-below = Décisions moins bonnes que celles du niveau { $first }.
review-luck-good = Chance : les cartes ont donné { $gain } % de la victoire (± { $error }).
review-luck-bad = Malchance : les cartes ont coûté { $gain } % de la victoire (± { $error }).
review-unfinished = Une partie est analysée quand elle est terminée.
review-needs-more = L’analyse demande une installation plus complète : { $command }
review-working = Analyse
review-told-inaccuracy = { $name } : imprécision, a coûté { $cost } % de la victoire (± { $error }).
review-told-mistake = { $name } : erreur, a coûté { $cost } % de la victoire (± { $error }).
review-told-blunder = { $name } : gaffe, a coûté { $cost } % de la victoire (± { $error }).
review-replay-note = La partie est analysée : m mène à l’erreur suivante.
