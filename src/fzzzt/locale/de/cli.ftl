### Die Befehlszeile

cli-try-help = { $what } Hilfe: { $command } --help
cli-broken-off = abgebrochen
cli-bug = Das ist ein Fehler im Programm. Bitte melde ihn mit dem Befehl { $command } ({ $what }).
cli-output-closed = Die Standardausgabe ist geschlossen.
cli-no-such-command = Es gibt keinen Befehl „{ $name }“.
cli-no-such-option = Es gibt keine Option { $option }.
cli-bad-option = Der Option { $option } fehlt ein Wert, oder sie hat einen zu viel.
cli-missing = Es fehlt: { $what }.
cli-too-much = Das ist zu viel: { $what }.
cli-empty = { $option } ist leer: Gib einen Wert an, oder lass es weg.
cli-not-text = { $option } muss Text in UTF-8 sein.
cli-not-a-whole-number = { $option } muss eine ganze Zahl sein, nicht „{ $input }“.
cli-not-a-number = { $option } muss eine Zahl sein, nicht „{ $input }“.
cli-too-small = { $option } muss mindestens { $low } sein, nicht { $input }.
cli-too-large = { $option } darf höchstens { $high } sein, nicht { $input }.
cli-not-a-choice = { $option } muss eines von { $choices } sein, nicht „{ $input }“.
cli-no-such-language = Die Sprache „{ $input }“ gibt es hier nicht; wähle eine von { $choices }.
cli-no-completion = Vervollständigung gibt es für { $choices }: Starte fzzzt aus einer davon.

cli-no-such-file = „{ $path }“ gibt es nicht.
cli-no-such-folder = Den Ordner für „{ $path }“ gibt es nicht.
cli-not-a-folder = „{ $path }“ führt durch etwas, das kein Ordner ist.
cli-is-a-folder = „{ $path }“ ist ein Ordner, keine Datei.
cli-not-allowed = Auf „{ $path }“ darf nicht zugegriffen werden.
cli-name-too-long = Der Name dieser Datei ist zu lang.
cli-disk-full = Auf dem Datenträger ist kein Platz mehr.
cli-file-fails = „{ $path }“ lässt sich nicht lesen oder schreiben ({ $what }).
cli-fails = Eine Datei lässt sich nicht lesen oder schreiben ({ $what }).
cli-database-fails = Die Datenbank lässt sich nicht benutzen ({ $what }).
cli-record-on-screen = Das Spiel braucht den Bildschirm selbst: Gib --record eine Datei, oder spiele mit --plain.

cli-no-such-bot = Einen Bot „{ $name }“ gibt es nicht; es gibt { $names }.
cli-no-such-program = Das Programm „{ $name }“ wurde nicht gefunden oder darf nicht gestartet werden.
cli-bots-for-seats = Genannte Bots: { $count }; Plätze: { $players }. Nenne einen Bot, oder einen für jeden Platz.
cli-table-needs-server = --table nennt einen Tisch eines Servers: Sage mit --server, welcher es ist.
cli-no-server-address = „{ $address }“ ist keine Adresse eines Servers: Schreibe { $what }.
cli-seat-or-open = Ein Platz sieht nicht alle Karten: entweder --seat oder --open.
cli-no-game = In der Datei ist kein Spiel.
cli-no-such-game = Ein Spiel { $number } gibt es nicht in der Datei: Sie hat { $count }.
cli-game-unreadable = Spiel { $number } von { $path } ist nicht zu lesen. Was daran falsch ist, sagt: { $command }
cli-from-needs-event = Zu --from fehlt die Stelle, von der es weitergeht: Gib mit --event ihre Nummer an.
cli-needs-from = { $option } gehört zu einem aufgezeichneten Spiel: Gib es mit --from an.
cli-not-with = { $option } geht nicht zusammen mit { $choices }: Lass eins davon weg.
cli-no-such-seat = Einen Platz „{ $input }“ gibt es in diesem Spiel nicht; es gibt { $names }.
cli-no-such-section = Einen Abschnitt „{ $input }“ gibt es nicht; es gibt { $choices }.
cli-whole-sheet = --html schreibt das ganze Blatt: Lass --section weg.

cli-serving = Fzzzt! ist unter { $address } (Strg-C beendet es)
cli-serving-others = Fzzzt! ist unter { $address }, für andere { $name } (Strg-C beendet es)
cli-serving-already = Fzzzt! ist schon unter { $address }
cli-cannot-listen = Der Server kann { $address } nicht benutzen: Ein anderes Programm benutzt die Adresse schon, oder sie gehört nicht zu diesem Rechner. Wähle andere mit --port und --host.
cli-ratings-rebuilt = 
    { $games ->
        [one] { $games } gewertetes Spiel wurde neu gewertet.
       *[other] { $games } gewertete Spiele wurden neu gewertet.
    }

cli-deck-title = Kartensatz: { $name }
cli-deck-card = Karte
cli-deck-kind = Art, Stufe
cli-deck-power = Zap!
cli-deck-points = Punkte
cli-deck-speed = Tempo
cli-deck-symbols = Bauteile
cli-deck-copies = Anzahl
cli-deck-player = Spieler
cli-deck-source = Quelle
cli-deck-caption = { $count } Karten mit den Mechanikern. N Mutter, B Schraube, C Zahnrad, O Öl.
cli-deck-rounds = { $players } Spieler, { $what }: { $count } { $count ->
    [one] Runde
   *[other] Runden
}
cli-deck-impossible = { $players } Spieler, { $what }: nicht möglich. { $choices }

cli-verify-line = Zeile { $number }: { $what }
cli-verify-unchecked = { $count } { $count ->
    [one] Spiel
   *[other] Spiele
}, deren Mischen nicht zu prüfen war: { $what }
cli-verify-none = es gibt keine Aufzeichnung zu prüfen
cli-verify-wrong = { $count } { $count ->
    [one] Spiel
   *[other] Spiele
}, davon { $number } nicht richtig
cli-verify-right = { $count } { $count ->
    [one] Spiel
   *[other] Spiele
}: alles richtig
