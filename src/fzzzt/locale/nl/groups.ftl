### Groepen

group-mine = Mijn groepen
group-mine-note = Voor vrienden die telkens weer spelen: één link, al jullie spellen, wie er voorstaat, en het volgende spel met één tik.
group-name = Naam van de groep
group-make = Groep maken
group-keep = Dit gezelschap bewaren
group-here = Onze groep
group-next = Volgende spel
group-next-join = Naar de tafel
group-first = Eerste spel
group-other = Met een ander aantal spelers
group-invite = Wie de link heeft, ziet deze pagina en kan meedoen. Deel hem alleen met vrienden.
group-standing = Wie er voorstaat
group-standing-none = Er is nog geen spel gespeeld.
group-who = Wie
group-games = Spellen
group-wins = Gewonnen
group-place = Gemiddelde plaats
group-points = Gemiddelde punten
group-best = Beste
group-history = Onze spellen
group-result = { $name }: { $points }
group-more = Eerdere spellen
