me-sums = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, { $wins } gagnées, { $mean } points en moyenne, { $best } au mieux.
me-place = Rang { $place } sur { $players }
me-nth = Rang { $place }
me-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
me-guided = guidée
me-table = Feuille de score
me-levels = Devant les bots
me-places = Rangs à { $players } joueurs
me-sources = Points par partie
me-source-cards = Cartes
me-source-widgets = Gadgets
me-source-lost = UP sans Gadget
me-with = Jouées avec
me-any = peu importe
me-won = gagnées
me-none = Pas encore de partie. La prochaine sera ici.
me-more = Parties plus anciennes
me-brought = apportée
me-scores = Points : en moyenne et au mieux
me-scores-with = à { $players } joueurs
me-scores-value = { $mean }, au mieux { $best }
me-judged = Ce que disent les analyses
me-judged-line = Ce qui a été perdu de l’enjeu, sur { $count ->
    [one] la dernière partie analysée
   *[other] les { $count } dernières parties analysées
} (en haut : rien). Barres : à quel point c’est sûr.
me-judged-games = ({ $count ->
    [one] une partie
   *[other] { $count } parties
})
me-luck-good = Chance jusqu’ici : les cartes vous ont donné { $gain } % d’une victoire (± { $error }).
me-luck-bad = Chance jusqu’ici : les cartes vous ont pris { $gain } % d’une victoire (± { $error }).
me-style = Vous misez surtout comme { $bot }
me-review-last = { $count ->
    [one] Analyser ma dernière partie
   *[other] Analyser mes { $count } dernières parties
}
me-review-ordered = Elles sont analysées peu à peu. Revenez dans quelques minutes.
me-bring = Apporter des parties jouées ailleurs
me-bring-note = Parties enregistrées dans le terminal ou sur un autre serveur : chacune est vérifiée coup par coup. Elles comptent dans vos totaux, mais dans aucun classement.
me-bring-file = Fichiers de parties enregistrées
me-bring-who = Vous êtes
me-bring-do = { $count ->
    [one] Apporter une partie
   *[other] Apporter { $count } parties
}
me-bring-none = Aucune partie d’un humain dans ces fichiers. Choisissez des parties enregistrées de Fzzzt!, une par ligne.
me-bring-done = { $count ->
    [one] Une partie est dans votre liste.
   *[other] { $count } parties sont dans votre liste.
}
me-kept = Ce qui est conservé
me-kept-note = Tout ce que l’on sait de vous ici, à emporter ou à supprimer.
me-export = Tout télécharger
me-delete = Tout supprimer
me-delete-sure = Vos parties, totaux, paroles et notifications disparaissent pour de bon. Les parties avec d’autres restent les leurs, sans votre nom.
me-delete-do = Supprimer pour de bon
me-delete-not = Conserver
me-none-kept = Aucune partie n’attend ici.
me-no-files = Dites quels fichiers de parties apporter.
me-none-finished = Aucune partie finie à vous dans ces fichiers.
me-who = Plusieurs personnes y jouent : { $names }. Dites qui vous êtes avec { $option }.
me-game-line = { $when }  { $names }
me-game-line-open = { $when }  { $names } (pas finie)
me-uploaded = { $count ->
    [one] Une partie est dans votre liste sur { $address }.
   *[other] { $count } parties sont dans votre liste sur { $address }.
}
