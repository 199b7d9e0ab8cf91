review-better-bid = Beter: { $cards } (waarde { $value }).
review-better-allocate = Beter: { $robot } toewijzen aan { $unit }.
review-better-nothing = Beter: niets bouwen.
review-chances = Kans om het spel te winnen: { $best }% in plaats van { $made }%.
review-because-enough = Een bod van { $value } was genoeg geweest: het wint de kaart { $chance } van de 100 keer.
review-because-one-rival =
    Alleen { $name } kon nog bieden, met { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }: een bod van { $value } was genoeg geweest.
review-because-one-rival-you =
    Alleen jij kon nog bieden, met { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }: een bod van { $value } was genoeg geweest.
review-because-lose-cheaply = De kaart is beter voor de anderen, en met { $value } krijgen ze die zekerder dan met { $paid }.
review-because-spend = Gewonnen of niet, { $value } doet het hier beter dan { $paid }: ook een gelijk bod en wie hoofdmecanicien wordt, tellen mee.
review-because-too-low = De kaart was de moeite waard: { $value } wint die { $chance } van de 100 keer, { $paid } maar { $made } keer.
review-because-last-card = Het was de laatste kaart van de ronde: kracht die je bewaart, koopt niets meer.
review-because-too-dear =
    De kaart was ongeveer { $worth ->
        [one] { $worth } punt
       *[other] { $worth } punten
    } waard, de kracht ervoor ongeveer { $price }.
review-because-save-power =
    De kaart was ongeveer { $worth ->
        [one] { $worth } punt
       *[other] { $worth } punten
    } waard, maar later in de ronde koop je met die kracht meer.
review-because-worthless = Aan de kaart is niets te winnen: met een laag bod krijgen de anderen die.
review-because-other-cards = Dezelfde waarde met andere kaarten laat een betere hand over voor de rest van de ronde.
review-because-build = Zwakke robots op een eenheid zitten de hand niet meer in de weg: de volgende handen waren sterker geweest.
review-because-build-nothing = Elke passende robot is in de hand meer waard dan op een eenheid.
review-because-build-other = Andere robots mis je minder in de hand, of passen beter bij de eenheden.
review-mark-inaccuracy = onnauwkeurigheid
review-mark-mistake = fout
review-mark-blunder = grove fout
review-cost = kostte { $cost }% van de winst (± { $error })
review-made-bid = Ronde { $round }, { $card }: bod van { $cards } (waarde { $value })
review-made-build = Na ronde { $round }: toegewezen { $cards }
review-made-nothing = Na ronde { $round }: niets gebouwd
review-tally = Grove fouten: { $blunders }, fouten: { $mistakes }, onnauwkeurigheden: { $inaccuracies }.
review-grade = Wie zo beslist, verliest { $loss }% van wat er op het spel staat ({ $low } tot { $high }%).
review-grade-between = Besliste als iemand tussen { $first } en { $second }.
review-grade-above = Besliste minstens zo goed als { $first }.
review-grade-below = Besliste slechter dan { $first } meestal doet.
review-luck-good = Geluk: de kaarten gaven { $gain }% van de winst (± { $error }).
review-luck-bad = Pech: de kaarten kostten { $gain }% van de winst (± { $error }).
review-unfinished = Een spel wordt nabesproken als het afgelopen is.
review-needs-more = Voor nabesprekingen moet er meer geïnstalleerd zijn: { $command }
review-working = Nabespreking
review-told-inaccuracy = { $name }: onnauwkeurigheid, kostte { $cost }% van de winst (± { $error }).
review-told-mistake = { $name }: fout, kostte { $cost }% van de winst (± { $error }).
review-told-blunder = { $name }: grove fout, kostte { $cost }% van de winst (± { $error }).
review-replay-note = Het spel is nabesproken: m gaat naar de volgende fout.
