## The page around the screens
page-skip = Aller au contenu
page-nav = Rubriques
page-home-link = Accueil de Fzzzt!
page-close = Fermer
page-home = Accueil
page-rules = Règles
page-scorepad = Feuille de score
page-replay = Revoir
page-lost = Il n’y a rien sur cette Chaîne.
page-lost-home = Retour à l’accueil

## Settings
page-settings = Réglages
page-language = Langue
page-theme = Thème
page-theme-auto = comme mon appareil
page-theme-day = équipe de jour
page-theme-night = équipe de nuit
page-sound = Sons
page-notify = M’avertir quand c’est mon tour
page-memory = Aide-mémoire : montrer qui possède quoi

## Start page
page-headline = Robots aux enchères !
page-tagline = Misez vos robots pour gagner les plus farfelus de l’usine. De deux à six Mécanos, une demi-heure.
page-name = Votre nom
page-name-saved = Bonjour { $name } !
page-play-now = Jouer tout de suite
page-play-now-note = Contre des bots. Vous pouvez partir à tout moment et reprendre plus tard.
page-play-now-do = Distribuez !
page-players = Joueurs
page-players-expansion = Avec l’extension.
page-level = Niveau des bots
page-bots = Dont combien de bots ?
page-new-table = Ouvrir une table
page-new-table-note = Vous recevez un lien pour vos amis. La partie commence quand toutes les places sont prises.
page-new-table-do = Ouvrir la table
page-clock-choice = Temps de réflexion
page-public = Ouverte à tous
page-variants = Variantes
page-variant-deck = Cartes maison (fichier de cartes)
page-mine-running = Vos parties
page-mine-finished = Parties terminées
page-open-tables = Tables ouvertes
page-open-tables-none = Aucune table n’attend pour le moment. Ouvrez-en une !
page-free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
page-together = À plusieurs sur un seul appareil
page-together-note = Passez-vous l’appareil : un rideau cache votre Main aux autres. Des bots prennent les places restantes.
page-together-more = Une personne de plus
page-together-less = Une personne de moins
page-together-do = Jouons ensemble !
page-level-warming = Encore en chauffe : en attendant, il joue comme le Mécano.

## Before the game
page-table = La table
page-connecting = On s’approche de la table…
page-reconnecting = Connexion perdue, nouvel essai en cours. Rien n’est perdu.
page-lobby = En attente de Mécanos
page-starting = On mélange les cartes…
page-ended = Cette table est fermée.
page-curtain = Passez l’appareil à { $name }.
page-curtain-note = Les autres, on ne regarde pas !
page-curtain-lift = Je suis { $name } : lever de rideau !
page-curtain-wait = Les bots réfléchissent…
page-seat-free = Place libre { $number }
page-seat-you = { $name } (vous)
page-seat-kept = pas encore là
page-seat-bot = bot ({ $what })
page-seat-away = absence ; un bot joue ({ $what })
page-sit = S’asseoir ici
page-leave = Se lever et partir
page-start = Commencer avec des bots
page-fill = Place { $number }, pour
page-fill-person = une personne
page-invite = Inviter
page-link = Lien à copier
page-copy = Copier
page-copied = Le lien est copié.
page-qr = Le même lien en code QR

## At the table
page-your-turn = À vous de jouer !
page-your-build = C’est l’heure de construire !
page-spectator = Vous regardez. Les Mains et les mises cachées restent secrètes.
page-opponents = Les autres à la table
page-mine = Votre côté de la table
page-belt = La Chaîne
page-belt-empty = La Chaîne est vide.
page-at-auction = En vente
page-outcome = La dernière Enchère
page-outcome-none = Rien n’est encore vendu. Qui misera le plus pour la première carte ?
page-chief = Chef Mécanicien
page-seat-cards = Main { $hand }, Atelier { $discard }
page-seat-thinks = réfléchit…
page-seat-builds = construit…
page-units =
    { $count ->
        [one] { $count } Unité de Production
       *[other] { $count } Unités de Production
    }
page-units-short = UP : { $count }
page-clock = Temps restant : { $what }
page-hand-empty = Aucune carte en Main.
page-bid = Votre mise
page-bid-empty = Choisissez dans votre Main les cartes à miser.
page-bid-forming =
    { $count ->
        [one] { $count } carte choisie, pouvoir { $value }.
       *[other] { $count } cartes choisies, pouvoir { $value }.
    }
page-bid-laid =
    { $count ->
        [one] Votre mise est posée face cachée : { $count } carte, pouvoir { $value }.
       *[other] Votre mise est posée face cachée : { $count } cartes, pouvoir { $value }.
    }
page-bid-prepared =
    { $count ->
        [one] Mise préparée : { $count } carte, pouvoir { $value }.
       *[other] Mise préparée : { $count } cartes, pouvoir { $value }.
    }
page-bid-do = Miser
page-bid-prepare = Miser à mon tour
page-bid-unprepare = Reprendre
page-build-do =
    { $count ->
        [one] Attribuer { $count } Robot
       *[other] Attribuer { $count } Robots
    }
page-build-nothing = Ne rien construire
page-build-waiting = Les autres construisent encore.
page-away = Un bot joue pour vous.
page-back = Reprendre ma place
page-step-away = M’absenter, un bot joue
page-auto = Miser d’office ma dernière carte
page-menu = Plus
page-move-seat = Continuer sur un autre appareil
page-move-seat-note = Ouvrez-y ce lien. Il sert une fois, pendant dix minutes.
page-replace = { $name } : laisser jouer un bot
page-end = Fermer la table
page-end-sure = Fermer pour tout le monde ? La partie restera inachevée.
page-end-yes = Fermer
page-end-no = Continuer
page-aid = Aide de jeu
page-known-hand = Vu en Main : { $cards }
page-known-discard = Vu dans l’Atelier : { $cards }
page-unsure = En Main ou dans l’Atelier : { $cards }

## After the game
page-rematch = Revanche
page-rematch-join = Vers la revanche
page-replay-watch = Revoir la partie
page-share = Partager la partie
page-download = Télécharger l’enregistrement

## Log and talk
page-log = Le fil de la partie
page-talk = Discussion
page-talk-empty = Personne n’a encore rien dit.
page-talk-label = Dites quelque chose
page-talk-send = Dire
page-talk-spectator = { $name } (regarde)
page-spectators = Spectateurs
page-manners = Masquer des messages
page-mute = Masquer pour moi : { $name }
page-silence = Masquer pour tous : { $name }

## Rules
page-rules-search = Chercher dans les règles
page-rules-found =
    { $count ->
        [one] Trouvé dans { $count } section.
       *[other] Trouvé dans { $count } sections.
    }
page-rules-none = Les règles n’en disent rien.

## Replay
page-replay-note = Déposez ici l’enregistrement d’une partie, ou choisissez le fichier.
page-replay-file = Fichier de l’enregistrement
page-replay-as = Vue par
page-replay-open = tous : cartes visibles
page-replay-spectator = un spectateur
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-back = Une étape en arrière
page-replay-next = Une étape en avant
page-replay-scrub = Moment de la partie
page-replay-round = Tour { $round }
page-replay-rounds = Aller à un Tour
page-replay-games = Parties
page-replay-game-back = Partie précédente
page-replay-game-next = Partie suivante
page-race = La course
page-race-note = Ce que chacun aurait marqué après chaque Enchère.

## Score pad
page-scorepad-note = Pour une partie avec les vraies cartes : touchez ce que chacun possède à la fin, Robots des UP compris.
page-scorepad-player = Joueur { $number }
page-scorepad-name = Nom
page-scorepad-add = Ajouter un joueur
page-scorepad-remove = Retirer { $name }
page-scorepad-cards = Robots et autres cartes
page-scorepad-units = Unités de Production
page-scorepad-more = Une de plus : { $card }
page-scorepad-less = Une de moins : { $card }
page-scorepad-allocated = Attribués pendant la partie : { $unit }
page-scorepad-clear = Nouvelle partie
