### What the server says by itself. A comment above a message says when it is used.

# no arguments: what a guest is called who has not said a name
web-guest = Guest
# no arguments: it is for the reader to decide
web-your-turn = Your turn.
# no arguments: in a list, beside a table that the server cannot follow any more
web-set-aside = set aside
# no arguments: before the names of those who decide, if there are any
web-waiting = Waiting…
# no arguments: the connection is lost and will be back
web-lost = The connection is lost: trying again…
# $names: the others at the table; a notice to whoever is asked for a decision
web-notice-turn = Your turn, at the table with { $names }!
# $names: the same once more, much later
web-notice-reminder = It is still your turn, at the table with { $names }.
# $names: who are asked; a notice to a whole table
web-notice-turn-of = Your turn: { $names }!
# $names: the same once more, much later
web-notice-reminder-of = Still your turn: { $names }.
# no arguments: a button on a notice
web-notice-off = No more notices
# $input, $address (an example): whoever starts a server says where people reach it
web-base-url = “{ $input }” is not where people can reach a server: write an address like { $address }, without a path.
