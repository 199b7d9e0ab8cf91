"""Speaking the bot protocol (docs/bots.md): its lines, which answers are lawful, and what can go wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from fzzzt.bots.player import is_legal
from fzzzt.engine import Bid, Build, redact
from fzzzt.engine.auction import bid_error
from fzzzt.engine.build import build_error
from fzzzt.wire.bot_lines import BidAnswer, BuildAnswer, Decide, Happens, NewGame, Over
from fzzzt.wire.events import pushed_event, told_event_of
from fzzzt.wire.faces import faces_of
from fzzzt.wire.options import options_of
from fzzzt.wire.scores import score_of
from fzzzt.wire.views import view_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fzzzt.engine import Deck, Event, Options, Score, View
    from fzzzt.wire.bot_lines import BotLine, GameLine

Answer = dict[str, object]
"""What a program said, which may be anything: it is judged before it is believed."""

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
    """A decision did not come; `kind` is the kind of fault."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


def line_of(message: GameLine | BotLine) -> bytes:
    """A message as it is sent."""
    return msgspec.json.encode(message) + b"\n"


def parsed(line: bytes) -> Answer | None:
    """What a program says in a line, if it is an object at all."""
    try:
        return msgspec.json.decode(line, type=Answer)
    except (ValueError, RecursionError):
        return None


def new_game(seat: int, options: Options, faces: Deck) -> NewGame:
    """A new game, and a seat in it."""
    return NewGame(seat, options_of(options), faces_of(faces, options))


def happens(event: Event, seat: int) -> Happens:
    """An event, less what a seat may not know, should that still be in it."""
    return Happens(told_event_of(redact(event, seat)))


def question_of(view: View, number: int, seconds: float) -> Decide:
    """A decision is due, within so many seconds."""
    return Decide(number, view.phase, view_of(view), max(1, round(seconds * 1000)))


def over(score: Score | None) -> Over:
    """The game has ended."""
    return Over(None if score is None else score_of(score))


def answer_of(move: Bid | Build, number: int) -> BidAnswer | BuildAnswer:
    """The answer to a question."""
    if isinstance(move, Bid):
        return BidAnswer(number, move.cards)
    return BuildAnswer(number, dict(move.robots))


def judged(view: View, answer: Mapping[str, object]) -> Bid | Build:
    """The move in an answer; `ValueError` says why it is not a lawful one."""
    if answer.get("type") != view.phase:
        raise ValueError(f"the answer must have the type {view.phase!r}, not {answer.get('type')!r}")
    move = pushed_event({**answer, "seat": view.seat})
    if isinstance(move, Bid | Build) and is_legal(view, move):
        return move
    if isinstance(move, Bid):
        raise bid_error(view.faces, move, view.hand)
    units = view.legal_builds().units
    fault = build_error(view.faces, move, view.hand, units) if isinstance(move, Build) else None
    raise fault or ValueError("not a lawful build")
