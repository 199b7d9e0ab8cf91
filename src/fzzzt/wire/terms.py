"""The terms of a table: what its host chooses when opening it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from fzzzt.engine.deckfile import LARGEST_FILE
from fzzzt.engine.options import FEWEST_PLAYERS, MOST_PLAYERS
from fzzzt.wire.options import WireOptions
from fzzzt.wire.shape import Shape

LONGEST_CLOCK = 14 * 24 * 3600
Seconds = Annotated[int, Meta(ge=5, le=LONGEST_CLOCK)]
Increment = Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)]
ClockKind = Literal["none", "move", "bank"]
Level = Annotated[str, Meta(min_length=1, max_length=40)]


class Clock(Shape, frozen=True, forbid_unknown_fields=True):
    """No clock, some seconds a decision (`move`), or a bank for the game with an increment a decision."""

    kind: ClockKind = "none"
    seconds: Seconds = 60
    increment: Increment = 0


class Terms(WireOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a host asks for. `bots` has the level at each seat, null for a person; `deck` is the text of a deck file."""

    players: Annotated[int, Meta(ge=FEWEST_PLAYERS, le=MOST_PLAYERS)]
    deck: Annotated[str, Meta(max_length=LARGEST_FILE)] | None = None
    bots: Annotated[list[Level | None], Meta(max_length=MOST_PLAYERS)] | None = None
    public: bool = False
    cover: Level = "mechanic"
    clock: Clock = Clock()
