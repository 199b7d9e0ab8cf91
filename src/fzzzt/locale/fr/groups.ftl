### Groupes

group-mine = Mes groupes
group-mine-note = Pour des amis qui rejouent souvent : un lien, toutes vos parties, qui mène, et la partie suivante d’un geste.
group-name = Nom du groupe
group-make = Créer un groupe
group-keep = Garder cette compagnie
group-here = Notre groupe
group-next = Partie suivante
group-next-join = Aller à la table
group-first = Première partie
group-other = Avec un autre nombre de joueurs
group-invite = Qui a le lien voit cette page et peut jouer. Ne le donnez qu’à des amis.
group-standing = Qui mène
group-standing-none = Aucune partie n’a encore été jouée.
group-who = Qui
group-games = Parties
group-wins = Victoires
group-place = Place moyenne
group-points = Moyenne de points
group-best = Record
group-history = Nos parties
group-result = { $name } : { $points }
group-more = Parties précédentes
