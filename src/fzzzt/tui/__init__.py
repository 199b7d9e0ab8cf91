"""The table in the terminal, full screen: the same game whether it is played here or on a server."""
