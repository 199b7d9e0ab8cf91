### The plain page of the server. A comment above a message says when it is used.

# no arguments: what a guest is called who has not said a name
web-guest = Guest
# no arguments: before the choice of how many play
web-players = Players
# no arguments: the button that opens a table with bots on all other seats
web-play = Play against bots
# no arguments: the button that takes a free seat
web-sit = Sit down
# no arguments: heading above the cards on the belt
web-belt = On the Conveyor Belt
# no arguments: heading above one's own cards
web-hand = Your hand
# no arguments: heading above the list of seats
web-seats = At the table
# no arguments: heading above one's units, in the building phase
web-units = Your Production Units
# no arguments: the button that bids the chosen cards
web-bid = Bid these cards
# no arguments: the button that allocates the chosen Robots
web-build = Allocate
# no arguments: the choice of no Robot for a unit
web-nothing = nothing
# no arguments: heading above the list of what happened
web-log = What happened
# no arguments: opens all the data of the table, for the curious
web-inside = Everything the server told
# no arguments: it is for the reader to decide
web-your-turn = Your turn.
# no arguments: before the names of those who decide, if there are any
web-waiting = Waiting …
# no arguments: before the scores
web-over = The game is over.
# no arguments: the link to the record of a game
web-record = Download the record
# no arguments: the connection is lost and will be back
web-lost = The connection is lost: trying again …
# no arguments: instead of the page, where scripts are switched off
web-needs-script = This page needs JavaScript.
