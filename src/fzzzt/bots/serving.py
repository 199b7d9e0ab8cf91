"""The other end of the bot protocol: one of our players as a program that others talk to. docs/bots.md describes it."""

from __future__ import annotations

import json
import secrets
import sys
from random import Random
from typing import IO, TYPE_CHECKING, Any

from fzzzt.bots.player import Guest, Observer, default_move
from fzzzt.bots.playing import bot_rng
from fzzzt.engine import (
    Award,
    Bid,
    Build,
    Card,
    Deal,
    Deck,
    Event,
    Options,
    Reveal,
    Round,
    Score,
    SealedBid,
    SeatScore,
    Setup,
    UnitScore,
    View,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fzzzt.bots.player import Player

Json = dict[str, Any]

_FACE = ("kind", "power", "points", "speed", "symbols", "count", "number", "grade")


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
                    self.player.observe(event_of(message["event"]))
            case "decide":
                self.view = View.from_json(message["view"], self.options, self.faces)
                limit = message.get("time_ms")
                return _move_json(message, self.player.decide(self.view, limit and limit / 1000, self.rng))
            case "illegal" if self.view is not None:
                return _move_json(message, default_move(self.view))
            case "over":
                if isinstance(self.player, Guest):
                    self.player.finish(score_of(message["score"]))
            case other:
                raise ValueError(f"no message of type {other!r} is due")
        return None

    def _begin(self, message: Json) -> None:
        options = message["options"]
        self.options = Options.of(options["players"], options.get("cards"), options.get("unused_robots"))
        self.faces = deck_of(message["cards"])
        self.rng = bot_rng(f"{self.seed}/{self.games}", message["seat"])
        self.view = None
        self.games += 1
        if isinstance(self.player, Guest):
            self.player.begin(message["seat"], self.options, self.faces)


def _move_json(message: Json, move: Bid | Build) -> Json:
    if isinstance(move, Bid):
        return {"type": "bid", "id": message["id"], "cards": list(move.cards)}
    return {"type": "build", "id": message["id"], "robots": dict(move.robots)}


def deck_of(cards: Json) -> Deck:
    """The deck of a game from the faces that are in it."""
    faces = [(card, face) for card, face in cards.items() if face["kind"] != "mechanic"]
    return Deck([Card(card, **{key: face[key] for key in _FACE if key in face}) for card, face in faces], "game")


def event_of(data: Json) -> Event:
    """An event from the form in which a seat is sent it."""
    match data["type"]:
        case "setup":
            return Setup(tuple(data["mechanics"]), None)
        case "round":
            return Round(data["round"], None)
        case "deal":
            return Deal(_lists(data["hands"]))
        case "reveal":
            return Reveal(tuple(data["cards"]))
        case "bid" if "cards" in data:
            return Bid(data["seat"], tuple(data["cards"]))
        case "bid":
            return SealedBid(data["seat"], data["count"])
        case "award":
            values = tuple(data["values"])
            return Award(data["card"], data["seat"], values, data["chief"], _lists(data["bids"]))
        case "build":
            return Build(data["seat"], data["robots"])
        case "score":
            return score_of(data)
        case other:
            raise ValueError(f"there is no event {other!r}")


def _lists(hands: list[list[str] | None]) -> tuple[tuple[str, ...] | None, ...]:
    return tuple(None if hand is None else tuple(hand) for hand in hands)


def score_of(data: Json) -> Score:
    return Score(tuple(_seat_score(seat) for seat in data["seats"]), tuple(data["winners"]))


def _seat_score(seat: Json) -> SeatScore:
    units = tuple(UnitScore(unit["unit"], tuple(unit["widgets"]), unit["points"]) for unit in seat["units"])
    return SeatScore(seat["base"], seat["bonus"], seat["total"], seat["robots"], units)
