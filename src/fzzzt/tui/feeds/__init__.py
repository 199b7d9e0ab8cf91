"""Where the screen gets its game from: this process, a server, or a record. `feed.py` is what they have in common."""
