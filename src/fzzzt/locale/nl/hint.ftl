hint-bid = Een goede mecanicien zou { $cards } bieden (waarde { $value }).
hint-allocate = Een goede mecanicien zou { $robot } toewijzen aan { $unit }.
hint-allocate-nothing = Een goede mecanicien zou nu niets bouwen.
hint-because-last-card = Dit is de laatste kaart van de ronde: met kracht die je bewaart, koop je niets meer.
hint-because-only-bidder = Niemand anders heeft nog kaarten, dus je zwakste kaart volstaat.
hint-because-contest =
    De kaart is je ongeveer { $worth ->
        [one] { $worth } punt
       *[other] { $worth } punten
    } waard, de kracht ongeveer { $price }; de kans om te winnen is ongeveer { $chance }%.
hint-because-cheap-pass = Je hebt niets aan deze kaart: bied laag en laat de anderen betalen.
hint-because-save-power =
    De kaart zou je ongeveer { $worth ->
        [one] { $worth } punt
       *[other] { $worth } punten
    } waard zijn, maar later in deze ronde koop je met je kracht meer.
hint-because-build = Zwakke robots op een eenheid zitten je hand niet meer in de weg: je volgende handen worden sterker.
hint-because-build-nothing = Elke passende robot is in je hand meer waard dan op een eenheid.
