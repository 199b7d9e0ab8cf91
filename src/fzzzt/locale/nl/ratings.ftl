### Ratings

rating-title = Ratings
rating-lead = Iedereen met een account die meetellende spellen speelt, met de niveaus van de bots ertussen.
rating-two = Twee spelers
rating-more = Drie en meer spelers
rating-who = Wie
rating-rating = Rating
rating-games = Spellen
rating-value = { $rating } ± { $within }
rating-value-fixed = { $rating } (vast)
rating-level = { $name }, versie { $version }
rating-note = Een rating is een schatting: in 95 van de 100 gevallen ligt de echte sterkte binnen de ±. Bovenaan staat wie zeker het sterkst is, dus volgens de ondergrens. De ratings van de niveaus staan vast; ze zijn gemeten in onderlinge spellen.
rating-mine = Mijn rating
rating-mine-guest = Alleen accounts hebben een rating: bewaar je naam, dan kun je meetellende spellen spelen.
rating-mine-none = Nog geen meetellend spel. Open een tafel en kies “telt mee”, ook alleen tegen bots.
rating-mine-games = 
    { $games ->
        [one] na { $games } spel
       *[other] na { $games } spellen
    }
rating-course = Van { $first } tot { $last }, spel voor spel
rating-all = Alle ratings
rating-choice = Telt mee voor de rating: met account, met klok, zonder tips
rating-table = telt mee
rating-table-note = Dit spel telt mee voor de rating. De klok loopt, of je er bent of niet. Wie weggaat, een bot laat beslissen of het spel beëindigt, wordt laatste.
rating-table-off = Dit spel telt niet meer mee: een plaats is aan iemand anders overgegaan.
