"""The lines of the bot protocol. docs/bots.md describes it; `session` is there where a program plays several games."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from fzzzt.engine import Bid, Build, Phase, Score
from fzzzt.wire.events import AnyWireEvent, Cards
from fzzzt.wire.faces import WireFace
from fzzzt.wire.options import WireOptions
from fzzzt.wire.shape import Shape
from fzzzt.wire.views import WireView

PROTOCOL = 1


class BotLine(Shape, frozen=True, tag_field="type"):
    """Any line."""


class Hello(BotLine, frozen=True, tag="hello"):
    """The game: the first line."""

    protocol: int = PROTOCOL


class GameBegins(BotLine, frozen=True, tag="game"):
    """The game: a seat in a new game, and every face in it. `level` is the player that is wanted, if it matters."""

    seat: int
    options: WireOptions
    cards: dict[str, WireFace]
    session: str | UnsetType = UNSET
    level: str | UnsetType = UNSET


class EventHappens(BotLine, frozen=True, tag="event"):
    """The game: an event, less what the seat may not know."""

    event: AnyWireEvent
    session: str | UnsetType = UNSET


class DecisionDue(BotLine, frozen=True, tag="decide"):
    """The game: a decision is due. `seed` is what chance is to be made of, if it matters."""

    id: int
    what: Phase
    view: WireView
    time_ms: float | None = None
    session: str | UnsetType = UNSET
    seed: str | UnsetType = UNSET


class NotLawful(BotLine, frozen=True, tag="illegal"):
    """The game: the answer was not lawful; another is due."""

    id: int
    why: str
    session: str | UnsetType = UNSET


class GameEnds(BotLine, frozen=True, tag="over"):
    """The game: it has ended; without a score it goes on, or was broken off, but not for this player."""

    score: Score | None = None
    session: str | UnsetType = UNSET


class Quit(BotLine, frozen=True, tag="quit"):
    """The game: the last line."""


LineOfTheGame = Hello | GameBegins | EventHappens | DecisionDue | NotLawful | GameEnds | Quit


class Ready(BotLine, frozen=True, tag="ready"):
    """The bot: its name, and whether it holds sessions."""

    name: str
    sessions: bool = False


class BidAnswer(BotLine, frozen=True, tag="bid"):
    """The bot: a bid. `stood_in`: another player made it, since this one is not ready yet."""

    id: int
    cards: Cards
    stood_in: bool | UnsetType = UNSET
    session: str | UnsetType = UNSET


class BuildAnswer(BotLine, frozen=True, tag="build"):
    """The bot: a build."""

    id: int
    robots: dict[str, str]
    stood_in: bool | UnsetType = UNSET
    session: str | UnsetType = UNSET


class CannotDecide(BotLine, frozen=True, tag="error"):
    """The bot: there will be no answer."""

    id: int
    session: str | UnsetType = UNSET


def move_answer(move: Bid | Build, number: int) -> BidAnswer | BuildAnswer:
    """The answer to a question."""
    if isinstance(move, Bid):
        return BidAnswer(number, tuple(move.cards))
    return BuildAnswer(number, dict(move.robots))


_decoder: msgspec.json.Decoder[LineOfTheGame] = msgspec.json.Decoder(LineOfTheGame)


def read_line(line: str | bytes) -> LineOfTheGame:
    """What the game says; `ValueError` if it is not understood."""
    return _decoder.decode(line)


class _Asked(Shape, frozen=True):
    type: str
    id: int
    session: str | UnsetType = UNSET


def no_answer(line: str | bytes) -> CannotDecide | None:
    """What to say to a question that could not be dealt with, so that nobody waits; None if it is no question."""
    try:
        asked = msgspec.json.decode(line, type=_Asked)
    except (ValueError, RecursionError):
        return None
    return CannotDecide(asked.id, asked.session) if asked.type in ("decide", "illegal") else None
