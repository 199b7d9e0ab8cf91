### Der Tisch auf dem ganzen Bildschirm.

## Spalten

tui-column-seats = Mechaniker
tui-column-hand = Karten
tui-column-discard = Ablage
tui-column-bid = Gebot
tui-column-points = Punkte
tui-column-units = Produktionseinheiten
tui-chief = Chef
tui-deck = Stapel: { $count }

## Plätze

tui-seat-free = freier Platz
tui-seat-kept = für diese Person freigehalten
tui-seat-person = am Tisch
tui-seat-bot = Bot ({ $bot })
tui-seat-away = weg, { $bot } spielt

## Was zu tun ist

tui-prompt-bid = Du bist dran: Karten nach Nummer wählen, dann Enter.
tui-prompt-bid-chosen = Dein Gebot ist { $value } wert. Enter legt es hin.
tui-prompt-build = Aufräumen und bestücken: für jede Einheit ein Roboter, wenn du magst, dann Enter.
tui-prompt-wait = Warten auf { $names } …
tui-prompt-prepared = Dein Gebot von { $value } liegt bereit. Esc nimmt es zurück.
tui-prompt-away = Ein Bot spielt für dich. Taste a: den Platz wieder einnehmen.
tui-prompt-watch = Du schaust zu.
tui-prompt-open = Warten auf Leute bei { $address }. Freie Plätze: { $count }
tui-prompt-open-host = Lade Leute ein zu { $address }. Freie Plätze: { $count }. Taste b: ein Bot setzt sich. Taste g: Start.
tui-prompt-over = Das Spiel ist aus. Sieg: { $names }, mit { $points }.
tui-prompt-ended = Dieser Tisch ist geschlossen.
tui-prompt-replay = Schritt { $number } von { $count }

## Tasten

tui-key-choose = wählen
tui-key-cursor = bewegen, Karte dort wählen
tui-key-bid = bieten
tui-key-clear = nichts wählen, Gebot zurücknehmen
tui-key-hint = Tipp
tui-key-unit = Einheit
tui-key-robot = Roboter
tui-key-none = kein Roboter
tui-key-build = bestücken
tui-key-owned = wer was hat
tui-key-log = alles Bisherige
tui-key-score = Wertung
tui-key-rules = Regeln
tui-key-help = Hilfe
tui-key-scroll = Verlauf blättern
tui-key-skip = schneller, bitte
tui-key-pause = Pause
tui-key-play = abspielen, anhalten
tui-key-step = Schritt
tui-key-round = nächste Runde
tui-key-home = zum Anfang
tui-key-end = zum Ende
tui-key-game = Spiel
tui-key-games = nächstes Spiel einer Datei, voriges
tui-key-pace = schneller, langsamer
tui-key-new = neues Spiel
tui-key-leave = gehen
tui-key-menu = mehr
tui-key-shift = Tag- oder Nachtschicht
tui-key-chat = reden
tui-key-away = weggehen, zurückkommen
tui-key-auto = letzte Karte von selbst bieten
tui-key-fill = ein Bot setzt sich
tui-key-start = Start
tui-key-join = hinsetzen
tui-key-open = neuer Tisch
tui-key-name = dein Name
tui-key-refresh = neu nachsehen

## Hilfe

tui-help-bid = Wenn du bietest
tui-help-build = Aufräumen und Produktionseinheiten bestücken
tui-help-look = Zum Lesen
tui-help-go = Das Spiel
tui-help-people = An einem Tisch mit Leuten
tui-help-replay = Ein aufgezeichnetes Spiel
tui-sign-power = Energie, in Zap!
tui-sign-points = Punkte
tui-sign-speed = Fließbandgeschwindigkeit
tui-sign-sealed = Karten eines verdeckten Gebots
tui-sign-unit = eine Produktionseinheit: Punkte, Bauteile, Roboter darauf
tui-sign-turn = wer an der Reihe ist

## Hinweise

tui-no-such-key = Die Taste „{ $key }“ tut hier nichts. Taste ?: Hilfe.
tui-no-such-key-here = Die Taste „{ $key }“ tut hier nichts.
tui-no-colours = Es gibt keine Farben: { $what } ist gesetzt.
tui-not-your-turn = Du bist nicht dran.
tui-not-begun = Das Spiel hat noch nicht begonnen.
tui-no-score = Die Wertung kommt, wenn das Spiel aus ist.
tui-no-hint = Hier gibt es keine Tipps.
tui-only-with-people = Das gibt es nur an Tischen mit Leuten: hier sitzen sonst nur Bots.
tui-sending = Moment: deine letzte Eingabe ist noch unterwegs.
tui-paused = Angehalten.
tui-no-hurry = Es gibt nichts zu beeilen: Der Tisch wartet.
tui-pace = Ein Moment dauert { $what } s.
tui-auto-on = Deine letzte Handkarte wird ab jetzt von selbst geboten.
tui-auto-off = Deine letzte Handkarte wartet wieder auf dich.
tui-new-confirm = Dieses Spiel aufgeben und ein neues beginnen?
tui-too-small = Das Fenster hat { $width } × { $height } Zeichen; der Tisch braucht 80 × 24.
tui-page-keys = ↑ ↓ PgUp PgDn: blättern. Esc: zurück zum Tisch
tui-menu-keys = 1-9 oder ↑ ↓ und Enter: wählen. Esc: zurück
tui-line-keys = Enter: fertig. Esc: doch nicht
tui-dumb = Dieses Terminal kann nur Zeilen schreiben, daher das einfache Spiel.
tui-seat-waits = Dein Platz bleibt dir. So geht es weiter: { $command }

## Liste der Tische

tui-lobby-mine = Deine Tische
tui-lobby-open = Tische, die auf Leute warten
tui-lobby-empty = Kein Tisch wartet auf Leute. Taste n: einen eröffnen.
tui-lobby-prompt = Wähle einen Tisch mit den Pfeilen, dann Enter.
tui-lobby-looked = Neu nachgesehen. Tische: { $count }
tui-lobby-free = Freie Plätze: { $count }
tui-lobby-playing = wird gespielt

## Neuer Tisch

tui-terms = Ein neuer Tisch
tui-terms-keys = ↑ ↓ ← →: wählen. Enter: Tisch eröffnen. Esc: zurück
tui-terms-players = Mitspielende
tui-terms-people = davon Menschen
tui-terms-level = Bots auf den übrigen Plätzen
tui-terms-cards = Karten
tui-terms-cards-base = Grundspiel
tui-terms-cards-extended = mit der Erweiterung
tui-terms-clock = Uhr
tui-terms-clock-none = keine
tui-terms-clock-move = { $count } s je Entscheidung
tui-terms-clock-bank = { $count } s je Spiel
tui-terms-public = In der öffentlichen Liste

## Ablehnungen

tui-refused = Das ging nicht: { $what }
tui-refused-no-answer = Der Server antwortet nicht.
tui-refused-no-server = Das ist kein Server mit Fzzzt!-Tischen.
tui-refused-not-here = Das geht hier nicht.
tui-refused-replay = Dieses Spiel ist aus: man kann es nur ansehen.
tui-refused-at-start = Das ist der Anfang.
tui-refused-at-end = Das ist das Ende.
tui-refused-unfinished = Die Aufzeichnung endet hier, vor dem Spiel.
tui-refused-first-game = Das ist das erste Spiel der Datei.
tui-refused-last-game = Das ist das letzte Spiel der Datei.
tui-refused-no-such-table = Diesen Tisch gibt es nicht.
tui-refused-table-full = Alle Plätze sind besetzt.
tui-refused-not-seated = Das kann nur, wer hier einen Platz hat.
tui-refused-not-the-host = Das kann nur, wer den Tisch eröffnet hat.
tui-refused-begun = Das Spiel hat begonnen.
tui-refused-not-begun = Das Spiel hat noch nicht begonnen.
tui-refused-over = Das Spiel ist aus.
tui-refused-not-over = Das Spiel ist noch nicht aus.
tui-refused-stale = Inzwischen läuft eine andere Auktion: schau noch einmal hin.
tui-refused-already-bid = Du hast in dieser Auktion schon geboten.
tui-refused-nothing-to-bid = Du hast keine Karten auf der Hand.
tui-refused-covered = Ein Bot spielt für dich: nimm erst mit der Taste a deinen Platz wieder ein.
tui-refused-silenced = Du darfst an diesem Tisch nicht mitreden.
tui-refused-bad-name = Ein Name hat 1 bis 30 Zeichen.
tui-refused-too-fast = Zu viel auf einmal: warte einen Moment.
tui-refused-unavailable = Der Server konnte das nicht aufschreiben. Versuch es noch einmal.
