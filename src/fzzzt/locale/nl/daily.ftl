### The deal of the day

daily-line = Fzzzt! { $when }: punten: { $points }, plaats { $place } van 4
daily-marks = Een robot voor elke gewonnen veiling, een bliksem voor elke andere.
daily-terminal = Het openbare spel van { $when }: voor iedereen dezelfde kaarten en dezelfde bots: { $names }.
daily-terminal-again = Je hebt deze kaarten al gespeeld, met { $points } punten; dat spel telt, dit niet.
daily-terminal-done = Je spel is bewaard. Zo lever je het in bij een server: { $command }
daily-handed-in = Ingeleverd bij { $address }: rang { $place } van { $count }, op goed vertrouwen.
daily-nothing = Er is hier geen uitgespeeld spel van { $when }. Speel het eerst: { $command }
daily-no-such-day = “{ $what }” is geen dag die gespeeld kan worden: schrijf hem als 2026-11-17, vandaag (UTC) of eerder.
