### The deal of the day in the terminal, and what is shared.

# $when (a date), $points, $place: what is shared with others, before signs for the auctions
daily-line = Fzzzt! { $when }: { $points } points, place { $place } of 4
# no arguments: what the signs mean
daily-marks = A robot for each auction you won, a zap for each you did not.
# $when (a date), $names (bots)
daily-terminal = The public deal of { $when }: the same cards for everybody who plays it, and the same bots: { $names }.
# $points (of the game that counts)
daily-terminal-again = You have played this deal before and made { $points } points; that game counts, this one does not.
# $command
daily-terminal-done = Your game is kept. To hand it in at a server: { $command }
# $place, $count (games), $address
daily-handed-in = Handed in at { $address }: rank { $place } of { $count }, on trust.
# $when (a date), $command
daily-nothing = There is no finished game of { $when } here. Play it first: { $command }
# $what (as it was typed)
daily-no-such-day = “{ $what }” is not a day that can be played: write it like 2026-11-17, today’s date (UTC) or an earlier one.
