"""Live tables as they travel: their state, and the messages of the server. docs/live.md is the protocol."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import UNSET, UnsetType

from fzzzt.wire.daily import DailyDeal
from fzzzt.wire.events import Cards
from fzzzt.wire.faces import WireFace
from fzzzt.wire.guide import GuideStep
from fzzzt.wire.options import WireOptions
from fzzzt.wire.sayings import Saying
from fzzzt.wire.shape import Shape
from fzzzt.wire.terms import Clock
from fzzzt.wire.told import AnyTold
from fzzzt.wire.views import WireView

if TYPE_CHECKING:
    from collections.abc import Iterable

TablePhase = Literal["open", "starting", "playing", "over", "ended", "aside"]
"""`aside` stands in lists only: the server cannot follow the log of this table, which is kept as it is."""
SeatState = Literal["free", "kept", "person", "bot", "away"]
Power = Literal["fill", "start", "replace", "silence", "end", "away", "pause"]
"""What one may do at a table now besides playing. `pause` is stepping away where nobody else plays."""


class Presence(Shape, frozen=True):
    """Whether somebody is connected; else since when not (null: for longer than is known). And whether they write."""

    here: bool
    since: int | None = None
    typing: bool = False


class SeatRequest(Shape, frozen=True):
    """Somebody asks for the seat of an absent person. `id` is the number of the entry that told of it."""

    id: int
    seat: int
    name: str


class Chair(Shape, frozen=True):
    """A seat and who is there. `left_ms` is what was left on its clock at `since`; null without, or if it stands."""

    name: str
    state: SeatState
    bot: str | None
    left_ms: int | None
    since: int | None
    presence: Presence | None = None
    """Of the person whose seat it is."""
    account: bool = False
    """Whether that is an account; else a guest, whom anybody may call themselves like."""


class PlayedOn(Shape, frozen=True):
    """Where a game is played on from: the round and the auction of another game, of which so many entries tell again.

    `seat`: as that seat knew it.
    """

    events: int
    round: int
    auction: int
    seat: int | None


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
    hints: bool = False
    """Whether people may ask for hints here."""
    situation: tuple[Saying, ...] = ()
    """What is to be decided now, and by whom, to be said aloud."""
    guided: bool = False
    asleep: bool = False
    """Whether nobody plays here now: clocks of less than an hour stand, and no bot covers anybody."""
    ending: tuple[int, ...] = ()
    """The seats that have agreed to end the table."""
    requests: tuple[SeatRequest, ...] = ()
    rated: bool = False
    """Whether the game counts for the ratings."""
    unrated: bool = False
    """Whether the game counts for no rating: a seat has passed to somebody else."""
    origin: PlayedOn | UnsetType = UNSET
    daily: DailyDeal | UnsetType = UNSET


class You(Shape, frozen=True):
    """What somebody alone gets: the own seat, what is sealed there or may be, and the own clock, exactly.

    `hint` is what a strong player would do now, if one has asked; `hints` how often one has.
    """

    seat: int | None
    host: bool
    prepared: Cards | None = None
    auto: bool = False
    muted: tuple[int | None, ...] = ()
    left_ms: int | None = None
    since: int | None = None
    hint: tuple[Saying, ...] = ()
    hints: int = 0
    can_prepare: bool = False
    """Whether a bid can be laid aside for when the turn comes."""
    guide: tuple[GuideStep, ...] | UnsetType = UNSET
    """All that the guide of a first game has said so far."""
    powers: tuple[Power, ...] = ()
    covered: tuple[Saying, ...] = ()
    """What a bot has decided for this person since the last decision of their own."""
    answers: tuple[int, ...] = ()
    """The requests for a seat that this person may answer."""
    asked: int | None = None
    """The seat that this person has asked for."""
    lost: int | None = None
    """The seat that was this person's until it was given away."""
    group: str | UnsetType = UNSET
    """The group whose table this is: the key to it is for those who have a seat."""


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


class CompanyNews(ServerMessage, frozen=True, tag="presence"):
    """Somebody came, went or writes; for clients that ask for it."""

    seq: int
    you: You
    presence: tuple[Presence | None, ...]
    """By seat."""


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


AnyServerMessage = Welcome | NewEntries | OwnNews | CompanyNews | Bye | Done | NotDone


class ListedSeat(Shape, frozen=True):
    """A seat of a table in a list."""

    name: str
    state: SeatState
    account: bool = False


class About(Shape, frozen=True):
    """What a list says of a table; the store keeps it beside the log."""

    options: WireOptions
    deck: str
    clock: Clock
    seats: tuple[ListedSeat, ...]
    next: str | None
    rated: bool = False


encode = msgspec.json.Encoder().encode


def told_entries(seq: int, you: You, view: bytes, entries: Iterable[bytes], table: bytes) -> bytes:
    """A `NewEntries` of which most is written already, once for all who get the same."""
    told = (b'{"type":"entries","seq":%d,"you":' % seq, encode(you), b',"view":', view, b',"entries":[')
    return b"".join((*told, b",".join(entries), b'],"table":', table, b"}"))


def told_alone(seq: int, you: You, view: bytes) -> bytes:
    """An `OwnNews` of which the view is written already."""
    return b"".join((b'{"type":"you","seq":%d,"you":' % seq, encode(you), b',"view":', view, b"}"))
