### The whole game on one sheet. fzzzt.locale.rules_page.RULES has the order of the keys. No message takes arguments.

rules-title = Fzzzt! on one sheet

## The aim
rules-aim-title = The aim
rules-aim-1 = You are a mechanic in a factory of rather odd robots. They roll by on the Conveyor Belt and are sold one at a time.
rules-aim-2 = Robots are your money and your score at the same time. The player with the most points at the end wins.

## What is where on a card
rules-anatomy-title = A card, part by part
rules-anatomy-1 = Power, top left, with as many zaps: what the card adds to a bid.
rules-anatomy-2 = Player number, top right: this Robot is in the first hand of the Mechanic with the same number. Most cards have none.
rules-anatomy-3 = Construction Symbols: the parts that a Robot can be in a widget.
rules-anatomy-4 = Points, bottom left: what the card scores at the end.
rules-anatomy-5 = Belt Speed Number, bottom right: how many cards lie face up, if this one is turned up first.

## The cards
rules-cards-title = The cards
rules-cards-1 = Robot: power (“zaps”) for bidding, points for the end, and Construction Symbols: nut, bolt, cog or oil.
rules-cards-2 = Robot Upgrade: power 0, no points, but all four symbols. It counts as a Robot card.
rules-cards-3 = Fzzzt: power 3 in a bid, minus 1 point at the end. It has no symbol and is not a Robot, so it can never be allocated.
rules-cards-4 = Production Unit: never part of a bid. It pays points for every set of Robots (a widget) that matches its symbols.
rules-cards-5 = Points for each widget: Prototype 3, Basic 5, Enhanced 6, Advanced 9, Complex 13.
rules-cards-6 = Mechanic: your own card, power 0. Bidding only this card is a polite way to pass.
rules-cards-7 = All cards except the Mechanics also carry a Belt Speed Number.

## Set-up
rules-setup-title = Set-up
rules-setup-1 = Use only the Mechanics from 1 to the number of players. Everyone is dealt one of them and takes the three Robots of that number, with power 1, 2 and 3. That is the first hand.
rules-setup-2 = Mechanic 1 is the first Chief Mechanic and looks after the spanner.
rules-setup-3 = The other cards make up the Conveyor Belt Deck. It lasts five rounds with a belt of eight cards.

## A round: preparation
rules-preparation-title = A round: preparation
rules-preparation-1 = Shuffle your cards, but not your Production Units and the Robots on them, and deal yourself up to six. The rest is your discard pile, face down.
rules-preparation-2 = The belt is laid out face down. Turn up its head: the Belt Speed Number says how many cards lie face up in all; 8 means the whole belt. Ignore the speeds of the others.
rules-preparation-3 = When all face-up cards are sold, turn up the next card and read its speed. You never turn up more cards than are left on the belt.
rules-preparation-4 = You may always count the deck and your discard pile. But do not look through the pile until the auctions are over.

## A round: auctions
rules-auctions-title = A round: auctions
rules-auctions-1 = The head of the belt is for sale. Clockwise from the Chief Mechanic, everyone with cards in hand must bid one or more, face down: the others see how many, but not which.
rules-auctions-2 = Then all bids are turned up. Add up the power of the cards: the highest sum wins.
rules-auctions-3 = The winner puts the bid on the discard pile, along with the Robot or Fzzzt just won. A Production Unit goes face up in front of its winner.
rules-auctions-4 = All the others take their bids back into their hands.

## A round: ties
rules-ties-title = A round: ties
rules-ties-1 = In a tie for the highest bid the Chief Mechanic comes first, then the others clockwise from the Chief.
rules-ties-2 = The spanner is a consolation prize: of the tied losers, the nearest clockwise from the winner becomes Chief Mechanic.

## A round: no cards left
rules-empty-title = A round: no cards left
rules-empty-1 = With no cards in hand you sit out: no bid, no win.
rules-empty-2 = When all hands are empty before the belt is, everyone shuffles the discard pile, deals up to six again, and the round goes on.

## A round: clean up and build
rules-build-title = A round: clean up and build
rules-build-1 = After the last card of the belt, pick up your hand and your discard pile and look through them.
rules-build-2 = You may allocate one Robot to each of your Production Units, if they share a symbol. Everyone chooses in secret and shows at the same time.
rules-build-3 = An allocated Robot stays for good, face up. You settle which symbol it matches at the end.

## The end and scoring
rules-end-title = The end and scoring
rules-end-1 = The game ends when the deck cannot fill a whole belt. There is no building after the last round: you do that when you score.
rules-end-2 = Basic score: the points of all your Robots, wherever they are, and minus 1 for each Fzzzt.
rules-end-3 = Bonus points: allocate your free Robots in any way. A widget needs one Robot for each symbol of its unit; a Robot matches one symbol of one widget.
rules-end-4 = Every widget earns the points of its unit, and a unit can make several. A unit that makes none costs you its points.
rules-end-5 = Level on points? The player with the fewest Robot cards wins (Upgrades count, Fzzzt and Mechanics do not). Still level? Share the victory.

## An example of scoring: its sums are checked by tests
rules-example-title = Scoring: an example
rules-example-1 = Ada has three Production Units: Enhanced (nut and oil, 6 points), Advanced (nut, bolt and cog, 9 points) and Basic (bolt and cog, 5 points).
rules-example-2 = Her Robots with one symbol: nut with power 5 and 3, oil with power 4 and 2, bolt with power 3. Also a Robot of power 1 with nut and bolt, an Upgrade and a Fzzzt.
rules-example-3 = Basic score: 3 + 2 + 3 + 2 + 2 + 1 + 0 for the Robots, minus 1 for the Fzzzt, makes 12.
rules-example-4 = Two nuts and two oils make two Enhanced widgets: 12 points. The Robot of power 1 as nut, the bolt, and the Upgrade as cog make an Advanced widget: 9 points. Nothing is left for the Basic unit: minus 5.
rules-example-5 = Bonus points: 12 + 9 − 5 = 16. Total: 12 + 16 = 28. With the Upgrade on the Basic unit, the bonus would be only 12 + 5 − 9 = 8.

## Five or six players, and the expansion
rules-expansion-title = Five or six players, and the expansion
rules-expansion-1 = For five or six players add the expansion; starting Robots without a player leave the game. 48 cards, a belt of twelve, four rounds.
rules-expansion-2 = Variant for two to four: add its eight cards without a player number and play six rounds.
rules-expansion-3 = The rulebook only counts the expansion’s cards. Their symbols, points and speeds here are our reconstruction; if you own them, correct the deck file.

## Where the rulebooks differ or say nothing
rules-rulings-title = Where the rulebooks differ or say nothing
rules-rulings-1 = With two or three players, starting Robots of unused numbers stay in the deck. The French rulebook removes them: you can choose at each table.
rules-rulings-2 = A tie at 0 is a tie like any other. If only you have cards left, you must still bid.
rules-rulings-3 = A Chief Mechanic without cards keeps the title: the next player clockwise with cards bids first, and ties are still read from the Chief. The title carries over from round to round.
rules-rulings-4 = A speed of 8 turns up the whole belt of twelve too. If hands are to be dealt and a card turned up, the deal comes first.
rules-rulings-5 = Talk as much as you like: promises bind nobody. Cards are never swapped, lent or bid for someone else.
