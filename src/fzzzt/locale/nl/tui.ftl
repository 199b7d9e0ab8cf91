### De tafel op het hele scherm.

## Kolommen

tui-column-seats = Mecaniciens
tui-column-hand = In hand
tui-column-discard = Aflegstapel
tui-column-bid = Bod
tui-column-points = Punten
tui-column-units = Productie-eenheden
tui-chief = Hoofd
tui-deck = Stapel: { $count }

## Plaatsen

tui-seat-free = vrije plaats
tui-seat-kept = vrijgehouden voor deze speler
tui-seat-person = aan tafel
tui-seat-bot = computer ({ $bot })
tui-seat-away = weg, { $bot } speelt

## Wat te doen

tui-prompt-bid = Jouw beurt: kies kaarten op nummer, daarna Enter.
tui-prompt-bid-chosen = Je bod is { $value } waard. Enter legt het neer.
tui-prompt-build = Opkuis en bouwen: een robot voor elke eenheid als je wilt, daarna Enter.
tui-prompt-wait = Wachten op { $names } …
tui-prompt-prepared = Je bod van { $value } ligt klaar. Esc neemt het terug.
tui-prompt-away = Een computer speelt voor jou. Toets a: neem je plaats weer in.
tui-prompt-watch = Je kijkt toe.
tui-prompt-open = Wachten op mensen bij { $address }. Vrije plaatsen: { $count }
tui-prompt-open-host = Nodig mensen uit op { $address }. Vrije plaatsen: { $count }. Toets b: een computer gaat zitten. Toets g: beginnen.
tui-prompt-over = Het spel is afgelopen. Gewonnen: { $names }, met { $points }.
tui-prompt-ended = Deze tafel is gesloten.
tui-prompt-replay = Stap { $number } van { $count }

## Toetsen

tui-key-choose = kiezen
tui-key-cursor = bewegen, die kaart kiezen
tui-key-bid = bieden
tui-key-clear = niets kiezen, bod terugnemen
tui-key-hint = tip
tui-key-unit = eenheid
tui-key-robot = welke robot
tui-key-none = geen robot
tui-key-build = bouwen
tui-key-owned = wie wat heeft
tui-key-log = alles tot nu toe
tui-key-score = eindtelling
tui-key-rules = regels
tui-key-help = hulp
tui-key-scroll = door het verslag bladeren
tui-key-skip = sneller graag
tui-key-pause = pauze
tui-key-play = afspelen, stilzetten
tui-key-step = stap
tui-key-round = volgende ronde
tui-key-home = naar het begin
tui-key-end = naar het einde
tui-key-game = spel
tui-key-games = volgende spel van een bestand, vorige
tui-key-pace = sneller, langzamer
tui-key-new = nieuw spel
tui-key-leave = weggaan
tui-key-menu = meer
tui-key-shift = dag- of nachtploeg
tui-key-chat = praten
tui-key-away = weglopen, terugkomen
tui-key-auto = laatste kaart vanzelf bieden
tui-key-fill = een computer gaat zitten
tui-key-start = beginnen
tui-key-join = gaan zitten
tui-key-open = nieuwe tafel
tui-key-name = je naam
tui-key-refresh = opnieuw kijken

## Hulp

tui-help-bid = Als je moet bieden
tui-help-build = Opkuis en productie-eenheden bouwen
tui-help-look = Om te lezen
tui-help-go = Het spel
tui-help-people = Aan een tafel met mensen
tui-help-replay = Een opgenomen spel
tui-sign-power = kracht, in zaps
tui-sign-points = punten
tui-sign-speed = lopende bandcijfer
tui-sign-sealed = kaarten van een gesloten bod
tui-sign-unit = een productie-eenheid: punten, bouwsymbolen, robots erop
tui-sign-turn = wie aan de beurt is

## Meldingen

tui-no-such-key = De toets ‘{ $key }’ doet hier niets. Toets ?: hulp.
tui-no-such-key-here = De toets ‘{ $key }’ doet hier niets.
tui-no-colours = Er zijn geen kleuren: { $what } staat aan.
tui-not-your-turn = Je bent niet aan de beurt.
tui-not-begun = Het spel is nog niet begonnen.
tui-no-score = De eindtelling komt als het spel is afgelopen.
tui-no-hint = Hier zijn geen tips.
tui-only-with-people = Dat is voor tafels met mensen: hier zitten verder alleen computers.
tui-sending = Een ogenblik: je laatste bericht is nog onderweg.
tui-paused = Stilgezet.
tui-no-hurry = Er valt niets te versnellen: de tafel wacht.
tui-pace = Een ogenblik duurt { $what } s.
tui-auto-on = Je laatste kaart in hand wordt voortaan vanzelf geboden.
tui-auto-off = Je laatste kaart in hand wacht weer op jou.
tui-new-confirm = Dit spel opgeven en een ander beginnen?
tui-too-small = Het venster heeft { $width } × { $height } tekens; de tafel heeft 80 × 24 nodig.
tui-page-keys = ↑ ↓ PgUp PgDn: bladeren. Esc: terug naar de tafel
tui-menu-keys = 1-9, of ↑ ↓ en Enter: kiezen. Esc: terug
tui-line-keys = Enter: klaar. Esc: toch niet
tui-dumb = Deze terminal kan alleen regels schrijven, dus hier is het eenvoudige spel.
tui-seat-waits = Je plaats blijft van jou. Zo ga je verder: { $command }

## Lijst van tafels

tui-lobby-mine = Jouw tafels
tui-lobby-open = Tafels die op mensen wachten
tui-lobby-empty = Geen tafel wacht op mensen. Toets n: open er een.
tui-lobby-prompt = Kies een tafel met de pijlen, daarna Enter.
tui-lobby-looked = Opnieuw gekeken. Tafels: { $count }
tui-lobby-free = Vrije plaatsen: { $count }
tui-lobby-playing = wordt gespeeld

## Nieuwe tafel

tui-terms = Een nieuwe tafel
tui-terms-keys = ↑ ↓ ← →: kiezen. Enter: de tafel openen. Esc: terug
tui-terms-players = Spelers
tui-terms-people = waarvan mensen
tui-terms-level = Op de andere plaatsen
tui-terms-cards = Kaarten
tui-terms-cards-base = basisspel
tui-terms-cards-extended = met de uitbreiding
tui-terms-clock = Klok
tui-terms-clock-none = geen
tui-terms-clock-move = { $count } s per beslissing
tui-terms-clock-bank = { $count } s per spel
tui-terms-public = In de openbare lijst

## Weigeringen

tui-refused = Dat is niet gelukt: { $what }
tui-refused-no-answer = De server antwoordt niet.
tui-refused-no-server = Dit is geen server met Fzzzt!-tafels.
tui-refused-not-here = Dat kan hier niet.
tui-refused-replay = Dit spel is afgelopen: je kunt er alleen naar kijken.
tui-refused-at-start = Dit is het begin.
tui-refused-at-end = Dit is het einde.
tui-refused-unfinished = Het verslag houdt hier op, eerder dan het spel.
tui-refused-first-game = Dit is het eerste spel van het bestand.
tui-refused-last-game = Dit is het laatste spel van het bestand.
tui-refused-no-such-table = Die tafel bestaat niet.
tui-refused-table-full = Alle plaatsen zijn bezet.
tui-refused-not-seated = Dat kan alleen wie hier een plaats heeft.
tui-refused-not-the-host = Dat kan alleen wie de tafel heeft geopend.
tui-refused-begun = Het spel is begonnen.
tui-refused-not-begun = Het spel is nog niet begonnen.
tui-refused-over = Het spel is afgelopen.
tui-refused-not-over = Het spel is nog niet afgelopen.
tui-refused-stale = Er is intussen een andere veiling begonnen: kijk nog eens.
tui-refused-already-bid = Je hebt in deze veiling al geboden.
tui-refused-nothing-to-bid = Je hebt geen kaarten in hand.
tui-refused-covered = Een computer speelt voor jou: neem eerst met toets a je plaats weer in.
tui-refused-silenced = Je mag aan deze tafel niet meepraten.
tui-refused-bad-name = Een naam heeft 1 tot 30 tekens.
tui-refused-too-fast = Te veel ineens: wacht even.
tui-refused-unavailable = De server kon dat niet opschrijven. Probeer het nog eens.
