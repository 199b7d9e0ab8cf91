### Was an einer Aufzeichnung falsch ist

fault-too-long = länger als jedes Spiel: Höchstens { $high } Bytes sind möglich
fault-too-deep = kein JSON: zu tief verschachtelt
fault-not-utf8 = kein UTF-8, Byte { $number }
fault-half-sign = kein Text: Die Hälfte eines Zeichens steht allein
fault-not-json-at = kein JSON, Zeichen { $number }
fault-not-json = kein JSON

fault-not-an-object = Eine Aufzeichnung ist ein JSON-Objekt
fault-no-events = events muss eine Liste sein
fault-version = Gelesen wird Version { $version } der Aufzeichnung, nicht { $what }
fault-no-options = options fehlen
fault-no-deck-name = Der Kartensatz hat keinen Namen
fault-no-faces = Die Karten des Kartensatzes { $name } stehen nicht in der Aufzeichnung ({ $field })
fault-other-standard = Der normale Kartensatz der Aufzeichnung hat eine andere Version als der dieses Programms ({ $field })
fault-seats = seats muss { $players } Spieler nennen
fault-seat-name = Jeder Platz braucht einen Namen

fault-not-an-event = Ein Ereignis ist ein Objekt mit einem Typ
fault-value = { $field } kann nicht { $what } sein
fault-form-numbers = { $field } muss eine Liste von Zahlen sein
fault-form-ids = { $field } muss eine Liste von Karten sein
fault-form-hands = { $field } muss eine Liste von Kartenhänden sein, eine je Platz, jede eine Liste von Karten
fault-form-number = { $field } muss eine Zahl sein
fault-form-robots = { $field } muss zu jeder Produktionseinheit den Roboter nennen
fault-cannot-come = { $what } kann hier nicht kommen
fault-other-event = Hier muss ein Ereignis { $what } kommen
fault-after-the-end = Das Spiel ist aus: Nach der Wertung kommt nichts mehr
fault-build-order = Bestückt wird im Uhrzeigersinn ab dem Chefmechaniker: Platz { $turn } ist dran, nicht Platz { $seat }
fault-missing = { $field } fehlt
fault-differs = { $field } ist { $right }, nicht { $what }
fault-unfinished = nicht zu Ende: Es bricht in Runde { $round } von { $rounds } ab

fault-unknown-card = Eine Karte { $card } gibt es in diesem Spiel nicht
fault-unknown-seat = Einen Platz { $seat } gibt es nicht
fault-empty-bid = Ein Gebot braucht mindestens eine Karte
fault-not-in-hand = { $card } ist nicht in der Kartenhand von Platz { $seat }
fault-repeated-card = { $card } ist öfter eingesetzt, als Platz { $seat } sie hat
fault-not-your-turn = Platz { $seat } darf jetzt nicht bieten: Platz { $turn } ist dran
fault-not-now-bid = Jetzt wird nicht geboten
fault-not-now-build = Jetzt werden keine Roboter zugeordnet
fault-nothing-to-build = Platz { $seat } hat keine Produktionseinheit zum Bestücken
fault-already-built = Platz { $seat } hat schon bestückt
fault-not-your-unit = { $unit } ist keine Produktionseinheit von Platz { $seat }
fault-not-a-robot = { $card } ist kein Roboter und lässt sich nicht zuordnen
fault-no-shared-symbol = { $card } hat kein Bauteil mit { $unit } gemeinsam

fault-score-seats = Die Wertung muss { $players } Plätze haben
fault-score-not-an-object = Die Wertung von Platz { $seat } ist kein Objekt
fault-score-differs = { $field } von Platz { $seat } ist { $right }, nicht { $what }
fault-score-units = Platz { $seat }: units muss eine Liste sein
fault-score-unit = Platz { $seat }: Zur Wertung einer Produktionseinheit gehören { $what }
fault-at-seat = Platz { $seat }: { $what }
fault-winners = Gewonnen haben { $right }, nicht { $what }

fault-seed = Der Startwert { $seed } mischt anders
fault-seed-unseen = Der Startwert { $seed } teilt die ungesehenen Karten anders aus
fault-shuffle-form = shuffle muss ein Objekt sein, das sein Verfahren nennt
fault-shuffle-count = shuffle: Es muss { $count } Zahlen geben, eine je Platz, nicht { $number }
fault-shuffle-day = shuffle: Der Tag muss Text sein
fault-shuffle-seed = shuffle: Der Startwert muss Text sein
fault-secret-form = shuffle: Die Zahl des Servers muss 64 hexadezimale Ziffern haben
fault-secret-other = shuffle: Die Zahl des Servers ist nicht die, auf die er sich festgelegt hatte
fault-nonces-form = shuffle: nonces muss eine Liste sein, eine je Platz
fault-nonce-pair = shuffle: Platz { $seat } muss Festlegung und Zahl haben, oder null
fault-nonce-seat = shuffle: Platz { $seat }: { $what }
fault-commitment-form = Eine Festlegung hat 64 hexadezimale Ziffern
fault-nonce-form = Die Zahl eines Spielers hat 32 bis 128 hexadezimale Ziffern
fault-nonce-other = Die Zahl ist nicht die, die vorher festgelegt war

fault-untold-shuffle = Die Aufzeichnung sagt nicht, wie sie zustande kamen
fault-untold-origin = Die Aufzeichnung sagt nicht, woher das Spiel kam
fault-untold-secret = Die Zahl hinter einem Spiel des Tages wird verraten, wenn der Tag vorbei ist
fault-unknown-method = Das Verfahren { $what } ist hier nicht bekannt

fault-origin-impossible = origin: So ein Spiel kann es nicht geben: { $what }
fault-origin-seat = origin: Einen Platz { $seat } gibt es nicht
fault-origin-length = origin: Die Ereignisse führen zu Ereignis { $number }, nicht { $event }
fault-went-otherwise = So kam das Spiel nicht zustande: Es lief anders
fault-went-otherwise-seat = So kam das Spiel nicht zustande: Platz { $seat } hat anderes gesehen
fault-daily-no-day = daily: Einen Tag { $day } gibt es nicht
fault-daily-no-shuffle = daily: Die Aufzeichnung sagt nicht, wie die Karten zustande kamen
fault-daily-other-deal = daily: Das ist nicht das Spiel des Tages ({ $what }) vom { $day }
fault-daily-levels = daily: Die Stufe jedes Bots muss mit ihrer Version genannt sein, und keine andere
fault-daily-bot = daily: { $bot } entscheidet hier anders
