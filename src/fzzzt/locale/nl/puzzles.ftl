puzzle-list = Puzzels
puzzle-note = Wat zou jij bieden? Stellingen uit spellen van de sterkste bots. Elk bod telt dat even goed is als het beste; wat je mist, komt terug.
puzzle-question = Wat bied je?
puzzle-title = Puzzel { $name }
puzzle-easy = Makkelijk
puzzle-medium = Gemiddeld
puzzle-hard = Moeilijk
puzzle-all = Alle
puzzle-mine = Mijn fouten
puzzle-mine-none = Nog geen. Laat je afgelopen spellen nabespreken: duidelijke fouten bij het bieden worden hier puzzels.
puzzle-choose = Welke puzzels?
puzzle-rating = Moeilijkheid: { $value } van 100
puzzle-rating-note = De moeilijkheid is het aandeel foute antwoorden van de bots van alle niveaus.
puzzle-wrong = Niet het beste bod.
puzzle-chance = Met dit bod win je het spel { $chance } van de 100 keer.
puzzle-tempting = Verleidelijk, maar slechter: { $cards } (waarde { $value }), { $chance } van de 100 keer.
puzzle-played = In het spel bood je { $cards } (waarde { $value }): { $chance } van de 100 keer.
puzzle-choices = Kans om het spel te winnen met elk bod
puzzle-choice = { $cards } (waarde { $value }): { $chance }%
puzzle-as-good = goed antwoord
puzzle-yours = jouw bod
puzzle-more =
    { $count ->
        [one] Nog één bod is slechter.
       *[other] Nog { $count } biedingen zijn slechter.
    }
puzzle-back =
    { $count ->
        [one] Hij komt morgen terug.
       *[other] Hij komt over { $count } dagen terug.
    }
puzzle-solved = Opgelost: { $count } van { $total }
puzzle-due = Vandaag te herhalen: { $count }
puzzle-start = Geef me een puzzel
puzzle-next = Volgende puzzel
puzzle-back-to-list = Alle puzzels
puzzle-none-left = Deze heb je allemaal beantwoord. Wat je miste, komt over een paar dagen terug.
puzzle-state-solved = opgelost
puzzle-state-missed = komt terug
puzzle-another = Nog een? [J/n]
puzzle-unknown = Puzzel “{ $name }” is er niet. Alle puzzels: { $command }
puzzle-none-own = { $name } maakte in dit spel geen duidelijke fout bij het bieden.
