"""A game record, Fzzzt!'s PGN, as it travels. docs/records.md describes it."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from fzzzt.wire.daily import RecordedDaily
from fzzzt.wire.events import PushedWireEvent, RecordedEvent
from fzzzt.wire.faces import WireDeck
from fzzzt.wire.options import WireOptions
from fzzzt.wire.shape import Shape

VERSION = 1


class RecordSeat(Shape, frozen=True):
    """Who sat at a seat: a person, or a bot of this level or program."""

    name: str
    bot: str | UnsetType | None = UNSET


class WireNonce(Shape, frozen=True):
    """What a person added to the shuffles."""

    commitment: str
    nonce: str | None


class WireShuffle(Shape, frozen=True):
    """How the shuffles came about; which fields there are depends on the method. docs/shuffles.md describes it."""

    method: str
    seed: str | UnsetType = UNSET
    commitment: str | UnsetType = UNSET
    secret: str | UnsetType = UNSET
    nonces: tuple[WireNonce | None, ...] | UnsetType = UNSET
    day: str | UnsetType = UNSET


class WireOrigin(Shape, frozen=True):
    """The moment of another game that a game is played on from: that game's id, and how many of its events there were.

    `events` has chance and moves of that game up to there, `players` who sat there. `seat`: as that seat knew it; what
    it had not seen is dealt anew. `shuffle` is that game's own.
    """

    game: str
    event: int
    round: int
    auction: int
    players: tuple[str, ...]
    events: tuple[PushedWireEvent, ...]
    seat: int | UnsetType = UNSET
    shuffle: WireShuffle | UnsetType = UNSET


class WireRecord(Shape, frozen=True):
    """A record. There may be more keys, which are kept."""

    fzzzt: int
    game: str
    options: WireOptions
    deck: WireDeck
    seats: tuple[RecordSeat, ...]
    events: tuple[RecordedEvent, ...]
    date: str | UnsetType = UNSET
    program: str | UnsetType = UNSET
    shuffle: WireShuffle | UnsetType = UNSET
    hints: tuple[int, ...] | UnsetType = UNSET
    """How many hints each seat has taken, where any has."""
    origin: WireOrigin | UnsetType = UNSET
    daily: RecordedDaily | UnsetType = UNSET
