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

## Start page
page-headline = Robots te koop!
page-tagline = Bied op de gekste robots van de fabriek met de robots die je al hebt. Twee tot zes mecaniciens, een half uur.
page-name = Je naam
page-name-saved = Dag { $name }!
page-play-now = Nu spelen
page-play-now-note = Tegen bots. Je kunt altijd weggaan en later verder spelen.
page-play-now-do = Delen maar!
page-players = Spelers
page-players-expansion = Met de uitbreiding.
page-level = De bots spelen als
page-bots = Hoeveel daarvan zijn bots?
page-new-table = Een tafel openen
page-new-table-note = Je krijgt een link voor je vrienden. Het spel begint zodra alle plaatsen bezet zijn.
page-new-table-do = Tafel openen
page-clock-choice = Bedenktijd
page-public = Iedereen mag meedoen
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
page-spectator = Je kijkt toe. Handen en gedekte biedingen blijven geheim.
page-opponents = De anderen aan tafel
page-mine = Jouw kant van de tafel
page-belt = Lopende band
page-belt-empty = De lopende band is leeg.
page-at-auction = Te koop
page-outcome = De laatste veiling
page-outcome-none = Nog niets verkocht. Wie biedt het meest voor de eerste kaart?
page-chief = Hoofdmecanicien
page-seat-cards = Hand { $hand }, aflegstapel { $discard }
page-seat-thinks = denkt na …
page-seat-builds = bouwt …
page-units =
    { $count ->
        [one] { $count } productie-eenheid
       *[other] { $count } productie-eenheden
    }
page-units-short = Eenheden: { $count }
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
page-aid = Spelhulp
page-known-hand = Gezien in de hand: { $cards }
page-known-discard = Gezien in de aflegstapel: { $cards }
page-unsure = In de hand of in de aflegstapel: { $cards }

## After the game
page-rematch = Nog een keer
page-rematch-join = Naar het volgende spel
page-replay-watch = Terugkijken
page-share = Spelverslag delen
page-download = Spelverslag downloaden

## Log and talk
page-log = Wat er gebeurde
page-talk = Tafelpraat
page-talk-empty = Nog niemand heeft iets gezegd.
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

## Replay
page-replay-note = Sleep het spelverslag hierheen, of kies het bestand.
page-replay-file = Spelverslag
page-replay-as = Gezien door
page-replay-open = iedereen: open kaarten
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
