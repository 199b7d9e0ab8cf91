### Runden

group-mine = Meine Runden
group-mine-note = Für alle, die immer wieder zusammen spielen: ein Link, alle eure Spiele, wer führt, und das nächste Spiel mit einem Tipp.
group-name = Name der Runde
group-make = Runde gründen
group-keep = Diese Runde behalten
group-here = Unsere Runde
group-next = Nächstes Spiel
group-next-join = An den Tisch
group-first = Erstes Spiel
group-other = Mit einer anderen Spielerzahl
group-invite = Wer den Link hat, sieht diese Seite und kann mitspielen. Gib ihn nur Freunden.
group-standing = Wer führt
group-standing-none = Noch wurde kein Spiel gespielt.
group-who = Wer
group-games = Spiele
group-wins = Siege
group-place = Platz im Mittel
group-points = Punkte im Mittel
group-best = Bestes
group-history = Unsere Spiele
group-result = { $name }: { $points }
group-more = Frühere Spiele
