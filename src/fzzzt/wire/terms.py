"""The terms of a table: what its host chooses when opening it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from fzzzt.engine.deckfile import LARGEST_FILE
from fzzzt.engine.options import FEWEST_PLAYERS, MOST_PLAYERS
from fzzzt.wire.options import WireOptions
from fzzzt.wire.shape import Shape

LONGEST_CLOCK = 14 * 24 * 3600
SLOW = 3600
"""Seconds from which on a clock runs when nobody is there."""
Seconds = Annotated[int, Meta(ge=5, le=LONGEST_CLOCK)]
Increment = Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)]
ClockKind = Literal["none", "move", "bank"]
Level = Annotated[str, Meta(min_length=1, max_length=40)]


class Clock(Shape, frozen=True, forbid_unknown_fields=True):
    """No clock, some seconds a decision (`move`), or a bank for the game with an increment a decision."""

    kind: ClockKind = "none"
    seconds: Seconds = 60
    increment: Increment = 0

    @property
    def is_slow(self) -> bool:
        """Whether it is made for people who come by now and then: it runs on when nobody is there."""
        return self.kind != "none" and self.seconds >= SLOW


class PlayOn(Shape, frozen=True, forbid_unknown_fields=True):
    """A moment of a finished game: after so many of its events. The game is that of a table here, or of a record.

    `seat`: as that seat knew it, with everything it had not seen dealt anew; null: with the true cards. What is false
    in the record is told with its place, so it may be anything here.
    """

    event: Annotated[int, Meta(ge=1)]
    table: Annotated[str, Meta(max_length=64)] | None = None
    record: Any = None
    seat: Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)] | None = None


class Terms(WireOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a host asks for. `bots` has the level at each seat, null for a person; `deck` is the text of a deck file.

    `cover` is the level that plays for whoever is away.
    `hints`: whether people may ask what a strong player would do; null: where one person plays against bots.
    """

    players: Annotated[int, Meta(ge=FEWEST_PLAYERS, le=MOST_PLAYERS)]
    deck: Annotated[str, Meta(max_length=LARGEST_FILE)] | None = None
    bots: Annotated[list[Level | None], Meta(max_length=MOST_PLAYERS)] | None = None
    public: bool = False
    cover: Level | None = None
    clock: Clock = Clock()
    hints: bool | None = None
    rated: bool = False
    """Whether the game counts for the ratings: for people with accounts, with a clock and without hints."""
    guided: bool = False
    """The guided first game: cards and bots come from its script, whatever else is asked for."""
    play_on: PlayOn | None = None
    """Where the game begins instead of at the beginning: its options and its deck are then those of the game before."""
