rules-title = Fzzzt! en une page

rules-aim-title = Le but
rules-aim-1 = Vous travaillez comme Mécano dans une usine de robots plutôt bizarres. Ils défilent sur la Chaîne et sont vendus un par un.
rules-aim-2 = Les Robots sont à la fois votre argent et vos points. La victoire va au plus grand nombre de points.

rules-cards-title = Les cartes
rules-cards-1 = Robot : du pouvoir (des éclairs) pour miser, des Points de Victoire pour la fin, et des Symboles de Construction : écrou, vis, engrenage ou goutte.
rules-cards-2 = Amélioration robotique : pouvoir 0, aucun point, mais les quatre symboles. Elle compte comme carte Robot.
rules-cards-3 = Fzzzt : pouvoir 3 dans une mise, moins 1 point à la fin. Pas de symbole, et pas un Robot.
rules-cards-4 = Unité de Production (UP) : ne se mise jamais. Elle rapporte des points pour chaque Gadget, un lot de Robots qui couvre ses symboles.
rules-cards-5 = Points par Gadget : prototype 3, simple 5, amélioré 6, avancé 9, complexe 13.
rules-cards-6 = Mécano : votre carte à vous, pouvoir 0. La miser seule, c’est passer avec élégance.

rules-setup-title = Mise en place
rules-setup-1 = Chacun reçoit un Mécano au hasard et les trois Robots du même numéro, de pouvoir 1, 2 et 3. C’est la première Main.
rules-setup-2 = Le Mécano 1 est le premier Chef Mécanicien et garde la clé plate.
rules-setup-3 = Toutes les autres cartes forment l’Usine. Elle suffit pour cinq Tours, avec une Chaîne de huit cartes.

rules-preparation-title = Un Tour : Phase de Préparation
rules-preparation-1 = Mélangez vos cartes, sans les UP ni leurs Robots, et prenez-en jusqu’à six en Main. Le reste est votre Atelier, face cachée.
rules-preparation-2 = La Chaîne est d’abord face cachée. On retourne la Tête de Chaîne : sa Vitesse de Mouvement (VMC) donne le nombre total de cartes visibles ; 8, c’est toute la Chaîne.
rules-preparation-3 = Une fois ces cartes vendues, on retourne la suivante, qui fixe la nouvelle vitesse.

rules-auctions-title = Un Tour : Phase d’Enchères
rules-auctions-1 = On vend la Tête de Chaîne. Dans le sens horaire depuis le Chef Mécanicien, quiconque a des cartes en Main doit en miser au moins une, face cachée : on voit combien, pas lesquelles.
rules-auctions-2 = Puis toutes les mises sont retournées. On additionne le pouvoir des cartes, et le plus fort total l’emporte.
rules-auctions-3 = La mise gagnante part dans l’Atelier, avec le Robot ou la carte Fzzzt remportés. Une UP reste sur la table, face visible.
rules-auctions-4 = Les autres reprennent leur mise en Main.

rules-ties-title = Un Tour : égalités
rules-ties-1 = À égalité de mise, le Chef Mécanicien passe en premier, puis les autres dans le sens horaire à partir de lui.
rules-ties-2 = La clé plate console : parmi les ex-æquo restés sans la carte, le premier dans le sens horaire à partir du gagnant devient Chef Mécanicien.

rules-empty-title = Un Tour : plus de cartes
rules-empty-1 = Sans carte en Main, on passe : ni mise, ni gain.
rules-empty-2 = Si toutes les Mains sont vides et la Chaîne non, chacun mélange son Atelier, reprend jusqu’à six cartes, et le Tour continue.

rules-build-title = Un Tour : Phase de Nettoyage et de Construction
rules-build-1 = Après la dernière carte de la Chaîne, reprenez Main et Atelier et regardez tout.
rules-build-2 = Vous pouvez attribuer un Robot à chacune de vos UP, s’ils ont un symbole en commun. Tout le monde choisit en secret et montre en même temps.
rules-build-3 = Un Robot attribué reste là pour de bon, face visible. Le symbole qu’il couvre ne se décide qu’à la fin.

rules-end-title = Fin et Décompte des Points
rules-end-1 = Quand l’Usine ne peut plus remplir toute une Chaîne, c’est fini. Pas de construction après le dernier Tour : le décompte s’en charge.
rules-end-2 = Score de base : les points de tous vos Robots, où qu’ils soient, et moins 1 par carte Fzzzt.
rules-end-3 = Points des Gadgets : attribuez vos Robots libres comme bon vous semble. Un Gadget demande un Robot par symbole de l’UP ; un Robot couvre un symbole d’un seul Gadget.
rules-end-4 = Chaque Gadget rapporte les points de son UP, et une UP peut en faire plusieurs. Si elle n’en fait aucun, elle vous coûte ses points.
rules-end-5 = Égalité de points ? Le moins de cartes Robot gagne (les Améliorations comptent, mais pas les Fzzzt ni les Mécanos). Toujours égalité ? Victoire partagée.

rules-expansion-title = À cinq ou six, et l’extension
rules-expansion-1 = À cinq ou six, on ajoute l’extension ; les Robots de départ sans joueur quittent le jeu. 48 cartes, une Chaîne de douze, quatre Tours.
rules-expansion-2 = Variante de deux à quatre : ajoutez ses huit cartes sans numéro et jouez six Tours.
rules-expansion-3 = De l’extension, la règle ne donne que le nombre de cartes. Symboles, points et vitesses sont notre reconstitution ; si vous avez ces cartes, corrigez le fichier du jeu.

rules-rulings-title = Là où les règles divergent ou se taisent
rules-rulings-1 = À deux ou trois, les Robots de départ des numéros inutilisés restent dans l’Usine. La règle française les retire : c’est une option de la table.
rules-rulings-2 = Une égalité à 0 est une égalité comme une autre. S’il n’y a plus que vous qui ayez des cartes, il faut quand même miser.
rules-rulings-3 = Un Chef Mécanicien sans cartes garde son titre, et la place suivante qui a des cartes, dans le sens horaire, mise en premier. Le titre passe d’un Tour à l’autre.
rules-rulings-4 = Une VMC de 8 retourne aussi toute une Chaîne de douze. S’il faut distribuer et retourner une carte, on distribue d’abord.
rules-rulings-5 = Discutez tant qu’il vous plaira : les promesses n’engagent personne. Les cartes ne s’échangent pas, ne se prêtent pas et ne se misent pas pour autrui.
