### The whole game on one page. fzzzt.locale.rules_page.RULES has the order of the keys. No message takes arguments.

rules-title = Fzzzt! on one page

## The aim
rules-aim-title = The aim
rules-aim-1 = You are a mechanic in a factory of rather odd robots. They roll by on the Conveyor Belt and are sold one at a time.
rules-aim-2 = Robots are your money and your score at once. Whoever has the most points at the end wins.

## The cards
rules-cards-title = The cards
rules-cards-1 = Robot: power (“zaps”) for bidding, points for the end, and Construction Symbols: nut, bolt, cog or oil.
rules-cards-2 = Robot Upgrade: power 0, no points, but all four symbols. It counts as a Robot card.
rules-cards-3 = Fzzzt: power 3 in a bid, minus 1 point at the end. No symbol, and not a Robot.
rules-cards-4 = Production Unit: never part of a bid. It pays points for every set of Robots (a widget) that serves its symbols.
rules-cards-5 = Points for each widget: Prototype 3, Basic 5, Enhanced 6, Advanced 9, Complex 13.
rules-cards-6 = Mechanic: your own card, power 0. Bidding with nothing else is a polite way to pass.

## Set-up
rules-setup-title = Set-up
rules-setup-1 = Everyone gets a Mechanic at random and the three Robots of that number, with power 1, 2 and 3. That is the first hand.
rules-setup-2 = Mechanic 1 is the first Chief Mechanic and looks after the spanner.
rules-setup-3 = The other cards make up the Conveyor Belt Deck. It lasts for five rounds with a belt of eight cards.

## A round: preparation
rules-preparation-title = A round: preparation
rules-preparation-1 = Shuffle your cards, without Production Units and the Robots on them, and deal yourself up to six. What is left is your discard pile, face down.
rules-preparation-2 = The belt is laid out face down. Its head is turned up: the Belt Speed Number there is how many cards lie face up in all; 8 means every one.
rules-preparation-3 = Once these are sold, the next card is turned up and gives a new speed.

## A round: auctions
rules-auctions-title = A round: auctions
rules-auctions-1 = The head of the belt is for sale. Clockwise from the Chief Mechanic, all who hold cards must bid one or more, face down: the number shows, the faces do not.
rules-auctions-2 = Then all bids are turned up. The power of the cards is added up, and the highest sum wins.
rules-auctions-3 = The winner puts the bid on the discard pile, along with the Robot or Fzzzt just won. A Production Unit stays face up on the table.
rules-auctions-4 = All the others take their bids back in hand.

## A round: ties
rules-ties-title = A round: ties
rules-ties-1 = In a tie for the highest bid the Chief Mechanic comes first, then the others clockwise from there.
rules-ties-2 = The spanner consoles a loser: of the tied players without the card, the nearest clockwise from the winner is Chief Mechanic from now on.

## A round: no cards left
rules-empty-title = A round: no cards left
rules-empty-1 = With an empty hand you sit out: no bid, no win.
rules-empty-2 = When all hands are empty before the belt is, everyone shuffles the discard pile, deals up to six again, and the round goes on.

## A round: clean up and build
rules-build-title = A round: clean up and build
rules-build-1 = After the last card of the belt, take up hand and discard pile and look through them.
rules-build-2 = You may allocate one Robot to each of your Production Units, if they share a symbol. All choose in secret and show together.
rules-build-3 = An allocated Robot stays for good, face up. Which symbol it serves is settled at the end.

## The end and scoring
rules-end-title = The end and scoring
rules-end-1 = When the deck cannot fill a whole belt, the game is over. After the last round there is no build: scoring does it.
rules-end-2 = Basic score: the points of all your Robots, wherever they are, and minus 1 for each Fzzzt.
rules-end-3 = Bonus points: allocate your free Robots in any way. A widget needs one Robot for each symbol of its unit; a Robot serves one symbol of one widget.
rules-end-4 = Every widget earns the points of its unit, and a unit can make several. A unit that makes none costs you its points.
rules-end-5 = Level on points? Fewer Robot cards win (Upgrades count, Fzzzt and Mechanics do not). Still level? Share the victory.

## Five or six players, and the expansion
rules-expansion-title = Five or six players, and the expansion
rules-expansion-1 = Five or six players add the expansion; starting Robots without a player leave the game. 48 cards, a belt of twelve, four rounds.
rules-expansion-2 = Variant for two to four: add its eight cards without a player number and play six rounds.
rules-expansion-3 = The rulebook only counts the expansion’s cards. Their symbols, points and speeds here are our reconstruction; if you own them, correct the deck file.

## Where the rulebooks differ or say nothing
rules-rulings-title = Where the rulebooks differ or say nothing
rules-rulings-1 = With two or three players, starting Robots of unused numbers stay in the deck. The French rulebook removes them: an option of the table.
rules-rulings-2 = A tie at 0 is a tie like any other. If you alone still hold cards, you must bid all the same.
rules-rulings-3 = A Chief Mechanic without cards keeps the title, and the next seat clockwise that has cards bids first. The title carries over from round to round.
rules-rulings-4 = A speed of 8 turns up the whole belt of twelve too. If hands are to be dealt and a card turned up, the deal comes first.
rules-rulings-5 = Talk as much as you like: promises bind nobody. Cards are never swapped, lent or bid for someone else.
