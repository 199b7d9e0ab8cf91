## The page around the screens
page-skip = Naar de inhoud springen
page-nav = Pagina’s
page-home-link = Startpagina van Fzzzt!
page-close = Sluiten
page-home = Startpagina
page-rules = Spelregels
page-scorepad = Scoreblok
page-replay = Terugkijken
page-lost = Op deze lopende band ligt niets.
page-lost-home = Terug naar de startpagina
page-about = Over Fzzzt!
page-about-game = Fzzzt! is bedacht door Tony Boydell en in 2009 uitgegeven door { $publisher }.
page-about-fans = Dit is een fanversie: de robots, de teksten en de code zijn van ons, de regels van hen. Vind je het leuk? Koop dan het gedrukte spel.
page-about-version = Versie { $version }, vrije software onder de { $licence }-licentie.
page-about-licences = In deze pagina zit
page-about-licences-why = Werk van anderen dat we graag gebruiken, en de voorwaarden daarvan.

page-me = Mijn spellen

## Settings
page-settings = Instellingen
page-language = Taal
page-theme = Thema
page-theme-auto = zoals mijn toestel
page-theme-day = dagploeg
page-theme-night = nachtploeg
page-sound = Geluid
page-notify = Melden wanneer ik aan de beurt ben
page-memory = Geheugensteun: tonen wie wat heeft
page-speed = Tempo
page-speed-calm = rustig
page-speed-normal = normaal
page-speed-fast = snel
page-speed-once = meteen, zonder scènes
page-sit-out-note = Waarschuw me als een bod mijn hand leegmaakt
page-standing = Tussenstand: tonen wat iedereen nu zou scoren
page-explain = De kaart die te koop is uitleggen
page-notices = Meldingen
page-notices-more = Overal bericht krijgen
page-notices-note = Eén bericht als je aan de beurt bent, en hoogstens één herinnering. Er staat geen kaart in.
page-notices-here = Deze browser
page-notices-push = Ook melden als de pagina dicht is
page-notices-pushed = Hier krijg je bericht, ook als de pagina dicht is.
page-notices-no-push = Deze browser kan je alleen iets melden zolang de pagina open is. Met een beveiligde verbinding of als je de pagina installeert kan er misschien meer.
page-notices-blocked = De browser stond het niet toe. Dat bepalen zijn instellingen voor deze pagina.
page-notices-places = Waar je bericht krijgt
page-notices-browser = Een browser ({ $address })
page-notices-webhook = Webadres ({ $address })
page-notices-failing = Het laatste bericht kwam niet aan.
page-notices-remove = Weghalen
page-notices-off = Alle meldingen uitzetten
page-notices-quiet-from = Stil van
page-notices-quiet-to = tot
page-notices-quiet = Dan stil houden
page-notices-quiet-never = Geen stille uren
page-notices-hook = Naar Slack, Discord, Matrix of waar dan ook
page-notices-hook-note = Plak het adres van een webhook. In het bericht staat een link naar de tafel; alleen je eigen browser opent je plaats.
page-notices-address = Adres van de webhook
page-notices-of = Melden
page-notices-of-me = wanneer ik aan de beurt ben, aan elke tafel
page-notices-of-table = wie aan de beurt is, aan de tafel van { $names }
page-notices-add = Toevoegen
page-offline = Je bent offline
page-offline-note = Zonder verbinding is er geen tafel. Er is niets verloren: je spellen wachten op je.

## Start page
page-headline = Robots te koop!
page-tagline = Bied op de gekste robots van de fabriek met de robots die je al hebt. Twee tot zes mecaniciens, een half uur.
page-name = Je naam
page-name-saved = Dag { $name }!
page-play-now = Nu spelen
page-play-now-note = Tegen bots. Je kunt altijd weggaan en later verder spelen.
page-play-now-do = Delen maar!
page-players-expansion = Met de uitbreiding.
page-level = De bots spelen als
page-bots = Hoeveel daarvan zijn bots?
page-new-table = Een tafel openen
page-new-table-note = Je krijgt een link voor je vrienden. Het spel begint zodra alle plaatsen bezet zijn.
page-new-table-do = Tafel openen
page-variants = Varianten
page-variant-deck = Eigen kaarten (kaartenbestand)
page-mine-running = Jouw spellen
page-mine-finished = Afgelopen spellen
page-open-tables = Open tafels
page-open-tables-none = Er wacht nu geen tafel. Open er een!
page-free-seats =
    { $count ->
        [one] { $count } plaats vrij
       *[other] { $count } plaatsen vrij
    }
page-together = Samen op één toestel
page-together-note = Geef het door: een gordijn verbergt je kaarten voor de anderen. Bots nemen de overige plaatsen in.
page-together-more = Eén persoon meer
page-together-less = Eén persoon minder
page-together-do = Samen beginnen!
page-level-warming = Warmt nog op: zolang speelt hij als de mecanicien.
page-level-incomplete = Speelt hier als de mecanicien: daarvoor moet er meer geïnstalleerd zijn ({ $command }).

## Before the game
page-table = De tafel
page-connecting = Op weg naar de tafel …
page-reconnecting = De verbinding is weg; we proberen het opnieuw. Er is niets verloren.
page-lobby = Wachten op mecaniciens
page-starting = De kaarten worden geschud …
page-ended = Deze tafel is gesloten.
page-curtain = Geef het toestel door aan { $name }.
page-curtain-note = De anderen: even wegkijken!
page-curtain-lift = Ik ben { $name }: gordijn open!
page-curtain-wait = De bots denken na …
page-seat-free = Vrije plaats { $number }
page-seat-you = { $name } (jij)
page-seat-kept = nog niet hier
page-seat-bot = bot, { $what }
page-seat-away = weg; een bot speelt ({ $what })
page-sit = Hier gaan zitten
page-leave = Opstaan en weggaan
page-start = Beginnen met bots
page-fill = Plaats { $number } is voor
page-fill-person = een mens
page-invite = Uitnodigen
page-link = Link om te kopiëren
page-copy = Kopiëren
page-copied = De link is gekopieerd.
page-qr = Dezelfde link als QR-code

## At the table
page-your-turn = Jij bent aan de beurt!
page-your-build = Tijd om te bouwen!
page-hint = Tip
page-hints-taken =
    { $count ->
        [one] { $count } tip gebruikt; dat komt in het spelverslag te staan.
       *[other] { $count } tips gebruikt; dat komt in het spelverslag te staan.
    }
page-standing-now = Als het spel nu afliep
page-standing-seat = { $name }: { $points }
page-spectator = Je kijkt toe. Handen en gedekte biedingen blijven geheim.
page-opponents = De anderen aan tafel
page-mine = Jouw kant van de tafel
page-belt = Lopende band
page-belt-empty = De lopende band is leeg.
page-at-auction = Te koop
page-outcome = De laatste veiling
page-outcome-none = Nog niets verkocht. Wie biedt het meest voor de eerste kaart?
page-stage = De biedingen
page-behind =
    { $count ->
        [one] Loopt in: { $count } veiling achter
       *[other] Loopt in: { $count } veilingen achter
    }
page-sitting-out =
    { $count ->
        [one] Je slaat over: nog { $count } veiling te zien
       *[other] Je slaat over: nog { $count } veilingen te zien
    }
page-catching-up = Loopt in
page-to-present = Naar nu
page-to-my-turn = Naar mijn volgende beurt
page-now-for-sale = Nu te koop: { $card }
page-summary = Dit bracht de ronde op
page-summary-nothing = niets
page-bid-all = Dat is je hele hand: win je, dan doe je niet mee tot alle handen leeg zijn.
page-bid-all-known = Zeg het niet meer
page-missing = Nog nodig: { $symbols }
page-chief = Hoofdmecanicien
page-seat-cards = Hand { $hand }, aflegstapel { $discard }
page-seat-thinks = denkt na …
page-seat-builds = bouwt …
page-units =
    { $count ->
        [one] { $count } productie-eenheid
       *[other] { $count } productie-eenheden
    }
page-clock = Resterende tijd: { $what }
page-hand-empty = Geen kaarten in de hand.
page-bid = Jouw bod
page-bid-empty = Kies kaarten uit je hand om te bieden.
page-bid-forming =
    { $count ->
        [one] { $count } kaart gekozen, kracht { $value }.
       *[other] { $count } kaarten gekozen, kracht { $value }.
    }
page-bid-laid =
    { $count ->
        [one] Je bod ligt gedekt: { $count } kaart, kracht { $value }.
       *[other] Je bod ligt gedekt: { $count } kaarten, kracht { $value }.
    }
page-bid-prepared =
    { $count ->
        [one] Klaar voor je beurt: { $count } kaart, kracht { $value }.
       *[other] Klaar voor je beurt: { $count } kaarten, kracht { $value }.
    }
page-bid-do = Bieden
page-bid-prepare = Bieden in mijn beurt
page-bid-unprepare = Terugnemen
page-build-do =
    { $count ->
        [one] { $count } robot toewijzen
       *[other] { $count } robots toewijzen
    }
page-build-begin = Nu bouwen
page-build-nothing = Niets bouwen
page-build-waiting = De anderen bouwen nog.
page-away = Een bot speelt voor je.
page-back = Weer zelf spelen
page-step-away = Even weg, laat een bot spelen
page-auto = Mijn laatste kaart automatisch bieden
page-menu = Meer
page-move-seat = Verder op een ander toestel
page-move-seat-note = Open daar deze link. Hij werkt één keer, tien minuten lang.
page-replace = Bot laten spelen voor { $name }
page-end = Tafel sluiten
page-end-sure = Voor iedereen sluiten? Het spel wordt niet uitgespeeld.
page-end-yes = Sluiten
page-end-no = Verder spelen
page-gone = niet hier
page-gone-since = laatst hier: { $when }
page-typing = schrijft …
page-typing-who = { $names }: schrijft …
page-pause = Spel pauzeren
page-paused = Het spel is gepauzeerd.
page-unpause = Verder spelen
page-step-away-sure = Tot je terug bent, beslist een bot voor je, telkens één beslissing.
page-step-away-yes = Even weg
page-step-away-no = Blijven
page-covered = Een bot besliste voor je:
page-covered-known = Begrepen
page-end-ask = Iedereen die er is, moet instemmen. Het spel wordt niet uitgespeeld.
page-ending = { $names }: voor het sluiten van de tafel
page-end-withdraw = Toch verder spelen
page-seat-yours = Als deze browser je niet meer kent, vraag dan om je plaats. Als de eigenaar twee minuten weg is, kan iemand aan tafel instemmen.
page-seat-lost = Je had hier een plaats, maar deze browser is de sleutel kwijt: de cookies zijn gewist. Vraag om je plaats. Als die twee minuten leeg is, kan iemand aan tafel instemmen.
page-seat-mine = Is een van deze plaatsen van jou?
page-seat-ask = Ik ben { $name }
page-seat-asked = Je hebt om de plaats van { $name } gevraagd. Iemand aan tafel moet instemmen.
page-seat-request = “{ $asker }” zegt: ik ben { $name }, mijn browser kent me niet meer. Stem alleen in als je het zeker weet.
page-seat-give = Plaats geven
page-seat-keep = Niet geven
page-seat-given = Je plaats is gegeven aan iemand die erom vroeg.
page-name-first = Zeg eerst je naam, zodat de anderen weten wie je bent.
page-acting-host = De gastheer is er niet: jij kunt het spel starten.
page-sending = Onderweg …
page-aid = Spelhulp
page-known-hand = Gezien in de hand
page-known-discard = Gezien in de aflegstapel
page-unsure = In de hand of in de aflegstapel

## After the game
page-rematch = Nog een keer
page-rematch-join = Naar het volgende spel
page-review = Nabespreking
page-review-order = Spel nabespreken
page-review-note = Wat kostte elke beslissing, en wie had geluk? Het duurt een halve minuut.
page-review-working = Elke beslissing wordt bekeken …
page-review-whose = Beslissingen van
page-review-next = Volgende fout
page-review-share = { $name } wint met een kans van { $chance }%.
page-replay-watch = Terugkijken
page-share = Spelverslag delen
page-share-link = Link delen
page-download = Spelverslag downloaden
page-shuffle-right = Schudden gecontroleerd
page-shuffle-false = Het schudden klopt niet!
page-shuffle-open = Schudden niet gecontroleerd
page-shuffle-dealt =
    { $count ->
        [one] Deze pagina heeft met de getallen uit het spelverslag { $count } keer opnieuw geschud, en elke kaart kwam weer op dezelfde plaats.
       *[other] Deze pagina heeft met de getallen uit het spelverslag alle { $count } keer opnieuw geschud, en elke kaart kwam weer op dezelfde plaats.
    }
page-shuffle-who-mixed = De server lag vast op zijn eigen getal voordat hij het jouwe kon kennen, en beide tellen mee: niemand heeft de kaarten dus uitgekozen.
page-shuffle-who-left-out = Jouw eigen getal ontbreekt: volgens de server kwam het te laat, en jij weet het best of je verbinding toen weg was.
page-shuffle-who-watched = De server hield zich aan het getal waarop hij voor het spel vastlag; dat niemand de kaarten koos, kunnen zij zeggen wier getallen meetellen.
page-shuffle-who-absent = Deze browser was er bij het begin niet bij en kan niet zeggen of de getallen vooraf vastlagen: de browsers van wie speelde kunnen dat wel.
page-shuffle-who-seeded = Ze volgen allemaal uit één startgetal; of iemand dat met het oog op de kaarten heeft uitgezocht, blijkt hier niet uit.
page-shuffle-who-daily = Die dag kreeg iedereen dezelfde kaarten; de server lag vooraf vast op zijn getal en onthulde het toen de dag voorbij was.
page-shuffle-verify = Ook deze pagina komt van de server: onafhankelijk controleert { $command } het gedownloade spelverslag.
page-shuffle-open-why = Dit spelverslag zegt niet hoe de kaarten zijn geschud, of op een manier die hier niet bekend is.
page-shuffle-open-daily = Dit zijn de kaarten van een spel van de dag: het getal erachter wordt onthuld als de dag voorbij is.
page-shuffle-verify-open = Of het de regels volgt, controleert { $command } toch.
page-shuffle-forged = Ofwel heeft iemand het spelverslag veranderd, ofwel zijn de kaarten niet gedeeld zoals het hoorde.
page-shuffle-wrong-unreadable = Wat het spelverslag over het schudden zegt, spreekt zichzelf tegen of is niet leesbaar.
page-shuffle-wrong-secret = Het getal van de server is niet dat waarop hij vastlag.
page-shuffle-wrong-server = In het spelverslag ligt de server op een ander getal vast dan deze browser voor het spel heeft genoteerd.
page-shuffle-wrong-nonce = Het getal van { $name } is niet het getal dat vooraf vastlag.
page-shuffle-wrong-seat = In het spelverslag ligt { $name } op een ander getal vast dan deze browser bij het begin heeft genoteerd.
page-shuffle-wrong-cards = De kaarten volgen niet uit de getallen in het spelverslag; als eerste komt { $what } anders uit.
page-shuffle-numbers = De getallen tonen
page-shuffle-commitment = Waarop de server vastlag
page-shuffle-secret = Het getal van de server
page-shuffle-bound = Waarop { $name } vastlag
page-shuffle-number = Het getal van { $name }
page-shuffle-missing = weggelaten: kwam niet op tijd
page-shuffle-seed = Het startgetal van elke schudbeurt

## Log and talk
page-log = Wat er gebeurde
page-talk = Tafelpraat
page-talk-empty = Nog niemand heeft iets gezegd.
page-talk-new =
    { $count ->
        [one] { $count } nieuwe regel
       *[other] { $count } nieuwe regels
    }
page-talk-label = Zeg iets
page-talk-send = Zeggen
page-talk-spectator = { $name } (kijkt toe)
page-spectators = Toeschouwers
page-manners = Spelers dempen
page-mute = { $name } dempen
page-silence = { $name } voor iedereen dempen

## Rules
page-rules-search = Zoek in de spelregels
page-rules-found =
    { $count ->
        [one] Gevonden in { $count } deel.
       *[other] Gevonden in { $count } delen.
    }
page-rules-none = Daarover zeggen de spelregels niets.
page-rules-print = Afdrukken
page-rules-trial = Eindtelling: probeer het zelf
page-rules-trial-note = Tik op kaarten om ze weg te nemen of toe te voegen: de beste widgets worden opnieuw geteld.
page-rules-trial-again = Opnieuw tellen

## Replay
page-replay-note = Sleep het spelverslag hierheen, of kies het bestand.
page-replay-file = Spelverslag
page-replay-as = Gezien door
page-replay-open = iedereen: open kaarten
page-play-on = Vanaf hier verder spelen
page-play-on-how = Wie speelt, met welke kaarten
page-play-on-cards = De kaarten
page-play-on-true = zoals ze echt lagen
page-play-on-known = zoals { $name } ze kende: alle andere worden opnieuw gedeeld
page-play-on-me = ik
page-play-on-friend = wie de link heeft
page-learn-note = Korte stellingen met elk één vraag. Drie sterren voor een goed antwoord in één keer.
page-learn-answer = Dat is mijn bod
page-learn-bid = Waarde van het bod: { $value }
page-learn-pair = { $robot } op { $unit }
page-learn-none = Geen robot
page-learn-next = Naar de volgende
page-learn-all = Alle lessen
page-learn-stars = Sterren: { $count } van 3
page-replay-spectator = een toeschouwer
page-replay-play = Afspelen
page-replay-pause = Pauze
page-replay-back = Een stap terug
page-replay-next = Een stap verder
page-replay-scrub = Moment in het spel
page-replay-round = Ronde { $round }
page-replay-rounds = Naar een ronde springen
page-replay-games = Spellen
page-replay-game-back = Vorige spel
page-replay-game-next = Volgende spel
page-race = De wedloop
page-race-note = Wat iedereen na elke veiling zou hebben gescoord.

## Score pad
page-scorepad-note = Voor een spel met gedrukte kaarten: tik aan wat iedereen op het einde heeft, ook de robots op eenheden.
page-scorepad-player = Speler { $number }
page-scorepad-name = Naam
page-scorepad-add = Speler toevoegen
page-scorepad-remove = { $name } weghalen
page-scorepad-cards = Robots en andere kaarten
page-scorepad-units = Productie-eenheden
page-scorepad-more = Eentje meer: { $card }
page-scorepad-less = Eentje minder: { $card }
page-scorepad-allocated = Tijdens het spel toegewezen: { $unit }
page-scorepad-clear = Nieuw spel

page-guide-title = Je eerste spel
page-guide-offer = Nieuw hier? Speel je eerste ronde
page-guide-offer-why = Leer Fzzzt! door het te spelen, in vijf minuten.
page-guide-offer-again = Het begeleide eerste spel spelen
page-guide-next = Verder
page-guide-back = Terug
page-guide-hide = Begeleiding verbergen
page-guide-show = Begeleiding tonen
page-guide-place = { $number } van { $count }
page-guide-onward-play = Een heel spel spelen

page-first-redeal = Opnieuw gedeeld: alle handen waren leeg, dus krijgt iedereen tot zes eigen kaarten.
page-first-tie = Bij een gelijk bod wint de hoofdmecanicien, anders de eerste met de klok mee; de volgende met hetzelfde bod krijgt de moersleutel.
page-first-fzzzt = Je won een Fzzzt: die telt 3 in een bod, maar kost op het einde een punt.
page-first-unit = Op deze eenheid staat geen widget, dus verlies je haar punten.
page-first-sight = Uitleggen wat ik voor het eerst zie

## The deal of the day

page-daily-title = Het spel van vandaag
page-daily-of-day = Het spel van { $when }
page-daily-offer = Elke dag één spel, voor iedereen dezelfde kaarten. Vergelijk je punten.
page-daily-intro = Vandaag speelt iedereen met dezelfde kaarten tegen dezelfde drie bots: { $names }. Je eerste spel telt. Tot { $when } kun je weggaan en terugkomen.
page-daily-play = Het spel van vandaag spelen
page-daily-go-on = Verder spelen
page-daily-see = Bekijk hoe iedereen het deed
page-daily-mine =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
     }, plaats { $place } van 4
page-daily-rank = Rang { $place } van { $count } onder de accounts
page-daily-guest = Je speelt als gast. Gasten staan apart, want iedereen kan telkens een nieuwe gast zijn.
page-daily-streak = Dagen op rij: { $count }; je langste reeks: { $best }
page-daily-share = Delen zonder iets te verklappen
page-daily-people = Zoveel mensen hebben dit spel uitgespeeld: { $count }
page-daily-bars = De punten van iedereen
page-daily-accounts = Spelers met een account
page-daily-guests = Gasten
page-daily-bots = Bots op jouw plaats
page-daily-bots-wait = Ze zijn nog bezig. Kijk straks nog eens.
page-daily-nobody = Nog niemand.
page-daily-name = Naam
page-daily-points = Punten
page-daily-place = Plaats
page-daily-lots = Waar de biedingen het meest verschilden
page-daily-lot = Veiling { $auction }: biedingen van { $low } tot { $high }, de middelste { $middle }. Gewonnen door { $wins } van de { $count }.
page-daily-lot-won = Jij bood { $power } en won.
page-daily-lot-lost = Jij bood { $power }.
page-daily-earlier = Eerdere dagen
page-daily-again = { $when } spelen zonder dat het telt
page-daily-results = Uitslag van { $when }
page-daily-late = De dag was eerder voorbij dan je spel, dus het telt niet.
page-daily-trusted = Op goed vertrouwen
page-daily-trusted-why = Partijen met de openbare kaarten, gespeeld met { $command } in een terminal. Die kaarten volgen uit de datum, dus iedereen kan vooraf kijken: deze lijst is op vertrouwen.
page-daily-fair = Hoe het eerlijk blijft
page-daily-fair-why = De kaarten van een dag volgen uit een geheim getal. De server legt zich daar de dag ervoor op vast en onthult het als de dag voorbij is.
page-daily-bound = { $when }: waar de server op vastligt
page-daily-secret = { $when }: het geheime getal
page-daily-same-day = pas op die dag getrokken
