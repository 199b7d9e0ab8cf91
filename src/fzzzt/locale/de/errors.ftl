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
error-already-built = Du hast in dieser Runde schon bestückt. Nach dem nächsten Fließband geht es weiter.
error-not-your-unit = Das ist nicht deine Produktionseinheit: { $unit }. Wähle eine, die vor dir liegt.
error-not-a-robot = Zuordnen kannst du nur Roboter und Roboter-Erweiterungen, aber nicht { $card }. Wähle eine andere Karte.
error-no-shared-symbol = { $card } und { $unit } haben kein gemeinsames Bauteil. Wähle einen Roboter, der passt.

## Anything else
error-unknown-seat = Einen Platz „{ $seat }“ gibt es an diesem Tisch nicht.
error-malformed = Dieser Zug ist nicht lesbar ({ $what }). Prüfe die Schreibweise und versuche es noch einmal.
error-not-an-event = Mit diesem Ereignis kann das Spiel nichts anfangen.
error-not-now-setup = Das Spiel wird im Moment nicht aufgebaut.
error-not-now-deal = Im Moment werden keine Karten ausgeteilt.
error-wrong-mechanics = Die Mechaniker müssen die Nummern 1 bis { $players } tragen, an jedem Platz einer.
error-wrong-deck = Im Fließband-Kartenstapel liegen nicht die Karten dieses Spiels: { $what }
error-wrong-deal = Platz { $seat } kann diese Kartenhand nicht bekommen: { $what }
error-consequence = Das Ereignis „{ $what }“ ergibt sich von selbst aus den anderen und lässt sich nicht hinzufügen.

## Options of a table
error-options-players = Fzzzt! ist für { $low } bis { $high } Spieler, nicht für { $what }.
error-options-cards = Als Karten gibt es base oder extended, nicht { $what }.
error-options-unused-robots = Für unbenutzte Roboter gibt es stay oder leave, nicht { $what }.
error-options-needs-extended = Für { $players } Spieler braucht ihr die Karten der Erweiterung.
error-options-always-leave = Bei { $players } Spielern kommen die Startroboter unbenutzter Nummern immer aus dem Spiel.

## Deck files
error-deck-long-line = Diese Datei ist kein Kartendeck: Eine Zeile darin ist länger als { $high } Bytes.
error-deck-too-large = Die Datei mit dem Kartendeck ist zu groß: Höchstens { $high } Bytes oder { $count } Zeilen und Werte sind möglich.
error-deck-not-utf8 = Diese Datei ist kein Kartendeck: Sie ist kein Text in UTF-8 ({ $what }).
error-deck-not-toml = Diese Datei ist kein Kartendeck: Sie ist kein gültiges TOML ({ $what }).
error-deck-too-deep = Diese Datei ist kein Kartendeck: Sie ist zu tief verschachtelt.
error-deck-unknown-entry = „{ $what }“ gehört nicht in ein Kartendeck: In der Datei stehen nur Tabellen [[card]].
error-deck-no-cards = In dieser Datei stehen keine Karten. Jede Art von Karte braucht eine Tabelle [[card]].
error-deck-too-many-faces = Das Kartendeck hat { $count } verschiedene Karten, höchstens { $high } sind möglich.
error-deck-too-many-cards = Das Kartendeck hat { $count } Karten, höchstens { $high } sind möglich.
error-deck-too-many-units = Das Kartendeck hat { $count } Produktionseinheiten, höchstens { $high } sind möglich.

## A card of a deck file
error-deck-not-a-table = Karte { $number } des Kartendecks ist keine Tabelle [[card]].
error-deck-no-id = Karte { $number } des Kartendecks hat keine id.
error-deck-bad-id = Karte „{ $card }“: Eine id hat höchstens { $high } Zeichen: Buchstaben (a–z, A–Z), Ziffern, Binde- und Unterstriche.
error-deck-mechanic-id = Karte „{ $card }“: Mit „mechanic“ beginnt die id eines Mechanikers, und Mechaniker stehen nicht im Kartendeck.
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
error-deck-same-id = Karte „{ $card }“ steht zweimal da. Jede Art von Karte hat ihre eigene id, wie oft es sie gibt, sagt count.
error-deck-same-number = Karte „{ $card }“: Spielernummer { $number } hat schon einen Roboter mit Energie { $power }.

## A deck that does not go with the options
error-deck-no-starting-robot = In diesem Kartendeck hat Spielernummer { $number } keinen Roboter mit Energie { $power }.
error-deck-too-small = Das Kartendeck hat zu wenige Karten: { $count } für ein Fließband mit { $belt }.
