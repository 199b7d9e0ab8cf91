## Bids
error-unknown-card = Eine Karte „{ $card }“ gibt es in diesem Spiel nicht. Wähle nach den Nummern vor deinen Karten.
error-empty-bid = Ein Gebot braucht mindestens eine Karte. Die schwächste tut es auch.
error-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }. Wähle eine deiner Handkarten.
error-repeated-card = So oft hast du diese Karte nicht: { $card }. Nenne jede Karte nur einmal.
error-not-your-turn = Noch nicht: Erst bietet { $turn }. Du wirst gefragt, sobald du an der Reihe bist.
error-not-now-bid = Im Moment wird nicht geboten. Warte auf die nächste Auktion.

## Building
error-not-now-build = Roboter werden erst zugeordnet, wenn das Fließband leer ist. Warte das Ende der Runde ab.
error-nothing-to-build = Du hast keine Produktionseinheit zum Bestücken. Ersteigere erst eine.
error-already-built = Du hast in dieser Runde schon bestückt. Nach dem nächsten Fließband kannst du wieder zuordnen.
error-not-your-unit = Das ist nicht deine Produktionseinheit: { $unit }. Wähle eine, die vor dir liegt.
error-not-a-robot = Zuordnen kannst du nur Roboter und Roboter-Erweiterungen, das hier nicht: { $card }. Wähle eine andere Karte.
error-no-shared-symbol = { $card } und { $unit } haben kein gemeinsames Bauteil. Wähle einen Roboter, der passt.

## Anything else
error-unknown-seat = Einen Platz „{ $seat }“ gibt es an diesem Tisch nicht.
error-malformed = Dieser Zug ist nicht lesbar ({ $what }). Prüfe die Schreibweise und versuche es noch einmal.
error-not-an-event = Dieses Ereignis gibt es in diesem Spiel nicht.
error-not-now-setup = Das Spiel wird im Moment nicht aufgebaut.
error-not-now-deal = Im Moment werden keine Karten ausgeteilt.
error-wrong-mechanics = Die Mechaniker müssen die Nummern 1 bis { $players } tragen, an jedem Platz einer.
error-wrong-deck = Im Fließband-Kartenstapel liegen nicht die Karten dieses Spiels: { $what }
error-wrong-deal = Platz { $seat } kann diese Kartenhand nicht bekommen: { $what }
error-consequence = Das Ereignis „{ $what }“ ergibt sich aus den anderen und lässt sich nicht hinzufügen.

## Options of a table
error-options-players = Fzzzt! ist für { $low } bis { $high } Spieler, nicht für { $what }.
error-options-choice = Bei { $players } Spielern geht für { $option } nur { $choices }, nicht { $what }.

## Deck files
error-deck-long-line = Das ist keine Kartendatei: Eine Zeile darin ist länger als { $high } Bytes.
error-deck-too-large = Die Kartendatei ist zu groß: Höchstens { $high } Bytes oder { $count } Zeilen und Werte sind erlaubt.
error-deck-not-utf8 = Das ist keine Kartendatei: Sie ist kein Text in UTF-8 (Byte { $number }).
error-deck-not-toml = Das ist keine Kartendatei: Sie ist kein gültiges TOML (Zeile und Spalte { $what }).
error-deck-too-deep = Das ist keine Kartendatei: Sie ist zu tief verschachtelt.
error-deck-unknown-entry = „{ $what }“ gehört nicht in eine Kartendatei: Darin stehen nur Tabellen [[card]].
error-deck-no-cards = In dieser Kartendatei stehen keine Karten. Jede Art von Karte braucht eine Tabelle [[card]].
error-deck-too-many-faces = In der Kartendatei stehen { $count } verschiedene Karten, höchstens { $high } sind erlaubt.
error-deck-too-many-cards = In der Kartendatei stehen { $count } Karten, höchstens { $high } sind erlaubt.
error-deck-too-many-units = In der Kartendatei stehen { $count } Produktionseinheiten, höchstens { $high } sind erlaubt.

## A card of a deck file
error-deck-not-a-table = Karte { $number } der Kartendatei ist keine Tabelle [[card]].
error-deck-no-id = Karte { $number } der Kartendatei hat keine id.
error-deck-bad-id = Karte „{ $card }“: Eine id hat höchstens { $high } Zeichen: Buchstaben (a–z, A–Z), Ziffern, Binde- und Unterstriche.
error-deck-mechanic-id = Karte „{ $card }“: Mit „mechanic“ beginnt die id eines Mechanikers, und Mechaniker stehen nicht in der Kartendatei.
error-deck-missing-field = Karte „{ $card }“: Das Feld { $field } fehlt.
error-deck-unknown-field = Karte „{ $card }“: Ein Feld „{ $field }“ gibt es nicht.
error-deck-not-a-choice = Karte „{ $card }“: Im Feld { $field } muss eines von { $choices } stehen, nicht { $what }.
error-deck-not-a-number = Karte „{ $card }“: Im Feld { $field } muss eine ganze Zahl stehen, nicht { $what }.
error-deck-not-a-text = Karte „{ $card }“: Im Feld { $field } muss ein Text in Anführungszeichen stehen, nicht { $what }.
error-deck-not-true-or-false = Karte „{ $card }“: Im Feld { $field } muss true oder false stehen, nicht { $what }.
error-deck-out-of-range = Karte „{ $card }“: Im Feld { $field } muss eine Zahl von { $low } bis { $high } stehen, nicht { $what }.
error-deck-bad-symbols = Karte „{ $card }“: Im Feld symbols müssen verschiedene Buchstaben aus { $symbols } stehen, nicht { $what }.
error-deck-fzzzt-symbols = Karte „{ $card }“: Eine Fzzzt!-Karte hat keine Bauteile.
error-deck-grade-of-no-unit = Karte „{ $card }“: Das Feld grade gibt es nur bei Produktionseinheiten.
error-deck-bad-numbered = Karte „{ $card }“: Eine Spielernummer hat nur ein Roboter mit Energie 1, 2 oder 3, den es einmal gibt.
error-deck-unit-symbols = Karte „{ $card }“: Eine Produktionseinheit braucht mindestens ein Bauteil.
error-deck-unit-points = Karte „{ $card }“: Der Punktwert einer Produktionseinheit kann nicht unter null liegen.
error-deck-unit-count = Karte „{ $card }“: Jede Produktionseinheit hat ihre eigene id, count ist also immer 1.
error-deck-unit-power = Karte „{ $card }“: Eine Produktionseinheit hat keine Energie.
error-deck-same-id = Karte „{ $card }“ steht zweimal da. Jede Art von Karte hat ihre eigene id; wie oft es sie gibt, sagt count.
error-deck-same-number = Karte „{ $card }“: Spielernummer { $number } hat schon einen Roboter mit Energie { $power }.

## A deck that does not go with the options
error-deck-no-starting-robot = In dieser Kartendatei hat Spielernummer { $number } keinen Roboter mit Energie { $power }.
error-deck-too-small = In der Kartendatei stehen zu wenige Karten: { $count } für ein Fließband mit { $belt }.

## What a table did not do
refused-other = Das hat nicht geklappt: { $what }
refused-unreachable = Der Server antwortet nicht. Versuche es gleich noch einmal.
refused-no-server = Das ist kein Server mit Fzzzt!-Tischen.
refused-unavailable = Das ließ sich gerade nicht speichern. Bitte versuche es noch einmal.
refused-too-fast = Zu schnell! Hol erst mal Luft.
refused-no-such-table = Diesen Tisch gibt es nicht.
refused-set-aside = Mit diesem Tisch stimmt etwas nicht, deshalb wurde er beiseitegestellt. Gelöscht wurde nichts.
refused-bad-terms = Wähle für jeden der { $players } Plätze einen Menschen oder einen Bot.
refused-bad-name = Ein Name hat 1 bis 30 Zeichen.
refused-not-an-answer = Das beantwortet die Frage nicht: Schick Karten, Roboter oder eine Zahl, wie es verlangt ist.
refused-seat-taken = Da war jemand schneller: Der Platz ist besetzt.
refused-table-full = Alle Plätze sind besetzt.
refused-already-seated = Du hast hier schon einen Platz.
refused-not-seated = Das geht nur mit einem Platz am Tisch.
refused-not-the-host = Das kann nur der Gastgeber.
refused-begun = Das Spiel hat schon begonnen.
refused-not-begun = Das Spiel hat noch nicht begonnen.
refused-over = Das Spiel ist aus.
refused-not-over = Das Spiel läuft noch.
refused-bot-seat = Dort hat ein Bot gespielt. Sag, welcher Platz deiner war.
refused-enough-games = Du hast { $count } Spiele mitgebracht; mehr passen nicht.
refused-no-such-event = Von Ereignis { $event } aus kann man nicht weiterspielen: Das Spiel hat die Ereignisse 1 bis { $last }.
refused-stale = Am Tisch ist es inzwischen weitergegangen. Sieh noch einmal hin und wähle neu.
refused-already-bid = Du hast in dieser Auktion schon geboten.
refused-nothing-to-bid = Du hast keine Karten auf der Hand.
refused-not-your-turn = Du bist noch nicht dran.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-no-such-group = Diese Runde gibt es nicht: Sieh dir den Link noch einmal an.
refused-enough-groups = Du bist schon in so vielen Runden: Mach mit einer davon weiter.
refused-no-group-game = Mit diesem Spiel kann keine Runde beginnen: Spielt zuerst ein gewöhnliches.
refused-rated-account = Gewertete Spiele sind für Konten. Behalte zuerst unter „Meine Spiele“ deinen Namen; ein Passwort brauchst du nicht.
refused-rated-terms = Ein gewertetes Spiel hat die normalen Karten in der üblichen Variante, eine Uhr und keine Tipps.
refused-rated-bot = { $bot } hat auf diesem Server kein Rating: Wähle eine andere Stufe.
refused-rated-seat = In einem gewerteten Spiel bleibt ein Platz bei seinem Konto: Melde dich stattdessen am anderen Gerät an.
refused-rated-clock = In einem gewerteten Spiel entscheidet die Uhr: Niemand kann für jemand anderen einen Bot rufen.
refused-covered = Ein Bot spielt für dich: Übernimm erst wieder deinen Platz.
refused-not-absent = Warte noch eine Minute.
refused-not-overdue = Die Bedenkzeit ist hier lang: Du kannst erst dann einen Bot spielen lassen, wenn die Zeit dieser Person um war.
refused-nobodys-seat = Dort sitzt niemand.
refused-owner-here = Wem dieser Platz gehört, ist gerade da.
refused-nobody-agrees = An diesem Tisch spielt sonst niemand, der zustimmen könnte.
refused-no-such-request = Um diesen Platz bittet niemand mehr.
refused-not-yours-to-answer = Das muss jemand anders beantworten.
refused-not-lost = Der Besitzer ist noch keine zwei Minuten weg.
refused-not-covered = Du spielst schon selbst.
refused-silenced = Der Gastgeber hat dich stummgeschaltet.
refused-bad-chat = Ein Beitrag hat 1 bis 300 Zeichen einfachen Text.
refused-bad-link = Dieser Link ist verbraucht oder zu alt. Lass dir einen neuen geben.
refused-not-signed-in = Du spielst als Gast. Behalte diesen Gast als Konto oder melde dich an.
refused-account-already = Du hast schon ein Konto.
refused-name-taken = Diesen Namen hat schon jemand, oder einen, der genauso aussieht. Nimm einen anderen.
refused-no-passkeys-here = Passkeys gehen an dieser Adresse nicht: Sie brauchen https oder diesen Rechner selbst. Codes gehen überall.
refused-sign-in-failed = Damit bist du nicht angemeldet. Ein Code gilt einmal, ein Passkey nur dort, wo er entstand. Prüf das und versuch es noch einmal.
refused-enough-passkeys = Du hast genug Passkeys. Entferne erst einen.
refused-no-such-passkey = Dieser Passkey ist schon weg.
refused-last-way-in = Das ist der letzte Weg in dein Konto. Mach dir erst neue Notfallcodes.
refused-no-such-session = Dort ist niemand mehr angemeldet.
refused-no-reviews = Auswertungen gehen hier nicht: Dem Server fehlt etwas dafür, oder die Karten sind zu viele.
refused-never-played = An diesem Tisch wurde nicht gespielt.
refused-daily-closed = Das sind die Karten des Spiels des Tages. Spiel zuerst dein eigenes zu Ende.
refused-daily-once = Ein Spiel des Tages hat keine Revanche. Frühere Tage kannst du auf dessen Seite noch einmal spielen.
refused-daily-own-hand = Das Spiel des Tages spielst du selbst zu Ende, kein Bot vertritt dich. Geh, wann du willst, und komm am selben Tag wieder.
refused-daily-no-such-day = Ein Spiel vom { $day } gibt es hier nicht.
refused-daily-bad-record = Das ist kein ganzes, regelrechtes Spiel mit den öffentlichen Karten, deshalb wurde es nicht angenommen: { $what }
refused-daily-not-public = Abgeben kannst du nur Spiele mit den öffentlichen Karten. Die eigenen Spiele eines Servers zählen dort.
refused-daily-not-yet = Nach der Uhr des Servers hat der { $day } noch nicht begonnen. Prüfe das Datum deines Geräts.
refused-daily-too-late = Der { $day } ist zu lange her: Abgeben geht { $days } Tage lang.
refused-daily-other-bots = Dieses Spiel hatte andere Versionen der Bots als der Server. Nimm dieselbe Version von Fzzzt!.
refused-daily-not-yours = Dieses Spiel hat jemand anders gespielt.
refused-daily-handed-in = Du hast schon ein Spiel vom { $day } abgegeben. Das zählt.
refused-bad-record = Diese Datei ist keine Aufzeichnung eines Spiels.
refused-bad-address = Nachrichten gehen nur an öffentliche https-Adressen.
refused-unknown-address = Diese Adresse gibt es nicht.
refused-enough-notices = Deine Nachrichten gehen schon an genug Orte: Entferne erst einen.
refused-too-long = Dieses Spiel ist zu lang, um hier gezeigt zu werden. Die Aufzeichnung lässt sich im Terminal ansehen.
refused-not-here = Das geht hier nicht.
refused-replay = Dieses Spiel ist aus: Du kannst es nur ansehen.
refused-at-start = Das ist der Anfang.
refused-at-end = Das ist das Ende.
refused-unfinished = Hier endet die Aufzeichnung: Das Spiel wurde nicht zu Ende gespielt.
refused-first-game = Das ist das erste Spiel der Datei.
refused-last-game = Das ist das letzte Spiel der Datei.
