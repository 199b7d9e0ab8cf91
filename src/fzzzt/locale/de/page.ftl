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
page-about = Über Fzzzt!
page-about-game = Fzzzt! hat Tony Boydell erfunden; es ist 2009 bei { $publisher } erschienen.
page-about-fans = Dies ist eine Fan-Version: Roboter, Texte und Code sind von uns, die Regeln von ihnen. Wenn es dir gefällt, hol dir das gedruckte Spiel.
page-about-version = Version { $version }, freie Software unter der { $licence }-Lizenz.
page-about-licences = In dieser Seite steckt
page-about-licences-why = Arbeit anderer, die wir gern verwenden, und die Bedingungen dafür.

page-me = Meine Spiele

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
page-speed = Tempo
page-speed-calm = gemütlich
page-speed-normal = normal
page-speed-fast = schnell
page-speed-once = sofort, ohne Szenen
page-sit-out-note = Hinweis, wenn ein Gebot meine Hand leert
page-standing = Zwischenstand: zeigen, wie viele Punkte alle jetzt hätten
page-explain = Die Karte zur Auktion erklären
page-notices = Benachrichtigungen
page-notices-more = Überall Bescheid bekommen
page-notices-note = Eine Nachricht, wenn du dran bist, und höchstens eine Erinnerung. Sie nennt keine Karten.
page-notices-here = Dieser Browser
page-notices-push = Auch bei geschlossener Seite melden
page-notices-pushed = Hier erfährst du es auch, wenn die Seite geschlossen ist.
page-notices-no-push = Dieser Browser kann dir nur bei offener Seite Bescheid geben. Mit einer sicheren Verbindung oder als installierte Seite geht vielleicht mehr.
page-notices-blocked = Der Browser hat es nicht erlaubt. Das entscheiden seine Einstellungen für diese Seite.
page-notices-places = Wohin Nachrichten gehen
page-notices-browser = Ein Browser ({ $address })
page-notices-webhook = Webadresse ({ $address })
page-notices-failing = Die letzte Nachricht kam nicht an.
page-notices-remove = Entfernen
page-notices-off = Alle Benachrichtigungen ausschalten
page-notices-quiet-from = Ruhe von
page-notices-quiet-to = bis
page-notices-quiet = Dann Ruhe halten
page-notices-quiet-never = Keine Ruhezeit
page-notices-hook = An Slack, Discord, Matrix oder anderswohin
page-notices-hook-note = Füge die Adresse eines Webhooks ein. Die Nachricht enthält einen Link zum Tisch; deinen Platz öffnet nur dein eigener Browser.
page-notices-address = Adresse des Webhooks
page-notices-of = Melden
page-notices-of-me = wann ich dran bin, an jedem Tisch
page-notices-of-table = wer dran ist, am Tisch von { $names }
page-notices-add = Hinzufügen
page-offline = Du bist offline
page-offline-note = Ohne Verbindung gibt es keinen Tisch. Nichts ist verloren: Deine Spiele warten auf dich.

## Start page
page-headline = Roboter zu versteigern!
page-tagline = Ersteigere die schrägsten Roboter der Fabrik mit den Robotern, die du schon hast. Zwei bis sechs Mechaniker, eine halbe Stunde.
page-name = Dein Name
page-name-saved = Hallo, { $name }!
page-play-now = Sofort spielen
page-play-now-note = Gegen Bots. Du kannst jederzeit gehen und später weiterspielen.
page-play-now-do = Karten her!
page-players-expansion = Mit der Erweiterung.
page-level = Die Bots spielen als
page-bots = Wie viele davon sind Bots?
page-new-table = Einen Tisch eröffnen
page-new-table-note = Du bekommst einen Link für deine Freunde. Das Spiel beginnt, sobald alle Plätze besetzt sind.
page-new-table-do = Tisch eröffnen
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
page-level-incomplete = Spielt hier wie der Mechaniker: Dafür muss mehr installiert sein ({ $command }).

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
page-hint = Tipp
page-hints-taken =
    { $count ->
        [one] { $count } Tipp genutzt; das steht dann in der Aufzeichnung.
       *[other] { $count } Tipps genutzt; das steht dann in der Aufzeichnung.
    }
page-standing-now = Wenn das Spiel jetzt endete
page-standing-seat = { $name }: { $points }
page-spectator = Du schaust zu. Kartenhände und verdeckte Gebote bleiben geheim.
page-opponents = Die anderen am Tisch
page-mine = Deine Seite des Tisches
page-belt = Fließband
page-belt-empty = Das Fließband ist leer.
page-at-auction = Zur Auktion
page-outcome = Die letzte Auktion
page-outcome-none = Noch ist nichts verkauft. Wer bietet am meisten für die erste Karte?
page-stage = Die Gebote
page-behind =
    { $count ->
        [one] Holt auf: { $count } Auktion zurück
       *[other] Holt auf: { $count } Auktionen zurück
    }
page-sitting-out =
    { $count ->
        [one] Du setzt aus: noch { $count } Auktion zu sehen
       *[other] Du setzt aus: noch { $count } Auktionen zu sehen
    }
page-catching-up = Holt auf
page-to-present = Zum Jetzt springen
page-to-my-turn = Zu meinem nächsten Zug
page-now-for-sale = Inzwischen zu haben: { $card }
page-summary = Das brachte die Runde
page-summary-nothing = nichts
page-bid-all = Das ist deine ganze Hand: Gewinnst du, setzt du aus, bis alle Hände leer sind.
page-bid-all-known = Nicht mehr sagen
page-missing = Es fehlt noch: { $symbols }
page-chief = Chefmechaniker
page-seat-cards = Hand { $hand }, Ablagestapel { $discard }
page-seat-thinks = überlegt …
page-seat-builds = bestückt …
page-units =
    { $count ->
        [one] { $count } Produktionseinheit
       *[other] { $count } Produktionseinheiten
    }
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
page-build-begin = Jetzt bestücken
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
page-gone = nicht da
page-gone-since = zuletzt da: { $when }
page-typing = schreibt …
page-typing-who = { $names }: schreibt …
page-pause = Spiel anhalten
page-paused = Das Spiel ist angehalten.
page-unpause = Weiterspielen
page-step-away-sure = Bis du zurück bist, entscheidet ein Bot für dich, immer nur das Nächste.
page-step-away-yes = Weggehen
page-step-away-no = Bleiben
page-covered = Ein Bot hat für dich entschieden:
page-covered-known = In Ordnung
page-end-ask = Alle Anwesenden müssen zustimmen. Das Spiel wird nicht zu Ende gespielt.
page-ending = { $names }: für das Schließen des Tisches
page-end-withdraw = Doch weiterspielen
page-seat-yours = Wenn dieser Browser dich nicht mehr kennt, bitte um deinen Platz. War sein Besitzer zwei Minuten weg, kann jemand am Tisch zustimmen.
page-seat-lost = Du hattest hier einen Platz, aber dieser Browser hat den Schlüssel dazu verloren: Seine Cookies wurden gelöscht. Bitte um deinen Platz. Ist er zwei Minuten leer, kann jemand am Tisch zustimmen.
page-seat-mine = Gehört einer dieser Plätze dir?
page-seat-ask = Ich bin { $name }
page-seat-asked = Du hast um den Platz von { $name } gebeten. Jemand am Tisch muss zustimmen.
page-seat-request = „{ $asker }“ sagt: Ich bin { $name }, mein Browser kennt mich nicht mehr. Stimme nur zu, wenn du sicher bist.
page-seat-give = Platz geben
page-seat-keep = Nicht geben
page-seat-given = Dein Platz wurde jemandem gegeben, der darum gebeten hat.
page-name-first = Sag zuerst deinen Namen, damit die anderen wissen, wer du bist.
page-acting-host = Der Gastgeber ist nicht da: Du kannst das Spiel starten.
page-sending = Unterwegs …
page-aid = Kurzübersicht
page-known-hand = Gesehen auf der Hand
page-known-discard = Gesehen im Ablagestapel
page-unsure = Auf der Hand oder im Ablagestapel

## After the game
page-rematch = Revanche
page-rematch-join = Zur Revanche
page-review = Auswertung
page-review-order = Partie auswerten
page-review-note = Was hat jede Entscheidung gekostet, und wer hatte Glück? Das dauert eine halbe Minute.
page-review-working = Jede Entscheidung wird angesehen …
page-review-whose = Entscheidungen von
page-review-next = Nächster Fehler
page-review-share = { $name } gewinnt mit { $chance } % Wahrscheinlichkeit.
page-replay-watch = Wiedergabe ansehen
page-share = Wiedergabe teilen
page-share-link = Link teilen
page-download = Aufzeichnung herunterladen
page-shuffle-right = Mischen geprüft
page-shuffle-false = Das Mischen stimmt nicht!
page-shuffle-open = Mischen nicht geprüft
page-shuffle-dealt =
    { $count ->
        [one] Diese Seite hat aus den Zahlen der Aufzeichnung { $count } Mal neu gemischt, und jede Karte kam wieder an ihren Platz.
       *[other] Diese Seite hat aus den Zahlen der Aufzeichnung alle { $count } Mal neu gemischt, und jede Karte kam wieder an ihren Platz.
    }
page-shuffle-who-mixed = Der Server hatte sich auf seine Zahl festgelegt, bevor er deine kennen konnte, und beide stecken darin: Also hat niemand die Karten ausgesucht.
page-shuffle-who-left-out = Deine eigene Zahl fehlt: Der Server sagt, sie kam zu spät, und du weißt am besten, ob deine Verbindung da gerade weg war.
page-shuffle-who-watched = Der Server blieb bei der Zahl, auf die er sich vor dem Spiel festgelegt hatte; dass niemand die Karten ausgesucht hat, können die bezeugen, deren Zahlen darin stecken.
page-shuffle-who-absent = Dieser Browser war beim Beginn nicht dabei und kann nicht sagen, ob die Zahlen vorher feststanden: Das können die Browser derer, die gespielt haben.
page-shuffle-who-seeded = Alle folgen aus einem Startwert; ob ihn jemand wegen der Karten ausgesucht hat, zeigt das nicht.
page-shuffle-who-daily = An diesem Tag bekamen alle dieselben Karten; der Server hatte sich vorher auf seine Zahl festgelegt und verriet sie, als der Tag vorbei war.
page-shuffle-verify = Auch diese Seite kommt vom Server: Unabhängig prüft { $command } die heruntergeladene Aufzeichnung.
page-shuffle-open-why = Diese Aufzeichnung sagt nicht, wie ihre Karten gemischt wurden, oder auf eine Art, die hier nicht bekannt ist.
page-shuffle-open-daily = Das sind die Karten eines Spiels des Tages: Die Zahl dahinter wird verraten, wenn der Tag vorbei ist.
page-shuffle-verify-open = Ob sie den Regeln folgt, prüft { $command } trotzdem.
page-shuffle-forged = Entweder hat jemand die Aufzeichnung verändert, oder die Karten wurden nicht so ausgeteilt, wie es sein sollte.
page-shuffle-wrong-unreadable = Was die Aufzeichnung über das Mischen sagt, widerspricht sich oder ist nicht lesbar.
page-shuffle-wrong-secret = Die Zahl des Servers ist nicht die, auf die er sich festgelegt hatte.
page-shuffle-wrong-server = In der Aufzeichnung ist der Server auf eine andere Zahl festgelegt, als dieser Browser vor dem Spiel notiert hat.
page-shuffle-wrong-nonce = Die Zahl von { $name } ist nicht die, die vorher festgelegt war.
page-shuffle-wrong-seat = In der Aufzeichnung ist { $name } auf eine andere Zahl festgelegt, als dieser Browser beim Beginn notiert hat.
page-shuffle-wrong-cards = Die Karten folgen nicht aus den Zahlen der Aufzeichnung; zuerst kommt { $what } anders heraus.
page-shuffle-numbers = Die Zahlen zeigen
page-shuffle-commitment = Worauf der Server festgelegt war
page-shuffle-secret = Die Zahl des Servers
page-shuffle-bound = Worauf { $name } festgelegt war
page-shuffle-number = Die Zahl von { $name }
page-shuffle-missing = fehlt: kam nicht rechtzeitig
page-shuffle-seed = Der Startwert für jedes Mischen

## Log and talk
page-log = Was geschah
page-talk = Tischgespräch
page-talk-empty = Noch hat niemand etwas gesagt.
page-talk-new =
    { $count ->
        [one] { $count } neue Zeile
       *[other] { $count } neue Zeilen
    }
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
page-rules-print = Drucken
page-rules-trial = Wertung: selbst ausprobieren
page-rules-trial-note = Tippe Karten an, um sie wegzunehmen oder dazuzulegen: Die besten Apparate werden neu gezählt.
page-rules-trial-again = Neu zählen

## Replay
page-replay-note = Lege die Aufzeichnung eines Spiels hier ab oder wähle die Datei.
page-replay-file = Datei der Aufzeichnung
page-replay-as = Gesehen von
page-replay-open = allen: offene Karten
page-play-on = Von hier weiterspielen
page-play-on-how = Wer spielt, mit welchen Karten
page-play-on-cards = Die Karten
page-play-on-true = wie sie wirklich lagen
page-play-on-known = wie { $name } sie kannte: Alle anderen werden neu verteilt
page-play-on-me = ich
page-play-on-friend = wer den Link hat
page-learn-note = Kurze Stellungen mit je einer Frage. Drei Sterne für eine richtige Antwort auf Anhieb.
page-learn-answer = Das ist mein Gebot
page-learn-bid = Wert des Gebots: { $value }
page-learn-pair = { $robot } auf { $unit }
page-learn-none = Keinen Roboter
page-learn-next = Nächste Lektion
page-learn-all = Alle Lektionen
page-learn-stars = Sterne: { $count } von 3
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

page-guide-title = Dein erstes Spiel
page-guide-offer = Neu hier? Spiel deine erste Runde
page-guide-offer-why = In fünf Minuten lernst du Fzzzt!, indem du es spielst.
page-guide-offer-again = Das begleitete erste Spiel spielen
page-guide-next = Weiter
page-guide-back = Zurück
page-guide-hide = Begleitung ausblenden
page-guide-show = Begleitung einblenden
page-guide-place = { $number } von { $count }
page-guide-onward-play = Ein ganzes Spiel spielen

page-first-redeal = Neu gegeben: Alle Hände waren leer, also bekommt jeder bis zu sechs eigene Karten.
page-first-tie = Bei gleich hohen Geboten gewinnt der Chefmechaniker, sonst der Nächste im Uhrzeigersinn; der nächste Gleichauf bekommt den Schraubenschlüssel.
page-first-fzzzt = Du hast eine Fzzzt!-Karte: Sie bringt beim Bieten 3, kostet am Ende aber einen Punkt.
page-first-unit = Auf dieser Einheit steht kein Apparat, darum verlierst du ihre Punkte.
page-first-sight = Erklären, was ich zum ersten Mal sehe

## The deal of the day

page-daily-title = Das Spiel des Tages
page-daily-of-day = Das Spiel vom { $when }
page-daily-offer = Ein Spiel am Tag, dieselben Karten für alle. Vergleiche deine Punkte.
page-daily-intro = Heute spielen alle mit denselben Karten gegen dieselben drei Bots: { $names }. Dein erstes Spiel zählt. Bis { $when } kannst du gehen und wiederkommen.
page-daily-play = Das Spiel des Tages spielen
page-daily-go-on = Weiterspielen
page-daily-see = Sieh, wie es den anderen ging
page-daily-mine =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
     }, Platz { $place } von 4
page-daily-rank = Rang { $place } von { $count } unter den Konten
page-daily-guest = Du spielst als Gast. Gäste stehen in einer eigenen Liste, denn ein neuer Gast kann jeder sein.
page-daily-streak = Tage in Folge: { $count }; deine längste Serie: { $best }
page-daily-share = Teilen, ohne etwas zu verraten
page-daily-people = So viele haben dieses Spiel beendet: { $count }
page-daily-bars = Die Punkte aller
page-daily-accounts = Konten
page-daily-guests = Gäste
page-daily-bots = Bots auf deinem Platz
page-daily-bots-wait = Sie spielen noch. Schau später wieder vorbei.
page-daily-nobody = Noch niemand.
page-daily-name = Wer
page-daily-points = Punkte
page-daily-place = Platz
page-daily-lots = Wo die Gebote am weitesten auseinanderlagen
page-daily-lot = Auktion { $auction }: Gebote von { $low } bis { $high }, das mittlere { $middle }. Gewonnen von { $wins } aus { $count }.
page-daily-lot-won = Du hast { $power } geboten und gewonnen.
page-daily-lot-lost = Du hast { $power } geboten.
page-daily-earlier = Frühere Tage
page-daily-again = { $when } spielen, ohne Wertung
page-daily-results = Ergebnisse vom { $when }
page-daily-late = Der Tag war vor deinem Spiel zu Ende, deshalb zählt es nicht.
page-daily-trusted = Auf Treu und Glauben
page-daily-trusted-why = Spiele mit den öffentlichen Karten, gespielt mit { $command } im Terminal. Diese Karten folgen aus dem Datum, nachsehen könnte also jeder: Die Liste beruht auf Vertrauen.
page-daily-fair = Wie es gerecht zugeht
page-daily-fair-why = Die Karten eines Tages folgen aus einer geheimen Zahl. Der Server legt sich am Tag davor auf sie fest und verrät sie, wenn der Tag vorbei ist.
page-daily-bound = { $when }: worauf der Server festgelegt ist
page-daily-secret = { $when }: die geheime Zahl
page-daily-same-day = erst an diesem Tag gezogen
