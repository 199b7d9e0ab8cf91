rules-title = Fzzzt! sur une feuille

rules-aim-title = Le but
rules-aim-1 = Vous travaillez comme Mécano dans une usine de robots plutôt bizarres. Ils défilent sur la Chaîne et sont vendus un par un.
rules-aim-2 = Les Robots sont à la fois votre argent et vos points. Qui a le plus de points à la fin gagne.

rules-anatomy-title = Une carte en détail
rules-anatomy-1 = Pouvoir, en haut à gauche, avec autant d’éclairs : ce que la carte ajoute à une mise.
rules-anatomy-2 = Numéro, en haut à droite : ce Robot fait partie de la première Main du Mécano de même numéro. La plupart des cartes n’en ont pas.
rules-anatomy-3 = Symboles de Construction : ce que le Robot peut être dans un Gadget.
rules-anatomy-4 = Points de Victoire, en bas à gauche : ce que la carte rapporte à la fin.
rules-anatomy-5 = VMC, en bas à droite : combien de cartes sont visibles si celle-ci est retournée en premier.

rules-cards-title = Les cartes
rules-cards-1 = Robot : du pouvoir (des éclairs) pour miser, des Points de Victoire pour la fin, et des Symboles de Construction : écrou, vis, engrenage ou goutte.
rules-cards-2 = Amélioration robotique : pouvoir 0, aucun point, mais les quatre symboles. Elle compte comme carte Robot.
rules-cards-3 = Fzzzt : pouvoir 3 dans une mise, moins 1 point à la fin. Aucun symbole ; ce n’est pas un Robot, on ne peut donc jamais l’attribuer.
rules-cards-4 = Unité de Production (UP) : ne se mise jamais. Elle rapporte des points pour chaque Gadget, un lot de Robots qui couvre ses symboles.
rules-cards-5 = Points par Gadget : UP prototype 3, simple 5, améliorée 6, avancée 9, complexe 13.
rules-cards-6 = Mécano : votre carte à vous, pouvoir 0. La miser seule, c’est passer avec élégance.
rules-cards-7 = Toutes les cartes, sauf les Mécanos, portent aussi une Vitesse de Mouvement de la Chaîne (VMC).

rules-setup-title = Mise en place
rules-setup-1 = Prenez seulement les Mécanos de 1 jusqu’au nombre de joueurs. Chacun en reçoit un au hasard, avec les trois Robots du même numéro, de pouvoir 1, 2 et 3. C’est la première Main.
rules-setup-2 = Le Mécano 1 est le premier Chef Mécanicien et garde la clé plate.
rules-setup-3 = Toutes les autres cartes forment l’Usine. Elle suffit pour cinq Tours, avec une Chaîne de huit cartes.

rules-preparation-title = Un Tour : Phase de Préparation
rules-preparation-1 = Mélangez vos cartes, sans les UP ni leurs Robots, et prenez-en jusqu’à six en Main. Le reste est votre Atelier, face cachée.
rules-preparation-2 = La Chaîne est d’abord face cachée. On retourne la carte en Tête de Chaîne : sa VMC donne le nombre total de cartes visibles ; 8, c’est toute la Chaîne. La vitesse des autres ne compte pas.
rules-preparation-3 = Une fois toutes les cartes visibles vendues, on retourne la suivante, qui fixe la nouvelle vitesse. On ne retourne jamais plus de cartes qu’il n’en reste sur la Chaîne.
rules-preparation-4 = Vous pouvez toujours compter les cartes de l’Usine et de votre Atelier. Mais ne regardez pas celles de l’Atelier avant la fin des Enchères.

rules-auctions-title = Un Tour : Phase d’Enchères
rules-auctions-1 = On vend la carte en Tête de Chaîne. Dans le sens horaire depuis le Chef Mécanicien, tous ceux qui ont des cartes en Main doivent en miser au moins une, face cachée : on voit combien, pas lesquelles.
rules-auctions-2 = Puis toutes les mises sont retournées. On additionne le pouvoir des cartes, et le plus fort total l’emporte.
rules-auctions-3 = La mise gagnante part dans l’Atelier du gagnant, avec le Robot ou la carte Fzzzt remportés. Une UP se pose face visible devant le gagnant.
rules-auctions-4 = Les autres reprennent leur mise en Main.

rules-ties-title = Un Tour : égalités
rules-ties-1 = En cas d’égalité pour la plus forte mise, le Chef Mécanicien passe en premier, puis les autres dans le sens horaire à partir de lui.
rules-ties-2 = La clé plate est un lot de consolation : parmi les ex-æquo restés sans la carte, le premier dans le sens horaire à partir du gagnant devient Chef Mécanicien.

rules-empty-title = Un Tour : plus de cartes
rules-empty-1 = Sans carte en Main, vous ne jouez pas cette Enchère : ni mise, ni gain.
rules-empty-2 = Si toutes les Mains sont vides mais pas la Chaîne, chacun mélange son Atelier, reprend jusqu’à six cartes, et le Tour continue.

rules-build-title = Un Tour : Phase de Nettoyage et de Construction
rules-build-1 = Après la dernière carte de la Chaîne, reprenez Main et Atelier et regardez tout.
rules-build-2 = Vous pouvez attribuer un Robot à chacune de vos UP, s’ils ont un symbole en commun. Tout le monde choisit en secret et montre son choix en même temps.
rules-build-3 = Un Robot attribué reste là pour de bon, face visible. Le symbole qu’il couvre ne se décide qu’à la fin.

rules-end-title = Fin et Décompte des Points
rules-end-1 = Quand l’Usine ne peut plus remplir toute une Chaîne, la partie est finie. Pas de construction après le dernier Tour : on attribue lors du décompte.
rules-end-2 = Score de base : les points de tous vos Robots, où qu’ils soient, et moins 1 par carte Fzzzt.
rules-end-3 = Points des Gadgets : attribuez vos Robots libres comme bon vous semble. Un Gadget demande un Robot par symbole de l’UP ; un Robot couvre un symbole d’un seul Gadget.
rules-end-4 = Chaque Gadget rapporte les points de son UP, et une UP peut en faire plusieurs. Si elle n’en fait aucun, elle vous coûte ses points.
rules-end-5 = Égalité de points ? Qui a le moins de cartes Robot gagne (les Améliorations comptent, mais pas les Fzzzt ni les Mécanos). Toujours égalité ? Victoire partagée.

## An example of scoring
rules-example-title = Décompte des Points : un exemple
rules-example-1 = Agnès a trois UP : une améliorée (écrou et goutte, 6 points), une avancée (écrou, vis et engrenage, 9 points) et une simple (vis et engrenage, 5 points).
rules-example-2 = Ses Robots à un symbole : écrou de pouvoir 5 et 3, goutte de pouvoir 4 et 2, vis de pouvoir 3. Et aussi un Robot de pouvoir 1 à écrou et vis, une Amélioration robotique et une carte Fzzzt.
rules-example-3 = Score de base : 3 + 2 + 3 + 2 + 2 + 1 + 0 pour les Robots, moins 1 pour la carte Fzzzt, soit 12.
rules-example-4 = Deux fois écrou et goutte : deux Gadgets de l’UP améliorée, 12 points. Le Robot de pouvoir 1 comme écrou, la vis, et l’Amélioration comme engrenage : un Gadget de l’avancée, 9 points. Il ne reste rien pour la simple : moins 5.
rules-example-5 = Points des Gadgets : 12 + 9 − 5 = 16. Score final : 12 + 16 = 28. Avec l’Amélioration sur l’UP simple, ce ne serait que 12 + 5 − 9 = 8 points de Gadgets.

rules-expansion-title = À cinq ou six, et l’extension
rules-expansion-1 = À cinq ou six, on ajoute l’extension ; les Robots de départ sans joueur quittent le jeu. 48 cartes, une Chaîne de douze, quatre Tours.
rules-expansion-2 = Variante de deux à quatre : ajoutez ses huit cartes sans numéro et jouez six Tours.
rules-expansion-3 = De l’extension, la règle ne donne que le nombre de cartes. Symboles, points et vitesses sont notre reconstitution ; si vous avez ces cartes, corrigez le fichier de cartes.

rules-rulings-title = Là où les règles divergent ou se taisent
rules-rulings-1 = À deux ou trois, les Robots de départ des numéros inutilisés restent dans l’Usine. La règle française les retire : c’est une option de la table.
rules-rulings-2 = Une égalité à 0 est une égalité comme une autre. Si vous seul avez encore des cartes, il faut quand même miser.
rules-rulings-3 = Un Chef Mécanicien sans cartes garde son titre : le joueur suivant qui a des cartes, dans le sens horaire, mise en premier, et les égalités se règlent toujours à partir du Chef. Le titre se conserve d’un Tour à l’autre.
rules-rulings-4 = Une VMC de 8 retourne aussi toute une Chaîne de douze. S’il faut distribuer et retourner une carte, on distribue d’abord.
rules-rulings-5 = Discutez tant qu’il vous plaira : les promesses n’engagent personne. Les cartes ne s’échangent pas, ne se prêtent pas et ne se misent pas pour autrui.
