"""The bot protocol (docs/bots.md) on paper: its lines and messages, which answers are lawful, and what can go wrong."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from fzzzt.bots.player import is_legal, why_illegal
from fzzzt.engine import Bid, Build, redact
from fzzzt.record import feed_json

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fzzzt.engine import Deck, Event, Options, Score, View

Json = dict[str, Any]

PROTOCOL = 1
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


def line_of(message: Json) -> bytes:
    """A message as it is sent."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def parsed(line: bytes) -> Json | None:
    """The message in a line, if there is one."""
    try:
        message = json.loads(line.decode())
    except (ValueError, RecursionError):
        return None
    return message if isinstance(message, dict) else None


def game_message(seat: int, options: Options, faces: Deck) -> Json:
    """A new game, and a seat in it."""
    return {"type": "game", "seat": seat, "options": options.to_json(), "cards": cards_json(faces, options)}


def cards_json(faces: Deck, options: Options) -> Json:
    """Every face of a game."""
    return {card: face.to_json() for card, face in faces.faces(options).items()}


def event_message(event: Event, seat: int) -> Json:
    """An event, less what a seat may not know, should that still be in it."""
    return {"type": "event", "event": feed_json(redact(event, seat))}


def question_of(view: View, number: int, seconds: float) -> Json:
    """A decision is due, within so many seconds."""
    question = {"type": "decide", "id": number, "what": view.phase, "view": view.to_json()}
    return {**question, "time_ms": max(1, round(seconds * 1000))}


def over_message(score: Score | None) -> Json:
    """The game has ended; without a score it goes on, or was broken off, but not for this player."""
    return {"type": "over", "score": score and score.to_json()}


def move_message(move: Bid | Build, number: int) -> Json:
    """The answer to a question."""
    if isinstance(move, Bid):
        return {"type": "bid", "id": number, "cards": list(move.cards)}
    return {"type": "build", "id": number, "robots": dict(move.robots)}


def judged(view: View, answer: Mapping[str, object]) -> Bid | Build:
    """The move in an answer; `ValueError` says why it is not a lawful one."""
    move = _move_of(view, answer)
    if is_legal(view, move):
        return move
    raise why_illegal(view, move)


def _move_of(view: View, answer: Mapping[str, object]) -> Bid | Build:
    if answer.get("type") != view.phase:
        raise ValueError(f"the answer must have the type {view.phase!r}, not {answer.get('type')!r}")
    if view.phase == "build":
        robots = answer.get("robots")
        if not isinstance(robots, dict) or not all(isinstance(card, str) for card in robots.values()):
            raise ValueError("robots must be an object that tells the robot for each unit")
        return Build(view.legal_builds().seat, robots)
    cards = answer.get("cards")
    if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
        raise ValueError("cards must be a list of card ids")
    return Bid(view.legal_bids().seat, tuple(cards))
