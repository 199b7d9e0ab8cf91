"""The other end of the bot protocol: one of our players as a program that others talk to. docs/bots.md describes it."""

from __future__ import annotations

import secrets
import sys
from functools import lru_cache
from random import Random
from typing import IO, TYPE_CHECKING

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from fzzzt.bots.guarded import GuardedPlayer
from fzzzt.bots.levels import installed_player
from fzzzt.bots.player import Beginner, Finisher, Observer, default_move
from fzzzt.bots.playing import bot_rng
from fzzzt.bots.protocol import line_of
from fzzzt.engine import Deck, Score
from fzzzt.wire.bots import (
    DecisionDue,
    EventHappens,
    GameBegins,
    GameEnds,
    Hello,
    NotLawful,
    Quit,
    Ready,
    move_answer,
    no_answer,
    read_line,
)
from fzzzt.wire.faces import WireFace, deck_in_play, faces_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from fzzzt.bots.player import Player
    from fzzzt.engine import Options, View
    from fzzzt.wire.bots import BidAnswer, BotLine, BuildAnswer, LineOfTheGame

_ANY = (Exception, SystemExit)
"""Whatever a player may raise."""
_DECKS_KEPT = 32


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
        answer: BotLine | None
        try:
            message = read_line(line)
            if isinstance(message, Quit):
                return
            answer = service.answer(message)
        except _ANY as error:
            print(f"fzzzt bot: passed over {line[:200]!r}: {error!r}", file=log or sys.stderr, flush=True)
            answer = no_answer(line)
        if answer is not None:
            stdout.write(line_of(answer).decode())
            stdout.flush()


class _Service:
    """A program's sessions; the game of one who knows nothing of sessions is that without a name."""

    def __init__(self, make: Callable[[], Player], name: str, seed: str) -> None:
        self._make, self._name, self._seed = make, name, seed
        self._player = make()
        """Plays all games without a session, one after another."""
        self._games = 0
        self._sessions: dict[object, _Session] = {}

    def answer(self, message: LineOfTheGame) -> BotLine | None:
        """What to say to a message."""
        match message:
            case Hello():
                return Ready(self._name, sessions=True)
            case GameBegins(session=session):
                self._sessions.pop(session, None)
                self._sessions[session] = self._opened(message)
            case GameEnds(score=score, session=session):
                self._sessions.pop(session).finish(score)
            case EventHappens(session=session) | DecisionDue(session=session) | NotLawful(session=session):
                answer = self._sessions[session].answer(message)
                return None if answer is None else replace(answer, session=session)
        return None

    def _opened(self, game: GameBegins) -> _Session:
        rng = bot_rng(f"{self._seed}/{self._games}", game.seat)
        self._games += 1
        if game.level:
            return _Session(game, installed_player(game.level), rng)
        return _Session(game, self._player if game.session is UNSET else self._make(), rng)


class _Session:
    """A player, and its seat in one game."""

    def __init__(self, game: GameBegins, player: Player, rng: Random) -> None:
        self._options = game.options.options()
        self._faces = _deck(game.cards, self._options)
        # What a player does wrong is for whoever asked to judge and to count.
        self._player = player.player if isinstance(player, GuardedPlayer) else player
        self._rng = rng
        self._view: View | None = None
        if isinstance(self._player, Beginner):
            self._player.begin(game.seat, self._options, self._faces)

    def answer(self, message: EventHappens | DecisionDue | NotLawful) -> BidAnswer | BuildAnswer | None:
        """What to say to a message about this game."""
        match message:
            case EventHappens(event=event):
                if isinstance(self._player, Observer):
                    self._player.observe(event.event())
                return None
            case DecisionDue():
                return self._decided(message)
            case NotLawful(id=number):
                if self._view is None:
                    raise ValueError("nothing was asked that could be answered otherwise")
                return move_answer(default_move(self._view), number)

    def _decided(self, question: DecisionDue) -> BidAnswer | BuildAnswer:
        view = self._view = question.view.asked_view(self._options, self._faces)
        limit = None if question.time_ms is None else question.time_ms / 1000
        rng = self._rng if question.seed is UNSET else Random(question.seed)
        before = getattr(self._player, "stands_in", 0)
        answer = move_answer(self._player.decide(view, limit, rng), question.id)
        return replace(answer, stood_in=True) if getattr(self._player, "stands_in", 0) > before else answer

    def finish(self, score: Score | None) -> None:
        """The game is over; without a score it was broken off."""
        if isinstance(self._player, Finisher) and score is not None:
            self._player.finish(score)


def _deck(cards: dict[str, WireFace], options: Options) -> Deck:
    """The deck of a game: one object for all games with the same, since players remember what they found out of it."""
    standard = Deck.standard()
    return standard if cards == faces_of(standard, options) else _house_deck(msgspec.json.encode(cards))


@lru_cache(_DECKS_KEPT)
def _house_deck(cards: bytes) -> Deck:
    return deck_in_play(msgspec.json.decode(cards, type=dict[str, WireFace]))
