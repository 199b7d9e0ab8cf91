## Command words
play-command-help = hulp
play-command-table = tafel
play-command-owned = bezit
play-command-rules = regels
play-command-hint = tip
play-command-quit = stop
play-yes = j
play-no = n

## Start
play-welcome =
    Welkom bij Fzzzt! { $players ->
        [one] { $players } mecanicien klokt
       *[other] { $players } mecaniciens klokken
    } in. Startgetal: { $seed }
play-expansion-note = De kaarten van de uitbreiding zijn gereconstrueerd en kunnen afwijken van de gedrukte.
play-hint-help = Zit je vast? Typ “{ play-command-help }”.
play-you = Jij
play-you-in-list = jij
play-bot-names = Anouk, Bram, Carlijn, Daan, Evi
play-seat = { $name } is mecanicien { $mechanic }.
play-seat-you = Jij bent mecanicien { $mechanic }.
play-clockwise = Met de klok mee rond de tafel: { $names }.
play-bots = Bots aan tafel: { $names }.
play-bot-warming = { $name } warmt nog op en speelt zolang als een mecanicien.
play-bot-incomplete = { $name } speelt hier als een mecanicien: voor dit niveau moet er meer geïnstalleerd zijn ({ $command }).
play-bot-covered =
    { $name } kwam er niet uit: { $count ->
        [one] { $count } zet is
       *[other] { $count } zetten zijn
    } door het programma gedaan.

## Chief Mechanic
play-chief = Hoofdmecanicien: { $name }.
play-chief-you = Jij bent de hoofdmecanicien: de moersleutel is van jou.
play-chief-new = De moersleutel verhuist. Nieuwe hoofdmecanicien: { $name }.
play-chief-new-you = De moersleutel verhuist. Nu ben jij de hoofdmecanicien.

## Round, belt and deck
play-round = Biedronde { $round } van { $rounds } begint.
play-belt-turned =
    Lopende bandcijfer { $speed }: { $count ->
        [one] er ligt { $count } kaart open.
       *[other] er liggen { $count } kaarten open.
    }
play-belt-turned-all = Volle kracht vooruit: de hele lopende band ligt open.
play-belt-open = De lopende band van deze ronde, vanaf het hoofd: { $cards }.
play-belt-face-up =
    Op de lopende band, vanaf het hoofd, { $count ->
        [one] { $count } open kaart:
       *[other] { $count } open kaarten:
    }
play-belt-card = { $number }. { $card }
play-belt-face-down =
    { $count ->
        [0] Geen gedekte kaarten.
        [one] { $count } gedekte kaart.
       *[other] { $count } gedekte kaarten.
    }
play-deck =
    { $count ->
        [0] De lopende bandstapel is leeg.
        [one] Nog { $count } kaart in de lopende bandstapel.
       *[other] Nog { $count } kaarten in de lopende bandstapel.
    }

## Deal
play-dealt-open-you =
    Je krijgt { $count ->
        [0] geen kaarten.
        [one] { $count } kaart: { $cards }.
       *[other] { $count } kaarten: { $cards }.
    }
play-dealt-you =
    { $discard ->
        [0] Je aflegstapel is leeg.
        [one] Er ligt { $discard } kaart in je aflegstapel.
       *[other] Er liggen { $discard } kaarten in je aflegstapel.
    }
play-dealt = { $name }: { $hand } in de hand, { $discard } in de aflegstapel.
play-dealt-open = { $name } krijgt: { $cards }.
play-redeal = Niemand heeft nog kaarten: iedereen schudt de aflegstapel en neemt er hoogstens zes in de hand.

## Auction
play-auction = Veiling { $number } van { $count }: { $card }
play-bid =
    { $name } biedt { $count ->
        [one] { $count } kaart, gedekt.
       *[other] { $count } kaarten, gedekt.
    }
play-bid-you =
    Je biedt { $count ->
        [one] { $count } kaart, gedekt.
       *[other] { $count } kaarten, gedekt.
    }
play-bid-open = { $name } biedt: { $cards } = { $value }
play-bid-open-you =
    Je biedt { $count ->
        [one] { $count } kaart, gedekt: { $cards }. Waarde { $value }.
       *[other] { $count } kaarten, gedekt: { $cards }. Waarde { $value }.
    }
play-sits-out = { $name } heeft geen kaarten en slaat deze veiling over.
play-sits-out-you = Je hebt geen kaarten: deze veiling sla je over.
play-alone = Alleen { $name } heeft nog kaarten en krijgt de kaart voor elk bod.
play-alone-you = Alleen jij hebt nog kaarten. Je moet toch bieden, maar de kaart is zeker van jou.

## Your turn to bid
play-turn-you = Jouw beurt om te bieden.
play-turn = { $name } is aan de beurt om te bieden.
play-open-too = Ook open: { $cards }.
play-building = Nu bouwen: { $names }.
play-hand =
    Je hand, { $count ->
        [one] { $count } kaart:
       *[other] { $count } kaarten:
    }
play-hand-card = { $number }. { $card }
play-prompt-bid = Kaarten voor je bod
play-nothing-chosen = Niets gekozen. Een bod telt minstens één kaart: typ het nummer.
play-not-understood = “{ $input }” is hier niet duidelijk: typ de nummers van de kaarten die je biedt, of “{ play-command-help }”.
play-no-such-number =
    Nummer { $number } is er niet: je hebt { $count ->
        [one] { $count } kaart in je hand.
       *[other] { $count } kaarten in je hand.
    }
play-number-twice = Nummer { $number } staat er twee keer. Elke kaart kun je maar één keer bieden.

## Reveal
play-reveal = De biedingen gaan open:
play-reveal-bid = { $name } biedt: { $cards } = { $value }
play-reveal-bid-you = Jij biedt: { $cards } = { $value }
play-wins = { $name } wint met { $value }: { $card }.
play-wins-you = Jij wint met { $value }: { $card }.
play-tie = Gelijk bod van { $value }: { $names }.
play-tie-chief = { $name } is hoofdmecanicien en krijgt de kaart.
play-tie-chief-you = Jij bent hoofdmecanicien en krijgt de kaart.
play-tie-nearest = { $name } zit met de klok mee het dichtst bij de hoofdmecanicien en krijgt de kaart.
play-tie-nearest-you = Jij zit met de klok mee het dichtst bij de hoofdmecanicien en krijgt de kaart.
play-to-discard = Naar de aflegstapel van { $name }, samen met het bod: { $card }.
play-to-discard-you = Naar je aflegstapel, samen met je bod: { $card }.
play-unit-won = Ligt nu open voor { $name }: { $unit }.
play-unit-won-you = Ligt nu open voor jou: { $unit }.
play-bids-back = Alle anderen nemen hun bod terug in de hand.

## Clean up and build
play-build = De band is leeg. Opkuis en productie-eenheden bouwen!
play-build-intro = Aan elk van je productie-eenheden mag je één robot toewijzen. Daar blijft hij voorgoed.
play-build-no-unit = { $name } heeft nog geen productie-eenheid: niets te bouwen.
play-build-no-unit-you = Je hebt nog geen productie-eenheid: niets te bouwen.
play-build-unit = { $unit }
play-build-allocated = Al toegewezen: { $cards }.
play-build-allocated-none = Nog geen robot toegewezen.
play-build-none = −{ $points } op het einde als hier geen widget staat. Nog nodig: { $symbols }.
play-build-some =
    { $count ->
        [one] Hier staat { $count } widget: +{ $points }.
       *[other] Hier staan { $count } widgets: +{ $points }.
    } De volgende vraagt: { $symbols }.
play-build-finishes = Maakt een widget af: +{ $points }.
play-build-needs = Daarna nog nodig: { $symbols }.
play-build-fitting =
    { $count ->
        [one] { $count } robot past:
       *[other] { $count } robots passen:
    }
play-build-robot = { $number }. { $card }
play-build-nothing-fits = Geen van je robots past bij deze eenheid.
play-prompt-build = Robot om toe te wijzen (Enter: geen)
play-build-not-understood = “{ $input }” is hier niet duidelijk: typ één nummer uit de lijst, alleen Enter voor geen robot, of “{ play-command-help }”.
play-build-no-such-number =
    Nummer { $number } is er niet: in de lijst { $count ->
        [one] staat { $count } robot.
       *[other] staan { $count } robots.
    }
play-build-chosen = Gekozen voor { $unit }: { $robot }.
play-build-skipped = Deze keer geen robot voor { $unit }.
play-build-reveal = Iedereen toont wat er gebouwd is:
play-built = { $name } wijst { $robot } toe aan { $unit }.
play-built-you = Jij wijst { $robot } toe aan { $unit }.
play-built-nothing = { $name } bouwt niets.
play-built-nothing-you = Jij bouwt niets.

## The situation
play-table = De tafel
play-table-auction = Biedronde { $round } van { $rounds }, veiling { $number } van { $count }.
play-table-build = Biedronde { $round } van { $rounds }, opkuis en bouwen.
play-table-seat = { $name } (mecanicien { $mechanic }): { $hand } in de hand, { $discard } in de aflegstapel.
play-table-seat-chief = { $name } (mecanicien { $mechanic }, hoofdmecanicien): { $hand } in de hand, { $discard } in de aflegstapel.
play-table-bid =
    Bod: { $count ->
        [one] { $count } gedekte kaart.
       *[other] { $count } gedekte kaarten.
    }
play-table-unit = { $unit }; toegewezen: { $cards }.
play-table-unit-empty = { $unit }; geen robot toegewezen.

## Everybody's known cards
play-owned = Wie heeft wat?
play-owned-note = Iedereen heeft deze kaarten al gezien; geheim is alleen wat in de hand zit en wat afgelegd is.
play-owned-seat =
    { $name }, { $count ->
        [one] { $count } kaart: { $cards }.
       *[other] { $count } kaarten: { $cards }.
    }

## Help
play-help = Dit kun je typen:
play-help-bid = 1 3 – bied de kaarten 1 en 3 uit je hand
play-help-build = 2 – wijs robot 2 van de lijst toe; alleen Enter – geen
play-help-help = { play-command-help } – deze lijst
play-help-table = { play-command-table } – band, plaatsen en biedingen zoals ze nu zijn
play-help-owned = { play-command-owned } – de bekende kaarten van iedereen
play-help-rules = { play-command-rules } – de regels op één pagina
play-help-hint = { play-command-hint } – wat een goede mecanicien zou doen, en waarom
play-help-quit = { play-command-quit } – het spel verlaten; het wordt bewaard

## Leaving and coming back
play-quit-confirm = Het spel verlaten? Het wordt bewaard. [j/N]
play-saved = Het spel is bewaard. Verder spelen: { $command }
play-goodbye = Tot ziens aan de lopende band!
play-input-ended = De invoer is afgelopen.
play-resume = Er wacht een onderbroken spel, ronde { $round } van { $rounds }. Verder spelen? Bij { play-no } wordt het gewist. [J/n]
play-resumed = Weer aan het werk: ronde { $round } van { $rounds }.
play-resume-declined = Het onderbroken spel is gewist.
play-saved-waits = Je onderbroken spel blijft bewaard. Daarmee verder spelen: { $command }
play-save-unreadable = Het bewaarde spel is niet te lezen en blijft onaangeroerd: { $path }
play-yes-or-no = Antwoord met { play-yes } of { play-no }.

## The end
play-over = De stapel vult geen band meer: de fabriek sluit, het spel is afgelopen.
play-record-saved = Het spelverslag: { $path }

## Replay
play-replay-seat = Je ziet dit spel door de ogen van { $name }.
play-replay-spectator = Je kijkt toe: handen en gedekte biedingen blijven geheim.
play-replay-open = Alle kaarten liggen open.
play-replay-next = Enter – volgende gebeurtenis
play-replay-back = één gebeurtenis terug
play-replay-round = naar de volgende ronde
play-replay-mistake = naar de volgende fout
play-replay-go = naar gebeurtenis 12
play-replay-end = naar het einde
play-replay-table = de tafel op dit moment
play-replay-help = deze lijst
play-replay-quit = stoppen met terugkijken
play-replay-event = Gebeurtenis { $number } van { $count }
play-replay-not-understood = “{ $input }” is hier niet duidelijk.
play-replay-no-event = Gebeurtenis { $number } is er niet: kies van 1 tot en met { $count }.
play-replay-game = Spel { $number } van { $count }
play-replay-game-uncounted = Spel { $number }
play-replay-next-game = volgende spel van het bestand
play-replay-previous-game = vorige spel van het bestand
play-replay-unreadable = Regel { $number } was niet te lezen: { $what }

## Around the game: who comes and goes
play-sat = { $name } gaat zitten.
play-sat-you = Je gaat zitten.
play-left = Plaats { $number } is weer vrij.
play-filled = { $name } gaat zitten: een bot.
play-starting = Alle plaatsen zijn bezet: de kaarten worden geschud.
play-started = Het spel begint. Bij het schudden telt het geheime getal van elke speler mee.
play-started-without = Het spel begint. Bij het schudden ontbreekt het geheime getal van: { $names }.
play-played-on = Dit spel gaat verder vanaf ronde { $round }, veiling { $auction } van een ander spel.
play-played-on-as = Wat { $name } tot dan toe niet had gezien, is opnieuw gedeeld.
play-played-on-as-you = Wat je tot dan toe niet had gezien, is opnieuw gedeeld.
play-away-stepped = { $name } is even weg; een bot speelt verder.
play-away-stepped-you = Je bent even weg; een bot speelt verder.
play-away-clock = De tijd van { $name } is om; een bot neemt deze ene beslissing.
play-away-clock-you = Je tijd is om; een bot neemt deze ene beslissing.
play-away-host = Er wordt een bot gehaald om voor { $name } te spelen.
play-away-host-you = Er is een bot gehaald om voor jou te spelen.
play-back = { $name } is terug.
play-back-you = Je bent terug.
play-moved = { $name } speelt verder op een ander toestel.
play-moved-you = Je speelt verder op dit toestel.
play-renamed = { $before } heet nu { $name }.
play-renamed-you = Je heet nu { $name }.
play-slept = Niemand speelt nu, de tafel slaapt.
play-woke = De tafel is weer wakker.
play-asked = { $asker } vraagt om de plaats van { $name }.
play-asked-you = { $asker } vraagt om jouw plaats.
play-declined = { $name } houdt de plaats.
play-declined-you = Je houdt je plaats.
play-given = De plaats van { $name } is nu van wie erom vroeg. Dit spel telt niet voor de ranglijst.
play-given-you = De plaats is van jou. Dit spel telt niet voor de ranglijst.
play-reclaimed = { $name } neemt de plaats weer in.
play-reclaimed-you = Je neemt je plaats weer in.
play-ending = { $name } wil de tafel sluiten.
play-ending-you = Je wilt de tafel sluiten.
play-not-ending = { $name } wil toch verder spelen.
play-not-ending-you = Je wilt toch verder spelen.
play-ended-agreed = Alle aanwezigen wilden de tafel sluiten.
play-covered-bid = Voor { $card }: { $cards }
play-covered-built = Gebouwd: { $robot } op { $unit }
play-covered-nothing = Niets gebouwd
play-silenced = De gastheer heeft { $name } gedempt.
play-silenced-you = De gastheer heeft je gedempt.
play-silenced-spectators = De gastheer heeft de toeschouwers gedempt.
play-heard = { $name } mag weer meepraten.
play-heard-you = Je mag weer meepraten.
play-heard-spectators = De toeschouwers mogen weer meepraten.
play-ended-host = De gastheer heeft de tafel gesloten.
play-ended-idle = Er is lang niemand gekomen, dus de tafel is gesloten.
play-rematch = Er staat een nieuwe tafel klaar voor het volgende spel.
play-deleted-player = verwijderde speler
play-forgotten =
    { $count ->
        [one] Een speler heeft alles van zichzelf verwijderd. Een bot gaat op die plaats verder.
       *[other] Spelers hebben alles van zichzelf verwijderd. Bots gaan op hun plaatsen verder.
    }

play-command-log = verslag
play-command-again = opnieuw
play-help-log = { play-command-log } – alles wat er gebeurd is
play-help-again = { play-command-again } – een ander spel; dit blijft bewaard
play-again-confirm = Een ander spel beginnen? Dit blijft bewaard. [j/N]
play-again-ask = Nog een spel? [j/N]
play-same-deal = De kaarten liggen zoals in het vorige spel: het startgetal is hetzelfde.

play-kept = Bewaarde spellen: { $count }
play-kept-game = { $what } · { $names } · ronde { $round } van { $rounds }
play-kept-keys = 1 – verder met spel 1; n – een nieuw spel; d 2 – spel 2 wissen; q – weggaan
play-not-understood-here = “{ $input }” wordt hier niet begrepen.
play-kept-prompt = Welk spel
play-kept-delete = Dit spel voorgoed wissen? { $what } [j/N]
play-kept-deleted = Gewist: { $what }

play-live-tables = Tafels bij { $address }: { $count }
play-live-table = { $number }. { $players } spelers. { $what }. { $names }
play-live-keys = 1 – aan tafel 1 gaan zitten; n – een tafel openen; r – opnieuw kijken; q – weggaan
play-live-keys-watch = 1 – naar tafel 1 kijken; r – opnieuw kijken; q – weggaan
play-live-keys-none = n – een tafel openen; r – opnieuw kijken; q – weggaan
play-live-keys-none-watch = r – opnieuw kijken; q – weggaan
play-live-prompt = Welke tafel
play-live-turn = Jij bent aan de beurt: druk op Enter, of typ meteen je bod.
play-live-help-chat = c veel succes – “veel succes” zeggen aan tafel
play-live-help-host = b – de gastheer: een bot op een vrije plaats; g – de gastheer: beginnen
play-live-help-again = { play-command-again } – na het spel: een revanche
play-live-help-quit = { play-command-quit } of q – weggaan; je plaats blijft van jou
play-live-talk = { $name } zegt: { $what }
