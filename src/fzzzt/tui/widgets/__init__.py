"""What the screen is made of. Each widget draws a part of the table, and knows nothing of the others."""
