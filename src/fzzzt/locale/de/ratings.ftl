### Ratings

rating-title = Ratings
rating-lead = Alle mit einem Konto, die gewertete Spiele spielen, und mittendrin die Stufen der Bots.
rating-two = Zwei Spieler
rating-more = Drei und mehr Spieler
rating-who = Wer
rating-rating = Rating
rating-games = Spiele
rating-value = { $rating } ± { $within }
rating-value-fixed = { $rating } (fest)
rating-level = { $name }, Version { $version }
rating-note = Ein Rating ist eine Schätzung: In 95 von 100 Fällen liegt die wahre Stärke innerhalb des ±. Oben steht, wer mit Sicherheit am stärksten ist, also nach dem unteren Ende. Die Ratings der Stufen sind fest; sie wurden in Spielen untereinander gemessen.
rating-mine = Mein Rating
rating-mine-guest = Ratings gibt es nur mit Konto: Behalte deinen Namen, dann kannst du gewertete Spiele spielen.
rating-mine-none = Noch kein gewertetes Spiel. Eröffne einen Tisch und wähle „gewertet“, auch allein gegen Bots.
rating-mine-games = 
    { $games ->
        [one] nach { $games } Spiel
       *[other] nach { $games } Spielen
    }
rating-course = Von { $first } bis { $last }, Spiel für Spiel
rating-all = Alle Ratings
rating-choice = Gewertet: mit Konto, mit Uhr, ohne Tipps
rating-table = gewertet
rating-table-note = Dieses Spiel wird gewertet. Die Uhr läuft, ob du da bist oder nicht. Wer geht, einen Bot entscheiden lässt oder das Spiel beendet, wird Letzter.
rating-table-off = Dieses Spiel zählt nicht mehr für das Rating: Ein Platz ist an jemand anderen übergegangen.
