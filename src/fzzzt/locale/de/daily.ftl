### The deal of the day

daily-line = Fzzzt! { $when }: Punkte: { $points }, Platz { $place } von 4
daily-marks = Ein Roboter für jede gewonnene Auktion, ein Blitz für jede andere.
daily-terminal = Das öffentliche Spiel vom { $when }: für alle dieselben Karten und dieselben Bots: { $names }.
daily-terminal-again = Du hast diese Karten schon gespielt, mit { $points } Punkten; das Spiel zählt, dieses nicht.
daily-terminal-done = Dein Spiel ist aufgehoben. So gibst du es bei einem Server ab: { $command }
daily-handed-in = Abgegeben bei { $address }: Rang { $place } von { $count }, auf Treu und Glauben.
daily-nothing = Hier gibt es kein beendetes Spiel vom { $when }. Spiel es zuerst: { $command }
daily-no-such-day = „{ $what }“ ist kein Tag, der gespielt werden kann: Schreib ihn wie 2026-11-17, heute (UTC) oder früher.
