"""A game of one person against bots in this process: played, saved after every move, and gone on with."""
