"""The other end of the bot protocol: one of our players as a program that others talk to. docs/bots.md describes it."""

from __future__ import annotations

import json
import secrets
import sys
from random import Random
from typing import IO, TYPE_CHECKING, Any

import msgspec

from fzzzt.bots.player import Guest, Observer, default_move
from fzzzt.bots.playing import bot_rng
from fzzzt.engine import Bid, Build, Deck, Options, View
from fzzzt.wire.events import read_event
from fzzzt.wire.faces import WireFace, deck_in_play
from fzzzt.wire.options import WireOptions
from fzzzt.wire.scores import WireScore
from fzzzt.wire.views import WireView

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fzzzt.bots.player import Player

Json = dict[str, Any]


def serve_bot(
    player: Player,
    stdin: Iterable[str | bytes],
    stdout: IO[str],
    *,
    name: str = "fzzzt",
    seed: str | None = None,
    log: IO[str] | None = None,
) -> None:
    """Answer every line of the input until it ends or says quit. What is not understood is told on the log.

    In its game number n, from 0, the player gets the random source that it would have in a game seeded "seed/n".
    """
    service = _Service(player, name, secrets.token_hex(8) if seed is None else seed)
    for line in stdin:
        if not line.strip():
            continue
        try:
            message = json.loads(line)
            if message["type"] == "quit":
                return
            answer = service.answer(message)
        except Exception as error:
            print(f"fzzzt bot: passed over {line[:200]!r}: {error!r}", file=log or sys.stderr, flush=True)
            continue
        if answer is not None:
            stdout.write(json.dumps(answer, separators=(",", ":")) + "\n")
            stdout.flush()


class _Service:
    """A player, and the game it is in."""

    def __init__(self, player: Player, name: str, seed: str) -> None:
        self.player, self.name, self.seed = player, name, seed
        self.games = 0
        self.options, self.faces = Options(2), Deck.standard()
        self.rng = Random()
        self.view: View | None = None

    def answer(self, message: Json) -> Json | None:
        """What to say to a message."""
        match message["type"]:
            case "hello":
                return {"type": "ready", "name": self.name}
            case "game":
                self._begin(message)
            case "event":
                if isinstance(self.player, Observer):
                    self.player.observe(read_event(message["event"]))
            case "decide":
                self.view = msgspec.convert(message["view"], WireView).asked_view(self.options, self.faces)
                limit = message.get("time_ms")
                return _move_json(message, self.player.decide(self.view, limit and limit / 1000, self.rng))
            case "illegal" if self.view is not None:
                return _move_json(message, default_move(self.view))
            case "over":
                if isinstance(self.player, Guest):
                    self.player.finish(msgspec.convert(message["score"], WireScore).score())
            case other:
                raise ValueError(f"no message of type {other!r} is due")
        return None

    def _begin(self, message: Json) -> None:
        self.options = msgspec.convert(message["options"], WireOptions).options()
        self.faces = deck_in_play(msgspec.convert(message["cards"], dict[str, WireFace]))
        self.rng = bot_rng(f"{self.seed}/{self.games}", message["seat"])
        self.view = None
        self.games += 1
        if isinstance(self.player, Guest):
            self.player.begin(message["seat"], self.options, self.faces)


def _move_json(message: Json, move: Bid | Build) -> Json:
    if isinstance(move, Bid):
        return {"type": "bid", "id": message["id"], "cards": list(move.cards)}
    return {"type": "build", "id": message["id"], "robots": dict(move.robots)}
