"""A game record, Fzzzt!'s PGN, as it travels. docs/records.md describes it."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from fzzzt.wire.events import RecordedEvent
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
