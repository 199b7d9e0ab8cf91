### Ce qui est faux dans un enregistrement

fault-too-long = plus long que toute partie : { $high } octets au plus
fault-too-deep = pas du JSON : imbrication trop profonde
fault-not-utf8 = pas de l’UTF-8, octet { $number }
fault-half-sign = pas du texte : la moitié d’un signe est seule
fault-not-json-at = pas du JSON, caractère { $number }
fault-not-json = pas du JSON

fault-not-an-object = un enregistrement est un objet JSON
fault-no-events = events doit être une liste
fault-version = on lit ici la version { $version } de l’enregistrement, pas { $what }
fault-no-options = il manque options
fault-no-deck-name = le jeu de cartes n’a pas de nom
fault-no-faces = les cartes du jeu { $name } ne sont pas dans l’enregistrement ({ $field })
fault-other-standard = les cartes ordinaires de l’enregistrement sont d’une autre version que celles de ce programme ({ $field })
fault-seats = seats doit nommer { $players } joueurs
fault-seat-name = chaque place doit avoir un nom

fault-not-an-event = un événement est un objet avec un type
fault-value = { $field } ne peut pas être { $what }
fault-form-numbers = { $field } doit être une liste de nombres
fault-form-ids = { $field } doit être une liste de cartes
fault-form-hands = { $field } doit être une liste de Mains, une par place, chacune une liste de cartes
fault-form-number = { $field } doit être un nombre
fault-form-robots = { $field } doit dire le Robot de chaque Unité de Production
fault-cannot-come = { $what } ne peut pas venir ici
fault-other-event = il faut ici un événement { $what }
fault-after-the-end = la partie est finie : rien ne suit le décompte
fault-build-order = on construit dans le sens horaire à partir du Chef Mécanicien : c’est à la place { $turn }, pas à la place { $seat }
fault-missing = il manque { $field }
fault-differs = { $field } est { $right }, pas { $what }
fault-unfinished = inachevée : elle s’arrête au Tour { $round } sur { $rounds }

fault-unknown-card = il n’y a pas de carte { $card } dans cette partie
fault-unknown-seat = il n’y a pas de place { $seat }
fault-empty-bid = une mise demande au moins une carte
fault-not-in-hand = { $card } n’est pas dans la Main de la place { $seat }
fault-repeated-card = { $card } est employée plus souvent que la place { $seat } ne l’a
fault-not-your-turn = la place { $seat } ne peut pas miser maintenant : c’est à la place { $turn }
fault-not-now-bid = on ne mise pas maintenant
fault-not-now-build = on n’attribue pas de Robots maintenant
fault-nothing-to-build = la place { $seat } n’a pas d’Unité de Production où construire
fault-already-built = la place { $seat } a déjà construit
fault-not-your-unit = { $unit } n’est pas une Unité de Production de la place { $seat }
fault-not-a-robot = { $card } n’est pas un Robot et ne s’attribue pas
fault-no-shared-symbol = { $card } n’a aucun symbole commun avec { $unit }

fault-score-seats = le décompte doit avoir { $players } places
fault-score-not-an-object = le score de la place { $seat } n’est pas un objet
fault-score-differs = { $field } de la place { $seat } est { $right }, pas { $what }
fault-score-units = place { $seat } : units doit être une liste
fault-score-unit = place { $seat } : le score d’une Unité de Production se compose de { $what }
fault-at-seat = place { $seat } : { $what }
fault-winners = les gagnants sont { $right }, pas { $what }

fault-seed = la graine { $seed } mélange autrement
fault-seed-unseen = la graine { $seed } distribue autrement les cartes non vues
fault-shuffle-form = shuffle doit être un objet qui dit sa méthode
fault-shuffle-count = shuffle : il faut { $count } nombres, un par place, pas { $number }
fault-shuffle-day = shuffle : le jour doit être un texte
fault-shuffle-seed = shuffle : la graine doit être un texte
fault-secret-form = shuffle : le nombre du serveur doit avoir 64 chiffres hexadécimaux
fault-secret-other = shuffle : le nombre du serveur n’est pas celui sur lequel il s’était engagé
fault-nonces-form = shuffle : nonces doit être une liste, un par place
fault-nonce-pair = shuffle : la place { $seat } doit avoir un engagement et un nombre, ou null
fault-nonce-seat = shuffle : place { $seat } : { $what }
fault-commitment-form = un engagement a 64 chiffres hexadécimaux
fault-nonce-form = le nombre d’un joueur a de 32 à 128 chiffres hexadécimaux
fault-nonce-other = le nombre n’est pas celui qui était engagé

fault-untold-shuffle = l’enregistrement ne dit pas d’où ils viennent
fault-untold-origin = l’enregistrement ne dit pas d’où vient la partie
fault-untold-secret = le nombre derrière une donne du jour est révélé à la fin de la journée
fault-unknown-method = la méthode { $what } n’est pas connue ici

fault-origin-impossible = origin : une telle partie est impossible : { $what }
fault-origin-seat = origin : il n’y a pas de place { $seat }
fault-origin-length = origin : ses événements mènent à l’événement { $number }, pas { $event }
fault-went-otherwise = la partie n’est pas venue ainsi : elle s’est passée autrement
fault-went-otherwise-seat = la partie n’est pas venue ainsi : la place { $seat } a vu autre chose
fault-daily-no-day = daily : il n’y a pas de jour { $day }
fault-daily-no-shuffle = daily : l’enregistrement ne dit pas d’où viennent ses cartes
fault-daily-other-deal = daily : ce n’est pas la donne ({ $what }) du { $day }
fault-daily-levels = daily : il faut le niveau de chaque bot avec sa version, et aucun autre
fault-daily-bot = daily : { $bot } décide ici autrement
