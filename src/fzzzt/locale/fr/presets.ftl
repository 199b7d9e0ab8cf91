### Ce que l’on choisit avant une partie : niveaux des bots et temps de réflexion.

level-random = Hasard
level-rookie = Débutant
level-apprentice = Apprenti
level-tinker = Bricoleur
level-mechanic = Mécano
level-foreman = Contremaître
level-engineer = Ingénieur
level-chief = Ingénieur en chef
level-guided = partenaire d’entraînement
level-random-character = Mise n’importe quoi sur n’importe quoi : aucun plan.
level-rookie-character = Sait à peu près ce que vaut une carte, mais mise sur un coup de tête.
level-apprentice-character = Mise ce que chaque carte vaut en elle-même : régulier et facile à lire.
level-tinker-character = Regarde ce qu’une carte apporte à ses Gadgets et range ses Robots faibles.
level-mechanic-character = Pèse la valeur, les chances et le prix du pouvoir.
level-foreman-character = A beaucoup appris en jouant : mise d’expérience, sans réfléchir longtemps.
level-engineer-character = Essaie ses mises dans sa tête avant de se décider.
level-chief-character = Pense loin devant et vous lit à travers les mises révélées. Le plus fort.
level-other = installé en plus : { $what }

clock-none = sans limite
clock-seconds =
    { $count ->
        [one] { $count } seconde par coup
       *[other] { $count } secondes par coup
    }
clock-minutes =
    { $count ->
        [one] { $count } minute par coup
       *[other] { $count } minutes par coup
    }
clock-days =
    { $count ->
        [one] { $count } jour par coup
       *[other] { $count } jours par coup
    }
clock-bank = { $minutes } min par partie, +{ $seconds } s par coup
option-players = Joueurs
option-people = Dont combien de personnes ?
option-level = Bots aux autres places
option-clock = Temps de réflexion
option-public = Ouverte à tous
option-hints = Conseils permis
option-rated = Cotée (comptes seuls)
option-cards = Cartes
option-cards-base = jeu de base
option-cards-extended = avec l’extension
option-unused_robots = Robots de départ inutilisés
option-unused_robots-stay = restent dans l’Usine
option-unused_robots-leave = quittent la partie
