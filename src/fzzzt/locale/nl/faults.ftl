### Wat er niet klopt aan een spelverslag

fault-too-long = langer dan welk spel ook: hoogstens { $high } bytes
fault-too-deep = geen JSON: te diep genest
fault-not-utf8 = geen UTF-8, byte { $number }
fault-half-sign = geen tekst: de helft van een teken staat alleen
fault-not-json-at = geen JSON, teken { $number }
fault-not-json = geen JSON

fault-not-an-object = een spelverslag is een JSON-object
fault-no-events = events moet een lijst zijn
fault-version = gelezen wordt versie { $version } van het spelverslag, niet { $what }
fault-no-options = options ontbreken
fault-no-deck-name = de kaartenset heeft geen naam
fault-no-faces = de kaarten van de kaartenset { $name } staan niet in het spelverslag ({ $field })
fault-other-standard = de gewone kaartenset van het spelverslag is een andere versie dan die van dit programma ({ $field })
fault-seats = seats moet { $players } spelers noemen
fault-seat-name = elke plaats heeft een naam nodig

fault-not-an-event = een gebeurtenis is een object met een type
fault-value = { $field } kan niet { $what } zijn
fault-form-numbers = { $field } moet een lijst van getallen zijn
fault-form-ids = { $field } moet een lijst van kaarten zijn
fault-form-hands = { $field } moet een lijst van handen zijn, één per plaats, elk een lijst van kaarten
fault-form-number = { $field } moet een getal zijn
fault-form-robots = { $field } moet bij elke productie-eenheid de robot noemen
fault-cannot-come = { $what } kan hier niet komen
fault-other-event = hier moet een gebeurtenis { $what } komen
fault-after-the-end = het spel is afgelopen: na de eindtelling komt niets meer
fault-build-order = er wordt gebouwd met de klok mee vanaf de hoofdmecanicien: plaats { $turn } is aan de beurt, niet plaats { $seat }
fault-missing = { $field } ontbreekt
fault-differs = { $field } is { $right }, niet { $what }
fault-unfinished = niet uitgespeeld: het stopt in ronde { $round } van { $rounds }

fault-unknown-card = er is geen kaart { $card } in dit spel
fault-unknown-seat = er is geen plaats { $seat }
fault-empty-bid = een bod heeft minstens één kaart nodig
fault-not-in-hand = { $card } zit niet in de hand van plaats { $seat }
fault-repeated-card = { $card } is vaker gebruikt dan plaats { $seat } hem heeft
fault-not-your-turn = plaats { $seat } mag nu niet bieden: plaats { $turn } is aan de beurt
fault-not-now-bid = nu wordt er niet geboden
fault-not-now-build = nu worden er geen robots toegewezen
fault-nothing-to-build = plaats { $seat } heeft geen productie-eenheid om op te bouwen
fault-already-built = plaats { $seat } heeft al gebouwd
fault-not-your-unit = { $unit } is geen productie-eenheid van plaats { $seat }
fault-not-a-robot = { $card } is geen robot en kan niet worden toegewezen
fault-no-shared-symbol = { $card } heeft geen symbool gemeen met { $unit }

fault-score-seats = de eindtelling moet { $players } plaatsen hebben
fault-score-not-an-object = de score van plaats { $seat } is geen object
fault-score-differs = { $field } van plaats { $seat } is { $right }, niet { $what }
fault-score-units = plaats { $seat }: units moet een lijst zijn
fault-score-unit = plaats { $seat }: de score van een productie-eenheid bestaat uit { $what }
fault-at-seat = plaats { $seat }: { $what }
fault-winners = de winnaars zijn { $right }, niet { $what }

fault-seed = het startgetal { $seed } schudt anders
fault-seed-unseen = het startgetal { $seed } deelt de ongeziene kaarten anders
fault-shuffle-form = shuffle moet een object zijn dat zijn methode noemt
fault-shuffle-count = shuffle: er moeten { $count } getallen zijn, één per plaats, niet { $number }
fault-shuffle-day = shuffle: de dag moet tekst zijn
fault-shuffle-seed = shuffle: het startgetal moet tekst zijn
fault-secret-form = shuffle: het getal van de server moet 64 hexadecimale cijfers hebben
fault-secret-other = shuffle: het getal van de server is niet dat waarop hij vastlag
fault-nonces-form = shuffle: nonces moet een lijst zijn, één per plaats
fault-nonce-pair = shuffle: plaats { $seat } moet een vastlegging en een getal hebben, of null
fault-nonce-seat = shuffle: plaats { $seat }: { $what }
fault-commitment-form = een vastlegging heeft 64 hexadecimale cijfers
fault-nonce-form = het getal van een speler heeft 32 tot 128 hexadecimale cijfers
fault-nonce-other = het getal is niet het getal dat vooraf vastlag

fault-untold-shuffle = het spelverslag zegt niet hoe ze tot stand kwamen
fault-untold-origin = het spelverslag zegt niet waar het spel vandaan kwam
fault-untold-secret = het getal achter een spel van de dag wordt onthuld als de dag voorbij is
fault-unknown-method = de methode { $what } is hier niet bekend

fault-origin-impossible = origin: zo’n spel kan niet bestaan: { $what }
fault-origin-seat = origin: er is geen plaats { $seat }
fault-origin-length = origin: de gebeurtenissen leiden naar gebeurtenis { $number }, niet { $event }
fault-went-otherwise = zo kwam het spel niet tot stand: het ging anders
fault-went-otherwise-seat = zo kwam het spel niet tot stand: plaats { $seat } heeft iets anders gezien
fault-daily-no-day = daily: er is geen dag { $day }
fault-daily-no-shuffle = daily: het spelverslag zegt niet hoe de kaarten tot stand kwamen
fault-daily-other-deal = daily: dit is niet het spel van de dag ({ $what }) van { $day }
fault-daily-levels = daily: het niveau van elke bot moet er met zijn versie staan, en geen ander
fault-daily-bot = daily: { $bot } beslist hier anders
