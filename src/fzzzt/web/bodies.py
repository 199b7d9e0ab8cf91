"""What is sent to the API and what it answers, as far as it is not the table's own affair."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from fzzzt.presets import ClockChoice, Defaults, Variants
from fzzzt.web.identity import LONGEST_NAME, MOST_PEOPLE

SeatNumber = Annotated[int, Meta(ge=0, le=5)]
TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest wants to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class Sitting(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a guest wants to sit (the first free seat if not said), and the commitment to its nonce.

    `person` and `name` are for several people at one device.
    """

    seat: SeatNumber | None = None
    commitment: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")] | None = None
    person: Annotated[int, Meta(ge=1, le=MOST_PEOPLE)] | None = None
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)] | None = None


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a private link."""

    token: Annotated[str, Meta(min_length=1, max_length=200)]


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing more needs to be said."""


class Me(Struct, frozen=True):
    """Who one is. `new`: nobody has chosen this name yet."""

    name: str
    new: bool


class Bot(Struct, frozen=True):
    """A level of play, and its character in the client's language. One that is not ready yet plays as `mechanic`."""

    name: str
    character: str
    ready: bool


class Language(Struct, frozen=True):
    """A language of ours: its tag, and what it calls itself."""

    tag: str
    name: str


class Presets(Struct, frozen=True):
    """What can be chosen: ways to play by the number of players, levels (weakest first), clocks and languages."""

    variants: list[Variants]
    levels: list[Bot]
    clocks: list[ClockChoice]
    languages: list[Language]
    defaults: Defaults


class Listed(Struct, frozen=True):
    """A table in a list."""

    id: TableId
    phase: str
    updated: int
    options: dict[str, Any]
    deck: str
    clock: dict[str, Any]
    seats: list[dict[str, Any]]
    next: str | None


class Mine(Listed, frozen=True):
    """A table of one's own."""

    seat: SeatNumber
    your_turn: bool


class Opened(Struct, frozen=True):
    """A new table, and the address to invite people to."""

    id: TableId
    url: str


class Seated(Struct, frozen=True):
    """The seat one has."""

    seat: SeatNumber


class Link(Struct, frozen=True):
    """A private link that moves a seat, also as a QR code (SVG)."""

    url: str
    token: str
    qr: str


class Replaying(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be shown, and through whose eyes: a seat's number, `spectator` or `all`."""

    record: Any
    seat: Annotated[str, Meta(max_length=20)] = "spectator"


class Replay(Struct, frozen=True):
    """A game step by step."""

    options: dict[str, Any]
    seats: list[dict[str, Any]]
    finished: bool
    cards: dict[str, Any]
    steps: list[dict[str, Any]]


class Page(Struct, frozen=True):
    """A table as a spectator sees it."""

    table: dict[str, Any]
    view: dict[str, Any] | None
    seq: int


class Health(Struct, frozen=True):
    """Whether the server can do its work."""

    service: str
    version: str
    healthy: bool


class Fault(Struct, frozen=True):
    """Why something was not done. There may be more fields, by the code."""

    code: str
    message: str


class Error(Struct, frozen=True):
    """The answer to what was not done."""

    error: Fault
