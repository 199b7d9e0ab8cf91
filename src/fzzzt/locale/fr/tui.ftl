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
tui-seat-kept = gardée pour cette personne
tui-seat-person = à la table
tui-seat-bot = un bot ({ $bot })
tui-seat-away = parti, { $bot } joue

## Que faire

tui-prompt-bid = À vous : choisissez des cartes par leur numéro, puis Entrée.
tui-prompt-bid-chosen = Votre mise vaut { $value }. Entrée la pose.
tui-prompt-build = Nettoyage et construction : un Robot par unité si vous voulez, puis Entrée.
tui-prompt-wait = On attend { $names } …
tui-prompt-prepared = Votre mise de { $value } est prête. Échap la reprend.
tui-prompt-away = Un bot joue pour vous. Touche a : reprendre votre place.
tui-prompt-watch = Vous regardez.
tui-prompt-open = On attend du monde sur { $address }. Places libres : { $count }
tui-prompt-open-host = Invitez du monde sur { $address }. Places libres : { $count }. Touche b : un bot s’assied. Touche g : commencer.
tui-prompt-over = La partie est finie. Victoire : { $names }, avec { $points }.
tui-prompt-ended = Cette table est fermée.
tui-prompt-replay = Étape { $number } sur { $count }

## Touches

tui-key-choose = choisir
tui-key-cursor = bouger, choisir cette carte
tui-key-bid = miser
tui-key-clear = ne rien choisir, reprendre la mise
tui-key-hint = conseil
tui-key-unit = unité
tui-key-robot = quel Robot
tui-key-none = aucun Robot
tui-key-build = construire
tui-key-owned = qui a quoi
tui-key-log = tout ce qui s’est passé
tui-key-score = décompte
tui-key-rules = règles
tui-key-help = aide
tui-key-scroll = faire défiler le journal
tui-key-skip = plus vite
tui-key-pause = s’arrêter
tui-key-play = lire, s’arrêter
tui-key-step = étape
tui-key-round = tour suivant
tui-key-home = au début
tui-key-end = à la fin
tui-key-game = partie
tui-key-games = partie suivante d’un fichier, précédente
tui-key-pace = plus vite, moins vite
tui-key-new = nouvelle partie
tui-key-leave = partir
tui-key-menu = plus
tui-key-shift = équipe de jour ou de nuit
tui-key-chat = parler
tui-key-away = s’absenter, revenir
tui-key-auto = miser seule la dernière carte
tui-key-fill = un bot s’assied
tui-key-start = commencer
tui-key-join = s’asseoir
tui-key-open = nouvelle table
tui-key-name = votre nom
tui-key-refresh = regarder encore

## Aide

tui-help-bid = Quand vous misez
tui-help-build = Phase de Nettoyage et de Construction
tui-help-look = À lire
tui-help-go = La partie
tui-help-people = À une table avec du monde
tui-help-replay = Une partie enregistrée
tui-sign-power = pouvoir, en éclairs
tui-sign-points = Points de Victoire
tui-sign-speed = Vitesse de Mouvement de la Chaîne (VMC)
tui-sign-sealed = cartes d’une mise cachée
tui-sign-unit = une Unité de Production : points, symboles, Robots dessus
tui-sign-turn = à qui de jouer

## Remarques

tui-no-such-key = La touche « { $key } » ne fait rien ici. Touche ? : aide.
tui-no-such-key-here = La touche « { $key } » ne fait rien ici.
tui-no-colours = Il n’y a pas de couleurs : { $what } est définie.
tui-not-your-turn = Ce n’est pas à vous.
tui-not-begun = La partie n’a pas commencé.
tui-no-score = Le décompte vient quand la partie est finie.
tui-no-hint = Il n’y a pas de conseils ici.
tui-only-with-people = C’est pour les tables avec du monde : ici il n’y a que des bots.
tui-sending = Un instant : votre dernier message est encore en route.
tui-paused = Arrêté.
tui-no-hurry = Il n’y a rien à presser : la table attend.
tui-pace = Un instant dure { $what } s.
tui-auto-on = Votre dernière carte en Main sera misée toute seule.
tui-auto-off = Votre dernière carte en Main vous attend de nouveau.
tui-new-confirm = Abandonner cette partie et en commencer une autre ?
tui-too-small = La fenêtre a { $width } × { $height } caractères ; il en faut 80 × 24.
tui-page-keys = ↑ ↓ PgUp PgDn : faire défiler. Échap : retour à la table
tui-menu-keys = 1-9, ou ↑ ↓ et Entrée : choisir. Échap : retour
tui-line-keys = Entrée : c’est dit. Échap : laisser
tui-dumb = Ce terminal ne sait écrire que des lignes : voici la partie toute simple.
tui-seat-waits = Votre place vous est gardée. Pour continuer : { $command }

## Liste des tables

tui-lobby-mine = Vos tables
tui-lobby-open = Tables qui attendent du monde
tui-lobby-empty = Aucune table n’attend du monde. Touche n : en ouvrir une.
tui-lobby-prompt = Choisissez une table avec les flèches, puis Entrée.
tui-lobby-looked = C’est à jour. Tables : { $count }
tui-lobby-free = Places libres : { $count }
tui-lobby-playing = en cours

## Nouvelle table

tui-terms = Une nouvelle table
tui-terms-keys = ↑ ↓ ← → : choisir. Entrée : ouvrir la table. Échap : retour
tui-terms-players = Joueurs
tui-terms-people = dont personnes
tui-terms-level = Sur les autres places
tui-terms-cards = Cartes
tui-terms-cards-base = jeu de base
tui-terms-cards-extended = avec l’extension
tui-terms-clock = Horloge
tui-terms-clock-none = aucune
tui-terms-clock-move = { $count } s par décision
tui-terms-clock-bank = { $count } s par partie
tui-terms-public = Dans la liste publique

## Refus

tui-refused = Cela n’a pas été fait : { $what }
tui-refused-no-answer = Le serveur ne répond pas.
tui-refused-no-server = Ce n’est pas un serveur de tables de Fzzzt!
tui-refused-not-here = Cela ne se peut pas ici.
tui-refused-replay = Cette partie est finie : on peut seulement la regarder.
tui-refused-at-start = C’est le début.
tui-refused-at-end = C’est la fin.
tui-refused-unfinished = L’enregistrement s’arrête ici, avant la partie.
tui-refused-first-game = C’est la première partie du fichier.
tui-refused-last-game = C’est la dernière partie du fichier.
tui-refused-no-such-table = Cette table n’existe pas.
tui-refused-table-full = Toutes les places sont prises.
tui-refused-not-seated = Il faut une place à cette table.
tui-refused-not-the-host = Seul qui a ouvert la table peut le faire.
tui-refused-begun = La partie a commencé.
tui-refused-not-begun = La partie n’a pas commencé.
tui-refused-over = La partie est finie.
tui-refused-not-over = La partie n’est pas finie.
tui-refused-stale = Une autre Enchère a commencé entre-temps : regardez encore.
tui-refused-already-bid = Vous avez déjà misé dans cette Enchère.
tui-refused-nothing-to-bid = Vous n’avez pas de cartes en Main.
tui-refused-covered = Un bot joue pour vous : reprenez d’abord votre place avec la touche a.
tui-refused-silenced = Vous ne pouvez pas parler à cette table.
tui-refused-bad-name = Un nom a de 1 à 30 caractères.
tui-refused-too-fast = Trop à la fois : attendez un instant.
tui-refused-unavailable = Le serveur n’a pas pu le noter. Essayez encore.
