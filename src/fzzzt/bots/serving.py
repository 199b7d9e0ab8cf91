"""The other end of the bot protocol: one of our players as a program that others talk to. docs/bots.md describes it."""

from __future__ import annotations

import json
import secrets
import sys
from functools import lru_cache
from random import Random
from typing import IO, TYPE_CHECKING

from fzzzt.bots.guarded import GuardedPlayer
from fzzzt.bots.levels import installed_player
from fzzzt.bots.player import GameObserver, Observer, default_move
from fzzzt.bots.playing import bot_rng
from fzzzt.bots.protocol import Json, cards_json, move_message
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
    from collections.abc import Callable, Iterable

    from fzzzt.bots.player import Player

_ANY = (Exception, SystemExit)
"""Whatever a player may raise."""
_DECKS_KEPT = 32
_FACE = ("kind", "power", "points", "speed", "symbols", "count", "number", "grade")


def serve_bot(
    make: Callable[[], Player],
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
    service = _Service(make, name, secrets.token_hex(8) if seed is None else seed)
    for line in stdin:
        if not line.strip():
            continue
        message: Json = {}
        try:
            message = json.loads(line)
            if message["type"] == "quit":
                return
            answer = service.answer(message)
        except _ANY as error:
            print(f"fzzzt bot: passed over {line[:200]!r}: {error!r}", file=log or sys.stderr, flush=True)
            answer = _confession(message)
        if answer is not None:
            stdout.write(answer)
            stdout.flush()


def _confession(message: Json) -> str | None:
    """What to say to a question that could not be dealt with: nobody need wait for an answer."""
    match message:
        case {"type": "decide" | "illegal", "id": int(number)}:
            return _answer_line(message, {"type": "error", "id": number})
    return None


def _answer_line(message: Json, answer: Json) -> str:
    session = {"session": message["session"]} if "session" in message else {}
    return json.dumps({**answer, **session}, separators=(",", ":")) + "\n"


class _Service:
    """A program's sessions; the game of one who knows nothing of sessions is that without a name."""

    def __init__(self, make: Callable[[], Player], name: str, seed: str) -> None:
        self._make, self._name, self._seed = make, name, seed
        self._player = make()
        """Plays all games without a session, one after another."""
        self._games = 0
        self._sessions: dict[str | None, _Session] = {}

    def answer(self, message: Json) -> str | None:
        """What to say to a message."""
        answer = self._answer(message, message.get("session"))
        return None if answer is None else _answer_line(message, answer)

    def _answer(self, message: Json, session: str | None) -> Json | None:
        match message["type"]:
            case "hello":
                return {"type": "ready", "name": self._name, "sessions": True}
            case "game":
                self._sessions.pop(session, None)
                self._sessions[session] = self._opened(message)
            case "over":
                self._sessions.pop(session).finish(message.get("score"))
            case _:
                return self._sessions[session].answer(message)
        return None

    def _opened(self, message: Json) -> _Session:
        rng = bot_rng(f"{self._seed}/{self._games}", message["seat"])
        self._games += 1
        if level := message.get("level"):
            return _Session(message, installed_player(level), rng)
        return _Session(message, self._make() if "session" in message else self._player, rng)


class _Session:
    """A player, and its seat in one game."""

    def __init__(self, game: Json, player: Player, rng: Random) -> None:
        options = game["options"]
        self._options = Options.of(options["players"], options.get("cards"), options.get("unused_robots"))
        self._faces = _deck(game["cards"], self._options)
        # What a player does wrong is for whoever asked to judge and to count.
        self._player = player.player if isinstance(player, GuardedPlayer) else player
        self._rng = rng
        self._view: View | None = None
        if isinstance(self._player, GameObserver):
            self._player.begin(game["seat"], self._options, self._faces)

    def answer(self, message: Json) -> Json | None:
        """What to say to a message about this game."""
        match message["type"]:
            case "event":
                if isinstance(self._player, Observer):
                    self._player.observe(event_of(message["event"]))
                return None
            case "decide":
                return self._decided(message)
            case "illegal" if self._view is not None:
                return move_message(default_move(self._view), message["id"])
            case other:
                raise ValueError(f"no message of type {other!r} is due")

    def _decided(self, message: Json) -> Json:
        view = self._view = View.from_json(message["view"], self._options, self._faces)
        limit = message.get("time_ms")
        rng = Random(message["seed"]) if "seed" in message else self._rng
        before = getattr(self._player, "stands_in", 0)
        answer = move_message(self._player.decide(view, limit and limit / 1000, rng), message["id"])
        return {**answer, "stood_in": True} if getattr(self._player, "stands_in", 0) > before else answer

    def finish(self, score: Json | None) -> None:
        """The game is over; without a score it was broken off."""
        if isinstance(self._player, GameObserver) and score is not None:
            self._player.finish(score_of(score))


def _deck(cards: Json, options: Options) -> Deck:
    """The deck of a game: one object for all games with the same, since players remember what they found out of it."""
    standard = Deck.standard()
    return standard if cards == cards_json(standard, options) else _house_deck(json.dumps(cards))


@lru_cache(_DECKS_KEPT)
def _house_deck(cards: str) -> Deck:
    return deck_of(json.loads(cards))


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
