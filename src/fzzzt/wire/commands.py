"""What a client can say at a table. Each message has an `id` of the client's, and is answered."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from fzzzt.engine.options import MOST_PLAYERS
from fzzzt.wire.shape import Shape
from fzzzt.wire.terms import Level

MessageId = Annotated[str, Meta(pattern="^[!-~]{1,40}$")]
CardId = Annotated[str, Meta(max_length=60)]
Cards = Annotated[list[CardId], Meta(max_length=12)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
Seq = Annotated[int, Meta(ge=0, le=2**53)]


class Message(Shape, frozen=True, tag_field="type"):
    """Any message of a client's. Keys that are not known are passed over, so that clients may be newer."""

    id: MessageId


class MakeBid(Message, frozen=True, tag="bid"):
    """Bid these cards. `seq` is the newest entry the client knew."""

    cards: Cards
    seq: Seq


class Prepare(Message, frozen=True, tag="prepare"):
    """Bid these cards when my turn comes; None: don't."""

    cards: Cards | None
    seq: Seq


class MakeBuild(Message, frozen=True, tag="build"):
    """Allocate these robots, unit to robot."""

    robots: Annotated[dict[CardId, CardId], Meta(max_length=40)]
    seq: Seq


class AskHint(Message, frozen=True, tag="hint"):
    """What would a strong player do in my place?"""

    seq: Seq


class SetAuto(Message, frozen=True, tag="auto"):
    """Bid my last card by itself, or don't."""

    on: bool


class RevealNonce(Message, frozen=True, tag="reveal"):
    """The nonce I committed to."""

    nonce: Annotated[str, Meta(max_length=128)]


class StepAway(Message, frozen=True, tag="away"):
    """Let a bot play for me."""


class ComeBack(Message, frozen=True, tag="back"):
    """Let me play again."""


class Say(Message, frozen=True, tag="chat"):
    """Table talk."""

    text: Annotated[str, Meta(max_length=2000)]


class Mute(Message, frozen=True, tag="mute"):
    """I don't want to see what this seat says; None: the spectators."""

    seat: Seat | None
    on: bool


class Silence(Message, frozen=True, tag="silence"):
    """The host: this seat cannot chat; None: the spectators."""

    seat: Seat | None
    on: bool


class Fill(Message, frozen=True, tag="fill"):
    """The host: put a bot on this seat, or take it away."""

    seat: Seat
    bot: Level | None


class Start(Message, frozen=True, tag="start"):
    """The host: start now, with bots on the free seats."""


class Replace(Message, frozen=True, tag="replace"):
    """The host: a bot plays for this absent person."""

    seat: Seat


class End(Message, frozen=True, tag="end"):
    """End the table: the host before the game, afterwards all who are present together. False: I do not want to."""

    on: bool = True


class Typing(Message, frozen=True, tag="typing"):
    """I write something, or do no more. It is not written down."""

    on: bool


class AskSeat(Message, frozen=True, tag="ask"):
    """Let me have the seat back that is mine: my cookie is lost."""

    seat: Seat


class AnswerAsker(Message, frozen=True, tag="answer"):
    """Let whoever asked for a seat have it, or not. `request` is the number of the entry that asked."""

    request: Seq
    on: bool


class Reclaim(Message, frozen=True, tag="reclaim"):
    """The seat that was given to somebody else is mine."""


class Rematch(Message, frozen=True, tag="rematch"):
    """Another game with the same people."""


class Since(Message, frozen=True, tag="since"):
    """Tell me all entries after this one again."""

    seq: Seq


_Playing = MakeBid | Prepare | MakeBuild | AskHint | SetAuto | RevealNonce | StepAway | ComeBack
_Hosting = Silence | Fill | Start | Replace | End
_Seats = AskSeat | AnswerAsker | Reclaim
Command = _Playing | _Hosting | _Seats | Say | Typing | Mute | Rematch | Since

_decoder: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)


class BadCommand(ValueError):
    """A message that cannot be understood: why, and its `id`, if it has one."""

    def __init__(self, why: str, message_id: str | None) -> None:
        super().__init__(why)
        self.message_id = message_id


def read_command(data: bytes | str) -> Command:
    """A client's message; `BadCommand` where it cannot be understood."""
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadCommand(str(error) or "not UTF-8", _id_of(data)) from None


class _Addressed(Struct):
    id: MessageId | None = None


def _id_of(data: bytes | str) -> str | None:
    try:
        return msgspec.json.decode(data, type=_Addressed).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
