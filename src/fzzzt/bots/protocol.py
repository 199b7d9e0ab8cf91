"""The bot protocol (docs/bots.md) on paper: its lines and messages, which answers are lawful, and what can go wrong."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec

from fzzzt.bots.player import is_legal, why_illegal
from fzzzt.engine import Bid, Build, redact
from fzzzt.wire.bots import BidAnswer, BuildAnswer, DecisionDue, EventHappens, GameBegins, GameEnds
from fzzzt.wire.events import told_event_of
from fzzzt.wire.faces import faces_of
from fzzzt.wire.options import options_of
from fzzzt.wire.views import view_of

if TYPE_CHECKING:
    from fzzzt.engine import Deck, Event, Options, Score, View
    from fzzzt.wire.bots import BotLine

Json = dict[str, Any]
"""What a program says, whatever it is."""

_MOST_SHOWN = 120
LONGEST_LINE = 16_384
"""Of a program, in bytes. An answer has a few hundred at most."""

FAULTS = {
    "start": "could not be started, or was not ready in time",
    "late": "no lawful answer within twice the time",
    "illegal": "an answer that is no lawful move",
    "error": "it said that it could not decide",
    "rubbish": "a line that is no message of the protocol",
    "twice": "an answer to a question that was settled",
    "stray": "an answer to a question that was never asked",
    "flood": "too many useless lines, or one too long: it was stopped",
    "deaf": "too many lines left unread: it was stopped",
    "hung": "not a sound at several questions in a row: it was stopped",
    "died": "it ended, or closed its output",
    "absent": "a decision made without it, since it had failed too often in this game",
}
"""What is counted, by kind."""
HARMLESS = ("illegal", "error")
"""Faults of a player, not of its program: that is well, and can be asked again."""


class Failure(Exception):
    """A decision did not come; `kind` is the kind of fault, `detail` what was seen of it, in a sentence's rest."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(kind)
        self.kind = kind
        self.detail = detail


def line_of(message: BotLine) -> bytes:
    """A message as it is sent."""
    return msgspec.json.encode(message) + b"\n"


def parsed(line: bytes) -> Json | None:
    """The message in a line, if there is one."""
    try:
        message = json.loads(line.decode())
    except (ValueError, RecursionError):
        return None
    return message if isinstance(message, dict) else None


def game_message(seat: int, options: Options, faces: Deck) -> GameBegins:
    """A new game, and a seat in it."""
    return GameBegins(seat, options_of(options), faces_of(faces, options))


def event_message(event: Event, seat: int) -> EventHappens:
    """An event, less what a seat may not know, should that still be in it."""
    return EventHappens(told_event_of(redact(event, seat)))


def question_of(view: View, number: int, seconds: float) -> DecisionDue:
    """A decision is due, within so many seconds."""
    return DecisionDue(number, view.phase, view_of(view), max(1, round(seconds * 1000)))


def over_message(score: Score | None) -> GameEnds:
    """The game has ended; without a score it goes on, or was broken off, but not for this player."""
    return GameEnds(score)


def judged(view: View, answer: Json) -> Bid | Build:
    """The move in an answer; `ValueError` says why it is not a lawful one."""
    move = _move_of(view, answer)
    if is_legal(view, move):
        return move
    raise why_illegal(view, move)


def _move_of(view: View, answer: Json) -> Bid | Build:
    if answer.get("type") != view.phase:
        raise ValueError(f"the answer must have the type {view.phase!r}, not {answer.get('type')!r}")
    try:
        if view.phase == "build":
            return Build(view.seat, msgspec.convert(answer, BuildAnswer).robots)
        return Bid(view.seat, msgspec.convert(answer, BidAnswer).cards)
    except msgspec.ValidationError:
        wanted = "robots must be an object that tells the robot for each unit"
        part = "robots" if view.phase == "build" else "cards"
        raise ValueError(
            f"{wanted if view.phase == 'build' else 'cards must be a list of card ids'}, not {shown(answer.get(part))}"
        ) from None


def shown(value: object) -> str:
    """What a program said, as JSON again, if it is long only the beginning of it."""
    text = json.dumps(value)
    return text if len(text) <= _MOST_SHOWN else text[:_MOST_SHOWN] + " …"
