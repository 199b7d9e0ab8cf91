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
error-not-an-event = Le jeu ne sait que faire de cet événement.
error-not-now-setup = Ce n’est pas le moment de mettre le jeu en place.
error-not-now-deal = Ce n’est pas le moment de distribuer.
error-wrong-mechanics = Les Mécanos doivent porter les numéros 1 à { $players }, un par place.
error-wrong-deck = L’Usine ne contient pas les cartes de cette partie : { $what }
error-wrong-deal = La place { $seat } ne peut pas recevoir cette Main : { $what }
error-consequence = L’événement « { $what } » découle des autres et ne s’ajoute pas à la main.
