puzzle-list = Problèmes
puzzle-note = Que miseriez-vous ? Des positions tirées de parties des bots les plus forts. Toute mise aussi bonne que la meilleure compte ; les problèmes manqués reviennent.
puzzle-question = Que misez-vous ?
puzzle-title = Problème { $name }
puzzle-easy = Faciles
puzzle-medium = Moyens
puzzle-hard = Difficiles
puzzle-all = Tous
puzzle-mine = Mes erreurs
puzzle-mine-none = Aucune pour l’instant. Faites analyser vos parties terminées : les erreurs nettes de mise deviennent ici des problèmes.
puzzle-choose = Quels problèmes ?
puzzle-rating = Difficulté : { $value } sur 100
puzzle-rating-note = La difficulté est la part de mauvaises réponses des bots de tous les niveaux.
puzzle-wrong = Pas la meilleure mise.
puzzle-chance = Avec cette mise, vous gagnez la partie { $chance } fois sur 100.
puzzle-tempting = Tentant, mais moins bon : { $cards } (valeur { $value }), { $chance } fois sur 100.
puzzle-played = Dans la partie, vous aviez misé { $cards } (valeur { $value }) : { $chance } fois sur 100.
puzzle-choices = Chance de gagner la partie avec chaque mise
puzzle-choice = { $cards } (valeur { $value }) : { $chance } %
puzzle-as-good = bonne réponse
puzzle-yours = votre mise
puzzle-more =
    { $count ->
        [one] Une autre mise est moins bonne.
       *[other] { $count } autres mises sont moins bonnes.
    }
puzzle-back =
    { $count ->
        [one] Il revient demain.
       *[other] Il revient dans { $count } jours.
    }
puzzle-solved = Résolus : { $count } sur { $total }
puzzle-due = À reprendre aujourd’hui : { $count }
puzzle-start = Donnez-moi un problème
puzzle-next = Problème suivant
puzzle-back-to-list = Tous les problèmes
puzzle-none-left = Vous avez répondu à tous. Ceux que vous avez manqués reviendront dans quelques jours.
puzzle-state-solved = résolu
puzzle-state-missed = reviendra
puzzle-another = Un autre ? [O/n]
puzzle-unknown = Il n’y a pas de problème « { $name } ». Pour les voir tous : { $command }
puzzle-none-own = { $name } n’a fait aucune erreur nette de mise dans cette partie.
