"""The log of a table as the store keeps it, one entry after another: the game's events, and what people do around it.

What was ever written is read for ever: fields are only added, with defaults.

Public entries are numbered and told to everybody, less what each may not know. Sealed ones have no number; they are as
durable, and nobody else can tell that they were made.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from fzzzt.wire.daily import DailyDeal
from fzzzt.wire.events import Cards, RecordedEvent
from fzzzt.wire.faces import WireDeck
from fzzzt.wire.options import WireOptions
from fzzzt.wire.records import WireOrigin
from fzzzt.wire.sayings import Saying
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
    """Somebody a seat is kept for: the identity and the name, and whether that is an account's."""

    owner: str
    name: str
    account: bool = False


class Opened(Public, frozen=True, tag="opened"):
    """A table is opened. `host` is an identity; `kept` the people of the game before, by seat; `hints` as in terms."""

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
    hints: bool | None = None
    guided: bool = False
    origin: WireOrigin | None = None
    rated: bool = False
    group: str | None = None
    daily: DailyDeal | None = None


class Sat(Public, frozen=True, tag="sat"):
    """A person sits down, with a commitment to a nonce if the client made one."""

    seat: int
    owner: str
    name: str
    commitment: str | None
    account: bool = False


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
    """The game begins; `missing` are the seats whose nonce did not come in time.

    `versions` has those of the levels that play, where the game is rated: a level is rated as what it was.
    """

    missing: list[int]
    versions: dict[str, int] = msgspec.field(default_factory=dict)


class Happened(Public, frozen=True, tag="event"):
    """An event of the game, as in a record; `by` is the level of a bot that covered a person."""

    event: RecordedEvent
    by: str | None = None


class Away(Public, frozen=True, tag="away"):
    """A bot plays for this seat from now on; if the clock ran out, for this decision only."""

    seat: int
    why: Literal["stepped", "clock", "host"]


class Back(Public, frozen=True, tag="back"):
    """The person plays again."""

    seat: int


class Moved(Public, frozen=True, tag="moved"):
    """A seat moves to another identity: an account's, or another device's. `token` is the hash in its link."""

    seat: int
    owner: str
    token: str
    account: bool = False


class Renamed(Public, frozen=True, tag="renamed"):
    """The person at a seat goes by another name, or has an account now."""

    seat: int
    name: str
    before: str
    account: bool = False


class Slept(Public, frozen=True, tag="slept"):
    """Nobody plays here any more."""


class Woke(Public, frozen=True, tag="woke"):
    """Somebody plays again."""


class Asked(Public, frozen=True, tag="asked"):
    """Somebody without a seat asks for that of an absent person: they say it is theirs, and the cookie is lost."""

    seat: int
    owner: str
    name: str
    account: bool = False


class Declined(Public, frozen=True, tag="declined"):
    """The seat stays whose it is. `request` is the number of the entry that asked."""

    seat: int
    request: int


class Given(Public, frozen=True, tag="given"):
    """Another seated person agrees that the seat is of who has asked for it."""

    seat: int
    owner: str
    by: int
    account: bool = False


class Reclaimed(Public, frozen=True, tag="reclaimed"):
    """Whose seat it was takes it back."""

    seat: int
    account: bool = False


class Ending(Public, frozen=True, tag="ending"):
    """A seat agrees to end the table, or does no more."""

    seat: int
    on: bool


class Chat(Public, frozen=True, tag="chat"):
    """Table talk, of a seat or of a spectator."""

    seat: int | None
    name: str
    text: str
    owner: str | None = None
    """The identity of a spectator; a seat has its own."""


class Silenced(Public, frozen=True, tag="silenced"):
    """The host switches a seat's chat off or on; null: the spectators'."""

    seat: int | None
    on: bool


class Ended(Public, frozen=True, tag="ended"):
    """The table is ended before the game is."""

    why: Literal["host", "idle", "agreed"]


class Forgotten(Public, frozen=True, tag="forgotten"):
    """Somebody has deleted all that was theirs: names and words of theirs are gone from the lines before.

    A bot goes on at their `seats`.
    """

    seats: list[int]


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


class Hinted(OfSeat, frozen=True, tag="hinted"):
    """A seat was told what a strong player would do, when so many events had happened."""

    place: int
    sayings: tuple[Saying, ...]


_BeforeTheGame = Opened | Sat | Left | Filled | Starting | Nonce | Started
_Seats = Away | Back | Moved | Renamed | Slept | Woke | Asked | Declined | Given | Reclaimed | Forgotten
PublicEntry = _BeforeTheGame | Happened | _Seats | Chat | Silenced | Ending | Ended | Rematched
SealedEntry = Secret | Prepared | Built | Auto | Muted | Passed | Graced | Hinted
Entry = PublicEntry | SealedEntry

BESIDE_THE_GAME = (Away, Renamed, Ending, Chat, Prepared, Auto, Muted, Passed, Hinted)
OF_THE_HOST = (Filled, Silenced)
"""What people may do without end beside the game, and what therefore has a bound: by seat, or for the host."""

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def written(entry: Entry) -> str:
    """An entry as it stands in the log."""
    return _encoder.encode(entry).decode()


def read(body: str) -> Entry:
    """An entry from the log."""
    return _decoder.decode(body)
