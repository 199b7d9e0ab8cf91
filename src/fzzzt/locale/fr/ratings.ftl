### Cotes

rating-title = Cotes
rating-lead = Tous ceux qui ont un compte et jouent des parties cotées, et parmi eux les niveaux des bots.
rating-two = Deux joueurs
rating-more = Trois joueurs et plus
rating-who = Qui
rating-rating = Cote
rating-games = Parties
rating-value = { $rating } ± { $within }
rating-value-fixed = { $rating } (fixe)
rating-level = { $name } (version { $version })
rating-note = Une cote est une estimation : dans 95 cas sur 100, la force réelle se trouve dans l’intervalle ±. En tête vient qui est sûrement le plus fort, d’après la borne inférieure. Les cotes des niveaux sont fixes, mesurées dans des parties entre eux.
rating-mine = Ma cote
rating-mine-guest = Seuls les comptes ont une cote : gardez votre nom, et vous pourrez jouer des parties cotées.
rating-mine-none = Pas encore de partie cotée. Ouvrez une table et choisissez « cotée », même seul contre des bots.
rating-mine-games = 
    { $games ->
        [one] après { $games } partie
       *[other] après { $games } parties
    }
rating-course = De { $first } à { $last }, partie par partie
rating-all = Toutes les cotes
rating-choice = Cotée : avec compte, avec pendule, sans conseils
rating-table = cotée
rating-table-note = Cette partie est cotée. La pendule tourne, que vous soyez là ou non. Qui part, laisse un bot décider ou met fin à la partie finit dernier.
rating-table-off = Cette partie ne compte plus pour la cote : une place est passée à quelqu’un d’autre.
