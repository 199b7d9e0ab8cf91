## The page around the screens
page-skip = Aller au contenu
page-nav = Rubriques
page-home-link = Fzzzt!, vers l’accueil
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
page-theme = Éclairage
page-theme-auto = comme l’appareil
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
page-bots = Dont combien de bots
page-new-table = Ouvrir une table
page-new-table-note = Vous recevez un lien pour vos amis. La partie commence quand toutes les places sont prises.
page-new-table-do = Ouvrir la table
page-clock-choice = Temps de réflexion
page-clock-none = sans limite
page-clock-quick = 30 secondes par décision
page-clock-calm = 2 minutes par décision
page-clock-bank = 10 minutes pour la partie, plus 10 secondes par décision
page-clock-days = 2 jours par décision
page-public = Ouverte à tous
page-variants = Variantes
page-variant-extended = Ajouter les cartes de l’extension (six Tours)
page-variant-leave = Les Robots de départ des numéros absents quittent la partie
page-variant-deck = Cartes maison (fichier)
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
page-together-less = Une de moins
page-together-do = Jouons ensemble !

## Levels of bots: the name, and how they play
page-level-random = Hasard
page-level-rookie = Débutant
page-level-apprentice = Apprenti
page-level-tinker = Bricoleur
page-level-mechanic = Mécano
page-level-engineer = Ingénieur
page-level-chief = Ingénieur en chef
page-level-warming = Encore en chauffe : en attendant, il joue comme le mécano.
page-character-random = Mise n’importe quoi sur n’importe quoi : aucun plan.
page-character-rookie = Sait à peu près ce que vaut une carte, mais mise sur un coup de tête.
page-character-apprentice = Mise la valeur de chaque carte : régulier et facile à lire.
page-character-tinker = Regarde ce qu’une carte apporte à ses Gadgets et range ses Robots faibles.
page-character-mechanic = Pèse la valeur, les chances et le prix du pouvoir.
page-character-engineer = Essaie ses mises dans sa tête avant de se décider.
page-character-chief = Pense loin devant et vous lit à travers les mises révélées. Le plus fort.

## Before the game
page-table = La table
page-connecting = On s’approche de la table …
page-reconnecting = Connexion perdue, nouvel essai en cours. Rien n’est perdu.
page-lobby = En attente de Mécanos
page-starting = On mélange les cartes …
page-ended = Cette table est fermée.
page-curtain = Passez l’appareil à { $name }.
page-curtain-note = Les autres, on ne regarde pas !
page-curtain-lift = Je suis { $name } : lever de rideau !
page-curtain-wait = Les bots réfléchissent …
page-seat-free = Place libre { $number }
page-seat-you = { $name } (vous)
page-seat-kept = pas encore là
page-seat-bot = bot ({ $what })
page-seat-away = absence ; un bot joue ({ $what })
page-sit = S’asseoir ici
page-leave = Se lever et partir
page-start = Commencer, des bots aux places libres
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
page-seat-thinks = réfléchit …
page-seat-builds = construit …
page-units =
    { $count ->
        [one] { $count } Unité de Production
       *[other] { $count } Unités de Production
    }
page-units-short = UP : { $count }
page-clock = Temps restant : { $what }
page-hand-empty = Aucune carte en Main.
page-bid = Votre mise
page-bid-empty = Choisissez des cartes de votre Main pour miser.
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
page-auto = Miser ma dernière carte d’office
page-menu = Plus
page-move-seat = Continuer sur un autre appareil
page-move-seat-note = Ouvrez-y ce lien. Il sert une fois, pendant dix minutes.
page-replace = Faire jouer un bot à la place de { $name }
page-end = Fermer la table
page-end-sure = Fermer pour tout le monde ? La partie restera inachevée.
page-end-yes = Fermer
page-end-no = Continuer
page-aid = Aide de jeu
page-known-hand = Vu en Main : { $cards }
page-known-discard = Vu dans l’Atelier : { $cards }
page-unsure = L’un ou l’autre : { $cards }

## After the game
page-rematch = Revanche
page-rematch-join = Vers la revanche
page-replay-watch = Revoir la partie
page-share = Partager la partie
page-download = Télécharger la partie

## Log and talk
page-log = Le fil de la partie
page-talk = Discussion
page-talk-empty = Personne n’a encore rien dit.
page-talk-label = Dites quelque chose
page-talk-send = Dire
page-talk-spectator = { $name } (regarde)
page-spectators = Spectateurs
page-manners = Qui l’on entend
page-mute = Je ne veux pas entendre : { $name }
page-silence = Que personne n’entend : { $name }

## Rules
page-rules-search = Chercher dans les règles
page-rules-found =
    { $count ->
        [one] Trouvé dans { $count } section.
       *[other] Trouvé dans { $count } sections.
    }
page-rules-none = Les règles n’en disent rien.

## Replay
page-replay-note = Déposez ici le fichier d’une partie, ou choisissez-le.
page-replay-file = Fichier de la partie
page-replay-as = Vue par
page-replay-open = tous : cartes visibles
page-replay-spectator = un spectateur
page-replay-play = Lecture
page-replay-pause = Arrêter
page-replay-back = Un pas en arrière
page-replay-next = Un pas en avant
page-replay-scrub = Moment de la partie
page-replay-round = Tour { $round }
page-replay-rounds = Aller à un Tour
page-replay-games = Parties
page-replay-game-back = Partie précédente
page-replay-game-next = Partie suivante
page-race = La course
page-race-note = Ce que chacun aurait marqué après chaque Enchère.

## Score pad
page-scorepad-note = Pour une partie avec les vraies cartes : touchez ce que chacun possède à la fin. Les Robots des Unités comptent aussi.
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

## What did not work: page-error-<code> for the codes of the server
page-error-other = Cela n’a pas marché ({ $what }). Veuillez réessayer.
page-error-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
page-error-unavailable = Impossible de l’enregistrer pour le moment. Veuillez réessayer.
page-error-too-fast = Trop vite ! Respirez un peu.
page-error-no-such-table = Cette table n’existe pas.
page-error-bad-terms = Dites pour chacune des { $players } places si elle revient à une personne ou à un bot.
page-error-bad-name = Un nom compte de 1 à 30 caractères.
page-error-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
page-error-table-full = Toutes les places sont prises. Vous pouvez regarder.
page-error-already-seated = Vous avez déjà une place ici.
page-error-not-seated = Il faut être assis à la table pour cela.
page-error-not-the-host = Seul l’hôte peut faire cela.
page-error-begun = La partie a déjà commencé.
page-error-not-begun = La partie n’a pas encore commencé.
page-error-over = La partie est finie.
page-error-not-over = La partie n’est pas encore finie.
page-error-stale = La table a avancé entre-temps. Regardez et décidez à nouveau.
page-error-already-bid = Vous avez déjà misé dans cette Enchère.
page-error-nothing-to-bid = Vous n’avez aucune carte en Main.
page-error-not-your-turn = Patience : ce n’est pas votre tour.
page-error-covered = Un bot joue pour vous : reprenez d’abord votre place.
page-error-not-absent = Laissez-leur une minute.
page-error-silenced = L’hôte vous a retiré la parole.
page-error-bad-chat = Un message compte de 1 à 300 caractères de texte simple.
page-error-bad-link = Ce lien a déjà servi ou est trop vieux. Demandez-en un autre.
page-error-never-played = Aucune partie n’a été jouée à cette table.
page-error-bad-record = Ce fichier n’est pas celui d’une partie.
