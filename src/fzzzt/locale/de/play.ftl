## Command words
play-command-help = hilfe
play-command-table = tisch
play-command-owned = besitz
play-command-rules = regeln
play-command-hint = tipp
play-command-quit = ende
play-yes = j
play-no = n

## Start
play-welcome =
    Willkommen bei Fzzzt! { $players ->
        [one] { $players } Mechaniker tritt
       *[other] { $players } Mechaniker treten
    } zur Schicht an. Startwert: { $seed }
play-expansion-note = Die Karten der Erweiterung sind rekonstruiert und können von den gedruckten abweichen.
play-hint-help = Wenn du nicht weiterweißt: „{ play-command-help }“ eintippen.
play-you = Du
play-you-in-list = du
play-bot-names = Anna, Bruno, Clara, Dieter, Emma
play-seat = { $name } ist Mechaniker { $mechanic }.
play-seat-you = Du bist Mechaniker { $mechanic }.
play-clockwise = Im Uhrzeigersinn am Tisch: { $names }.
play-bots = Bots am Tisch: { $names }.
play-bot-warming = { $name } läuft noch warm und spielt bis dahin wie ein Mechaniker.
play-bot-incomplete = { $name } spielt hier wie ein Mechaniker: Für diese Stufe muss mehr installiert sein ({ $command }).
play-bot-covered =
    { $name } konnte sich nicht entscheiden: { $count ->
        [one] { $count } Zug wurde
       *[other] { $count } Züge wurden
    } vom Programm übernommen.

## Chief Mechanic
play-chief = Chefmechaniker: { $name }.
play-chief-you = Du bist Chefmechaniker: Der Schraubenschlüssel gehört dir.
play-chief-new = Der Schraubenschlüssel wandert weiter. Neuer Chefmechaniker: { $name }.
play-chief-new-you = Der Schraubenschlüssel wandert weiter. Jetzt bist du Chefmechaniker.

## Round, belt and deck
play-round = Auktionsrunde { $round } von { $rounds } beginnt.
play-belt-turned =
    Fließbandgeschwindigkeit { $speed }: { $count ->
        [one] { $count } Karte liegt offen.
       *[other] { $count } Karten liegen offen.
    }
play-belt-turned-all = Volle Fahrt: Das ganze Fließband liegt offen.
play-belt-open = Das Fließband dieser Runde, von vorn: { $cards }.
play-belt-face-up =
    Auf dem Fließband, von vorn, { $count ->
        [one] { $count } offene Karte:
       *[other] { $count } offene Karten:
    }
play-belt-card = { $number }. { $card }
play-belt-face-down =
    { $count ->
        [0] Keine verdeckte Karte.
        [one] { $count } verdeckte Karte.
       *[other] { $count } verdeckte Karten.
    }
play-deck =
    { $count ->
        [0] Der Fließband-Kartenstapel ist leer.
        [one] Noch { $count } Karte im Fließband-Kartenstapel.
       *[other] Noch { $count } Karten im Fließband-Kartenstapel.
    }

## Deal
play-dealt-open-you =
    Du bekommst { $count ->
        [0] keine Karten.
        [one] { $count } Karte: { $cards }.
       *[other] { $count } Karten: { $cards }.
    }
play-dealt-you =
    { $discard ->
        [0] Dein Ablagestapel ist leer.
        [one] In deinem Ablagestapel liegt { $discard } Karte.
       *[other] In deinem Ablagestapel liegen { $discard } Karten.
    }
play-dealt = { $name }: { $hand } auf der Hand, { $discard } im Ablagestapel.
play-dealt-open = { $name } bekommt: { $cards }.
play-redeal = Niemand hat mehr Karten: Alle mischen ihren Ablagestapel und nehmen bis zu sechs auf die Hand.

## Auction
play-auction = Auktion { $number } von { $count }: { $card }
play-bid =
    { $name } bietet { $count ->
        [one] { $count } Karte, verdeckt.
       *[other] { $count } Karten, verdeckt.
    }
play-bid-you =
    Du bietest { $count ->
        [one] { $count } Karte, verdeckt.
       *[other] { $count } Karten, verdeckt.
    }
play-bid-open = { $name } bietet: { $cards } = { $value }
play-bid-open-you =
    Du bietest { $count ->
        [one] { $count } Karte, verdeckt: { $cards }. Wert { $value }.
       *[other] { $count } Karten, verdeckt: { $cards }. Wert { $value }.
    }
play-sits-out = { $name } hat keine Karten und setzt aus.
play-sits-out-you = Du hast keine Karten und setzt diese Auktion aus.
play-alone = Nur { $name } hat noch Karten und bekommt die Karte für jedes Gebot.
play-alone-you = Nur du hast noch Karten. Bieten musst du trotzdem, und die Karte ist dir sicher.

## Your turn to bid
play-turn-you = Du bist dran: Was bietest du?
play-turn = { $name } ist mit Bieten dran.
play-open-too = Außerdem liegen offen: { $cards }.
play-building = Jetzt bestücken: { $names }.
play-hand =
    Deine Kartenhand, { $count ->
        [one] { $count } Karte:
       *[other] { $count } Karten:
    }
play-hand-card = { $number }. { $card }
play-prompt-bid = Karten fürs Gebot
play-nothing-chosen = Nichts gewählt. Ein Gebot braucht mindestens eine Karte: Tippe ihre Nummer.
play-not-understood = „{ $input }“ passt hier nicht: Tippe die Nummern der Karten, die du bietest, oder „{ play-command-help }“.
play-no-such-number =
    Nummer { $number } gibt es nicht: Du hast { $count ->
        [one] { $count } Karte auf der Hand.
       *[other] { $count } Karten auf der Hand.
    }
play-number-twice = Nummer { $number } steht doppelt da. Jede Karte kann nur einmal geboten werden.

## Reveal
play-reveal = Die Gebote werden aufgedeckt:
play-reveal-bid = { $name } bietet: { $cards } = { $value }
play-reveal-bid-you = Du bietest: { $cards } = { $value }
play-wins = Zuschlag für { $name } mit { $value }: { $card }.
play-wins-you = Zuschlag für dich mit { $value }: { $card }.
play-tie = Gebote gleicher Höhe, je { $value }: { $names }.
play-tie-chief = { $name } ist Chefmechaniker und bekommt den Zuschlag.
play-tie-chief-you = Du bist Chefmechaniker und bekommst den Zuschlag.
play-tie-nearest = Vom Chefmechaniker aus im Uhrzeigersinn kommt { $name } zuerst und bekommt den Zuschlag.
play-tie-nearest-you = Vom Chefmechaniker aus im Uhrzeigersinn kommst du zuerst und bekommst den Zuschlag.
play-to-discard = Auf den Ablagestapel von { $name }, samt Gebot: { $card }.
play-to-discard-you = Auf deinen Ablagestapel, samt Gebot: { $card }.
play-unit-won = Liegt jetzt offen vor { $name }: { $unit }.
play-unit-won-you = Liegt jetzt offen vor dir: { $unit }.
play-bids-back = Alle anderen nehmen ihr Gebot wieder auf die Hand.

## Clean up and build
play-build = Das Fließband ist leer. Aufräumen und Produktionseinheiten bestücken!
play-build-intro = Du darfst jeder deiner Produktionseinheiten einen Roboter zuordnen. Dort bleibt er für immer.
play-build-no-unit = { $name } hat noch keine Produktionseinheit: Es gibt nichts zu bestücken.
play-build-no-unit-you = Du hast noch keine Produktionseinheit: Es gibt nichts zu bestücken.
play-build-unit = { $unit }
play-build-allocated = Schon zugeordnet: { $cards }.
play-build-allocated-none = Noch kein Roboter zugeordnet.
play-build-none = −{ $points } am Ende, wenn hier kein Apparat steht. Es fehlt: { $symbols }.
play-build-some =
    { $count ->
        [one] Hier steht { $count } Apparat: +{ $points }.
       *[other] Hier stehen { $count } Apparate: +{ $points }.
    } Der nächste braucht: { $symbols }.
play-build-finishes = Macht einen Apparat fertig: +{ $points }.
play-build-needs = Dann fehlt noch: { $symbols }.
play-build-fitting =
    { $count ->
        [one] { $count } Roboter passt:
       *[other] { $count } Roboter passen:
    }
play-build-robot = { $number }. { $card }
play-build-nothing-fits = Keiner deiner Roboter passt zu dieser Einheit.
play-prompt-build = Roboter zuordnen (Enter: keinen)
play-build-not-understood = „{ $input }“ passt hier nicht: Tippe eine Nummer aus der Liste, nur Enter für keinen Roboter, oder „{ play-command-help }“.
play-build-no-such-number =
    Nummer { $number } gibt es nicht: In der Liste { $count ->
        [one] steht { $count } Roboter.
       *[other] stehen { $count } Roboter.
    }
play-build-chosen = Gewählt für { $unit }: { $robot }.
play-build-skipped = Diesmal kein Roboter für { $unit }.
play-build-reveal = Alle zeigen, was sie bestückt haben:
play-built = { $name } bestückt { $unit } mit { $robot }.
play-built-you = Du bestückst { $unit } mit { $robot }.
play-built-nothing = { $name } ordnet nichts zu.
play-built-nothing-you = Du ordnest nichts zu.

## The situation
play-table = Der Tisch
play-table-auction = Auktionsrunde { $round } von { $rounds }, Auktion { $number } von { $count }.
play-table-build = Auktionsrunde { $round } von { $rounds }, Aufräumen und Bestücken.
play-table-seat = { $name } (Mechaniker { $mechanic }): { $hand } auf der Hand, { $discard } im Ablagestapel.
play-table-seat-chief = { $name } (Mechaniker { $mechanic }, Chefmechaniker): { $hand } auf der Hand, { $discard } im Ablagestapel.
play-table-bid =
    Gebot: { $count ->
        [one] { $count } verdeckte Karte.
       *[other] { $count } verdeckte Karten.
    }
play-table-unit = { $unit }; zugeordnet: { $cards }.
play-table-unit-empty = { $unit }; kein Roboter zugeordnet.

## Everybody's known cards
play-owned = Wem gehört was?
play-owned-note = Das alles lag schon offen auf dem Tisch; geheim ist nur, was davon auf der Hand und was im Ablagestapel ist.
play-owned-seat =
    { $name }, { $count ->
        [one] { $count } Karte: { $cards }.
       *[other] { $count } Karten: { $cards }.
    }

## Help
play-help = Das kannst du eintippen:
play-help-bid = 1 3 – die Handkarten 1 und 3 bieten
play-help-build = 2 – Roboter 2 der Liste zuordnen; nur Enter – keinen
play-help-help = { play-command-help } – diese Liste
play-help-table = { play-command-table } – Fließband, Plätze und Gebote, wie sie gerade sind
play-help-owned = { play-command-owned } – die bekannten Karten aller Spieler
play-help-rules = { play-command-rules } – die Regeln auf einer Seite
play-help-hint = { play-command-hint } – was ein guter Mechaniker täte und warum
play-help-quit = { play-command-quit } – das Spiel verlassen; es wird gespeichert

## Leaving and coming back
play-quit-confirm = Das Spiel verlassen? Es wird gespeichert. [j/N]
play-saved = Das Spiel ist gespeichert. Weiter geht es mit: { $command }
play-goodbye = Bis bald am Fließband!
play-input-ended = Die Eingabe ist zu Ende.
play-resume = Ein unterbrochenes Spiel wartet in Runde { $round } von { $rounds }. Fortsetzen? Bei { play-no } wird es gelöscht. [J/n]
play-resumed = Zurück an die Arbeit: Runde { $round } von { $rounds }.
play-resume-declined = Das unterbrochene Spiel ist gelöscht.
play-saved-waits = Dein unterbrochenes Spiel bleibt aufgehoben. Damit geht es weiter: { $command }
play-save-unreadable = Das gespeicherte Spiel ist nicht lesbar und bleibt unangetastet: { $path }
play-yes-or-no = Bitte antworte mit { play-yes } oder { play-no }.

## The end
play-over = Der Stapel reicht für kein weiteres Fließband: Feierabend, das Spiel ist aus.
play-record-saved = Die Aufzeichnung des Spiels: { $path }

## Replay
play-replay-seat = Du siehst dieses Spiel mit den Augen von { $name }.
play-replay-spectator = Du schaust zu: Kartenhände und verdeckte Gebote bleiben geheim.
play-replay-open = Alle Karten liegen offen.
play-replay-next = Enter – nächstes Ereignis
play-replay-back = ein Ereignis zurück
play-replay-round = zur nächsten Runde
play-replay-mistake = zum nächsten Fehler
play-replay-go = zu Ereignis 12
play-replay-end = ans Ende
play-replay-table = der Tisch in diesem Augenblick
play-replay-help = diese Liste
play-replay-quit = die Wiedergabe verlassen
play-replay-event = Ereignis { $number } von { $count }
play-replay-not-understood = „{ $input }“ passt hier nicht.
play-replay-no-event = Ereignis { $number } gibt es nicht: Wähle 1 bis { $count }.
play-replay-game = Spiel { $number } von { $count }
play-replay-game-uncounted = Spiel { $number }
play-replay-next-game = nächstes Spiel der Datei
play-replay-previous-game = voriges Spiel der Datei
play-replay-unreadable = Zeile { $number } war nicht zu lesen: { $what }

## Around the game: who comes and goes
play-sat = { $name } setzt sich.
play-sat-you = Du setzt dich.
play-left = Platz { $number } ist wieder frei.
play-filled = { $name } setzt sich: ein Bot.
play-starting = Alle Plätze sind besetzt: Die Karten werden gemischt.
play-started = Das Spiel beginnt. Alle haben eine geheime Zahl zum Mischen beigetragen.
play-started-without = Das Spiel beginnt. Ohne geheime Zahl zum Mischen: { $names }.
play-played-on = Dieses Spiel geht von Runde { $round }, Auktion { $auction } eines anderen aus weiter.
play-played-on-as = Was { $name } bis dahin nicht gesehen hatte, ist neu verteilt.
play-played-on-as-you = Was du bis dahin nicht gesehen hattest, ist neu verteilt.
play-away-stepped = { $name } geht kurz weg; ein Bot spielt weiter.
play-away-stepped-you = Du gehst kurz weg; ein Bot spielt weiter.
play-away-clock = Die Zeit von { $name } ist um; diesmal entscheidet ein Bot.
play-away-clock-you = Deine Zeit ist um; diesmal entscheidet ein Bot.
play-away-host = Ein Bot wird geholt und spielt für { $name }.
play-away-host-you = Ein Bot wurde geholt und spielt für dich.
play-back = { $name } ist wieder da.
play-back-you = Du bist wieder da.
play-moved = { $name } spielt auf einem anderen Gerät weiter.
play-moved-you = Du spielst auf diesem Gerät weiter.
play-renamed = { $before } heißt jetzt { $name }.
play-renamed-you = Du heißt jetzt { $name }.
play-slept = Niemand spielt mehr, der Tisch schläft.
play-woke = Der Tisch ist wieder wach.
play-asked = { $asker } bittet um den Platz von { $name }.
play-asked-you = { $asker } bittet um deinen Platz.
play-declined = { $name } behält den Platz.
play-declined-you = Du behältst deinen Platz.
play-given = Der Platz von { $name } gehört jetzt, wer darum gebeten hat. Diese Partie zählt für keine Wertung.
play-given-you = Der Platz gehört dir. Diese Partie zählt für keine Wertung.
play-reclaimed = { $name } nimmt den Platz wieder ein.
play-reclaimed-you = Du nimmst deinen Platz wieder ein.
play-ending = { $name } möchte den Tisch schließen.
play-ending-you = Du möchtest den Tisch schließen.
play-not-ending = { $name } möchte doch weiterspielen.
play-not-ending-you = Du möchtest doch weiterspielen.
play-ended-agreed = Alle Anwesenden wollten den Tisch schließen.
play-covered-bid = Für { $card }: { $cards }
play-covered-built = Bestückt: { $robot } auf { $unit }
play-covered-nothing = Nichts bestückt
play-silenced = Der Gastgeber hat { $name } stummgeschaltet.
play-silenced-you = Der Gastgeber hat dich stummgeschaltet.
play-silenced-spectators = Der Gastgeber hat die Zuschauer stummgeschaltet.
play-heard = { $name } darf wieder mitreden.
play-heard-you = Du darfst wieder mitreden.
play-heard-spectators = Die Zuschauer dürfen wieder mitreden.
play-ended-host = Der Gastgeber hat den Tisch geschlossen.
play-ended-idle = Lange ist niemand gekommen, deshalb ist der Tisch geschlossen.
play-rematch = Für die Revanche steht ein neuer Tisch bereit.
play-deleted-player = gelöschter Spieler
play-forgotten =
    { $count ->
        [one] Jemand hat alles gelöscht, was ihm gehörte. An diesem Platz geht es mit einem Bot weiter.
       *[other] Einige haben alles gelöscht, was ihnen gehörte. An ihren Plätzen geht es mit Bots weiter.
    }

play-command-log = verlauf
play-command-again = nochmal
play-help-log = { play-command-log } – alles, was geschehen ist
play-help-again = { play-command-again } – ein anderes Spiel; dieses bleibt aufgehoben
play-again-confirm = Ein anderes Spiel beginnen? Dieses bleibt aufgehoben. [j/N]
play-again-ask = Noch ein Spiel? [j/N]
play-same-deal = Die Karten werden wie im letzten Spiel verteilt: Der Startwert ist derselbe.

play-kept = Aufgehobene Spiele: { $count }
play-kept-game = { $what } · { $names } · Runde { $round } von { $rounds }
play-kept-keys = 1 – Spiel 1 fortsetzen; n – ein neues Spiel; d 2 – Spiel 2 löschen; q – gehen
play-not-understood-here = „{ $input }“ ist hier nicht zu verstehen.
play-kept-prompt = Welches Spiel
play-kept-delete = Dieses Spiel endgültig löschen? { $what } [j/N]
play-kept-deleted = Gelöscht: { $what }

play-live-tables = Tische bei { $address }: { $count }
play-live-table = { $number }. { $players } Spieler. { $what }. { $names }
play-live-keys = 1 – an Tisch 1 setzen; n – einen Tisch eröffnen; r – neu nachsehen; q – gehen
play-live-keys-watch = 1 – Tisch 1 zuschauen; r – neu nachsehen; q – gehen
play-live-keys-none = n – einen Tisch eröffnen; r – neu nachsehen; q – gehen
play-live-keys-none-watch = r – neu nachsehen; q – gehen
play-live-prompt = Welcher Tisch
play-live-turn = Du bist dran: Drücke Enter, oder tippe gleich dein Gebot.
play-live-help-chat = c viel Glück – allen am Tisch „viel Glück“ sagen
play-live-help-host = b – wer einlädt: ein Bot auf einen freien Platz; g – wer einlädt: beginnen
play-live-help-again = { play-command-again } – nach dem Spiel: eine Revanche
play-live-help-quit = { play-command-quit } oder q – gehen; dein Platz bleibt dir
play-live-talk = { $name } sagt: { $what }
