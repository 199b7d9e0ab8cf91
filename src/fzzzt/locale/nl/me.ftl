me-sums = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
}, { $wins } gewonnen, gemiddeld { $mean } punten, hoogstens { $best }.
me-place = Plaats { $place } van { $players }
me-nth = Plaats { $place }
me-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
me-guided = begeleid
me-table = Scoreblad
me-levels = Voor de bots geëindigd
me-places = Plaatsen met { $players } spelers
me-sources = Punten per spel
me-source-cards = Kaarten
me-source-widgets = Widgets
me-source-lost = Productie-eenheden zonder widget
me-with = Gespeeld met
me-any = maakt niet uit
me-won = gewonnen
me-none = Nog geen spellen. Het volgende staat straks hier.
me-more = Oudere spellen
me-brought = meegebracht
me-scores = Punten: gemiddeld en op zijn best
me-scores-with = { $players } spelers
me-scores-value = { $mean }, beste { $best }
me-judged = Wat de nabesprekingen zeggen
me-judged-line = Wat van de inzet verloren ging, over { $count ->
    [one] het laatste nabesproken spel
   *[other] de laatste { $count } nabesproken spellen
} (boven: niets). Balken: hoe zeker dat is.
me-judged-games = ({ $count ->
    [one] één spel
   *[other] { $count } spellen
})
me-luck-good = Geluk tot nu toe: de kaarten gaven je { $gain }% van een overwinning (± { $error }).
me-luck-bad = Geluk tot nu toe: de kaarten kostten je { $gain }% van een overwinning (± { $error }).
me-style = Je biedt het meest als { $bot }
me-review-last = { $count ->
    [one] Mijn laatste spel nabespreken
   *[other] Mijn laatste { $count } spellen nabespreken
}
me-review-ordered = Ze worden een voor een nabesproken. Kijk over een paar minuten weer.
me-bring = Spellen van elders meebrengen
me-bring-note = Opnames uit de terminal of van een andere server: elke zet wordt nagekeken. Ze tellen mee in je totalen, maar in geen enkele rating.
me-bring-file = Bestanden met opnames
me-bring-who = Jij bent
me-bring-do = { $count ->
    [one] Eén spel meebrengen
   *[other] { $count } spellen meebrengen
}
me-bring-none = In deze bestanden staat geen spel van een mens. Kies opnames van Fzzzt!, één per regel.
me-bring-done = { $count ->
    [one] Eén spel staat in je lijst.
   *[other] { $count } spellen staan in je lijst.
}
me-kept = Wat bewaard wordt
me-kept-note = Alles wat hier van je bekend is, om mee te nemen of te verwijderen.
me-export = Alles downloaden
me-delete = Alles verwijderen
me-delete-sure = Je spellen, totalen, woorden en meldingen verdwijnen voorgoed. Spellen met anderen blijven van hen, zonder jouw naam.
me-delete-do = Voorgoed verwijderen
me-delete-not = Bewaren
me-none-kept = Hier wacht geen spel.
me-no-files = Zeg welke bestanden met opnames je meebrengt.
me-none-finished = In deze bestanden staat geen afgelopen spel van jou.
me-who = Daar spelen er meer: { $names }. Zeg met { $option } wie je bent.
me-game-line = { $when }  { $names }
me-game-line-open = { $when }  { $names } (niet afgelopen)
me-uploaded = { $count ->
    [one] Eén spel staat in je lijst op { $address }.
   *[other] { $count } spellen staan in je lijst op { $address }.
}
