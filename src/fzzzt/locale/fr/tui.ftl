### La table en plein écran.

## Colonnes

tui-column-seats = Mécanos
tui-column-hand = Main
tui-column-discard = Atelier
tui-column-bid = Mise
tui-column-points = Score
tui-column-units = Unités de Production
tui-chief = Chef
tui-deck = Usine : { $count }

## Places

tui-seat-free = place libre
tui-seat-kept = pas encore là
tui-seat-person = à la table
tui-seat-bot = bot ({ $bot })
tui-seat-away = absence ; un bot joue ({ $bot })

## Que faire

tui-prompt-bid = À vous : choisissez des cartes par leur numéro, puis Entrée.
tui-prompt-bid-chosen = Votre mise vaut { $value }. Entrée la pose.
tui-prompt-build = Construction : un Robot par UP si vous voulez, puis Entrée.
tui-prompt-wait = On attend { $names }…
tui-prompt-prepared = Votre mise de { $value } est prête. Échap la reprend.
tui-prompt-away = Un bot joue pour vous. Touche a : reprendre votre place.
tui-prompt-watch = Vous regardez.
tui-prompt-open = Attente : { $address }. Places libres : { $count }
tui-prompt-open-host = Invitez : { $address }. Places libres : { $count }
tui-prompt-over =
    Victoire : { $names }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tui-prompt-replay = Étape { $number } sur { $count }

## Touches

tui-key-choose = choisir
tui-key-cursor = bouger, choisir cette carte
tui-key-bid = miser
tui-key-clear = ne rien choisir, reprendre la mise
tui-key-hint = conseil
tui-key-unit = UP
tui-key-robot = Robot
tui-key-none = aucun Robot
tui-key-build = construire
tui-key-owned = qui possède quoi
tui-key-log = fil de la partie
tui-key-score = décompte
tui-key-rules = règles
tui-key-help = aide
tui-key-scroll = faire défiler le fil
tui-key-skip = plus vite
tui-key-pause = pause
tui-key-play = lecture, pause
tui-key-step = étape
tui-key-round = Tour suivant
tui-key-home = au début
tui-key-end = à la fin
tui-key-game = partie
tui-key-games = partie suivante d’un fichier, précédente
tui-key-pace = vitesse
tui-key-new = nouvelle partie
tui-key-leave = partir
tui-key-menu = plus
tui-key-shift = équipe de jour ou de nuit
tui-key-chat = parler
tui-key-away = s’absenter, revenir
tui-key-auto = miser d’office la dernière carte
tui-key-fill = ajouter un bot
tui-key-start = commencer
tui-key-join = s’asseoir
tui-key-open = nouvelle table
tui-key-name = votre nom
tui-key-refresh = actualiser

## Aide

tui-help-bid = Quand vous misez
tui-help-build = Phase de Nettoyage et de Construction
tui-help-look = À lire
tui-help-go = La partie
tui-help-people = À une table avec du monde
tui-help-replay = Revoir une partie
tui-sign-power = pouvoir, en éclairs
tui-sign-points = Points de Victoire
tui-sign-speed = Vitesse de Mouvement de la Chaîne (VMC)
tui-sign-sealed = cartes d’une mise cachée
tui-sign-unit = une Unité de Production : points, symboles, Robots dessus
tui-sign-turn = à qui de jouer

## Remarques

tui-no-such-key = La touche « { $key } » ne fait rien ici. Touche ? : aide.
tui-no-such-key-here = La touche « { $key } » ne fait rien ici.
tui-no-colours = Couleurs désactivées : { $what } est définie.
tui-no-score = Le décompte vient à la fin de la partie.
tui-no-hint = Il n’y a pas de conseils ici.
tui-only-with-people = C’est pour les tables avec du monde : vous ne jouez qu’avec des bots.
tui-sending = Un instant : votre dernier coup est en cours d’envoi.
tui-paused = En pause.
tui-no-hurry = Rien à accélérer : la table attend.
tui-pace = Pause entre les événements : { $what } s
tui-auto-on = Votre dernière carte en Main sera désormais misée d’office.
tui-auto-off = Votre dernière carte en Main vous attend de nouveau.
tui-new-confirm = Abandonner cette partie et en commencer une autre ?
tui-too-small = La fenêtre a { $width } × { $height } caractères ; il en faut 80 × 24.
tui-page-keys = ↑ ↓ PgUp PgDn : faire défiler. Échap : retour à la table
tui-menu-keys = 1-9, ou ↑ ↓ et Entrée : choisir. Échap : retour
tui-line-keys = Entrée : valider. Échap : annuler
tui-dumb = Ce terminal n’affiche que des lignes de texte : voici la partie toute simple.
tui-seat-waits = Votre place vous est gardée. Pour continuer : { $command }

## Liste des tables

tui-lobby-mine = Vos parties
tui-lobby-open = Tables ouvertes
tui-lobby-empty = Aucune table n’attend pour le moment. Touche n : en ouvrir une.
tui-lobby-empty-watch = Aucune table n’attend pour le moment. Touche r : regarder à nouveau.
tui-lobby-prompt = Choisissez une table avec les flèches, puis Entrée.
tui-lobby-looked = Liste à jour. Tables : { $count }
tui-lobby-free = Places libres : { $count }
tui-lobby-playing = partie en cours

## Nouvelle table

tui-terms = Ouvrir une table
tui-terms-keys = ↑ ↓ ← → : choisir. Entrée : ouvrir la table. Échap : retour

tui-help-watch = En regardant
tui-key-watch = regarder
tui-key-resume = reprendre
tui-key-delete = effacer
tui-kept-prompt = Choisissez une partie avec les flèches, puis Entrée.
