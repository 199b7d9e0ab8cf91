## Headings of the sheet
score-title = Décompte des Points
score-label-player = Joueur

## One player's sheet
score-player =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-player-you =
    Vous : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-robots =
    { $count ->
        [one] { $count } carte Robot
       *[other] { $count } cartes Robot
    } : { $points }
score-fzzzt =
    { $count ->
        [0] Pas de carte Fzzzt : 0
        [one] { $count } carte Fzzzt : { $points }
       *[other] { $count } cartes Fzzzt : { $points }
    }
score-basic = Score de base : { $points }
score-unit =
    { $unit } : { $count ->
        [one] { $count } Gadget
       *[other] { $count } Gadgets
    } × { $points } = { $total }
score-unit-none = { $unit } : aucun Gadget, −{ $points }
score-widget = Gadget { $number } : { $parts }
score-widget-part = { $robot } comme { $symbol }
score-unused =
    { $count ->
        [0] Chaque Robot est au travail.
        [one] { $count } Robot sans emploi : { $cards }
       *[other] { $count } Robots sans emploi : { $cards }
    }
score-no-units = Aucune Unité de Production
score-bonus = Points des Gadgets : { $points }
score-total = Score final : { $points }

## Who wins
score-winner =
    { $name } gagne avec { $points ->
        [one] { $points } point !
       *[other] { $points } points !
    }
score-winner-you =
    Vous gagnez avec { $points ->
        [one] { $points } point !
       *[other] { $points } points !
    }
score-tie =
    Égalité à { $points ->
        [one] { $points } point : { $names }.
       *[other] { $points } points : { $names }.
    }
score-tie-break =
    Le moins de cartes Robot l’emporte : { $name } gagne avec { $count ->
        [one] { $count } carte Robot !
       *[other] { $count } cartes Robot !
    }
score-tie-break-you =
    Le moins de cartes Robot l’emporte : vous gagnez avec { $count ->
        [one] { $count } carte Robot !
       *[other] { $count } cartes Robot !
    }
score-shared = Victoire partagée, à égalité de cartes Robot ({ $count }) : { $names } !

## The scorer: prompts
scorer-title = Compter une partie jouée avec les cartes imprimées
scorer-intro-cards = Écrivez un Robot par pouvoir et symboles, 3n ou 1bc (n écrou, b vis, c engrenage, o goutte), ou par son code, r3-n. Sinon : upgrade (Amélioration robotique), fzzzt.
scorer-intro-units = Écrivez une Unité de Production par son code, comme enhanced-no (améliorée) ou complex-1 (complexe). Séparez les cartes par une espace.
scorer-ask-players = Combien de joueurs ?
scorer-ask-name = Nom du joueur { $number }
scorer-ask-robots = { $name } : Robots, Améliorations et cartes Fzzzt, y compris sur les UP
scorer-ask-units = { $name } : Unités de Production (Entrée : aucune)
scorer-ask-allocated = { $unit } : Robots attribués pendant la partie (Entrée : aucun)

## The scorer: what went wrong
scorer-not-understood = « { $input } » n’est pas une carte : écrivez 3n, r3-n, upgrade ou fzzzt.
scorer-unit-not-understood = « { $input } » n’est pas une Unité de Production : écrivez un code comme enhanced-no.
scorer-ambiguous = « { $input } » peut désigner plusieurs cartes : { $cards }. Précisez.
scorer-not-a-count = « { $input } » ne convient pas : tapez un nombre de { $low } à { $high }.
scorer-too-many =
    { $card } : c’est plus qu’il n’en existe, le jeu { $count ->
        [0] n’en a aucun exemplaire.
        [one] n’en a qu’un seul exemplaire.
       *[other] n’en a que { $count } exemplaires.
    }
scorer-not-owned = { $card } manque dans la liste ({ $name }) : ajoutez d’abord cette carte.
scorer-not-a-robot = { $card } n’est pas un Robot et ne s’attribue pas.
scorer-no-shared-symbol = Aucun symbole commun entre { $card } et { $unit }.
scorer-name-taken = { $name } est déjà à la table : choisissez un autre nom.
scorer-on-not-understood = « { $input } » ne dit pas quel Robot est sur quelle UP : écrivez UP=ROBOT, par exemple --on no=2o.
scorer-json-needs-cards = --json demande des cartes sur la ligne de commande.
