## Symbols
card-symbol-nut = écrou
card-symbol-bolt = vis
card-symbol-cog = engrenage
card-symbol-oil = goutte
card-symbol-none = aucun symbole

## Lists
card-list-comma = { $first }, { $second }
card-list-and = { $first } et { $second }
card-list-copies = { $count } × { $card }

## Kinds of cards
card-kind-robot = carte Robot
card-kind-upgrade = Amélioration robotique
card-kind-fzzzt = carte Fzzzt
card-kind-unit = Unité de Production
card-kind-mechanic = Mécano

## Grades, the word alone
card-grade-prototype = prototype
card-grade-basic = simple
card-grade-enhanced = améliorée
card-grade-advanced = avancée
card-grade-complex = complexe

## Grades, the full name
card-unit-prototype = Unité de Production prototype
card-unit-basic = Unité de Production simple
card-unit-enhanced = Unité de Production améliorée
card-unit-advanced = Unité de Production avancée
card-unit-complex = Unité de Production complexe

## Full labels
card-robot =
    Robot, pouvoir { $power }, { $symbols }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
card-upgrade =
    Amélioration robotique, pouvoir { $power }, { $symbols }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
card-fzzzt =
    Fzzzt, pouvoir { $power }, moins { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    }
card-unit =
    { $unit }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; il faut : { $symbols }
card-mechanic = Mécano { $number }, pouvoir { $power }
card-with-speed = { $card } ; vitesse de la Chaîne { $speed }
card-with-number = { $card }, numéro { $number }
card-face-down = une carte face cachée

## Short labels
card-short-robot = Robot { $power } ({ $symbols })
card-short-upgrade = Amélioration robotique
card-short-fzzzt = Fzzzt { $power }
card-short-unit =
    { $grade ->
        [prototype] UP prototype
        [basic] UP simple
        [enhanced] UP améliorée
        [advanced] UP avancée
       *[complex] UP complexe
    } { $points } ({ $symbols })
card-short-mechanic = Mécano { $number }

## À quoi sert une carte
card-help-robot =
    Vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin et ajoute { $power } à une mise. Sur une Unité de Production, il sert { $count ->
        [one] de symbole { $symbols }
       *[other] d’un symbole parmi { $symbols }
    }.
card-help-upgrade = Un joker pour construire : sur une Unité de Production, elle sert d’un symbole parmi { $symbols }. Dans une mise, elle ajoute { $power }.
card-help-fzzzt =
    Forte dans une mise : elle ajoute { $power }. À la fin, elle coûte { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    }, et elle ne construit rien.
card-help-unit =
    Chaque Gadget fait ici rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin ; il lui faut un Robot pour chacun de : { $symbols }. Sans Gadget, l’unité coûte autant.
card-help-mechanic = Votre carte à vous ; elle ajoute { $power } à une mise. Misez-la seule quand vous préférez ne pas gagner.
card-help-speed =
    Flèche { $speed } : si on la retourne en Tête de Chaîne, { $speed ->
        [one] elle seule est visible
        [8] toute la Chaîne est visible
       *[other] { $speed } cartes sont visibles
    }.
