"""A game record, Fzzzt!'s PGN, as it travels. docs/records.md describes it."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from fzzzt.wire.events import AnyWireEvent
from fzzzt.wire.faces import WireDeck
from fzzzt.wire.options import WireOptions

VERSION = 1


class RecordSeat(Struct, frozen=True):
    """Who sat at a seat: a person, or a bot of this level or program."""

    name: str
    bot: str | UnsetType | None = UNSET


class WireNonce(Struct, frozen=True):
    """What a person added to the shuffles."""

    commitment: str
    nonce: str | None


class WireShuffle(Struct, frozen=True):
    """How the shuffles came about; which fields there are depends on the method. docs/shuffles.md describes it."""

    method: str
    seed: str | UnsetType = UNSET
    commitment: str | UnsetType = UNSET
    secret: str | UnsetType = UNSET
    nonces: tuple[WireNonce | None, ...] | UnsetType = UNSET


class WireRecord(Struct, frozen=True):
    """A record. There may be more keys, which are kept."""

    fzzzt: int
    game: str
    options: WireOptions
    deck: WireDeck
    seats: tuple[RecordSeat, ...]
    events: tuple[AnyWireEvent, ...]
    date: str | UnsetType = UNSET
    program: str | UnsetType = UNSET
    shuffle: WireShuffle | UnsetType = UNSET
