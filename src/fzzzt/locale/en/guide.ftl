### The guided first game: at most twelve words a step.

# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-for-sale = This Robot is for sale. The big number is its power.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-counts = Bids lie face down: you see how many cards, not which.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-bid = Your turn. Choose your power 3 Robot and bid it.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-won = You won! Your bid and the new Robot go to your discard.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-lost = You lost, so you take your bid back. Nothing is spent.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-belt = The arrow’s number says how many belt cards lie open.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-fzzzt = Fzzzt: strong in a bid, but minus one point at the end.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-mechanic = You do not want it? Bid your Mechanic: power 0.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-even = Somebody may bid as much as you. Try your power 2 Robot.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-tie = A tie! The Chief Mechanic wins; the tied loser gets the spanner.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-first = The spanner is yours: you bid first and win ties.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-unit = A Production Unit: Robots fill its sockets and make widgets for points.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-several = Several cards add up. Bid your 1 and your 2 together.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-sockets = Your unit lies open. A Robot with its symbol fills a socket.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-one-card = Only one card is left. Bid it, and watch the others.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-alone = Only you have cards: any bid wins, even 0.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-sit-out = Your hand is empty. You sit out until all hands are.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-redeal = All hands are empty: everyone gets their own cards again.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-upgrade = A Robot Upgrade: no power, no points, but it fits any socket.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-build = Put a weak Robot with a missing symbol on your unit.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-stays = It stays on the unit for good and bids no more.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-new-round = A new round: your cards are shuffled. Now play your own way.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-risk = Careful: a unit without a widget costs its points.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-last = The last auction. What you spend now is never missed.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-score-robots = Every Robot scores its points, wherever it is.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-score-widgets = Each widget scores its unit’s points. Several widgets a unit are fine.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-score-lost = This unit has no widget, so you lose its points.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-score-winner = Most points win. In a tie, whoever has fewer Robots wins.
# A step; fzzzt/guide/script.toml says when, and what it points at.
guide-onward = That is all of Fzzzt! Ready for a whole game?
