### The deal of the day

daily-line = Fzzzt! { $when }, points : { $points }, place { $place } sur 4
daily-marks = Un robot par Enchère gagnée, un éclair pour chaque autre.
daily-terminal = La donne publique du { $when } : les mêmes cartes et les mêmes bots pour tous : { $names }.
daily-terminal-again = Vous avez déjà joué cette donne, avec { $points } points ; cette partie-là compte, pas celle-ci.
daily-terminal-done = Votre partie est conservée. Pour la remettre à un serveur : { $command }
daily-handed-in = Remise à { $address } : rang { $place } sur { $count }, sur l’honneur.
daily-nothing = Aucune partie terminée du { $when } ici. Jouez-la d’abord : { $command }
daily-no-such-day = « { $what } » n’est pas un jour jouable : écrivez-le comme 2026-11-17, aujourd’hui (UTC) ou avant.
