"""The program that finds out what bots make of a day's deal in the person's seat, at the lowest priority.

It reads one question from its input, a line of JSON, and answers with a line for each level. The seed comes by the
input alone: what stands in a command can be read by anybody on the machine.
"""

from __future__ import annotations

import os
import sys
import threading
from typing import TYPE_CHECKING

import msgspec

from fzzzt.bots.levels import LEVELS
from fzzzt.bots.player import Beginner, Observer, Preparing
from fzzzt.daily.deal import BOTS, PERSON, bot_move, new_game
from fzzzt.daily.play import play_of, result_of
from fzzzt.dealer import Dealer
from fzzzt.engine import redact
from fzzzt.wire.daily import DailyPlay
from fzzzt.wire.shape import Shape

if TYPE_CHECKING:
    from fzzzt.engine import Game

COMMAND = (sys.executable, "-P", "-m", "fzzzt.daily.bots_program")
_POLITENESS = 19


class Question(Shape, frozen=True):
    """The seed of the deal, and the levels to be tried in the person's seat."""

    seed: str
    levels: tuple[str, ...]


class Answer(Shape, frozen=True):
    """What a level has made of it."""

    level: str
    points: int
    place: int
    play: DailyPlay


def played_by(level: str, seed: str) -> Game:
    """A day's deal as a level plays it in the person's seat."""
    game, dealer = new_game(), Dealer(seed)
    levels = [level if bot is None else bot for bot in BOTS]
    players = [LEVELS[name].make() for name in levels]
    own = players[PERSON]
    if isinstance(own, Preparing):
        own.get_ready()
    if isinstance(own, Beginner):
        own.begin(PERSON, game.options, game.faces)
    while game.to_move:
        seat = min(game.deciding, default=None)
        events = game.push(dealer.answer(game) if seat is None else bot_move(players[seat], game, seed, seat))
        if isinstance(own, Observer):
            for event in events:
                own.observe(redact(event, PERSON))
    return game


def answer(level: str, seed: str) -> Answer:
    """What a level makes of the deal of this seed."""
    log = played_by(level, seed).log
    return Answer(level, *result_of(log), play_of(log))


def main() -> None:
    """Answer one question."""
    if hasattr(os, "nice"):
        os.nice(_POLITENESS)
    question = msgspec.json.decode(sys.stdin.buffer.readline(), type=Question)
    threading.Thread(target=_listen, daemon=True).start()
    for level in question.levels:
        sys.stdout.buffer.write(msgspec.json.encode(answer(level, question.seed)) + b"\n")
        sys.stdout.buffer.flush()


def _listen() -> None:
    # Not by sys.stdin: a thread that waits in there has its lock, without which Python cannot end.
    while os.read(sys.stdin.fileno(), 1024):
        pass
    os._exit(0)  # the server is not there any more


if __name__ == "__main__":
    main()
