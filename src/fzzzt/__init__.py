"""Fzzzt!, Tony Boydell's robot-auction card game: rules, records, bots and a table to play at."""

from importlib.metadata import version

__version__ = version("fzzzt")
