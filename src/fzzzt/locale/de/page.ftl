## The page around the screens
page-skip = Zum Inhalt
page-nav = Seiten
page-home-link = Fzzzt!, zur Startseite
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
page-theme = Beleuchtung
page-theme-auto = wie das Gerät
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
page-bots = Davon Bots
page-new-table = Einen Tisch eröffnen
page-new-table-note = Du bekommst einen Link für deine Freunde. Das Spiel beginnt, sobald alle Plätze besetzt sind.
page-new-table-do = Tisch eröffnen
page-clock-choice = Bedenkzeit
page-clock-none = so lange man will
page-clock-quick = 30 Sekunden pro Entscheidung
page-clock-calm = 2 Minuten pro Entscheidung
page-clock-bank = 10 Minuten fürs Spiel, dazu 10 Sekunden pro Entscheidung
page-clock-days = 2 Tage pro Entscheidung
page-public = Alle dürfen mitspielen
page-variants = Varianten
page-variant-extended = Mit Karten der Erweiterung (sechs Runden)
page-variant-leave = Startroboter unbenutzter Nummern kommen aus dem Spiel
page-variant-deck = Eigenes Kartendeck (Datei)
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
page-together-more = Noch jemand
page-together-less = Eine Person weniger
page-together-do = Karten für alle!

## Levels of bots: the name, and how they play
page-level-random = Zufall
page-level-rookie = Neuling
page-level-apprentice = Lehrling
page-level-tinker = Tüftler
page-level-mechanic = Mechaniker
page-level-engineer = Ingenieur
page-level-chief = Chefingenieur
page-level-warming = Läuft noch warm: Bis dahin spielt er wie der Mechaniker.
page-character-random = Bietet irgendwas für irgendwas: völlig planlos.
page-character-rookie = Weiß ungefähr, was eine Karte wert ist, bietet aber aus dem Bauch.
page-character-apprentice = Bietet den schlichten Wert jeder Karte: solide und leicht zu durchschauen.
page-character-tinker = Achtet darauf, was eine Karte den eigenen Apparaten bringt, und räumt schwache Roboter weg.
page-character-mechanic = Wägt Wert, Chance und den Preis der Energie ab.
page-character-engineer = Spielt Gebote erst im Kopf durch.
page-character-chief = Denkt weit voraus und durchschaut alle an ihren gezeigten Geboten. Der Stärkste.

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
page-start = Jetzt starten, Bots auf freien Plätzen
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
page-at-auction = Zu haben
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
page-bid-empty = Wähle Karten deiner Hand für ein Gebot.
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
        [one] Liegt für dich bereit: { $count } Karte, Energie { $value }.
       *[other] Liegt für dich bereit: { $count } Karten, Energie { $value }.
    }
page-bid-do = Bieten
page-bid-prepare = Bieten, wenn ich dran bin
page-bid-unprepare = Zurücknehmen
page-build-do =
    { $count ->
        [one] { $count } Roboter zuordnen
       *[other] { $count } Roboter zuordnen
    }
page-build-nothing = Nichts bestücken
page-build-waiting = Die anderen bestücken noch.
page-away = Ein Bot spielt für dich.
page-back = Wieder selbst spielen
page-step-away = Weggehen, ein Bot übernimmt
page-auto = Meine letzte Karte von selbst bieten
page-menu = Mehr
page-move-seat = Auf einem anderen Gerät weiterspielen
page-move-seat-note = Öffne dort diesen Link. Er gilt einmal, zehn Minuten lang.
page-replace = Einen Bot für { $name } spielen lassen
page-end = Tisch schließen
page-end-sure = Für alle schließen? Das Spiel wird nicht zu Ende gespielt.
page-end-yes = Schließen
page-end-no = Weiterspielen
page-aid = Kurzübersicht
page-known-hand = Gesehen auf der Hand: { $cards }
page-known-discard = Gesehen im Ablagestapel: { $cards }
page-unsure = Hier oder dort: { $cards }

## After the game
page-rematch = Revanche
page-rematch-join = Zur Revanche
page-replay-watch = Wiedergabe ansehen
page-share = Wiedergabe teilen
page-download = Aufzeichnung laden

## Log and talk
page-log = Was geschah
page-talk = Tischgespräch
page-talk-empty = Noch hat niemand etwas gesagt.
page-talk-label = Sag etwas
page-talk-send = Sagen
page-talk-spectator = { $name } (schaut zu)
page-spectators = Zuschauer
page-manners = Wer zu hören ist
page-mute = Ich will nicht hören: { $name }
page-silence = Von niemandem zu hören: { $name }

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
page-replay-pause = Anhalten
page-replay-back = Ein Schritt zurück
page-replay-next = Ein Schritt weiter
page-replay-scrub = Zeitpunkt im Spiel
page-replay-round = Runde { $round }
page-replay-rounds = Zu einer Runde springen
page-replay-games = Spiele
page-replay-game-back = Voriges Spiel
page-replay-game-next = Nächstes Spiel
page-race = Das Rennen
page-race-note = Was alle nach jeder Auktion gewertet hätten.

## Score pad
page-scorepad-note = Für ein Spiel mit gedruckten Karten: Tippe an, was alle am Ende haben. Auch Roboter auf Einheiten zählen.
page-scorepad-player = Spieler { $number }
page-scorepad-name = Name des Spielers
page-scorepad-add = Mitspieler hinzufügen
page-scorepad-remove = { $name } entfernen
page-scorepad-cards = Roboter und andere Karten
page-scorepad-units = Produktionseinheiten
page-scorepad-more = Eine mehr: { $card }
page-scorepad-less = Eine weniger: { $card }
page-scorepad-allocated = Im Spiel zugeordnet: { $unit }
page-scorepad-clear = Neues Spiel

## What did not work: page-error-<code> for the codes of the server
page-error-other = Das hat nicht geklappt ({ $what }). Bitte versuche es noch einmal.
page-error-unreachable = Der Server antwortet nicht. Versuche es gleich noch einmal.
page-error-unavailable = Das ließ sich gerade nicht festhalten. Bitte versuche es noch einmal.
page-error-too-fast = Zu schnell! Hol erst mal Luft.
page-error-no-such-table = Diesen Tisch gibt es nicht.
page-error-bad-terms = Für jeden der { $players } Plätze muss feststehen, ob ein Mensch oder ein Bot ihn bekommt.
page-error-bad-name = Ein Name hat 1 bis 30 Zeichen.
page-error-seat-taken = Da war jemand schneller: Der Platz ist besetzt.
page-error-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
page-error-already-seated = Du hast hier schon einen Platz.
page-error-not-seated = Das geht nur mit einem Platz am Tisch.
page-error-not-the-host = Das kann nur der Gastgeber.
page-error-begun = Das Spiel hat schon begonnen.
page-error-not-begun = Das Spiel hat noch nicht begonnen.
page-error-over = Das Spiel ist aus.
page-error-not-over = Das Spiel läuft noch.
page-error-stale = Am Tisch ist es inzwischen weitergegangen. Sieh noch einmal hin und entscheide neu.
page-error-already-bid = Du hast in dieser Auktion schon geboten.
page-error-nothing-to-bid = Du hast keine Karten auf der Hand.
page-error-not-your-turn = Noch nicht: Du bist nicht dran.
page-error-covered = Ein Bot spielt für dich: Übernimm erst deinen Platz.
page-error-not-absent = Gib ihnen eine Minute.
page-error-silenced = Der Gastgeber hat dir das Wort entzogen.
page-error-bad-chat = Ein Beitrag hat 1 bis 300 Zeichen einfachen Text.
page-error-bad-link = Dieser Link ist verbraucht oder zu alt. Lass dir einen neuen geben.
page-error-never-played = An diesem Tisch wurde nicht gespielt.
page-error-bad-record = Diese Datei ist keine Aufzeichnung eines Spiels.
