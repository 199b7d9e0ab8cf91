"""The log of a table as the store keeps it, one entry after another: the game's events, and what people do around it.

What was ever written is read for ever: fields are only added, with defaults.

Public entries are numbered and told to everybody, less what each may not know. Sealed ones have no number; they are as
durable, and nobody else can tell that they were made.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from fzzzt.wire.events import Cards, RecordedEvent
from fzzzt.wire.faces import WireDeck
from fzzzt.wire.options import WireOptions
from fzzzt.wire.shape import Shape
from fzzzt.wire.terms import Clock


class Public(Shape, frozen=True, tag_field="type"):
    """An entry that everybody hears of."""


class Sealed(Shape, frozen=True, tag_field="type"):
    """An entry that has no number."""


class OfSeat(Sealed, frozen=True):
    """An entry that only its own seat hears of."""

    seat: int


class KeptFor(Shape, frozen=True):
    """Somebody a seat is kept for: the identity and the name."""

    owner: str
    name: str


class Opened(Public, frozen=True, tag="opened"):
    """A table is opened. `host` is an identity; `kept` the people of the game before, by seat."""

    options: WireOptions
    deck: WireDeck
    bots: list[str | None]
    cover: str
    public: bool
    clock: Clock
    host: str
    commitment: str
    previous: str | None = None
    kept: list[KeptFor | None] | None = None


class Sat(Public, frozen=True, tag="sat"):
    """A person sits down, with a commitment to a nonce if the client made one."""

    seat: int
    owner: str
    name: str
    commitment: str | None


class Left(Public, frozen=True, tag="left"):
    """A person gets up before the game."""

    seat: int


class Filled(Public, frozen=True, tag="filled"):
    """The host puts a bot on a free seat, or takes it away again."""

    seat: int
    bot: str | None


class Starting(Public, frozen=True, tag="starting"):
    """All seats are taken: nonces are revealed until then."""

    until: int


class Nonce(Public, frozen=True, tag="nonce"):
    """A seat reveals its nonce."""

    seat: int
    nonce: str


class Started(Public, frozen=True, tag="started"):
    """The game begins; `missing` are the seats whose nonce did not come in time."""

    missing: list[int]


class Happened(Public, frozen=True, tag="event"):
    """An event of the game, as in a record; `by` is the level of a bot that covered a person."""

    event: RecordedEvent
    by: str | None = None


class Away(Public, frozen=True, tag="away"):
    """A bot plays for this seat from now on."""

    seat: int
    why: Literal["stepped", "clock", "host"]


class Back(Public, frozen=True, tag="back"):
    """The person plays again."""

    seat: int


class Moved(Public, frozen=True, tag="moved"):
    """A seat moves to another device, which is another identity, by the link with this token (its hash)."""

    seat: int
    owner: str
    token: str


class Chat(Public, frozen=True, tag="chat"):
    """Table talk, of a seat or of a spectator."""

    seat: int | None
    name: str
    text: str


class Silenced(Public, frozen=True, tag="silenced"):
    """The host switches a seat's chat off or on; None: the spectators'."""

    seat: int | None
    on: bool


class Ended(Public, frozen=True, tag="ended"):
    """The table is ended before the game is."""

    why: Literal["host", "idle"]


class Rematched(Public, frozen=True, tag="rematch"):
    """The same people go on at another table."""

    table: str


class Secret(Sealed, frozen=True, tag="secret"):
    """The server's part of the seed; what it commits to is public from the first."""

    secret: str


class Prepared(OfSeat, frozen=True, tag="prepared"):
    """A seat's bid for when its turn comes in this auction; None: taken back."""

    cards: Cards | None


class Built(OfSeat, frozen=True, tag="built"):
    """A seat's build, before the last is in."""

    robots: dict[str, str]
    by: str | None = None


class Auto(OfSeat, frozen=True, tag="auto"):
    """Whether a seat's last card is bid by itself."""

    on: bool


class Muted(OfSeat, frozen=True, tag="muted"):
    """A seat does not want to see what another says; None: the spectators."""

    whom: int | None
    on: bool


class Passed(OfSeat, frozen=True, tag="passed"):
    """A link is made that moves a seat to another device; only the token's hash is kept."""

    token: str
    until: int


class Graced(OfSeat, frozen=True, tag="graced"):
    """A seat gets a moment more, because its clock ran out while no server was there."""


PublicEntry = (
    Opened
    | Sat
    | Left
    | Filled
    | Starting
    | Nonce
    | Started
    | Happened
    | Away
    | Back
    | Moved
    | Chat
    | Silenced
    | Ended
    | Rematched
)
SealedEntry = Secret | Prepared | Built | Auto | Muted | Passed | Graced
Entry = PublicEntry | SealedEntry

BESIDE_THE_GAME = (Away, Chat, Prepared, Auto, Muted, Passed)
OF_THE_HOUSE = (Sat, Left, Filled, Silenced)
"""What people may do without end beside the game, and what therefore has a bound: by seat, or for the whole house."""

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def written(entry: Entry) -> str:
    """An entry as it stands in the log."""
    return _encoder.encode(entry).decode()


def read(body: str) -> Entry:
    """An entry from the log."""
    return _decoder.decode(body)
