"""A game in words: what happens, the table, hints and score sheets, for every front end that is read."""
