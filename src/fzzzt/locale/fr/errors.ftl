## Bids
error-unknown-card = Il n’y a pas de carte « { $card } » dans cette partie. Choisissez par le numéro devant vos cartes.
error-empty-bid = Une mise compte au moins une carte. La plus faible fera l’affaire.
error-not-in-hand = Cette carte n’est pas dans votre Main : { $card }. Choisissez-en une autre.
error-repeated-card = Vous n’avez pas autant d’exemplaires de cette carte : { $card }. Citez chaque carte une seule fois.
error-not-your-turn = Patience : c’est à { $turn } de miser. Votre tour viendra, on vous le dira.
error-not-now-bid = Ce n’est pas le moment de miser. Attendez la prochaine Enchère.

## Building
error-not-now-build = On n’attribue de Robots qu’une fois la Chaîne vide. Attendez la fin du Tour.
error-nothing-to-build = Vous n’avez aucune Unité de Production à garnir. Gagnez-en d’abord une.
error-already-built = Vous avez déjà construit pendant ce Tour. Prochaine occasion après la prochaine Chaîne.
error-not-your-unit = Cette Unité de Production n’est pas à vous : { $unit }. Choisissez-en une qui se trouve devant vous.
error-not-a-robot = On n’attribue que des Robots et des Améliorations robotiques, donc pas ceci : { $card }. Choisissez une autre carte.
error-no-shared-symbol = Aucun symbole commun entre { $card } et { $unit }. Choisissez un Robot qui convient.

## Anything else
error-unknown-seat = Il n’y a pas de place « { $seat } » à cette table.
error-malformed = Ce coup est illisible ({ $what }). Vérifiez l’écriture et réessayez.
error-not-an-event = Cet événement n’existe pas dans ce jeu.
error-not-now-setup = Ce n’est pas le moment de mettre le jeu en place.
error-not-now-deal = Ce n’est pas le moment de distribuer.
error-wrong-mechanics = Les Mécanos doivent porter les numéros 1 à { $players }, un par place.
error-wrong-deck = L’Usine ne contient pas les cartes de cette partie : { $what }
error-wrong-deal = La place { $seat } ne peut pas recevoir cette Main : { $what }
error-consequence = L’événement « { $what } » découle des autres et ne s’ajoute pas à la main.

## Options of a table
error-options-players = Fzzzt! se joue de { $low } à { $high } joueurs, pas à { $what }.
error-options-choice = À { $players } joueurs, { $option } peut seulement être { $choices }, pas { $what }.

## Deck files
error-deck-long-line = Ce n’est pas un fichier de cartes : une de ses lignes dépasse { $high } octets.
error-deck-too-large = Le fichier de cartes est trop grand : le maximum est { $high } octets, ou { $count } lignes et valeurs.
error-deck-not-utf8 = Ce n’est pas un fichier de cartes : ce n’est pas du texte en UTF-8 (octet { $number }).
error-deck-not-toml = Ce n’est pas un fichier de cartes : ce n’est pas du TOML valide (ligne et colonne { $what }).
error-deck-too-deep = Ce n’est pas un fichier de cartes : il y a trop de niveaux imbriqués.
error-deck-unknown-entry = « { $what } » n’a pas sa place dans un fichier de cartes : il ne contient que des tables [[card]].
error-deck-no-cards = Il n’y a aucune carte dans ce fichier de cartes. Chaque sorte de carte demande une table [[card]].
error-deck-too-many-faces = Il y a { $count } cartes différentes dans le fichier de cartes, le maximum est { $high }.
error-deck-too-many-cards = Il y a { $count } cartes dans le fichier de cartes, le maximum est { $high }.
error-deck-too-many-units = Il y a { $count } Unités de Production dans le fichier de cartes, le maximum est { $high }.

## A card of a deck file
error-deck-not-a-table = La carte { $number } du fichier de cartes n’est pas une table [[card]].
error-deck-no-id = La carte { $number } du fichier de cartes n’a pas d’id.
error-deck-bad-id = Carte « { $card } » : un id compte au plus { $high } signes : lettres sans accent, chiffres, tirets et tirets bas.
error-deck-mechanic-id = Carte « { $card } » : un id qui commence par « mechanic » est celui d’un Mécano, et les Mécanos ne figurent pas dans le fichier de cartes.
error-deck-missing-field = Carte « { $card } » : il manque le champ { $field }.
error-deck-unknown-field = Carte « { $card } » : il n’existe pas de champ « { $field } ».
error-deck-not-a-choice = Carte « { $card } » : le champ { $field } doit être l’un de { $choices }, pas { $what }.
error-deck-not-a-number = Carte « { $card } » : le champ { $field } doit être un nombre entier, pas { $what }.
error-deck-not-a-text = Carte « { $card } » : le champ { $field } doit être un texte entre guillemets, pas { $what }.
error-deck-not-true-or-false = Carte « { $card } » : le champ { $field } doit être true ou false, pas { $what }.
error-deck-out-of-range = Carte « { $card } » : le champ { $field } doit être compris entre { $low } et { $high }, pas { $what }.
error-deck-bad-symbols = Carte « { $card } » : le champ symbols doit se composer de lettres différentes parmi { $symbols }, pas { $what }.
error-deck-fzzzt-symbols = Carte « { $card } » : une carte Fzzzt n’a pas de Symboles de Construction.
error-deck-grade-of-no-unit = Carte « { $card } » : seule une Unité de Production a un champ grade.
error-deck-bad-numbered = Carte « { $card } » : seul un Robot de pouvoir 1, 2 ou 3 en un seul exemplaire peut porter un numéro.
error-deck-unit-symbols = Carte « { $card } » : une Unité de Production a besoin d’au moins un Symbole de Construction.
error-deck-unit-points = Carte « { $card } » : les points d’une Unité de Production ne peuvent pas être négatifs.
error-deck-unit-count = Carte « { $card } » : chaque Unité de Production a son propre id, count vaut donc toujours 1.
error-deck-unit-power = Carte « { $card } » : une Unité de Production n’a pas de pouvoir.
error-deck-same-id = La carte « { $card } » figure deux fois. Chaque sorte de carte a son propre id ; count dit combien il y en a.
error-deck-same-number = Carte « { $card } » : le numéro { $number } a déjà un Robot de pouvoir { $power }.

## A deck that does not go with the options
error-deck-no-starting-robot = Avec ces cartes, le numéro { $number } n’a pas de Robot de pouvoir { $power }.
error-deck-too-small = Il y a trop peu de cartes : { $count } pour une Chaîne de { $belt }.

## What a table did not do
refused-other = Impossible : { $what }
refused-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
refused-no-server = Ce n’est pas un serveur de tables Fzzzt!
refused-unavailable = Impossible d’enregistrer pour le moment. Veuillez réessayer.
refused-too-fast = Trop vite ! Respirez un peu.
refused-no-such-table = Cette table n’existe pas.
refused-set-aside = Cette table a un problème : elle a été mise de côté. Rien n’a été supprimé.
refused-bad-terms = Choisissez une personne ou un bot pour chacune des { $players } places.
refused-bad-name = Un nom compte de 1 à 30 caractères.
refused-not-an-answer = Cela ne répond pas à la question : envoyez des cartes, des robots ou un nombre, selon ce qui est demandé.
refused-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
refused-table-full = Toutes les places sont prises.
refused-already-seated = Vous avez déjà une place ici.
refused-not-seated = Il faut une place à cette table pour cela.
refused-not-the-host = Seul l’hôte peut le faire.
refused-begun = La partie a déjà commencé.
refused-not-begun = La partie n’a pas encore commencé.
refused-over = La partie est finie.
refused-not-over = La partie n’est pas encore finie.
refused-bot-seat = Un bot jouait là. Dites quelle place était la vôtre.
refused-enough-games = Vous avez apporté { $count } parties ; il n’y a pas de place pour d’autres.
refused-no-such-event = Impossible de reprendre à l’événement { $event } : la partie en compte de 1 à { $last }.
refused-stale = La partie a avancé entre-temps. Regardez et choisissez à nouveau.
refused-already-bid = Vous avez déjà misé dans cette Enchère.
refused-nothing-to-bid = Vous n’avez aucune carte en Main.
refused-not-your-turn = Ce n’est pas encore votre tour.
refused-no-hints = Pas de conseils à cette table.
refused-no-such-group = Ce groupe n’existe pas : vérifiez le lien.
refused-enough-groups = Vous êtes déjà dans tant de groupes : continuez avec l’un d’eux.
refused-no-group-game = Aucun groupe ne peut commencer par cette partie : jouez d’abord une partie ordinaire.
refused-rated-account = Les parties cotées sont réservées aux comptes. Gardez d’abord votre nom sous « Mes parties » ; aucun mot de passe n’est demandé.
refused-rated-terms = Une partie cotée se joue avec les cartes normales dans la variante habituelle, avec une pendule et sans conseils.
refused-rated-bot = { $bot } n’a pas de cote sur ce serveur : choisissez un autre niveau.
refused-rated-seat = Dans une partie cotée, une place reste à son compte : connectez-vous plutôt sur l’autre appareil.
refused-rated-clock = Dans une partie cotée, c’est la pendule qui décide : personne ne peut appeler un bot à la place d’un autre.
refused-covered = Un bot joue pour vous : reprenez d’abord votre place.
refused-not-absent = Patientez encore une minute.
refused-not-overdue = Le temps de réflexion est long ici : vous pourrez laisser jouer un bot quand celui de cette personne sera écoulé.
refused-nobodys-seat = Personne n’est assis là.
refused-owner-here = La personne à qui est cette place est là.
refused-nobody-agrees = Personne d’autre ne joue à cette table pour donner son accord.
refused-no-such-request = Personne ne demande plus cette place.
refused-not-yours-to-answer = C’est à quelqu’un d’autre de répondre.
refused-not-lost = Moins de deux minutes d’absence : patientez encore.
refused-not-covered = Vous jouez déjà vous-même.
refused-silenced = L’hôte vous a retiré la parole.
refused-bad-chat = Un message compte de 1 à 300 caractères de texte simple.
refused-bad-link = Ce lien a déjà servi ou est trop vieux. Demandez-en un autre.
refused-not-signed-in = Tu joues en invité. Garde cet invité comme compte, ou connecte-toi.
refused-account-already = Tu as déjà un compte.
refused-name-taken = Quelqu’un porte déjà ce nom, ou un nom qui lui ressemble. Choisis-en un autre.
refused-no-passkeys-here = Les clés d’accès ne marchent pas à cette adresse : il leur faut https, ou cet ordinateur même. Les codes marchent partout.
refused-sign-in-failed = Cela ne t’a pas connecté. Un code sert une fois, une clé d’accès seulement là où elle a été créée. Vérifie et réessaie.
refused-enough-passkeys = Tu as assez de clés d’accès. Retires-en une d’abord.
refused-no-such-passkey = Cette clé d’accès n’existe plus.
refused-last-way-in = C’est le dernier accès à ton compte. Crée d’abord de nouveaux codes de secours.
refused-no-such-session = Plus personne n’est connecté là.
refused-no-reviews = Pas d’analyse possible ici : il manque quelque chose au serveur, ou les cartes sont trop nombreuses.
refused-never-played = Aucune partie n’a été jouée à cette table.
refused-daily-closed = Ce sont les cartes de la donne du jour. Terminez d’abord votre propre partie.
refused-daily-once = La donne du jour n’a pas de revanche. Les jours précédents se rejouent depuis sa page.
refused-daily-own-hand = La donne du jour se joue jusqu’au bout par vous seul : aucun bot ne vous remplace. Partez quand vous voulez et revenez le même jour.
refused-daily-no-such-day = Il n’y a pas de donne du { $day } ici.
refused-daily-bad-record = Ce n’est pas une partie entière et régulière de la donne publique, elle n’a donc pas été acceptée : { $what }
refused-daily-not-public = Seules les parties de la donne publique se remettent. Celles d’un serveur y sont comptées.
refused-daily-not-yet = D’après l’horloge du serveur, le { $day } n’a pas commencé. Vérifiez la date de votre appareil.
refused-daily-too-late = Le { $day } est trop ancien : une partie se remet pendant { $days } jours.
refused-daily-other-bots = Cette partie a été jouée contre d’autres versions des bots que celles du serveur. Prenez la même version de Fzzzt!.
refused-daily-not-yours = Cette partie a été jouée par quelqu’un d’autre.
refused-daily-handed-in = Vous avez déjà remis une partie du { $day }. C’est elle qui compte.
refused-bad-record = Ce fichier n’est pas l’enregistrement d’une partie.
refused-bad-address = Les notifications ne vont qu’à des adresses https publiques.
refused-unknown-address = Cette adresse est introuvable.
refused-enough-notices = Vos notifications vont déjà à assez d’endroits : enlevez-en d’abord un.
refused-too-long = Cette partie est trop longue pour être montrée ici. Son enregistrement peut se regarder dans un terminal.
refused-not-here = Impossible ici.
refused-replay = Cette partie est finie : vous pouvez seulement la regarder.
refused-at-start = C’est le début.
refused-at-end = C’est la fin.
refused-unfinished = L’enregistrement s’arrête ici : la partie n’est pas finie.
refused-first-game = C’est la première partie du fichier.
refused-last-game = C’est la dernière partie du fichier.
