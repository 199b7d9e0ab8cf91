me-sums = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}, { $wins } gewonnen, im Schnitt { $mean } Punkte, höchstens { $best }.
me-place = Platz { $place } von { $players }
me-nth = Platz { $place }
me-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
me-guided = begleitet
me-table = Wertung
me-levels = Vor den Bots
me-places = Plätze zu { $players }
me-sources = Punkte pro Spiel
me-source-cards = Karten
me-source-widgets = Apparate
me-source-lost = Produktionseinheiten ohne Apparat
me-with = Gespielt mit
me-any = egal
me-won = gewonnen
me-none = Noch keine Spiele. Das nächste steht dann hier.
me-more = Ältere Spiele
me-brought = mitgebracht
me-scores = Punkte: im Schnitt und höchstens
me-scores-with = zu { $players }
me-scores-value = { $mean }, höchstens { $best }
me-judged = Was die Auswertungen sagen
me-judged-line = Was vom Einsatz verloren ging, über { $count ->
    [one] das letzte ausgewertete Spiel
   *[other] die letzten { $count } ausgewerteten Spiele
} (oben: nichts). Balken: wie sicher das ist.
me-judged-games = ({ $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
})
me-luck-good = Glück bisher: Die Karten gaben dir { $gain } % eines Sieges (± { $error }).
me-luck-bad = Glück bisher: Die Karten nahmen dir { $gain } % eines Sieges (± { $error }).
me-style = Du bietest am ehesten wie { $bot }
me-review-last = { $count ->
    [one] Mein letztes Spiel auswerten
   *[other] Meine letzten { $count } Spiele auswerten
}
me-review-ordered = Sie werden nach und nach ausgewertet. Schau in ein paar Minuten wieder.
me-bring = Spiele von anderswo mitbringen
me-bring-note = Aufzeichnungen aus dem Terminal oder von einem anderen Server: Jede wird Zug um Zug geprüft. Sie zählen in deinen Summen, aber in keiner Wertungszahl.
me-bring-file = Dateien mit Aufzeichnungen
me-bring-who = Du bist
me-bring-do = { $count ->
    [one] Ein Spiel mitbringen
   *[other] { $count } Spiele mitbringen
}
me-bring-none = In diesen Dateien ist kein Spiel eines Menschen. Wähle Aufzeichnungen von Fzzzt!, eine pro Zeile.
me-bring-done = { $count ->
    [one] Ein Spiel steht in deiner Liste.
   *[other] { $count } Spiele stehen in deiner Liste.
}
me-kept = Was aufbewahrt wird
me-kept-note = Alles, was man hier von dir weiß: zum Mitnehmen oder zum Löschen.
me-export = Alles herunterladen
me-delete = Alles löschen
me-delete-sure = Deine Spiele, Summen, Worte und Benachrichtigungen sind dann endgültig weg. Spiele mit anderen bleiben deren Spiele, ohne deinen Namen.
me-delete-do = Endgültig löschen
me-delete-not = Behalten
me-none-kept = Hier wartet kein Spiel.
me-no-files = Sag, welche Dateien mit Aufzeichnungen du mitbringst.
me-none-finished = In diesen Dateien ist kein beendetes Spiel von dir.
me-who = Dort spielen mehrere: { $names }. Sag mit { $option }, wer du bist.
me-game-line = { $when }  { $names }
me-game-line-open = { $when }  { $names } (nicht beendet)
me-uploaded = { $count ->
    [one] Ein Spiel steht in deiner Liste auf { $address }.
   *[other] { $count } Spiele stehen in deiner Liste auf { $address }.
}
