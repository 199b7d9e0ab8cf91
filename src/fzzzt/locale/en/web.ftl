### What the server says by itself. A comment above a message says when it is used.

# no arguments: what a guest is called who has not said a name
web-guest = Guest
# no arguments: it is for the reader to decide
web-your-turn = Your turn.
# no arguments: before the names of those who decide, if there are any
web-waiting = Waiting…
# no arguments: the connection is lost and will be back
web-lost = The connection is lost: trying again…
