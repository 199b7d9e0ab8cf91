"""Live tables as they travel: their state, and the messages of the server. docs/live.md is the protocol."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from fzzzt.wire.events import Cards
from fzzzt.wire.faces import WireFace
from fzzzt.wire.options import WireOptions
from fzzzt.wire.shape import Shape
from fzzzt.wire.terms import Clock
from fzzzt.wire.told import AnyTold
from fzzzt.wire.views import WireView

if TYPE_CHECKING:
    from collections.abc import Iterable

TablePhase = Literal["open", "starting", "playing", "over", "ended"]
SeatState = Literal["free", "kept", "person", "bot", "away"]


class Chair(Shape, frozen=True):
    """A seat and who is there. `left_ms` is what was left on its clock at `since`; null without, or if it stands."""

    name: str
    state: SeatState
    bot: str | None
    left_ms: int | None
    since: int | None


class TableState(Shape, frozen=True):
    """The table around the game, the same for everybody."""

    id: str
    phase: TablePhase
    options: WireOptions
    deck: str
    public: bool
    cover: str
    host: int | None
    commitment: str
    silenced: tuple[int | None, ...]
    previous: str | None
    next: str | None
    clock: Clock
    seats: tuple[Chair, ...]


class You(Shape, frozen=True):
    """What somebody alone gets: the own seat, what is sealed there, and the own clock, exactly."""

    seat: int | None
    host: bool
    prepared: Cards | None = None
    auto: bool = False
    muted: tuple[int | None, ...] = ()
    left_ms: int | None = None
    since: int | None = None


class ServerMessage(Shape, frozen=True, tag_field="type"):
    """Any message of the server's. `seq` is always the number of the newest entry."""


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    """The first message, with all entries after those that the client has."""

    seq: int
    now: int
    you: You
    table: TableState
    view: WireView | None
    cards: dict[str, WireFace]
    entries: tuple[AnyTold, ...]


class NewEntries(ServerMessage, frozen=True, tag="entries"):
    """Something has happened."""

    seq: int
    you: You
    table: TableState
    view: WireView | None
    entries: tuple[AnyTold, ...]


class OwnNews(ServerMessage, frozen=True, tag="you"):
    """Something has changed that is nobody else's business."""

    seq: int
    you: You
    view: WireView | None


class Bye(ServerMessage, frozen=True, tag="bye"):
    """The server closes the connection: connect again."""

    reason: str
    seq: int


class Done(ServerMessage, frozen=True, tag="ok"):
    """The answer to a message that was accepted."""

    id: str
    seq: int


class NotDone(ServerMessage, frozen=True, tag="error"):
    """The answer to a message that was not. There may be more fields, by the code."""

    id: str | None
    code: str
    message: str
    seq: int


AnyServerMessage = Welcome | NewEntries | OwnNews | Bye | Done | NotDone


class ListedSeat(Shape, frozen=True):
    """A seat of a table in a list."""

    name: str
    state: SeatState


class About(Shape, frozen=True):
    """What a list says of a table; the store keeps it beside the log."""

    options: WireOptions
    deck: str
    clock: Clock
    seats: tuple[ListedSeat, ...]
    next: str | None


encode = msgspec.json.Encoder().encode


def told_entries(seq: int, you: You, view: bytes, entries: Iterable[bytes], table: bytes) -> bytes:
    """A `NewEntries` of which most is written already, once for all who get the same."""
    told = (b'{"type":"entries","seq":%d,"you":' % seq, encode(you), b',"view":', view, b',"entries":[')
    return b"".join((*told, b",".join(entries), b'],"table":', table, b"}"))


def told_alone(seq: int, you: You, view: bytes) -> bytes:
    """An `OwnNews` of which the view is written already."""
    return b"".join((b'{"type":"you","seq":%d,"you":' % seq, encode(you), b',"view":', view, b"}"))
