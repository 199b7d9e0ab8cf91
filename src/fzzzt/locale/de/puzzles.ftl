puzzle-list = Rätsel
puzzle-note = Was würdest du bieten? Stellungen aus Partien der stärksten Bots. Jedes Gebot zählt, das so gut ist wie das beste; was du verfehlst, kommt wieder.
puzzle-question = Was bietest du?
puzzle-title = Rätsel { $name }
puzzle-easy = Leicht
puzzle-medium = Mittel
puzzle-hard = Schwer
puzzle-all = Alle
puzzle-mine = Meine Fehler
puzzle-mine-none = Noch keine. Lass deine beendeten Partien auswerten: Klare Fehler beim Bieten werden hier zu Rätseln.
puzzle-choose = Welche Rätsel?
puzzle-rating = Schwierigkeit: { $value } von 100
puzzle-rating-note = Die Schwierigkeit ist der Anteil falscher Antworten der Bots aller Stufen.
puzzle-wrong = Nicht das beste Gebot.
puzzle-chance = Mit diesem Gebot gewinnst du das Spiel { $chance }-mal von 100.
puzzle-tempting = Verlockend, aber schlechter: { $cards } (Wert { $value }), { $chance }-mal von 100.
puzzle-played = Im Spiel hast du { $cards } geboten (Wert { $value }): { $chance }-mal von 100.
puzzle-choices = Aussicht auf den Sieg mit jedem Gebot
puzzle-choice = { $cards } (Wert { $value }): { $chance } %
puzzle-as-good = richtige Antwort
puzzle-yours = dein Gebot
puzzle-more =
    { $count ->
        [one] Ein weiteres Gebot ist schlechter.
       *[other] { $count } weitere Gebote sind schlechter.
    }
puzzle-back =
    { $count ->
        [one] Es kommt morgen wieder.
       *[other] Es kommt in { $count } Tagen wieder.
    }
puzzle-solved = Gelöst: { $count } von { $total }
puzzle-due = Heute zu wiederholen: { $count }
puzzle-start = Gib mir ein Rätsel
puzzle-next = Nächstes Rätsel
puzzle-back-to-list = Alle Rätsel
puzzle-none-left = Diese hast du alle beantwortet. Was du verfehlt hast, kommt in einigen Tagen wieder.
puzzle-state-solved = gelöst
puzzle-state-missed = kommt wieder
puzzle-another = Noch eins? [J/n]
puzzle-unknown = Ein Rätsel „{ $name }“ gibt es nicht. Alle zeigt: { $command }
puzzle-none-own = { $name } hat in dieser Partie bei den Geboten keinen klaren Fehler gemacht.
