### La ligne de commande

cli-try-help = { $what } Aide : { $command } --help
cli-broken-off = interrompu
cli-bug = C’est une erreur du programme. Merci de la signaler avec la commande { $command } ({ $what }).
cli-output-closed = La sortie standard est fermée.
cli-no-such-command = Il n’y a pas de commande « { $name } ».
cli-no-such-option = Il n’y a pas d’option { $option }.
cli-bad-option = L’option { $option } manque de valeur, ou en a une de trop.
cli-missing = Il manque : { $what }.
cli-too-much = Ceci est de trop : { $what }.
cli-empty = { $option } est vide : donnez une valeur, ou enlevez-le.
cli-not-text = { $option } doit être un texte en UTF-8.
cli-not-a-whole-number = { $option } doit être un nombre entier, pas « { $input } ».
cli-not-a-number = { $option } doit être un nombre, pas « { $input } ».
cli-too-small = { $option } doit être au moins { $low }, pas { $input }.
cli-too-large = { $option } doit être au plus { $high }, pas { $input }.
cli-not-a-choice = { $option } doit être parmi { $choices }, pas « { $input } ».
cli-no-such-language = La langue « { $input } » n’existe pas ici ; choisissez parmi { $choices }.
cli-no-completion = La complétion existe pour { $choices } : lancez fzzzt depuis l’un d’eux.

cli-no-such-file = « { $path } » n’existe pas.
cli-no-such-folder = Le dossier de « { $path } » n’existe pas.
cli-not-a-folder = « { $path } » passe par quelque chose qui n’est pas un dossier.
cli-is-a-folder = « { $path } » est un dossier, pas un fichier.
cli-not-allowed = L’accès à « { $path } » est refusé.
cli-name-too-long = Le nom de ce fichier est trop long.
cli-disk-full = Il n’y a plus de place sur le disque.
cli-file-fails = « { $path } » ne peut pas être lu ou écrit ({ $what }).
cli-fails = Un fichier ne peut pas être lu ou écrit ({ $what }).
cli-database-fails = La base de données est inutilisable ({ $what }).
cli-record-on-screen = La partie a besoin de l’écran : donnez un fichier à --record, ou jouez avec --plain.

cli-no-such-bot = Il n’y a pas de bot « { $name } » ; il y a { $names }.
cli-no-such-program = Le programme « { $name } » est introuvable, ou ne peut pas être lancé.
cli-bots-for-seats = Bots nommés : { $count } ; sièges : { $players }. Nommez un bot, ou un pour chaque siège.
cli-table-needs-server = --table nomme une table d’un serveur : dites lequel avec --server.
cli-no-server-address = « { $address } » n’est pas l’adresse d’un serveur : écrivez { $what }.
cli-seat-or-open = Un siège ne voit pas toutes les cartes : --seat ou --open.
cli-no-game = Il n’y a pas de partie dans le fichier.
cli-no-such-game = Il n’y a pas de partie { $number } dans le fichier : il en a { $count }.
cli-game-unreadable = La partie { $number } de { $path } est illisible. Pour savoir pourquoi : { $command }
cli-from-needs-event = Il manque à --from le moment où reprendre : indiquez son numéro avec --event.
cli-needs-from = { $option } va avec une partie enregistrée : indiquez-la avec --from.
cli-not-with = { $option } ne va pas avec { $choices } : enlevez l’un ou l’autre.
cli-no-such-seat = Il n’y a pas de siège « { $input } » dans cette partie ; il y a { $names }.
cli-no-such-section = Il n’y a pas de section « { $input } » ; il y a { $choices }.
cli-whole-sheet = --html écrit la feuille entière : laissez --section de côté.

cli-serving = Fzzzt! est à { $address } (Ctrl-C l’arrête)
cli-serving-others = Fzzzt! est à { $address }, pour les autres { $name } (Ctrl-C l’arrête)
cli-serving-already = Fzzzt! est déjà à { $address }
cli-cannot-listen = Le serveur ne peut pas écouter sur { $address } : un autre programme le fait déjà, ou l’adresse n’est pas celle de cette machine. Choisissez-en d’autres avec --port et --host.
cli-ratings-rebuilt = 
    { $games ->
        [one] { $games } partie cotée a été recalculée.
       *[other] { $games } parties cotées ont été recalculées.
    }

cli-deck-title = Cartes : { $name }
cli-deck-card = carte
cli-deck-kind = sorte, niveau
cli-deck-power = pouvoir
cli-deck-points = PV
cli-deck-speed = VMC
cli-deck-symbols = symboles
cli-deck-copies = nombre
cli-deck-player = joueur
cli-deck-source = origine
cli-deck-caption = { $count } cartes avec les Mécanos. N écrou, B vis, C engrenage, O goutte.
cli-deck-rounds = { $players } joueurs, { $what } : { $count } { $count ->
    [one] Tour
   *[other] Tours
}
cli-deck-impossible = { $players } joueurs, { $what } : impossible. { $choices }

cli-verify-line = ligne { $number } : { $what }
cli-verify-unchecked = { $count } { $count ->
    [one] partie
   *[other] parties
} au mélange invérifiable : { $what }
cli-verify-none = il n’y a pas d’enregistrement à vérifier
cli-verify-wrong = { $count } { $count ->
    [one] partie
   *[other] parties
}, dont { $number } { $number ->
    [one] fausse
   *[other] fausses
}
cli-verify-right = { $count } { $count ->
    [one] partie
   *[other] parties
} : tout est juste
