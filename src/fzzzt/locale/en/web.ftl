### What the server says by itself. A comment above a message says when it is used.

# no arguments: what a guest is called who has not said a name
web-guest = Guest
