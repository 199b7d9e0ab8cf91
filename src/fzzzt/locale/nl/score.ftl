## Headings of the sheet
score-title = Eindtelling
score-label-player = Speler

## One player's sheet
score-player =
    { $name }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
score-player-you =
    Jij: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
score-robots =
    { $count ->
        [one] { $count } robotkaart
       *[other] { $count } robotkaarten
    }: { $points }
score-fzzzt =
    { $count ->
        [0] Geen Fzzzt-kaart: 0
        [one] { $count } Fzzzt-kaart: { $points }
       *[other] { $count } Fzzzt-kaarten: { $points }
    }
score-basic = Basisscore: { $points }
score-unit =
    { $unit }: { $count ->
        [one] { $count } widget
       *[other] { $count } widgets
    } × { $points } = { $total }
score-unit-none = { $unit }: geen widget, −{ $points }
score-widget = Widget { $number }: { $parts }
score-widget-part = { $robot } als { $symbol }
score-unused =
    { $count ->
        [0] Elke robot is aan het werk.
        [one] { $count } robot zonder werk: { $cards }
       *[other] { $count } robots zonder werk: { $cards }
    }
score-no-units = Geen productie-eenheid
score-bonus = Bonuspunten: { $points }
score-total = Totaal: { $points }

## Who wins
score-winner =
    { $name } wint met { $points ->
        [one] { $points } punt!
       *[other] { $points } punten!
    }
score-winner-you =
    Jij wint met { $points ->
        [one] { $points } punt!
       *[other] { $points } punten!
    }
score-tie =
    Gelijke stand met { $points ->
        [one] { $points } punt: { $names }.
       *[other] { $points } punten: { $names }.
    }
score-tie-break =
    De minste robotkaarten geven de doorslag: { $name } wint met { $count ->
        [one] { $count } robotkaart!
       *[other] { $count } robotkaarten!
    }
score-tie-break-you =
    De minste robotkaarten geven de doorslag: jij wint met { $count ->
        [one] { $count } robotkaart!
       *[other] { $count } robotkaarten!
    }
score-shared =
    Gedeelde overwinning, elk met { $count ->
        [one] { $count } robotkaart: { $names }!
       *[other] { $count } robotkaarten: { $names }!
    }

## The scorer: prompts
scorer-title = Een spel met gedrukte kaarten tellen
scorer-intro-cards = Schrijf een robot als kracht en symbolen, 3n of 1bc (n moer, b bout, c tandwiel, o olie), of met zijn code, r3-n. Verder: upgrade (robotopwaardering), fzzzt.
scorer-intro-units = Schrijf een productie-eenheid met haar code, zoals enhanced-no (versterkt) of complex-1 (complex). Scheid kaarten met een spatie.
scorer-ask-players = Hoeveel spelers?
scorer-ask-name = Naam van speler { $number }
scorer-ask-robots = Robots, robotopwaarderingen en Fzzzt-kaarten van { $name }, ook de toegewezen
scorer-ask-units = Productie-eenheden van { $name } (Enter: geen)
scorer-ask-allocated = Robots die tijdens het spel zijn toegewezen aan { $unit } (Enter: geen)

## The scorer: what went wrong
scorer-not-understood = “{ $input }” is geen kaart: schrijf 3n, r3-n, upgrade of fzzzt.
scorer-unit-not-understood = “{ $input }” is geen productie-eenheid: schrijf een code zoals enhanced-no.
scorer-ambiguous = “{ $input }” is niet eenduidig: { $cards }. Schrijf welke je bedoelt.
scorer-not-a-count = “{ $input }” kan hier niet: typ een getal van { $low } tot en met { $high }.
scorer-too-many =
    { $card }: dat is te veel, in het spel { $count ->
        [0] zit er geen.
        [one] zit er maar { $count }.
       *[other] zitten er maar { $count }.
    }
scorer-not-owned = { $card } staat niet bij de kaarten van { $name }: zet die er eerst bij.
scorer-not-a-robot = { $card } is geen robot en kun je niet toewijzen.
scorer-no-shared-symbol = { $card } en { $unit } hebben geen bouwsymbool gemeen.
scorer-name-taken = Er is al een { $name }: kies een andere naam.
scorer-on-not-understood = “{ $input }” zegt niet welke robot aan welke eenheid is toegewezen: schrijf EENHEID=ROBOT, zoals --on no=2o.
scorer-json-needs-cards = --json heeft kaarten op de opdrachtregel nodig.
