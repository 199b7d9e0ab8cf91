rules-title = Fzzzt! op één blad

rules-aim-title = Het doel
rules-aim-1 = Je bent mecanicien in een fabriek van nogal vreemde robots. Ze rollen voorbij op de lopende band en worden een voor een geveild.
rules-aim-2 = Robots zijn je geld en je score tegelijk. Wie op het einde de meeste punten heeft, wint.

rules-anatomy-title = Een kaart, deel voor deel
rules-anatomy-1 = Kracht, linksboven, met evenveel bliksems: zoveel telt de kaart in een bod.
rules-anatomy-2 = Spelersnummer, rechtsboven: deze robot hoort bij de eerste hand van de mecanicien met hetzelfde nummer. De meeste kaarten hebben er geen.
rules-anatomy-3 = Bouwsymbolen: wat de robot in een widget kan zijn.
rules-anatomy-4 = Punten, linksonder: wat de kaart op het einde oplevert.
rules-anatomy-5 = Lopende bandcijfer, rechtsonder: hoeveel kaarten open liggen als deze het eerst opengaat.

rules-cards-title = De kaarten
rules-cards-1 = Robot: kracht (“zaps”) om te bieden, punten voor het einde, en bouwsymbolen: moer, bout, tandwiel of olie.
rules-cards-2 = Robotopwaardering: kracht 0, geen punten, maar wel alle vier de symbolen. Ze telt als robotkaart.
rules-cards-3 = Fzzzt: kracht 3 in een bod, 1 punt minder op het einde. Deze kaart heeft geen symbool en is geen robot, dus toewijzen kan nooit.
rules-cards-4 = Productie-eenheid: nooit deel van een bod. Ze levert punten op voor elke widget: een stel robots dat haar symbolen dekt.
rules-cards-5 = Punten per widget: prototype 3, eenvoudig 5, versterkt 6, geavanceerd 9, complex 13.
rules-cards-6 = Mecanicien: je eigen kaart, kracht 0. Alleen daarmee bieden is een beleefde manier om te passen.
rules-cards-7 = Op alle kaarten behalve de mecaniciens staat ook het lopende bandcijfer.

rules-setup-title = Spelvoorbereiding
rules-setup-1 = Neem alleen de mecaniciens van 1 tot en met het aantal spelers. Iedereen krijgt er willekeurig een en neemt de drie robots met dat nummer, met kracht 1, 2 en 3. Dat is de eerste hand.
rules-setup-2 = Mecanicien 1 is de eerste hoofdmecanicien en bewaart de moersleutel.
rules-setup-3 = Alle andere kaarten vormen de lopende bandstapel. Die is goed voor vijf ronden met een band van acht kaarten.

rules-preparation-title = Een ronde: voorbereiding
rules-preparation-1 = Schud je kaarten, zonder productie-eenheden en de robots daarop, en neem er hoogstens zes in je hand. De rest is je gedekte aflegstapel.
rules-preparation-2 = De lopende band ligt eerst gedekt. Draai de kaart aan het hoofd om: het lopende bandcijfer zegt hoeveel kaarten er in totaal open liggen; bij 8 is dat alles. De cijfers van de andere tellen niet.
rules-preparation-3 = Zijn alle open kaarten geveild, dan gaat de volgende kaart open en geldt haar cijfer. Er gaan nooit meer kaarten open dan er nog op de band liggen.
rules-preparation-4 = De stapel en je aflegstapel mag je altijd tellen. Maar je aflegstapel doorkijken mag pas na de veilingen.

rules-auctions-title = Een ronde: veilingen
rules-auctions-1 = De kaart aan het hoofd wordt geveild. Met de klok mee vanaf de hoofdmecanicien moet iedereen met kaarten in de hand er minstens één gedekt bieden: hoeveel zie je wel, welke niet.
rules-auctions-2 = Dan gaan alle biedingen open. De kracht van de kaarten wordt opgeteld, de hoogste som wint.
rules-auctions-3 = Het winnende bod gaat naar de aflegstapel van de winnaar, samen met de gewonnen robot of Fzzzt. Een productie-eenheid komt open voor de winnaar te liggen.
rules-auctions-4 = Alle anderen nemen hun bod terug in de hand.

rules-ties-title = Een ronde: gelijk bod
rules-ties-1 = Bij een gelijk hoogste bod heeft de hoofdmecanicien voorrang, daarna de anderen met de klok mee vanaf daar.
rules-ties-2 = De moersleutel is een troostprijs: van de spelers met een gelijk bod die naast de kaart grijpen, wordt de eerste met de klok mee vanaf de winnaar hoofdmecanicien.

rules-empty-title = Een ronde: geen kaarten meer
rules-empty-1 = Met een lege hand doe je niet mee: geen bod, geen winst.
rules-empty-2 = Zijn alle handen leeg en de band nog niet, dan schudt iedereen zijn aflegstapel, neemt opnieuw hoogstens zes kaarten, en gaat de ronde verder.

rules-build-title = Een ronde: opkuis en productie-eenheden bouwen
rules-build-1 = Na de laatste kaart van de band neem je hand en aflegstapel op en bekijk je alles.
rules-build-2 = Aan elk van je productie-eenheden mag je één robot toewijzen, als ze een symbool gemeen hebben. Iedereen kiest in het geheim en toont de keuze tegelijk.
rules-build-3 = Een toegewezen robot blijft voorgoed open liggen. Welk symbool hij dekt, beslis je pas op het einde.

rules-end-title = Einde en eindtelling
rules-end-1 = Kan de stapel geen volledige band meer vullen, dan is het spel afgelopen. Na de laatste ronde bouw je niet meer: dat gebeurt bij de eindtelling.
rules-end-2 = Basisscore: de punten van al je robots, waar ze ook liggen, en 1 punt minder per Fzzzt-kaart.
rules-end-3 = Bonuspunten: wijs je vrije robots toe zoals je wilt. Een widget vraagt één robot per symbool van de eenheid; een robot dekt één symbool van één widget.
rules-end-4 = Elke widget brengt de punten van zijn eenheid op, en één eenheid kan er meerdere maken. Maakt ze er geen, dan kost ze je haar punten.
rules-end-5 = Gelijke stand? Dan wint wie de minste robotkaarten heeft (opwaarderingen tellen mee, Fzzzt en mecaniciens niet). Nog gelijk? Deel de overwinning.

## An example of scoring
rules-example-title = Eindtelling: een voorbeeld
rules-example-1 = Anouk heeft drie productie-eenheden: een versterkte (moer en olie, 6 punten), een geavanceerde (moer, bout en tandwiel, 9 punten) en een eenvoudige (bout en tandwiel, 5 punten).
rules-example-2 = Haar robots met één symbool: moer met kracht 5 en 3, olie met kracht 4 en 2, bout met kracht 3. Verder een robot met kracht 1, moer en bout, een robotopwaardering en een Fzzzt-kaart.
rules-example-3 = Basisscore: 3 + 2 + 3 + 2 + 2 + 1 + 0 voor de robots, 1 punt minder voor de Fzzzt-kaart, samen 12.
rules-example-4 = Twee keer moer en olie: twee widgets van de versterkte eenheid, 12 punten. De robot met kracht 1 als moer, de bout, en de robotopwaardering als tandwiel: een widget van de geavanceerde, 9 punten. Voor de eenvoudige blijft niets over: 5 punten minder.
rules-example-5 = Bonuspunten: 12 + 9 − 5 = 16. Totaal: 12 + 16 = 28. Met de robotopwaardering op de eenvoudige eenheid waren het maar 12 + 5 − 9 = 8 bonuspunten.

rules-expansion-title = Met vijf of zes, en de uitbreiding
rules-expansion-1 = Met vijf of zes spelers komt de uitbreiding erbij; startrobots zonder speler gaan uit het spel. 48 kaarten, een band van twaalf, vier ronden.
rules-expansion-2 = Variant voor twee tot vier: voeg de acht kaarten zonder spelersnummer toe en speel zes ronden.
rules-expansion-3 = Van de uitbreiding geven de spelregels alleen de aantallen. Symbolen, punten en bandcijfers zijn onze reconstructie; heb je de kaarten zelf, verbeter dan het kaartenbestand.

rules-rulings-title = Waar de spelregels verschillen of zwijgen
rules-rulings-1 = Met twee of drie spelers blijven de startrobots van ongebruikte nummers in de stapel. De Franse regels halen ze eruit: dat kies je per tafel.
rules-rulings-2 = Een gelijk bod van 0 is ook een gelijk bod. Heb jij als enige nog kaarten, dan moet je toch bieden.
rules-rulings-3 = Een hoofdmecanicien zonder kaarten blijft hoofdmecanicien: de eerstvolgende speler met kaarten, met de klok mee, biedt eerst, en bij een gelijk bod tel je nog steeds vanaf de hoofdmecanicien. De titel gaat mee naar de volgende ronde.
rules-rulings-4 = Ook op een band van twaalf legt bandcijfer 8 alles open. Moet er gedeeld én omgedraaid worden, dan komt delen eerst.
rules-rulings-5 = Praat zoveel je wilt: beloften binden niemand. Kaarten ruil je niet, leen je niet uit en bied je niet voor een ander.
