"""What bots are called, by seat, unless somebody calls them otherwise."""

BOT_NAMES = ("Clank", "Whirr", "Pling", "Rumble", "Wheeze", "Hum")
"""Names that are none in any of our languages."""
