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
