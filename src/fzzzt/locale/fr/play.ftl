## Command words
play-command-help = aide
play-command-table = table
play-command-owned = cartes
play-command-rules = règles
play-command-hint = conseil
play-command-quit = quitter
play-yes = o
play-no = n

## Start
play-welcome =
    Bienvenue à Fzzzt! { $players ->
        [one] { $players } Mécano prend son
       *[other] { $players } Mécanos prennent leur
    } service. Graine : { $seed }
play-expansion-note = Les cartes de l’extension sont reconstituées et peuvent différer des cartes imprimées.
play-hint-help = Un doute ? Tapez « { play-command-help } ».
play-you = Vous
play-you-in-list = vous
play-bot-names = Agnès, Basile, Chloé, Damien, Elsa
play-seat = { $name } : Mécano { $mechanic }.
play-seat-you = Vous êtes le Mécano { $mechanic }.
play-clockwise = Autour de la table, dans le sens horaire : { $names }.
play-bots = Bots à la table : { $names }.
play-bot-warming = { $name } est encore en chauffe et joue pour l’instant comme un Mécano.
play-bot-incomplete = { $name } joue ici comme un Mécano : ce niveau demande une installation plus complète ({ $command }).
play-bot-covered =
    { $name } n’a pas su décider : { $count ->
        [one] { $count } coup a été joué
       *[other] { $count } coups ont été joués
    } à sa place.

## Chief Mechanic
play-chief = Chef Mécanicien : { $name }.
play-chief-you = Chef Mécanicien : c’est vous, la clé plate est à vous.
play-chief-new = La clé plate change de mains. Nouveau Chef Mécanicien : { $name }.
play-chief-new-you = La clé plate change de mains. Le Chef Mécanicien, c’est maintenant vous.

## Round, belt and deck
play-round = Le Tour d’Enchères { $round } sur { $rounds } commence.
play-belt-turned =
    Vitesse de la Chaîne (VMC) { $speed } : { $count ->
        [one] { $count } carte visible.
       *[other] { $count } cartes visibles.
    }
play-belt-turned-all = À toute vapeur : toute la Chaîne est visible.
play-belt-open = La Chaîne de ce Tour, depuis la Tête : { $cards }.
play-belt-face-up =
    Sur la Chaîne, depuis la Tête, { $count ->
        [one] { $count } carte visible :
       *[other] { $count } cartes visibles :
    }
play-belt-card = { $number }. { $card }
play-belt-face-down =
    { $count ->
        [0] Aucune carte face cachée.
        [one] { $count } carte face cachée.
       *[other] { $count } cartes face cachée.
    }
play-deck =
    { $count ->
        [0] L’Usine est vide.
        [one] Encore { $count } carte dans l’Usine.
       *[other] Encore { $count } cartes dans l’Usine.
    }

## Deal
play-dealt-open-you =
    { $count ->
        [0] Vous ne recevez aucune carte.
        [one] Vous recevez { $count } carte : { $cards }.
       *[other] Vous recevez { $count } cartes : { $cards }.
    }
play-dealt-you =
    { $discard ->
        [0] Votre Atelier est vide.
        [one] Votre Atelier compte { $discard } carte.
       *[other] Votre Atelier compte { $discard } cartes.
    }
play-dealt = { $name } : { $hand } en Main, { $discard } dans l’Atelier.
play-dealt-open = { $name } reçoit : { $cards }.
play-redeal = Plus personne n’a de cartes : chacun mélange son Atelier et prend jusqu’à six cartes.

## Auction
play-auction = Enchère { $number } sur { $count } : { $card }
play-bid =
    { $name } mise { $count ->
        [one] { $count } carte, face cachée.
       *[other] { $count } cartes, face cachée.
    }
play-bid-you =
    Vous misez { $count ->
        [one] { $count } carte, face cachée.
       *[other] { $count } cartes, face cachée.
    }
play-bid-open = { $name } mise : { $cards } = { $value }
play-bid-open-you =
    Vous misez { $count ->
        [one] { $count } carte, face cachée : { $cards }. Valeur { $value }.
       *[other] { $count } cartes, face cachée : { $cards }. Valeur { $value }.
    }
play-sits-out = { $name } n’a pas de cartes et ne joue pas cette Enchère.
play-sits-out-you = Vous n’avez pas de cartes : cette Enchère se fera sans vous.
play-alone = Il n’y a plus que { $name } qui ait des cartes : n’importe quelle mise suffit.
play-alone-you = Vous seul avez encore des cartes. Il faut miser quand même, et la carte est à vous.

## Your turn to bid
play-turn-you = À vous de miser.
play-turn = À { $name } de miser.
play-open-too = Aussi face visible : { $cards }.
play-building = Construisent maintenant : { $names }.
play-hand =
    Votre Main, { $count ->
        [one] { $count } carte :
       *[other] { $count } cartes :
    }
play-hand-card = { $number }. { $card }
play-prompt-bid = Cartes à miser
play-nothing-chosen = Aucun choix. Une mise compte au moins une carte : tapez son numéro.
play-not-understood = « { $input } » : je ne comprends pas. Tapez les numéros des cartes à miser, ou « { play-command-help } ».
play-no-such-number =
    Il n’y a pas de numéro { $number } : votre Main compte { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
play-number-twice = Le numéro { $number } y est deux fois. Une carte ne se mise qu’une fois.

## Reveal
play-reveal = On retourne les mises :
play-reveal-bid = { $name } mise : { $cards } = { $value }
play-reveal-bid-you = Vous misez : { $cards } = { $value }
play-wins = { $name } l’emporte avec { $value } : { $card }.
play-wins-you = Vous l’emportez avec { $value } : { $card }.
play-tie = Égalité à { $value } : { $names }.
play-tie-chief = { $name } l’emporte comme Chef Mécanicien.
play-tie-chief-you = Vous l’emportez comme Chef Mécanicien.
play-tie-nearest = En partant du Chef Mécanicien dans le sens horaire, { $name } vient en premier et l’emporte.
play-tie-nearest-you = En partant du Chef Mécanicien dans le sens horaire, vous venez en premier et l’emportez.
play-to-discard = { $name } range dans son Atelier, avec la mise : { $card }.
play-to-discard-you = Dans votre Atelier, avec la mise : { $card }.
play-unit-won = Désormais face visible devant { $name } : { $unit }.
play-unit-won-you = Désormais face visible devant vous : { $unit }.
play-bids-back = Les autres reprennent leur mise en Main.

## Clean up and build
play-build = La Chaîne est vide. Nettoyage et Construction !
play-build-intro = Vous pouvez attribuer un Robot à chacune de vos Unités de Production. Il y reste pour de bon.
play-build-no-unit = { $name } n’a pas encore d’Unité de Production : rien à construire.
play-build-no-unit-you = Vous n’avez pas encore d’Unité de Production : rien à construire.
play-build-unit = { $unit }
play-build-allocated = Déjà attribué : { $cards }.
play-build-allocated-none = Aucun Robot attribué pour l’instant.
play-build-none = −{ $points } à la fin si aucun Gadget n’est ici. Il manque : { $symbols }.
play-build-some =
    { $count ->
        [one] { $count } Gadget ici : +{ $points }.
       *[other] { $count } Gadgets ici : +{ $points }.
    } Il faut pour le suivant : { $symbols }.
play-build-finishes = Termine un Gadget : +{ $points }.
play-build-needs = Il manquera encore : { $symbols }.
play-build-fitting =
    { $count ->
        [one] { $count } Robot convient :
       *[other] { $count } Robots conviennent :
    }
play-build-robot = { $number }. { $card }
play-build-nothing-fits = Aucun de vos Robots ne convient à cette UP.
play-prompt-build = Robot à attribuer (Entrée : aucun)
play-build-not-understood = « { $input } » : je ne comprends pas. Tapez un numéro de la liste, Entrée pour aucun Robot, ou « { play-command-help } ».
play-build-no-such-number =
    Il n’y a pas de numéro { $number } : la liste compte { $count ->
        [one] { $count } Robot.
       *[other] { $count } Robots.
    }
play-build-chosen = Choix pour { $unit } : { $robot }.
play-build-skipped = Pas de Robot cette fois pour { $unit }.
play-build-reveal = Tout le monde dévoile sa construction :
play-built = { $name } attribue { $robot } à { $unit }.
play-built-you = Vous attribuez { $robot } à { $unit }.
play-built-nothing = { $name } ne construit rien.
play-built-nothing-you = Vous ne construisez rien.

## The situation
play-table = La table
play-table-auction = Tour d’Enchères { $round } sur { $rounds }, Enchère { $number } sur { $count }.
play-table-build = Tour d’Enchères { $round } sur { $rounds }, Nettoyage et Construction.
play-table-seat = { $name } (Mécano { $mechanic }) : { $hand } en Main, { $discard } dans l’Atelier.
play-table-seat-chief = { $name } (Mécano { $mechanic }, Chef Mécanicien) : { $hand } en Main, { $discard } dans l’Atelier.
play-table-bid =
    Mise : { $count ->
        [one] { $count } carte face cachée.
       *[other] { $count } cartes face cachée.
    }
play-table-unit = { $unit } ; attribué : { $cards }.
play-table-unit-empty = { $unit } ; aucun Robot attribué.

## Everybody's known cards
play-owned = Qui possède quoi
play-owned-note = Tout le monde a vu ces cartes ; seul reste secret ce qui est en Main et ce qui est dans l’Atelier.
play-owned-seat =
    { $name }, { $count ->
        [one] { $count } carte : { $cards }.
       *[other] { $count } cartes : { $cards }.
    }

## Help
play-help = Ce que vous pouvez taper :
play-help-bid = 1 3 — miser les cartes 1 et 3 de votre Main
play-help-build = 2 — attribuer le Robot 2 de la liste ; Entrée — aucun
play-help-help = { play-command-help } — cette liste
play-help-table = { play-command-table } — la Chaîne, les places et les mises du moment
play-help-owned = { play-command-owned } — les cartes connues de chacun
play-help-rules = { play-command-rules } — les règles en une page
play-help-hint = { play-command-hint } — ce que ferait un bon Mécano, et pourquoi
play-help-quit = { play-command-quit } — quitter la partie, qui sera conservée

## Leaving and coming back
play-quit-confirm = Quitter la partie ? Elle sera conservée. [o/N]
play-saved = La partie est conservée. Pour la reprendre : { $command }
play-goodbye = À bientôt devant la Chaîne !
play-input-ended = Fin de la saisie.
play-resume = Une partie interrompue attend au Tour { $round } sur { $rounds }. La reprendre ? Si vous répondez { play-no }, elle est effacée. [O/n]
play-resumed = Au travail : Tour { $round } sur { $rounds }.
play-resume-declined = La partie interrompue est effacée.
play-saved-waits = Votre partie interrompue est conservée. Pour la reprendre : { $command }
play-save-unreadable = La partie conservée est illisible et reste telle quelle : { $path }
play-yes-or-no = Répondez par { play-yes } ou { play-no }.

## The end
play-over = L’Usine ne peut plus remplir de Chaîne : on ferme, la partie est finie.
play-record-saved = L’enregistrement de la partie : { $path }

## Replay
play-replay-seat = Vous voyez la partie depuis cette place : { $name }.
play-replay-spectator = Vous êtes spectateur : les Mains et les mises cachées restent secrètes.
play-replay-open = Toutes les cartes sont visibles.
play-replay-next = Entrée — événement suivant
play-replay-back = un événement en arrière
play-replay-round = au Tour suivant
play-replay-mistake = à l’erreur suivante
play-replay-go = à l’événement 12
play-replay-end = à la fin
play-replay-table = la table à cet instant
play-replay-help = cette liste
play-replay-quit = quitter la relecture
play-replay-event = Événement { $number } sur { $count }
play-replay-not-understood = « { $input } » : je ne comprends pas.
play-replay-no-event = Il n’y a pas d’événement { $number } : choisissez de 1 à { $count }.
play-replay-game = Partie { $number } sur { $count }
play-replay-game-uncounted = Partie { $number }
play-replay-next-game = partie suivante du fichier
play-replay-previous-game = partie précédente du fichier
play-replay-unreadable = La ligne { $number } n’a pas pu être lue : { $what }

## Around the game: who comes and goes
play-sat = { $name } prend place.
play-sat-you = Vous prenez place.
play-left = La place { $number } est de nouveau libre.
play-filled = { $name } prend place : un bot.
play-starting = Toutes les places sont prises : on mélange les cartes.
play-started = La partie commence. Le nombre secret de chacun a servi au mélange.
play-started-without = La partie commence. Sans nombre secret pour le mélange : { $names }.
play-played-on = Cette partie reprend une autre au Tour { $round }, Enchère { $auction }.
play-played-on-as = Tout ce que { $name } n’avait pas encore vu est redistribué.
play-played-on-as-you = Tout ce que vous n’aviez pas encore vu est redistribué.
play-away-stepped = { $name } s’absente ; un bot continue.
play-away-stepped-you = Vous vous absentez ; un bot continue.
play-away-clock = Temps écoulé pour { $name } ; un bot prend cette décision.
play-away-clock-you = Votre temps est écoulé ; un bot prend cette décision.
play-away-host = On fait appel à un bot pour { $name }.
play-away-host-you = On a fait appel à un bot pour vous.
play-back = { $name } est de retour.
play-back-you = Vous êtes de retour.
play-moved = { $name } continue sur un autre appareil.
play-moved-you = Vous continuez sur cet appareil.
play-renamed = { $before } s’appelle maintenant { $name }.
play-renamed-you = Vous vous appelez maintenant { $name }.
play-slept = Personne ne joue plus : la table s’endort.
play-woke = La table se réveille.
play-asked = { $asker } demande la place de { $name }.
play-asked-you = { $asker } demande votre place.
play-declined = { $name } garde sa place.
play-declined-you = Vous gardez votre place.
play-given = La place de { $name } revient à qui l’a demandée. Cette partie n’est pas classée.
play-given-you = La place est à vous. Cette partie n’est pas classée.
play-reclaimed = { $name } reprend sa place.
play-reclaimed-you = Vous reprenez votre place.
play-ending = { $name } propose de fermer la table.
play-ending-you = Vous proposez de fermer la table.
play-not-ending = { $name } préfère continuer.
play-not-ending-you = Vous préférez continuer.
play-ended-agreed = Tous les présents ont décidé de fermer la table.
play-covered-bid = Pour { $card } : { $cards }
play-covered-built = Construit : { $robot } sur { $unit }
play-covered-nothing = Rien construit
play-silenced = L’hôte a retiré la parole à { $name }.
play-silenced-you = L’hôte vous a retiré la parole.
play-silenced-spectators = L’hôte a retiré la parole aux spectateurs.
play-heard = { $name } peut parler de nouveau.
play-heard-you = Vous pouvez parler de nouveau.
play-heard-spectators = Les spectateurs peuvent parler de nouveau.
play-ended-host = L’hôte a fermé la table.
play-ended-idle = Personne n’est venu depuis longtemps, la table est donc fermée.
play-rematch = Une nouvelle table est prête pour la revanche.
play-deleted-player = joueur supprimé
play-forgotten =
    { $count ->
        [one] Un joueur a supprimé tout ce qui était à lui. Un bot continue à sa place.
       *[other] Des joueurs ont supprimé tout ce qui était à eux. Des bots continuent à leur place.
    }

play-command-log = journal
play-command-again = encore
play-help-log = { play-command-log } — tout ce qui s’est passé
play-help-again = { play-command-again } — une autre partie ; celle-ci est conservée
play-again-confirm = Commencer une autre partie ? Celle-ci est conservée. [o/N]
play-again-ask = Une autre partie ? [o/N]
play-same-deal = Les cartes sont distribuées comme à la partie précédente : la graine est la même.

play-kept = Parties conservées : { $count }
play-kept-game = { $what } · { $names } · Tour { $round } sur { $rounds }
play-kept-keys = 1 — reprendre la partie 1 ; n — une nouvelle partie ; d 2 — effacer la partie 2 ; q — partir
play-not-understood-here = « { $input } » n’est pas compris ici.
play-kept-prompt = Quelle partie
play-kept-delete = Effacer cette partie pour de bon ? { $what } [o/N]
play-kept-deleted = Effacée : { $what }

play-live-tables = Tables sur { $address } : { $count }
play-live-table = { $number }. { $players } joueurs. { $what }. { $names }
play-live-keys = 1 — s’asseoir à la table 1 ; n — ouvrir une table ; r — regarder à nouveau ; q — partir
play-live-keys-watch = 1 — regarder la table 1 ; r — regarder à nouveau ; q — partir
play-live-keys-none = n — ouvrir une table ; r — regarder à nouveau ; q — partir
play-live-keys-none-watch = r — regarder à nouveau ; q — partir
play-live-prompt = Quelle table
play-live-turn = À vous de jouer : appuyez sur Entrée, ou tapez tout de suite votre mise.
play-live-help-chat = c bonne chance — dire « bonne chance » à la table
play-live-help-host = b — l’hôte : un bot sur une place libre ; g — l’hôte : commencer
play-live-help-again = { play-command-again } — après la partie : une revanche
play-live-help-quit = { play-command-quit } ou q — partir ; votre place est gardée
play-live-talk = { $name } dit : { $what }
