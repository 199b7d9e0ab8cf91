"""The lines of the bot protocol (docs/bots.md): what a game says to a program, and what the program answers.

`session` names one of several games that a program plays at once; whoever plays one at a time leaves it out.
"""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from fzzzt.engine import Phase
from fzzzt.wire.events import AnyWireEvent, Cards
from fzzzt.wire.faces import WireFace
from fzzzt.wire.options import WireOptions
from fzzzt.wire.scores import WireScore
from fzzzt.wire.views import WireView

PROTOCOL = 1


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The game's first line."""

    protocol: int = PROTOCOL


class NewGame(Struct, frozen=True, tag_field="type", tag="game"):
    """A seat in a new game, and every face in it. `level` is for a program that plays more than one."""

    seat: int
    options: WireOptions
    cards: dict[str, WireFace]
    session: str | UnsetType = UNSET
    level: str | UnsetType = UNSET


class Happens(Struct, frozen=True, tag_field="type", tag="event"):
    """An event, less what the seat may not know."""

    event: AnyWireEvent
    session: str | UnsetType = UNSET


class Decide(Struct, frozen=True, tag_field="type", tag="decide"):
    """A decision is due: to bid or to build. `seed` makes it repeatable."""

    id: int
    what: Phase
    view: WireView
    time_ms: float | UnsetType | None = UNSET
    session: str | UnsetType = UNSET
    seed: str | UnsetType = UNSET


class Illegal(Struct, frozen=True, tag_field="type", tag="illegal"):
    """The answer was no lawful move: another one may be given, once."""

    id: int
    why: str = ""
    session: str | UnsetType = UNSET


class Over(Struct, frozen=True, tag_field="type", tag="over"):
    """The game has ended; without a score it goes on, or was broken off, but not for this player."""

    score: WireScore | None = None
    session: str | UnsetType = UNSET


class Quit(Struct, frozen=True, tag_field="type", tag="quit"):
    """The program is not needed any more."""


GameLine = Hello | NewGame | Happens | Decide | Illegal | Over | Quit


class Ready(Struct, frozen=True, tag_field="type", tag="ready"):
    """A program's first line; `sessions` if it can play several games at once."""

    name: str = ""
    sessions: bool = False


class BidAnswer(Struct, frozen=True, tag_field="type", tag="bid"):
    """The cards to bid; `stood_in` if a simpler player decided."""

    id: int
    cards: Cards
    stood_in: bool | UnsetType = UNSET
    session: str | UnsetType = UNSET


class BuildAnswer(Struct, frozen=True, tag_field="type", tag="build"):
    """The robots to allocate, unit to robot."""

    id: int
    robots: dict[str, str]
    stood_in: bool | UnsetType = UNSET
    session: str | UnsetType = UNSET


class NoAnswer(Struct, frozen=True, tag_field="type", tag="error"):
    """The program could not decide."""

    id: int
    session: str | UnsetType = UNSET


BotLine = Ready | BidAnswer | BuildAnswer | NoAnswer
