"""What is sent to the API and what it answers."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, UnsetType, field

from fzzzt.engine import SeatScore
from fzzzt.engine.options import MOST_PLAYERS
from fzzzt.wire.events import AnyWireEvent, Cards
from fzzzt.wire.faces import WireFace
from fzzzt.wire.options import WireOptions
from fzzzt.wire.sayings import Saying
from fzzzt.wire.shape import Shape
from fzzzt.wire.tables import About, TablePhase, TableState
from fzzzt.wire.views import WireView

LONGEST_NAME = 30
MOST_PEOPLE = MOST_PLAYERS
"""At one device."""

SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
PersonName = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
CardId = Annotated[str, Meta(max_length=60)]
Robots = Annotated[list[CardId], Meta(max_length=80)]


class Name(Shape, frozen=True, forbid_unknown_fields=True):
    """What a guest wants to be called."""

    name: PersonName


class SeatWish(Shape, frozen=True, forbid_unknown_fields=True):
    """Where a guest wants to sit (the first free seat if not said), and the commitment to its nonce.

    `person` and `name` are for several people at one device.
    """

    seat: SeatNumber | None = None
    commitment: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")] | None = None
    person: Annotated[int, Meta(ge=1, le=MOST_PEOPLE)] | None = None
    name: PersonName | None = None


class Claim(Shape, frozen=True, forbid_unknown_fields=True):
    """The token of a private link."""

    token: Annotated[str, Meta(min_length=1, max_length=200)]


class Nothing(Shape, frozen=True, forbid_unknown_fields=True):
    """Nothing more needs to be said."""


class Me(Shape, frozen=True):
    """Who one is. `new`: nobody has chosen this name yet. `account`: else one is a guest, known by the cookie alone."""

    name: str
    new: bool
    account: bool = False


class Bot(Shape, frozen=True):
    """A level of play. One that is not ready yet plays as `mechanic` until it is; without all that it needs, always."""

    name: str
    character: str
    ready: bool
    complete: bool


class Listed(About, frozen=True, kw_only=True):
    """A table in a list."""

    id: TableId
    phase: TablePhase
    updated: int


class Mine(Listed, frozen=True, kw_only=True):
    """A table of one's own."""

    seat: SeatNumber
    your_turn: bool


class NewTable(Shape, frozen=True):
    """A new table, and the address to invite people to."""

    id: TableId
    url: str


class Seated(Shape, frozen=True):
    """The seat one has."""

    seat: SeatNumber


class Link(Shape, frozen=True):
    """A private link that moves a seat, also as a QR code (SVG)."""

    url: str
    token: str
    qr: str


class TablePage(Shape, frozen=True):
    """A table as a spectator sees it."""

    table: TableState
    view: WireView | None
    seq: int


class Totals(Shape, frozen=True):
    """What everybody would score if the game ended after so many entries, from what all have seen."""

    totals: tuple[int, ...]
    seq: int


class Replaying(Shape, frozen=True, forbid_unknown_fields=True):
    """A record to be shown, and through whose eyes: a seat's number, `spectator` or `all`.

    What is false in the record is told with its place, so it may be anything here.
    """

    record: Any
    seat: Annotated[str, Meta(max_length=20)] = "spectator"


class ReplayedSeat(Shape, frozen=True):
    """Who sat at a seat: a person, or a bot of this level or program."""

    name: str
    bot: str | None


class ReplayStep(Shape, frozen=True):
    """What happened, and the table then. `hands` are there if all cards lie open, `totals` after each auction."""

    events: tuple[AnyWireEvent, ...]
    sayings: tuple[Saying, ...]
    view: WireView
    hands: tuple[Cards, ...] | UnsetType = UNSET
    totals: tuple[int, ...] | UnsetType = UNSET


class Replay(Shape, frozen=True):
    """A game step by step."""

    options: WireOptions
    seats: tuple[ReplayedSeat, ...]
    finished: bool
    cards: dict[str, WireFace]
    steps: tuple[ReplayStep, ...]


class Holding(Shape, frozen=True, forbid_unknown_fields=True):
    """What a player has at the end: robots and Fzzzts, those on units apart, and units with what lies on them."""

    cards: Robots = field(default_factory=list)
    units: Annotated[dict[CardId, Robots], Meta(max_length=20)] = field(default_factory=dict)

    @property
    def all(self) -> list[str]:
        """Every card, units too."""
        return [*self.cards, *self.units, *(robot for robots in self.units.values() for robot in robots)]


class Pad(Shape, frozen=True, forbid_unknown_fields=True):
    """The holdings of one to six players."""

    seats: Annotated[list[Holding], Meta(min_length=1, max_length=6)]


class Sheet(Shape, frozen=True):
    """Everybody's score, as it stands in a record, who has won, and what is said of that."""

    seats: tuple[SeatScore, ...]
    winners: tuple[int, ...]
    sayings: tuple[Saying, ...]


class Health(Shape, frozen=True):
    """Whether the server can do its work."""

    service: str
    version: str
    healthy: bool
