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
page-about = À propos
page-about-game = Fzzzt! est un jeu de Tony Boydell, publié par { $publisher } en 2009.
page-about-fans = Ceci est une version d’amateurs : les robots, les textes et le code sont de nous, les règles sont d’eux. Si le jeu vous plaît, achetez la version imprimée.
page-about-version = Version { $version }, logiciel libre sous licence { $licence }.
page-about-licences = Dans cette page
page-about-licences-why = Le travail d’autres personnes, que nous utilisons avec plaisir, et ses conditions.

page-me = Mes parties

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
page-speed = Rythme
page-speed-calm = tranquille
page-speed-normal = normal
page-speed-fast = rapide
page-speed-once = immédiat, sans scènes
page-sit-out-note = Me prévenir quand une mise vide ma Main
page-standing = Score provisoire : montrer ce que chacun marquerait maintenant
page-explain = Expliquer la carte en vente
page-notices = Notifications
page-notices-more = Être prévenu où que vous soyez
page-notices-note = Un message quand c’est à vous de jouer, et un rappel au plus. Il ne nomme aucune carte.
page-notices-here = Ce navigateur
page-notices-push = Me prévenir même page fermée
page-notices-pushed = Vous êtes prévenu ici même quand la page est fermée.
page-notices-no-push = Ce navigateur ne peut vous prévenir que si la page est ouverte. Avec une connexion sécurisée, ou une fois la page installée, il en fera peut-être plus.
page-notices-blocked = Le navigateur ne l’a pas permis. Ses réglages pour cette page en décident.
page-notices-places = Où vous êtes prévenu
page-notices-browser = Un navigateur ({ $address })
page-notices-webhook = Adresse web ({ $address })
page-notices-failing = Le dernier message n’a pas été reçu.
page-notices-remove = Retirer
page-notices-off = Couper toutes les notifications
page-notices-quiet-from = Silence de
page-notices-quiet-to = à
page-notices-quiet = Me laisser tranquille
page-notices-quiet-never = Pas d’heures de silence
page-notices-hook = Vers Slack, Discord, Matrix ou ailleurs
page-notices-hook-note = Collez l’adresse d’un webhook. Le message contient un lien vers la table ; seul votre navigateur ouvre votre place.
page-notices-address = Adresse du webhook
page-notices-of = Prévenir
page-notices-of-me = quand c’est à moi, à toutes les tables
page-notices-of-table = du tour de chacun à la table de { $names }
page-notices-add = Ajouter
page-offline = Vous êtes hors ligne
page-offline-note = Sans connexion, pas de table. Rien n’est perdu : vos parties vous attendent.

## Start page
page-headline = Robots aux enchères !
page-tagline = Misez vos robots pour gagner les plus farfelus de l’usine. De deux à six Mécanos, une demi-heure.
page-name = Votre nom
page-name-saved = Bonjour { $name } !
page-play-now = Jouer tout de suite
page-play-now-note = Contre des bots. Vous pouvez partir à tout moment et reprendre plus tard.
page-play-now-do = Distribuez !
page-players-expansion = Avec l’extension.
page-level = Niveau des bots
page-bots = Dont combien de bots ?
page-new-table = Ouvrir une table
page-new-table-note = Vous recevez un lien pour vos amis. La partie commence quand toutes les places sont prises.
page-new-table-do = Ouvrir la table
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
page-level-incomplete = Il joue ici comme le Mécano : il demande une installation plus complète ({ $command }).

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
page-hint = Conseil
page-hints-taken =
    { $count ->
        [one] { $count } conseil demandé ; l’enregistrement le dira.
       *[other] { $count } conseils demandés ; l’enregistrement le dira.
    }
page-standing-now = Si la partie s’arrêtait maintenant
page-standing-seat = { $name } : { $points }
page-spectator = Vous regardez. Les Mains et les mises cachées restent secrètes.
page-opponents = Les autres à la table
page-mine = Votre côté de la table
page-belt = La Chaîne
page-belt-empty = La Chaîne est vide.
page-at-auction = En vente
page-outcome = La dernière Enchère
page-outcome-none = Rien n’est encore vendu. Qui misera le plus pour la première carte ?
page-stage = Les mises
page-behind =
    { $count ->
        [one] Rattrapage : { $count } Enchère de retard
       *[other] Rattrapage : { $count } Enchères de retard
    }
page-sitting-out =
    { $count ->
        [one] Sans vous : encore { $count } Enchère à voir
       *[other] Sans vous : encore { $count } Enchères à voir
    }
page-catching-up = Rattrapage
page-to-present = Aller au présent
page-to-my-turn = Aller à mon prochain tour
page-now-for-sale = En vente à présent : { $card }
page-summary = Le bilan du Tour
page-summary-nothing = rien
page-bid-all = C’est toute votre Main : si elle l’emporte, vous ne jouez plus jusqu’à ce que toutes les Mains soient vides.
page-bid-all-known = Ne plus le dire
page-missing = Il manque : { $symbols }
page-chief = Chef Mécanicien
page-seat-cards = Main { $hand }, Atelier { $discard }
page-seat-thinks = réfléchit…
page-seat-builds = construit…
page-units =
    { $count ->
        [one] { $count } Unité de Production
       *[other] { $count } Unités de Production
    }
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
page-build-begin = Construire maintenant
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
page-gone = pas là
page-gone-since = dernière présence : { $when }
page-typing = écrit…
page-typing-who = { $names } : écrit…
page-pause = Mettre en pause
page-paused = La partie est en pause.
page-unpause = Reprendre la partie
page-step-away-sure = Jusqu’à votre retour, un bot décide pour vous, une décision à la fois.
page-step-away-yes = M’absenter
page-step-away-no = Rester
page-covered = Un bot a décidé pour vous :
page-covered-known = Compris
page-end-ask = Tous les présents doivent être d’accord. La partie restera inachevée.
page-ending = { $names } : pour fermer la table
page-end-withdraw = Continuer malgré tout
page-seat-yours = Si ce navigateur ne vous reconnaît plus, demandez votre place. Après deux minutes d’absence, quelqu’un à la table peut accepter.
page-seat-lost = Vous aviez une place ici, mais ce navigateur en a perdu la clé : ses cookies ont été effacés. Demandez votre place. Après deux minutes d’absence, quelqu’un à la table peut accepter.
page-seat-mine = L’une de ces places est la vôtre ?
page-seat-ask = Je suis { $name }
page-seat-asked = Vous avez demandé la place de { $name }. Quelqu’un à la table doit accepter.
page-seat-request = « { $asker } » dit : je suis { $name }, mon navigateur ne me reconnaît plus. N’acceptez qu’en toute certitude.
page-seat-give = Donner la place
page-seat-keep = Refuser
page-seat-given = Votre place a été donnée à quelqu’un qui l’a demandée.
page-name-first = Dites d’abord votre nom, pour que les autres sachent qui vous êtes.
page-acting-host = L’hôte n’est pas là : vous pouvez lancer la partie.
page-sending = En route…
page-aid = Aide de jeu
page-known-hand = Vu en Main
page-known-discard = Vu dans l’Atelier
page-unsure = En Main ou dans l’Atelier

## After the game
page-rematch = Revanche
page-rematch-join = Vers la revanche
page-review = Analyse
page-review-order = Analyser la partie
page-review-note = Que coûtait chaque décision, et qui a eu de la chance ? Il faut une demi-minute.
page-review-working = Chaque décision est examinée…
page-review-whose = Décisions de
page-review-next = Erreur suivante
page-review-share = { $name } gagne avec { $chance } % de chances.
page-replay-watch = Revoir la partie
page-share = Partager la partie
page-share-link = Partager le lien
page-download = Télécharger l’enregistrement
page-shuffle-right = Mélange vérifié
page-shuffle-false = Le mélange est faux !
page-shuffle-open = Mélange non vérifié
page-shuffle-dealt =
    { $count ->
        [one] Cette page a refait { $count } mélange à partir des nombres de l’enregistrement, et chaque carte est tombée à la même place.
       *[other] Cette page a refait les { $count } mélanges à partir des nombres de l’enregistrement, et chaque carte est tombée à la même place.
    }
page-shuffle-who-mixed = Le serveur s’était engagé sur son nombre avant de pouvoir connaître le vôtre, et les deux comptent : personne n’a donc choisi les cartes.
page-shuffle-who-left-out = Votre propre nombre manque : le serveur dit qu’il est arrivé trop tard, et vous savez mieux que lui si votre connexion était alors coupée.
page-shuffle-who-watched = Le serveur s’en est tenu au nombre sur lequel il s’était engagé avant la partie ; que personne n’ait choisi les cartes, ceux dont le nombre y entre peuvent le dire.
page-shuffle-who-absent = Ce navigateur n’était pas là au début et ne peut dire si les nombres étaient fixés d’avance : ceux des joueurs le peuvent.
page-shuffle-who-seeded = Tous découlent d’une seule graine ; cela ne montre pas si quelqu’un l’a choisie pour ses cartes.
page-shuffle-who-daily = Ce jour-là, tous ont reçu les mêmes cartes ; le serveur était lié d’avance à son nombre et l’a révélé à la fin de la journée.
page-shuffle-verify = Cette page vient elle aussi du serveur : la vérification indépendante est { $command } sur l’enregistrement téléchargé.
page-shuffle-open-why = Cet enregistrement ne dit pas comment ses cartes ont été mélangées, ou d’une façon inconnue ici.
page-shuffle-open-daily = Ce sont les cartes d’une donne du jour : le nombre dont elles découlent sera révélé à la fin de la journée.
page-shuffle-verify-open = { $command } vérifie tout de même qu’il suit les règles.
page-shuffle-forged = Soit quelqu’un a modifié l’enregistrement, soit les cartes n’ont pas été distribuées comme il se devait.
page-shuffle-wrong-unreadable = Ce que l’enregistrement dit du mélange se contredit ou ne peut être lu.
page-shuffle-wrong-secret = Le nombre du serveur n’est pas celui sur lequel il s’était engagé.
page-shuffle-wrong-server = Dans l’enregistrement, le serveur est engagé sur un autre nombre que celui noté par ce navigateur avant la partie.
page-shuffle-wrong-nonce = Le nombre de { $name } n’est pas celui qui était engagé.
page-shuffle-wrong-seat = Dans l’enregistrement, { $name } est engagé sur un autre nombre que celui noté par ce navigateur au début.
page-shuffle-wrong-cards = Les cartes ne découlent pas des nombres de l’enregistrement ; le premier mélange qui diffère est { $what }.
page-shuffle-numbers = Voir les nombres
page-shuffle-commitment = Ce sur quoi le serveur s’était engagé
page-shuffle-secret = Le nombre du serveur
page-shuffle-bound = Ce sur quoi { $name } s’était engagé
page-shuffle-number = Le nombre de { $name }
page-shuffle-missing = omis : pas arrivé à temps
page-shuffle-seed = La graine de tous les mélanges

## Log and talk
page-log = Le fil de la partie
page-talk = Discussion
page-talk-empty = Personne n’a encore rien dit.
page-talk-new =
    { $count ->
        [one] { $count } nouvelle ligne
       *[other] { $count } nouvelles lignes
    }
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
page-rules-print = Imprimer
page-rules-trial = Décompte des Points : à vous d’essayer
page-rules-trial-note = Touchez des cartes pour les retirer ou les ajouter : les meilleurs Gadgets sont recomptés.
page-rules-trial-again = Recompter

## Replay
page-replay-note = Déposez ici l’enregistrement d’une partie, ou choisissez le fichier.
page-replay-file = Fichier de l’enregistrement
page-replay-as = Vue par
page-replay-open = tous : cartes visibles
page-play-on = Reprendre la partie ici
page-play-on-how = Qui joue, avec quelles cartes
page-play-on-cards = Les cartes
page-play-on-true = telles qu’elles étaient
page-play-on-known = connues de { $name } : les autres sont redistribuées
page-play-on-me = moi
page-play-on-friend = qui a le lien
page-learn-note = De courtes positions, une question chacune. Trois étoiles pour une bonne réponse du premier coup.
page-learn-answer = Voilà ma mise
page-learn-bid = Valeur de la mise : { $value }
page-learn-pair = { $robot } sur { $unit }
page-learn-none = Aucun Robot
page-learn-next = Leçon suivante
page-learn-all = Toutes les leçons
page-learn-stars = Étoiles : { $count } sur 3
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

page-guide-title = Votre première partie
page-guide-offer = Nouveau ici ? Jouez votre première partie
page-guide-offer-why = Apprenez Fzzzt! en jouant, en cinq minutes.
page-guide-offer-again = Jouer la première partie guidée
page-guide-next = Suivant
page-guide-back = Retour
page-guide-hide = Masquer le guide
page-guide-show = Afficher le guide
page-guide-place = { $number } sur { $count }
page-guide-onward-play = Jouer une partie entière

page-first-redeal = Nouvelle donne : toutes les Mains étaient vides, chacun reprend jusqu’à six de ses cartes.
page-first-tie = À égalité, le Chef Mécanicien gagne, sinon le plus proche dans le sens horaire ; l’égal suivant reçoit la clé plate.
page-first-fzzzt = Vous avez gagné une Fzzzt : elle vaut 3 dans une mise, mais coûte un point à la fin.
page-first-unit = Cette Unité est sans Gadget : ses points vous sont retirés.
page-first-sight = Expliquer ce que je vois pour la première fois

## The deal of the day

page-daily-title = La donne du jour
page-daily-of-day = La donne du { $when }
page-daily-offer = Une partie par jour, les mêmes cartes pour tout le monde. Comparez vos points.
page-daily-intro = Aujourd’hui, tout le monde joue avec les mêmes cartes contre les trois mêmes bots : { $names }. Votre première partie compte. Jusqu’à { $when }, vous pouvez partir et revenir.
page-daily-play = Jouer la donne du jour
page-daily-go-on = Reprendre votre partie
page-daily-see = Voir les résultats de tous
page-daily-mine =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
     }, place { $place } sur 4
page-daily-rank = Rang { $place } sur { $count } parmi les comptes
page-daily-guest = Vous jouez en tant qu’invité. Les invités sont classés à part, car chacun peut redevenir un nouvel invité.
page-daily-streak = Jours d’affilée : { $count } ; votre meilleure série : { $best }
page-daily-share = Partager sans rien dévoiler
page-daily-people = Cette donne a été terminée par { $count } personne(s).
page-daily-bars = Les points de tous
page-daily-accounts = Comptes
page-daily-guests = Invités
page-daily-bots = Des bots à votre place
page-daily-bots-wait = Ils jouent encore. Revenez un peu plus tard.
page-daily-nobody = Personne pour l’instant.
page-daily-name = Nom
page-daily-points = Total
page-daily-place = Place obtenue
page-daily-lots = Là où les mises ont le plus différé
page-daily-lot = Enchère { $auction } : mises de { $low } à { $high }, celle du milieu { $middle }. Gagnée par { $wins } sur { $count }.
page-daily-lot-won = Vous avez misé { $power } et gagné.
page-daily-lot-lost = Vous avez misé { $power }.
page-daily-earlier = Les jours précédents
page-daily-again = Jouer { $when } sans compter
page-daily-results = Résultats du { $when }
page-daily-late = La journée s’est terminée avant votre partie : elle ne compte pas.
page-daily-trusted = Sur l’honneur
page-daily-trusted-why = Parties de la donne publique, jouées avec { $command } dans un terminal. Ces cartes découlent de la date, chacun pourrait donc regarder avant : la liste repose sur l’honneur.
page-daily-fair = Comment cela reste équitable
page-daily-fair-why = Les cartes d’un jour découlent d’un nombre secret. Le serveur s’y engage la veille et le révèle quand la journée est finie.
page-daily-bound = { $when } : ce à quoi le serveur est lié
page-daily-secret = { $when } : le nombre secret
page-daily-same-day = tiré seulement ce jour-là
