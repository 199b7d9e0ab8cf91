### The lessons: docs/lessons.md tells how to add one.

# no arguments
lesson-least-title = Win with the least
# $first, $second (rivals)
lesson-least-question = You bid last. { $first }, the Chief Mechanic, has a Mechanic and Robots 1, 2 and 3 in hand and has laid one card; { $second } has a Mechanic and Robots 1 and 2 and has laid two. Win this Robot for certain, with as little power as you can.
# no arguments
lesson-least-right = Neither of them can lay more than 3, and a tie would be the Chief Mechanic’s. So 4 is enough, and nothing less is certain.
# no arguments
lesson-least-wrong = Add up the most that each of them can have laid, with as many cards as you see. You need one more than the Chief Mechanic, and not two.
# no arguments
lesson-lose-title = Lose cheaply
# $first, $second (rivals)
lesson-lose-question = A Fzzzt card is for sale: it costs a point at the end. You must bid. { $second } has Robots 1, 2 and 3 and has laid one of them; { $first } has a Mechanic and a Robot 3 and bids after you. Make sure that you do not get it.
# $second (a rival)
lesson-lose-right = That is what the Mechanic is for: 0, while { $second } has laid at least 1. You take your card back, and it has cost you nothing.
# no arguments
lesson-lose-wrong = If the others bid as low as they can, this one wins, and you pay for a card that costs a point.
# no arguments
lesson-counts-title = Read the counts
# $first (a rival)
lesson-counts-question = { $first } has laid two cards face down. You have seen all cards go by: in hand there are a Mechanic, a Robot 1, a Robot 3 and a Robot 4. What is the most that this bid can be worth?
# no arguments
lesson-counts-right = The two best cards: 4 and 3. With 8 you would be sure to win, with 7 only if you win the tie. The number of cards is the one thing you see of a sealed bid.
# no arguments
lesson-counts-wrong = Two cards lie there, no more and no fewer: take the two strongest of the four.
# no arguments
lesson-winner-title = Who wins a tie?
# $first, $second, $third (rivals, clockwise from you)
lesson-winner-question = { $second } is the Chief Mechanic and bids 3. You, { $first } and { $third } bid 5 each. Clockwise you sit: you, { $first }, { $second }, { $third }. Who gets the card?
# $third (a rival)
lesson-winner-right = The Chief Mechanic is not tied, so the next one clockwise wins: { $third }. And the next loser of the tie after that becomes Chief Mechanic: you.
# $second (a rival)
lesson-winner-wrong = Begin at the Chief Mechanic, { $second }, and go clockwise to the first one who bids 5.
# no arguments
lesson-tie-title = When a tie is good
# $first, $second (rivals)
lesson-tie-question = The next card is the Complex unit, and you want it. { $first }, the Chief Mechanic, has a Robot 2 as the last card and has laid it; { $second } has laid a Mechanic. Let the Robot 1 go, and get the spanner for the next auction.
# no arguments
lesson-tie-right = A tie at 2: the Chief Mechanic wins the card, and you, the loser of the tie, become Chief Mechanic. From now on ties are yours, and your cards are all still in hand.
# no arguments
lesson-tie-wrong = The spanner moves only to somebody who loses a tie for the best bid.
# no arguments
lesson-build-title = Which robot to build with
# no arguments
lesson-build-question = Two rounds are still to come. Your unit has a nut and needs a cog for its first widget. Which Robot do you put on it?
# no arguments
lesson-build-right = A weak Robot serves as well as a strong one, and its points count all the same. The strong ones stay yours to bid with, and a weak one no longer takes a place in your hand.
# no arguments
lesson-build-wrong = Look for the cog that you will miss least when bidding: a Robot on a unit stays there for good.
# no arguments
lesson-price-title = What a unit is worth
# $first, $second (rivals)
lesson-price-question = Two rounds to go, this one and the last. The unit needs a nut and an oil, and you own three of each. { $first } has laid two cards, worth 6 at most, { $second } one, worth 4 at most; you bid last. What do you bid?
# no arguments
lesson-price-right = It brings you two or three widgets of 6 points: hardly a card in the game is worth more to you. Your cards come back next round; the unit would not. (Judged by games played on to their end from here.)
# no arguments
lesson-price-wrong = Played on from here many times, other bids win more games: count the widgets you can make, and what the others can have laid.
# no arguments
lesson-upgrade-title = Where the Upgrade serves
# no arguments
lesson-upgrade-question = A Robot Upgrade stands for any symbol, once. You have no other cog and no oil, and count on none. On which unit does it bring more?
# no arguments
lesson-upgrade-right = There it completes a widget of 9 points and saves you the penalty of 9; the Prototype without a widget costs 3. The other way round it would be +3 and −9.
# no arguments
lesson-upgrade-wrong = Add up both units each time: what one gains, and what the other without a widget costs.
# no arguments
lesson-last-card-title = The last card
# $first, $second (rivals)
lesson-last-card-question = The last auction of the last round: a unit that you can serve. You are the Chief Mechanic and bid first. { $first } has a Mechanic and two Robots 3, { $second } a Robot 1 and a Robot 3. Get the unit for certain.
# $first (a rival)
lesson-last-card-right = All you have: 6. { $first } can lay 6 too, but the tie is yours. Power left over at the end is worth nothing, and the Robots you pay with still count their points.
# $first (a rival)
lesson-last-card-wrong = { $first } bids after you and can lay two Robots 3. What are you saving for?
# no arguments
lesson-speed-title = A speed of 1
# no arguments
lesson-speed-question = A Robot 5 has come to the head of the belt. Its Belt Speed Number is 1, and six cards are left on the belt. Until it is sold, how many of them lie face up?
# no arguments
lesson-speed-right = Only the Robot itself. Nobody knows what comes next: whoever spends much on it goes blind into the auction after. With a speed of 4 you would see what to save for.
# no arguments
lesson-speed-wrong = The Belt Speed Number says how many cards lie face up in all, the head included.
# no arguments
lesson-widgets-title = Widgets count
# no arguments
lesson-widgets-question = The game is over. Your unit makes a widget of a nut and a cog, for 5 points each time. What do all your cards come to?
# no arguments
lesson-widgets-right = The Robots are worth 1 + 2 + 2 + 3 = 8. Two nuts and two cogs make two widgets: 10. The Robot 1 with both symbols serves as a cog. 18 in all.
# no arguments
lesson-widgets-wrong = Count the points of the Robots, then the widgets: a unit may make several, and a Robot with two symbols serves one of them.
# no arguments
lesson-penalty-title = What an empty unit costs
# no arguments
lesson-penalty-question = The game is over. You have one oil for two units: the Enhanced one (bolt and oil, 6) and the Prototype (oil, 3). The best you can make of it, what is your total?
# no arguments
lesson-penalty-right = Robots 2 + 2 + 3, less 1 for the Fzzzt: 6. The oil belongs on the larger unit: +6, and the empty Prototype costs 3. 9 in all.
# no arguments
lesson-penalty-wrong = A Fzzzt costs a point, and a unit without a widget costs as much as it would bring.
# no arguments
lesson-list = Lessons
# $command (to be typed)
lesson-list-note = One question each. Begin one with: { $command }
# $name (as typed), $choices (all names)
lesson-unknown = There is no lesson “{ $name }”. There are: { $choices }
# $count (of choices)
lesson-choose = Your answer, 1 to { $count }
# no arguments
lesson-right = Right!
# no arguments
lesson-wrong = Not quite. Try again.
# $command (to be typed)
lesson-next = The next one: { $command }
