## Bids
error-unknown-card = Een kaart “{ $card }” bestaat niet in dit spel. Kies met de nummers voor je kaarten.
error-empty-bid = Een bod telt minstens één kaart. Je zwakste is goed genoeg.
error-not-in-hand = Die kaart heb je niet in je hand: { $card }. Kies een kaart die je wel hebt.
error-repeated-card = Zo vaak heb je die kaart niet: { $card }. Noem elke kaart maar één keer.
error-not-your-turn = Nog even geduld: eerst biedt { $turn }. Je krijgt een seintje als je aan de beurt bent.
error-not-now-bid = Er wordt nu niet geboden. Wacht op de volgende veiling.

## Building
error-not-now-build = Robots wijs je pas toe als de lopende band leeg is. Wacht op het einde van de ronde.
error-nothing-to-build = Je hebt geen productie-eenheid om aan te bouwen. Win er eerst een.
error-already-built = Je hebt deze ronde al gebouwd. Na de volgende band mag je weer.
error-not-your-unit = Dit is niet jouw productie-eenheid: { $unit }. Kies er een die voor je ligt.
error-not-a-robot = Alleen robots en robotopwaarderingen kun je toewijzen, dus dit niet: { $card }. Kies een andere kaart.
error-no-shared-symbol = { $card } en { $unit } hebben geen bouwsymbool gemeen. Kies een robot die past.

## Anything else
error-unknown-seat = Een plaats “{ $seat }” is er niet aan deze tafel.
error-malformed = Deze zet is niet te lezen ({ $what }). Kijk na wat je schreef en probeer het nog eens.
error-not-an-event = Die gebeurtenis bestaat niet in dit spel.
error-not-now-setup = Het spel wordt nu niet klaargezet.
error-not-now-deal = Er worden nu geen kaarten gedeeld.
error-wrong-mechanics = De mecaniciens moeten de nummers 1 tot en met { $players } hebben, één per plaats.
error-wrong-deck = In de lopende bandstapel zitten niet de kaarten van dit spel: { $what }
error-wrong-deal = Plaats { $seat } kan deze hand niet krijgen: { $what }
error-consequence = De gebeurtenis “{ $what }” volgt uit de andere en kun je niet toevoegen.

## Options of a table
error-options-players = Fzzzt! is voor { $low } tot { $high } spelers, niet voor { $what }.
error-options-choice = Met { $players } spelers kan { $option } alleen { $choices } zijn, niet { $what }.

## Deck files
error-deck-long-line = Dit is geen kaartenbestand: er staat een regel in van meer dan { $high } bytes.
error-deck-too-large = Het kaartenbestand is te groot: het mogen hoogstens { $high } bytes zijn, of { $count } regels en waarden.
error-deck-not-utf8 = Dit is geen kaartenbestand: het is geen tekst in UTF-8 (byte { $number }).
error-deck-not-toml = Dit is geen kaartenbestand: het is geen geldige TOML (regel en teken { $what }).
error-deck-too-deep = Dit is geen kaartenbestand: het is te diep genest.
error-deck-unknown-entry = “{ $what }” hoort niet in een kaartenbestand: daarin staan alleen tabellen [[card]].
error-deck-no-cards = Er staan geen kaarten in dit kaartenbestand. Elke soort kaart heeft een tabel [[card]] nodig.
error-deck-too-many-faces = Er staan { $count } verschillende kaarten in het kaartenbestand; het mogen er hoogstens { $high } zijn.
error-deck-too-many-cards = Er staan { $count } kaarten in het kaartenbestand; het mogen er hoogstens { $high } zijn.
error-deck-too-many-units = Er staan { $count } productie-eenheden in het kaartenbestand; het mogen er hoogstens { $high } zijn.

## A card of a deck file
error-deck-not-a-table = Kaart { $number } in het kaartenbestand is geen tabel [[card]].
error-deck-no-id = Kaart { $number } in het kaartenbestand heeft geen id.
error-deck-bad-id = Kaart “{ $card }”: een id heeft hoogstens { $high } tekens: letters (a–z, A–Z), cijfers, koppeltekens en lage streepjes.
error-deck-mechanic-id = Kaart “{ $card }”: een id dat met “mechanic” begint, is van een mecanicien, en die staan niet in het kaartenbestand.
error-deck-missing-field = Kaart “{ $card }”: het veld { $field } ontbreekt.
error-deck-unknown-field = Kaart “{ $card }”: een veld “{ $field }” bestaat niet.
error-deck-not-a-choice = Kaart “{ $card }”: in het veld { $field } moet een van { $choices } staan, niet { $what }.
error-deck-not-a-number = Kaart “{ $card }”: in het veld { $field } moet een geheel getal staan, niet { $what }.
error-deck-not-a-text = Kaart “{ $card }”: in het veld { $field } moet tekst tussen aanhalingstekens staan, niet { $what }.
error-deck-not-true-or-false = Kaart “{ $card }”: in het veld { $field } moet true of false staan, niet { $what }.
error-deck-out-of-range = Kaart “{ $card }”: in het veld { $field } moet een getal van { $low } tot en met { $high } staan, niet { $what }.
error-deck-bad-symbols = Kaart “{ $card }”: in het veld symbols moeten verschillende letters uit { $symbols } staan, niet { $what }.
error-deck-fzzzt-symbols = Kaart “{ $card }”: een Fzzzt-kaart heeft geen bouwsymbolen.
error-deck-grade-of-no-unit = Kaart “{ $card }”: alleen een productie-eenheid heeft het veld grade.
error-deck-bad-numbered = Kaart “{ $card }”: alleen een robot met kracht 1, 2 of 3 die er één keer is, kan een spelersnummer hebben.
error-deck-unit-symbols = Kaart “{ $card }”: een productie-eenheid heeft minstens één bouwsymbool nodig.
error-deck-unit-points = Kaart “{ $card }”: de puntenwaarde van een productie-eenheid kan niet onder nul liggen.
error-deck-unit-count = Kaart “{ $card }”: elke productie-eenheid heeft een eigen id, dus count is altijd 1.
error-deck-unit-power = Kaart “{ $card }”: een productie-eenheid heeft geen kracht.
error-deck-same-id = Kaart “{ $card }” staat er twee keer in. Elke soort kaart heeft een eigen id; count zegt hoeveel er zijn.
error-deck-same-number = Kaart “{ $card }”: spelersnummer { $number } heeft al een robot met kracht { $power }.

## A deck that does not go with the options
error-deck-no-starting-robot = In dit kaartenbestand heeft spelersnummer { $number } geen robot met kracht { $power }.
error-deck-too-small = Er staan te weinig kaarten in het kaartenbestand: { $count } voor een lopende band van { $belt }.

## What a table did not do
refused-other = Dat lukte niet: { $what }
refused-unreachable = De server antwoordt niet. Probeer het zo nog eens.
refused-no-server = Dit is geen server met Fzzzt!-tafels.
refused-unavailable = Dit kon nu niet worden bewaard. Probeer het nog eens.
refused-too-fast = Te snel! Haal even adem.
refused-no-such-table = Die tafel bestaat niet.
refused-set-aside = Er is iets mis met deze tafel, daarom is die apart gezet. Er is niets verwijderd.
refused-bad-terms = Kies voor elk van de { $players } plaatsen een mens of een bot.
refused-bad-name = Een naam heeft 1 tot 30 tekens.
refused-not-an-answer = Dit is geen antwoord op de vraag: stuur kaarten, robots of een getal, zoals gevraagd.
refused-seat-taken = Iemand was sneller: deze plaats is bezet.
refused-table-full = Alle plaatsen zijn bezet.
refused-already-seated = Je hebt hier al een plaats.
refused-not-seated = Dat kan alleen met een plaats aan tafel.
refused-not-the-host = Dat kan alleen de gastheer.
refused-begun = Het spel is al begonnen.
refused-not-begun = Het spel is nog niet begonnen.
refused-over = Het spel is afgelopen.
refused-not-over = Het spel is nog niet afgelopen.
refused-bot-seat = Daar speelde een bot. Zeg welke plaats van jou was.
refused-enough-games = Je hebt { $count } spellen meegebracht; meer passen er niet bij.
refused-no-such-event = Vanaf gebeurtenis { $event } kun je niet verder spelen: het spel heeft gebeurtenissen 1 tot en met { $last }.
refused-stale = Het spel is ondertussen verder. Kijk nog eens en kies opnieuw.
refused-already-bid = Je hebt in deze veiling al geboden.
refused-nothing-to-bid = Je hebt geen kaarten in je hand.
refused-not-your-turn = Je bent nog niet aan de beurt.
refused-no-hints = Aan deze tafel zijn er geen tips.
refused-no-such-group = Deze groep bestaat niet: kijk de link nog eens na.
refused-enough-groups = Je zit al in zoveel groepen: ga verder met een daarvan.
refused-no-group-game = Met dit spel kan geen groep beginnen: speel eerst een gewoon spel.
refused-rated-account = Meetellende spellen zijn voor accounts. Bewaar eerst je naam onder “Mijn spellen”; een wachtwoord is niet nodig.
refused-rated-terms = Een meetellend spel heeft de gewone kaarten in de gebruikelijke variant, een klok en geen tips.
refused-rated-bot = { $bot } heeft op deze server geen rating: kies een ander niveau.
refused-rated-seat = In een meetellend spel blijft een plaats bij zijn account: meld je in plaats daarvan aan op het andere apparaat.
refused-rated-clock = In een meetellend spel beslist de klok: niemand kan voor een ander een bot roepen.
refused-covered = Een bot speelt voor je: neem eerst je plaats weer in.
refused-not-absent = Wacht nog een minuut.
refused-not-overdue = De bedenktijd is hier lang: je kunt pas een bot laten spelen als de tijd van deze speler om is.
refused-nobodys-seat = Daar zit niemand.
refused-owner-here = De eigenaar van deze plaats is er.
refused-nobody-agrees = Aan deze tafel speelt verder niemand die kan instemmen.
refused-no-such-request = Niemand vraagt nog om die plaats.
refused-not-yours-to-answer = Dat moet iemand anders beantwoorden.
refused-not-lost = De eigenaar is nog geen twee minuten weg.
refused-not-covered = Je speelt al zelf.
refused-silenced = De gastheer heeft je gedempt.
refused-bad-chat = Een bericht is 1 tot 300 tekens gewone tekst.
refused-bad-link = Deze link is al gebruikt of te oud. Vraag een nieuwe.
refused-not-signed-in = Je speelt als gast. Bewaar deze gast als account, of meld je aan.
refused-account-already = Je hebt al een account.
refused-name-taken = Iemand heeft deze naam al, of een die er precies zo uitziet. Kies een andere.
refused-no-passkeys-here = Passkeys werken niet op dit adres: ze vragen https, of deze computer zelf. Codes werken overal.
refused-sign-in-failed = Daarmee ben je niet aangemeld. Een code werkt één keer, een passkey alleen waar hij gemaakt is. Kijk het na en probeer het nog eens.
refused-enough-passkeys = Je hebt genoeg passkeys. Verwijder er eerst een.
refused-no-such-passkey = Deze passkey is al weg.
refused-last-way-in = Dit is de laatste weg naar je account. Maak eerst nieuwe herstelcodes.
refused-no-such-session = Daar is niemand meer aangemeld.
refused-no-reviews = Nabesprekingen kunnen hier niet: de server mist wat ervoor nodig is, of de kaarten zijn met te veel.
refused-never-played = Aan deze tafel is niet gespeeld.
refused-daily-closed = Dit zijn de kaarten van het spel van vandaag. Speel eerst je eigen spel uit.
refused-daily-once = Het spel van de dag heeft geen revanche. Eerdere dagen kun je op de pagina ervan opnieuw spelen.
refused-daily-own-hand = Het spel van vandaag speel je zelf uit: geen bot neemt het over. Ga weg wanneer je wilt en kom dezelfde dag terug.
refused-daily-no-such-day = Er is hier geen spel van { $day }.
refused-daily-bad-record = Dit is geen heel, geldig spel met de openbare kaarten, dus het is niet aangenomen: { $what }
refused-daily-not-public = Inleveren kan alleen met de openbare kaarten. Spellen van een server zelf tellen daar.
refused-daily-not-yet = Volgens de klok van de server is { $day } nog niet begonnen. Controleer de datum van je apparaat.
refused-daily-too-late = { $day } is te lang geleden: inleveren kan { $days } dagen lang.
refused-daily-other-bots = Dit spel had andere versies van de bots dan de server. Gebruik dezelfde versie van Fzzzt!.
refused-daily-not-yours = Dit spel is door iemand anders gespeeld.
refused-daily-handed-in = Je hebt al een spel van { $day } ingeleverd. Dat telt.
refused-bad-record = Dit bestand is geen spelverslag.
refused-bad-address = Meldingen kunnen alleen naar openbare https-adressen.
refused-unknown-address = Dit adres is niet te vinden.
refused-enough-notices = Je meldingen gaan al naar genoeg plekken: haal er eerst een weg.
refused-too-long = Dit spel is te lang om hier te tonen. Het spelverslag kun je in een terminal bekijken.
refused-not-here = Dat kan hier niet.
refused-replay = Dit spel is afgelopen: je kunt het alleen bekijken.
refused-at-start = Dit is het begin.
refused-at-end = Dit is het einde.
refused-unfinished = Hier stopt het spelverslag: het spel is niet uitgespeeld.
refused-first-game = Dit is het eerste spel van het bestand.
refused-last-game = Dit is het laatste spel van het bestand.
