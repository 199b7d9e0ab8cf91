"""A worker of the crew (crew.py), a program of its own: a question a line on its input, a move a line on its output.

It ends with its input, even in the middle of a decision: a server that dies leaves no worker behind.
"""

from __future__ import annotations

import json
import os
import threading
from functools import lru_cache
from queue import SimpleQueue
from random import Random
from typing import IO, TYPE_CHECKING, Any

import msgspec

from fzzzt.bots.guarded import GuardedPlayer
from fzzzt.bots.levels import LEVELS, at_once, installed_player
from fzzzt.bots.player import Guest, Observer
from fzzzt.engine import Bid, Build, Deck, View
from fzzzt.engine.deckfile import deck_of_faces
from fzzzt.wire.events import read_event
from fzzzt.wire.options import WireOptions
from fzzzt.wire.views import WireView

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fzzzt.bots.player import Player

Json = dict[str, Any]

READY = b"ready\n"
"""What a worker says first, when it has loaded all it needs."""
_POLITENESS = 5
_DECKS_KEPT = 32


def main() -> None:
    """Answer questions, at a lower priority than the server's own, until there are no more."""
    if hasattr(os, "nice"):
        os.nice(_POLITENESS)
    questions, answers = _private_pipes()
    Deck.standard()
    for level in LEVELS.values():
        if level.ready is at_once:  # the others need much, and may never be asked for
            level.make()
    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(questions, lines), daemon=True).start()
    answers.write(READY)
    while True:
        answers.flush()
        answers.write(answer_line(lines.get()))


def _private_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """Our pipes, moved to where a player that prints or reads does not meet them."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    return questions, answers


def _listen(questions: Iterable[bytes], lines: SimpleQueue[bytes]) -> None:
    for line in questions:
        lines.put(line)
    os._exit(0)  # nobody is there any more, so nobody waits for what the main thread may be thinking about


def answer_line(line: bytes) -> bytes:
    """The answer to a question: the move, or the kind of fault that kept the player from one."""
    question = json.loads(line)
    try:
        answer = _decided(question)
    except Exception:
        answer = {"fault": "error"}
    return json.dumps({"id": question["id"], **answer}, separators=(",", ":")).encode() + b"\n"


def _decided(question: Json) -> Json:
    options = msgspec.convert(question["view"]["options"], WireOptions).options()
    view = msgspec.convert(question["view"], WireView).asked_view(options, _deck(question["deck"]))
    player = installed_player(question["level"])
    _tell(player, view, question["events"])
    move = player.decide(view, question["limit"], Random(question["seed"]))
    if isinstance(player, GuardedPlayer) and player.faults:
        return {"fault": next(iter(player.faults))}
    return {**_move_json(move), "stood_in": bool(getattr(player, "stands_in", 0))}


@lru_cache(_DECKS_KEPT)
def _deck(faces: str | None) -> Deck:
    """The deck of a question: the standard one, or a house deck's faces as JSON, read once for many questions."""
    return Deck.standard() if faces is None else deck_of_faces(json.loads(faces), "house")


def _tell(player: Player, view: View, events: Iterable[Json]) -> None:
    """Let a player that wants to know hear what happened so far."""
    if isinstance(player, Guest):
        player.begin(view.seat, view.options, view.faces)
    if isinstance(player, Observer):
        for event in events:
            player.observe(read_event(event))


def _move_json(move: Bid | Build) -> Json:
    if isinstance(move, Bid):
        return {"type": "bid", "cards": list(move.cards)}
    return {"type": "build", "robots": dict(move.robots)}


if __name__ == "__main__":
    main()
