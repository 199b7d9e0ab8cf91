"""Playing on from a moment of a finished game: with its true cards, or as one seat knew it (docs/records.md)."""

from fzzzt.playon.check import origin_fault
from fzzzt.playon.origin import Moment, NoSuchMoment, beginning, origin_in, origin_told

__all__ = ["Moment", "NoSuchMoment", "beginning", "origin_fault", "origin_in", "origin_told"]
