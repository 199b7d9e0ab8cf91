"""Entries of a table as they are told, less what a reader may not know: identities stay in the log (log.py)."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from fzzzt.wire.events import AnyWireEvent
from fzzzt.wire.sayings import Saying
from fzzzt.wire.shape import Shape


class Told(Shape, frozen=True, tag_field="type"):
    """Any entry: its number, when it happened, in ms since the epoch, and what there is to say of it."""

    seq: int
    at: int
    sayings: tuple[Saying, ...]


class ToldOpened(Told, frozen=True, tag="opened"):
    """The table was opened; for a rematch, after the game at another."""

    previous: str | None = None


class ToldSat(Told, frozen=True, tag="sat"):
    """A person sits down, and commits to a nonce perhaps."""

    seat: int
    name: str
    commitment: str | None = None


class ToldLeft(Told, frozen=True, tag="left"):
    """A person gets up before the game."""

    seat: int


class ToldFilled(Told, frozen=True, tag="filled"):
    """A bot of this level sits down on a free seat, or is taken away again."""

    seat: int
    bot: str | None


class ToldStarting(Told, frozen=True, tag="starting"):
    """All seats are taken: nonces are revealed until then."""

    until: int


class ToldNonce(Told, frozen=True, tag="nonce"):
    """A seat reveals its nonce."""

    seat: int
    nonce: str


class ToldStarted(Told, frozen=True, tag="started"):
    """The game begins; `missing` are the seats whose nonce did not come in time."""

    missing: tuple[int, ...]


class ToldEvent(Told, frozen=True, tag="event"):
    """An event of the game; `by` is the level of a bot that covered a person."""

    event: AnyWireEvent
    by: str | UnsetType = UNSET


class ToldAway(Told, frozen=True, tag="away"):
    """A bot plays for this seat from now on."""

    seat: int
    why: Literal["stepped", "clock", "host"]


class ToldBack(Told, frozen=True, tag="back"):
    """The person plays again."""

    seat: int


class ToldMoved(Told, frozen=True, tag="moved"):
    """A seat moves to another device."""

    seat: int


class ToldChat(Told, frozen=True, tag="chat"):
    """Table talk, of a seat or of a spectator; without text to those who do not want to see it."""

    seat: int | None
    name: str
    text: str | None


class ToldSilenced(Told, frozen=True, tag="silenced"):
    """The host switches a seat's chat off or on; null: the spectators'."""

    seat: int | None
    on: bool


class ToldEnded(Told, frozen=True, tag="ended"):
    """The table is ended before the game is."""

    why: Literal["host", "idle"]


class ToldRematch(Told, frozen=True, tag="rematch"):
    """The same people go on at another table."""

    table: str


AnyTold = (
    ToldOpened
    | ToldSat
    | ToldLeft
    | ToldFilled
    | ToldStarting
    | ToldNonce
    | ToldStarted
    | ToldEvent
    | ToldAway
    | ToldBack
    | ToldMoved
    | ToldChat
    | ToldSilenced
    | ToldEnded
    | ToldRematch
)
