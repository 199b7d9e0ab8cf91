### De tafel op het hele scherm.

## Kolommen

tui-column-seats = Mecaniciens
tui-column-hand = Hand
tui-column-discard = Afleg
tui-column-bid = Bod
tui-column-points = Punten
tui-column-units = Productie-eenheden
tui-chief = Hoofd
tui-deck = Stapel: { $count }

## Plaatsen

tui-seat-free = vrije plaats
tui-seat-kept = nog niet hier
tui-seat-person = aan tafel
tui-seat-bot = bot ({ $bot })
tui-seat-away = weg; een bot speelt ({ $bot })

## Wat te doen

tui-prompt-bid = Jouw beurt: kies kaarten op nummer, daarna Enter.
tui-prompt-bid-chosen = Je bod is { $value } waard. Enter legt het neer.
tui-prompt-build = Bouwen: een robot voor elke eenheid als je wilt, daarna Enter.
tui-prompt-wait = Wachten op { $names } …
tui-prompt-prepared = Je bod van { $value } ligt klaar. Esc neemt het terug.
tui-prompt-away = Een bot speelt voor je. Toets a: weer zelf spelen.
tui-prompt-watch = Je kijkt toe.
tui-prompt-open = Wachten: { $address }. Nog vrij: { $count }
tui-prompt-open-host = Uitnodigen: { $address }. Nog vrij: { $count }
tui-prompt-over =
    Gewonnen: { $names }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
tui-prompt-replay = Stap { $number } van { $count }

## Toetsen

tui-key-choose = kiezen
tui-key-cursor = bewegen, die kaart kiezen
tui-key-bid = bieden
tui-key-clear = niets kiezen, bod terugnemen
tui-key-hint = tip
tui-key-unit = eenheid
tui-key-robot = robot
tui-key-none = geen robot
tui-key-build = bouwen
tui-key-owned = wie wat heeft
tui-key-log = wat er gebeurde
tui-key-score = eindtelling
tui-key-rules = regels
tui-key-help = hulp
tui-key-scroll = logboek bladeren
tui-key-skip = sneller
tui-key-pause = pauze
tui-key-play = afspelen, pauze
tui-key-step = stap
tui-key-round = volgende ronde
tui-key-home = naar het begin
tui-key-end = naar het einde
tui-key-game = spel
tui-key-games = volgende spel van een bestand, vorige
tui-key-pace = tempo
tui-key-new = nieuw spel
tui-key-leave = weggaan
tui-key-menu = meer
tui-key-shift = dag- of nachtploeg
tui-key-chat = praten
tui-key-away = even weg, terug
tui-key-auto = laatste kaart automatisch bieden
tui-key-fill = bot toevoegen
tui-key-start = beginnen
tui-key-join = gaan zitten
tui-key-open = nieuwe tafel
tui-key-name = je naam
tui-key-refresh = vernieuwen

## Hulp

tui-help-bid = Als je moet bieden
tui-help-build = Opkuis en productie-eenheden bouwen
tui-help-look = Om te lezen
tui-help-go = Het spel
tui-help-people = Aan een tafel met mensen
tui-help-replay = Terugkijken
tui-sign-power = kracht, in zaps
tui-sign-points = punten
tui-sign-speed = lopende bandcijfer
tui-sign-sealed = kaarten van een gedekt bod
tui-sign-unit = een productie-eenheid: punten, bouwsymbolen, robots erop
tui-sign-turn = wie aan de beurt is

## Meldingen

tui-no-such-key = De toets “{ $key }” doet hier niets. Toets ?: hulp.
tui-no-such-key-here = De toets “{ $key }” doet hier niets.
tui-no-colours = Kleuren staan uit: { $what } is ingesteld.
tui-no-score = De eindtelling komt als het spel is afgelopen.
tui-no-hint = Hier zijn geen tips.
tui-only-with-people = Dat is voor tafels met mensen: je speelt alleen met bots.
tui-sending = Een ogenblik: je laatste zet wordt nog verstuurd.
tui-paused = Pauze.
tui-no-hurry = Er valt niets te versnellen: de tafel wacht.
tui-pace = Pauze tussen gebeurtenissen: { $what } s
tui-auto-on = Je laatste kaart in de hand wordt voortaan automatisch geboden.
tui-auto-off = Je laatste kaart in de hand wacht weer op jou.
tui-new-confirm = Dit spel opgeven en een ander beginnen?
tui-too-small = Het venster heeft { $width } × { $height } tekens; de tafel heeft 80 × 24 nodig.
tui-page-keys = ↑ ↓ PgUp PgDn: bladeren. Esc: terug naar de tafel
tui-menu-keys = 1-9, of ↑ ↓ en Enter: kiezen. Esc: terug
tui-line-keys = Enter: klaar. Esc: annuleren
tui-dumb = Deze terminal kan alleen tekstregels tonen, dus hier is het eenvoudige spel.
tui-seat-waits = Je plaats blijft van jou. Zo ga je verder: { $command }

## Lijst van tafels

tui-lobby-mine = Jouw spellen
tui-lobby-open = Open tafels
tui-lobby-empty = Er wacht nu geen tafel. Toets n: open er een.
tui-lobby-empty-watch = Er wacht nu geen tafel. Toets r: opnieuw kijken.
tui-lobby-prompt = Kies een tafel met de pijltjes, daarna Enter.
tui-lobby-looked = Lijst vernieuwd. Tafels: { $count }
tui-lobby-free = Vrije plaatsen: { $count }
tui-lobby-playing = spel bezig

## Nieuwe tafel

tui-terms = Een tafel openen
tui-terms-keys = ↑ ↓ ← →: kiezen. Enter: de tafel openen. Esc: terug

tui-help-watch = Tijdens het kijken
tui-key-watch = kijken
tui-key-resume = verder
tui-key-delete = wissen
tui-kept-prompt = Kies een spel met de pijltjes, daarna Enter.
