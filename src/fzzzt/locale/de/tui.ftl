### Der Tisch auf dem ganzen Bildschirm.

## Spalten

tui-column-seats = Mechaniker
tui-column-hand = Hand
tui-column-discard = Ablage
tui-column-bid = Gebot
tui-column-points = Punkte
tui-column-units = Produktionseinheiten
tui-chief = Chef
tui-deck = Stapel: { $count }

## Plätze

tui-seat-free = freier Platz
tui-seat-kept = noch nicht da
tui-seat-person = am Tisch
tui-seat-bot = Bot ({ $bot })
tui-seat-away = nicht da; ein Bot spielt ({ $bot })

## Was zu tun ist

tui-prompt-bid = Du bist dran: Karten nach Nummer wählen, dann Enter.
tui-prompt-bid-chosen = Dein Gebot ist { $value } wert. Enter legt es hin.
tui-prompt-build = Bestücken: je Einheit ein Roboter, wenn du magst, dann Enter.
tui-prompt-wait = Warten auf { $names } …
tui-prompt-prepared = Dein Gebot von { $value } liegt bereit. Esc nimmt es zurück.
tui-prompt-away = Ein Bot spielt für dich. Taste a: wieder selbst spielen.
tui-prompt-watch = Du schaust zu.
tui-prompt-open = Warten: { $address }. Freie Plätze: { $count }
tui-prompt-open-host = Einladen: { $address }. Freie Plätze: { $count }
tui-prompt-over =
    Sieg: { $names }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
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
tui-key-owned = wem was gehört
tui-key-log = was geschah
tui-key-score = Wertung
tui-key-rules = Regeln
tui-key-help = Hilfe
tui-key-scroll = im Verlauf blättern
tui-key-skip = schneller, bitte
tui-key-pause = Pause
tui-key-play = abspielen, Pause
tui-key-step = Schritt
tui-key-round = nächste Runde
tui-key-home = zum Anfang
tui-key-end = zum Ende
tui-key-game = Spiel
tui-key-games = nächstes Spiel einer Datei, voriges
tui-key-pace = Tempo
tui-key-new = neues Spiel
tui-key-leave = gehen
tui-key-menu = mehr
tui-key-shift = Tag- oder Nachtschicht
tui-key-chat = reden
tui-key-away = weggehen, zurückkommen
tui-key-auto = letzte Karte automatisch bieten
tui-key-fill = Bot hinzufügen
tui-key-start = Start
tui-key-join = hinsetzen
tui-key-open = neuer Tisch
tui-key-name = dein Name
tui-key-refresh = aktualisieren

## Hilfe

tui-help-bid = Wenn du bietest
tui-help-build = Aufräumen und Produktionseinheiten bestücken
tui-help-look = Zum Lesen
tui-help-go = Das Spiel
tui-help-people = An einem Tisch mit Leuten
tui-help-replay = Eine Wiedergabe
tui-sign-power = Energie, in Zap!
tui-sign-points = Punkte
tui-sign-speed = Fließbandgeschwindigkeit
tui-sign-sealed = Karten eines verdeckten Gebots
tui-sign-unit = eine Produktionseinheit: Punkte, Bauteile, Roboter darauf
tui-sign-turn = wer an der Reihe ist

## Hinweise

tui-no-such-key = Die Taste „{ $key }“ tut hier nichts. Taste ?: Hilfe.
tui-no-such-key-here = Die Taste „{ $key }“ tut hier nichts.
tui-no-colours = Farben sind aus: { $what } ist gesetzt.
tui-no-score = Die Wertung kommt, wenn das Spiel aus ist.
tui-no-hint = Hier gibt es keine Tipps.
tui-only-with-people = Das gibt es nur an Tischen mit Leuten: Hier sitzen sonst nur Bots.
tui-sending = Moment: Dein letzter Zug wird noch gesendet.
tui-paused = Pause.
tui-no-hurry = Da lässt sich nichts beschleunigen: Der Tisch wartet.
tui-pace = Pause zwischen Ereignissen: { $what } s
tui-auto-on = Deine letzte Handkarte wird ab jetzt automatisch geboten.
tui-auto-off = Deine letzte Handkarte wartet wieder auf dich.
tui-new-confirm = Dieses Spiel aufgeben und ein neues beginnen?
tui-too-small = Das Fenster hat { $width } × { $height } Zeichen; der Tisch braucht 80 × 24.
tui-page-keys = ↑ ↓ Bild↑ Bild↓: blättern. Esc: zurück zum Tisch
tui-menu-keys = 1-9 oder ↑ ↓ und Enter: wählen. Esc: zurück
tui-line-keys = Enter: fertig. Esc: abbrechen
tui-dumb = Dieses Terminal kann nur Textzeilen zeigen, deshalb hier das einfache Spiel.
tui-seat-waits = Dein Platz bleibt dir. Weiter geht es mit: { $command }

## Liste der Tische

tui-lobby-mine = Deine Spiele
tui-lobby-open = Offene Tische
tui-lobby-empty = Gerade wartet kein Tisch. Taste n: einen eröffnen.
tui-lobby-empty-watch = Gerade wartet kein Tisch. Taste r: neu nachsehen.
tui-lobby-prompt = Wähle einen Tisch mit den Pfeiltasten, dann Enter.
tui-lobby-looked = Liste aktualisiert. Tische: { $count }
tui-lobby-free = Freie Plätze: { $count }
tui-lobby-playing = Spiel läuft

## Neuer Tisch

tui-terms = Einen Tisch eröffnen
tui-terms-keys = ↑ ↓ ← →: wählen. Enter: Tisch eröffnen. Esc: zurück

tui-help-watch = Beim Zuschauen
tui-key-watch = zuschauen
tui-key-resume = fortsetzen
tui-key-delete = löschen
tui-kept-prompt = Wähle ein Spiel mit den Pfeiltasten, dann Enter.
