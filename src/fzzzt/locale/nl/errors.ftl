## Bids
error-unknown-card = Een kaart “{ $card }” bestaat niet in dit spel. Kies met de nummers voor je kaarten.
error-empty-bid = Een bod telt minstens één kaart. Je zwakste is goed genoeg.
error-not-in-hand = Die kaart heb je niet in je hand: { $card }. Kies een kaart die je wel hebt.
error-repeated-card = Zo vaak heb je die kaart niet: { $card }. Noem elke kaart maar één keer.
error-not-your-turn = Nog even geduld: eerst biedt { $turn }. Je hoort het als je aan de beurt bent.
error-not-now-bid = Er wordt nu niet geboden. Wacht op de volgende veiling.

## Building
error-not-now-build = Robots wijs je pas toe als de lopende band leeg is. Wacht op het einde van de ronde.
error-nothing-to-build = Je hebt geen productie-eenheid om aan te bouwen. Win er eerst een.
error-already-built = Je hebt deze ronde al gebouwd. Na de volgende band mag je weer.
error-not-your-unit = Dit is niet jouw productie-eenheid: { $unit }. Kies er een die voor je ligt.
error-not-a-robot = Alleen robots en robotopwaarderingen kun je toewijzen, dus dit niet: { $card }. Kies een andere kaart.
error-no-shared-symbol = { $card } en { $unit } hebben geen bouwsymbool gemeen. Kies een robot die past.

## Anything else
error-unknown-seat = Een plaats “{ $seat }” is er niet aan deze tafel.
error-malformed = Deze zet is niet te lezen ({ $what }). Kijk na hoe je hem schreef en probeer het nog eens.
error-not-an-event = Met die gebeurtenis kan het spel niets beginnen.
error-not-now-setup = Het spel wordt nu niet klaargezet.
error-not-now-deal = Er worden nu geen kaarten gedeeld.
error-wrong-mechanics = De mecaniciens moeten de nummers 1 tot en met { $players } hebben, één per plaats.
error-wrong-deck = In de lopende bandstapel zitten niet de kaarten van dit spel: { $what }
error-wrong-deal = Plaats { $seat } kan deze hand niet krijgen: { $what }
error-consequence = De gebeurtenis “{ $what }” volgt vanzelf uit de andere en kun je niet toevoegen.
