## The page around the screens
page-skip = Zum Inhalt springen
page-nav = Seiten
page-home-link = Fzzzt!-Startseite
page-close = Schließen
page-home = Startseite
page-rules = Regeln
page-scorepad = Wertungsblock
page-replay = Wiedergabe
page-lost = Auf diesem Fließband liegt nichts.
page-lost-home = Zurück zur Startseite

## Settings
page-settings = Einstellungen
page-language = Sprache
page-theme = Farbschema
page-theme-auto = wie mein Gerät
page-theme-day = Tagschicht
page-theme-night = Nachtschicht
page-sound = Töne
page-notify = Melden, wenn ich dran bin
page-memory = Gedächtnishilfe: zeigen, wem was gehört

## Start page
page-headline = Roboter zu versteigern!
page-tagline = Ersteigere die schrägsten Roboter der Fabrik mit den Robotern, die du schon hast. Zwei bis sechs Mechaniker, eine halbe Stunde.
page-name = Dein Name
page-name-saved = Hallo, { $name }!
page-play-now = Sofort spielen
page-play-now-note = Gegen Bots. Du kannst jederzeit gehen und später weiterspielen.
page-play-now-do = Karten her!
page-players = Spieler
page-players-expansion = Mit der Erweiterung.
page-level = Die Bots spielen als
page-bots = Wie viele davon sind Bots?
page-new-table = Einen Tisch eröffnen
page-new-table-note = Du bekommst einen Link für deine Freunde. Das Spiel beginnt, sobald alle Plätze besetzt sind.
page-new-table-do = Tisch eröffnen
page-clock-choice = Bedenkzeit
page-public = Alle dürfen mitspielen
page-variants = Varianten
page-variant-deck = Eigene Karten (Kartendatei)
page-mine-running = Deine Spiele
page-mine-finished = Beendete Spiele
page-open-tables = Offene Tische
page-open-tables-none = Gerade wartet kein Tisch. Eröffne einen!
page-free-seats =
    { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
page-together = Mehrere an einem Gerät
page-together-note = Reicht es herum: Ein Vorhang verbirgt die Karten vor den anderen. Bots besetzen die übrigen Plätze.
page-together-more = Eine Person mehr
page-together-less = Eine Person weniger
page-together-do = Karten für alle!
page-level-warming = Läuft noch warm: Bis dahin spielt er wie der Mechaniker.

## Before the game
page-table = Der Tisch
page-connecting = Auf dem Weg zum Tisch …
page-reconnecting = Verbindung unterbrochen, neuer Versuch läuft. Nichts ist verloren.
page-lobby = Warten auf Mechaniker
page-starting = Die Karten werden gemischt …
page-ended = Dieser Tisch ist geschlossen.
page-curtain = Gib das Gerät an { $name } weiter.
page-curtain-note = Alle anderen: wegschauen!
page-curtain-lift = Ich bin { $name }: Vorhang auf!
page-curtain-wait = Die Bots überlegen …
page-seat-free = Freier Platz { $number }
page-seat-you = { $name } (du)
page-seat-kept = noch nicht da
page-seat-bot = Bot, { $what }
page-seat-away = nicht da; ein Bot spielt ({ $what })
page-sit = Hier hinsetzen
page-leave = Aufstehen und gehen
page-start = Mit Bots starten
page-fill = Platz { $number } ist für
page-fill-person = einen Menschen
page-invite = Einladen
page-link = Link zum Kopieren
page-copy = Kopieren
page-copied = Der Link ist kopiert.
page-qr = Derselbe Link als QR-Code

## At the table
page-your-turn = Du bist dran!
page-your-build = Zeit zum Bestücken!
page-spectator = Du schaust zu. Kartenhände und verdeckte Gebote bleiben geheim.
page-opponents = Die anderen am Tisch
page-mine = Deine Seite des Tisches
page-belt = Fließband
page-belt-empty = Das Fließband ist leer.
page-at-auction = Zur Auktion
page-outcome = Die letzte Auktion
page-outcome-none = Noch ist nichts verkauft. Wer bietet am meisten für die erste Karte?
page-chief = Chefmechaniker
page-seat-cards = Hand { $hand }, Ablagestapel { $discard }
page-seat-thinks = überlegt …
page-seat-builds = bestückt …
page-units =
    { $count ->
        [one] { $count } Produktionseinheit
       *[other] { $count } Produktionseinheiten
    }
page-units-short = Einheiten: { $count }
page-clock = Restzeit: { $what }
page-hand-empty = Keine Karten auf der Hand.
page-bid = Dein Gebot
page-bid-empty = Wähle Karten von deiner Hand für dein Gebot.
page-bid-forming =
    { $count ->
        [one] { $count } Karte gewählt, Energie { $value }.
       *[other] { $count } Karten gewählt, Energie { $value }.
    }
page-bid-laid =
    { $count ->
        [one] Dein Gebot liegt verdeckt: { $count } Karte, Energie { $value }.
       *[other] Dein Gebot liegt verdeckt: { $count } Karten, Energie { $value }.
    }
page-bid-prepared =
    { $count ->
        [one] Bereit für deinen Zug: { $count } Karte, Energie { $value }.
       *[other] Bereit für deinen Zug: { $count } Karten, Energie { $value }.
    }
page-bid-do = Bieten
page-bid-prepare = Bieten, wenn ich dran bin
page-bid-unprepare = Zurücknehmen
page-build-do =
    { $count ->
        [one] { $count } Roboter zuordnen
       *[other] { $count } Roboter zuordnen
    }
page-build-nothing = Nichts zuordnen
page-build-waiting = Die anderen bestücken noch.
page-away = Ein Bot spielt für dich.
page-back = Wieder selbst spielen
page-step-away = Weggehen, ein Bot übernimmt
page-auto = Meine letzte Karte automatisch bieten
page-menu = Mehr
page-move-seat = Auf einem anderen Gerät weiterspielen
page-move-seat-note = Öffne dort diesen Link. Er gilt einmal, zehn Minuten lang.
page-replace = Bot für { $name } spielen lassen
page-end = Tisch schließen
page-end-sure = Für alle schließen? Das Spiel wird nicht zu Ende gespielt.
page-end-yes = Schließen
page-end-no = Weiterspielen
page-aid = Kurzübersicht
page-known-hand = Gesehen auf der Hand: { $cards }
page-known-discard = Gesehen im Ablagestapel: { $cards }
page-unsure = Auf der Hand oder im Ablagestapel: { $cards }

## After the game
page-rematch = Revanche
page-rematch-join = Zur Revanche
page-replay-watch = Wiedergabe ansehen
page-share = Wiedergabe teilen
page-download = Aufzeichnung herunterladen

## Log and talk
page-log = Was geschah
page-talk = Tischgespräch
page-talk-empty = Noch hat niemand etwas gesagt.
page-talk-label = Sag etwas
page-talk-send = Sagen
page-talk-spectator = { $name } (schaut zu)
page-spectators = Zuschauer
page-manners = Spieler stummschalten
page-mute = { $name } stummschalten
page-silence = { $name } für alle stummschalten

## Rules
page-rules-search = In den Regeln suchen
page-rules-found =
    { $count ->
        [one] In { $count } Abschnitt gefunden.
       *[other] In { $count } Abschnitten gefunden.
    }
page-rules-none = Davon steht nichts in den Regeln.

## Replay
page-replay-note = Lege die Aufzeichnung eines Spiels hier ab oder wähle die Datei.
page-replay-file = Datei der Aufzeichnung
page-replay-as = Gesehen von
page-replay-open = allen: offene Karten
page-replay-spectator = einem Zuschauer
page-replay-play = Abspielen
page-replay-pause = Pause
page-replay-back = Ein Schritt zurück
page-replay-next = Ein Schritt weiter
page-replay-scrub = Zeitpunkt im Spiel
page-replay-round = Runde { $round }
page-replay-rounds = Zu einer Runde springen
page-replay-games = Spiele
page-replay-game-back = Voriges Spiel
page-replay-game-next = Nächstes Spiel
page-race = Das Rennen
page-race-note = Wie viele Punkte alle nach jeder Auktion gehabt hätten.

## Score pad
page-scorepad-note = Für ein Spiel mit gedruckten Karten: Tippe an, was jeder am Ende hat, auch die Roboter auf Einheiten.
page-scorepad-player = Spieler { $number }
page-scorepad-name = Name
page-scorepad-add = Spieler hinzufügen
page-scorepad-remove = { $name } entfernen
page-scorepad-cards = Roboter und andere Karten
page-scorepad-units = Produktionseinheiten
page-scorepad-more = Eine mehr: { $card }
page-scorepad-less = Eine weniger: { $card }
page-scorepad-allocated = Im Spiel zugeordnet: { $unit }
page-scorepad-clear = Neues Spiel
