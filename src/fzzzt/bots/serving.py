"""The other end of the bot protocol: one of our players as a program that others talk to. docs/bots.md describes it."""

from __future__ import annotations

import secrets
import sys
from functools import lru_cache
from random import Random
from typing import IO, TYPE_CHECKING

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from fzzzt.bots.guarded import GuardedPlayer
from fzzzt.bots.levels import installed_player
from fzzzt.bots.player import GameObserver, Observer, default_move
from fzzzt.bots.playing import bot_rng
from fzzzt.bots.protocol import answer_of, line_of
from fzzzt.engine import Deck
from fzzzt.wire.bot_lines import Decide, GameLine, Happens, Hello, Illegal, NewGame, NoAnswer, Over, Quit, Ready
from fzzzt.wire.faces import WireFace, deck_in_play, faces_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from fzzzt.bots.player import Player
    from fzzzt.engine import Options, View
    from fzzzt.wire.bot_lines import BidAnswer, BotLine, BuildAnswer
    from fzzzt.wire.scores import WireScore

_ANY = (Exception, SystemExit)
"""Whatever a player may raise."""
_DECKS_KEPT = 32

_lines: msgspec.json.Decoder[GameLine] = msgspec.json.Decoder(GameLine)


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
        try:
            message = _lines.decode(line)
            if isinstance(message, Quit):
                return
            answer = service.answer(message)
        except _ANY as error:
            print(f"fzzzt bot: passed over {line[:200]!r}: {error!r}", file=log or sys.stderr, flush=True)
            answer = _confession(line)
        if answer is not None:
            stdout.write(line_of(answer).decode())
            stdout.flush()


class _Asked(Struct):
    """A question, if it is one, whatever else is wrong with it."""

    type: str = ""
    id: int | None = None
    session: str | UnsetType = UNSET


def _confession(line: str | bytes) -> NoAnswer | None:
    """What to say to a question that could not be dealt with: nobody need wait for an answer."""
    try:
        asked = msgspec.json.decode(line, type=_Asked)
    except (ValueError, RecursionError):
        return None
    if asked.id is None or asked.type not in ("decide", "illegal"):
        return None
    return NoAnswer(asked.id, asked.session)


class _Service:
    """A program's sessions; the game of one who knows nothing of sessions is that without a name."""

    def __init__(self, make: Callable[[], Player], name: str, seed: str) -> None:
        self._make, self._name, self._seed = make, name, seed
        self._player = make()
        """Plays all games without a session, one after another."""
        self._games = 0
        self._sessions: dict[str | UnsetType, _Session] = {}

    def answer(self, message: GameLine) -> BotLine | None:
        """What to say to a message."""
        match message:
            case Hello():
                return Ready(self._name, sessions=True)
            case NewGame(session=session):
                self._sessions.pop(session, None)
                self._sessions[session] = self._opened(message)
            case Over(session=session, score=score):
                self._sessions.pop(session).finish(score)
            case Happens(session=session):
                self._sessions[session].observe(message)
            case Decide(session=session) | Illegal(session=session):
                return replace(self._sessions[session].answer(message), session=session)
            case Quit():
                pass
        return None

    def _opened(self, game: NewGame) -> _Session:
        rng = bot_rng(f"{self._seed}/{self._games}", game.seat)
        self._games += 1
        if game.level:
            return _Session(game, installed_player(game.level), rng)
        return _Session(game, self._player if game.session is UNSET else self._make(), rng)


class _Session:
    """A player, and its seat in one game."""

    def __init__(self, game: NewGame, player: Player, rng: Random) -> None:
        self._options = game.options.options()
        self._faces = _deck(game.cards, self._options)
        # What a player does wrong is for whoever asked to judge and to count.
        self._player = player.player if isinstance(player, GuardedPlayer) else player
        self._rng = rng
        self._view: View | None = None
        if isinstance(self._player, GameObserver):
            self._player.begin(game.seat, self._options, self._faces)

    def observe(self, happened: Happens) -> None:
        """Let a player that wants to know hear what happened."""
        if isinstance(self._player, Observer):
            self._player.observe(happened.event.event())

    def answer(self, question: Decide | Illegal) -> BidAnswer | BuildAnswer:
        """The player's move; what was no lawful one is mended by a default."""
        if isinstance(question, Decide):
            return self._decided(question)
        if self._view is None:
            raise ValueError("nothing was asked")
        return answer_of(default_move(self._view), question.id)

    def _decided(self, question: Decide) -> BidAnswer | BuildAnswer:
        view = self._view = question.view.asked_view(self._options, self._faces)
        limit = question.time_ms / 1000 if question.time_ms else None
        rng = self._rng if question.seed is UNSET else Random(question.seed)
        before = getattr(self._player, "stands_in", 0)
        answer = answer_of(self._player.decide(view, limit, rng), question.id)
        return replace(answer, stood_in=True) if getattr(self._player, "stands_in", 0) > before else answer

    def finish(self, score: WireScore | None) -> None:
        """The game is over; without a score it was broken off."""
        if isinstance(self._player, GameObserver) and score is not None:
            self._player.finish(score.score())


def _deck(cards: dict[str, WireFace], options: Options) -> Deck:
    """The deck of a game: one object for all games with the same, since players remember what they found out of it."""
    standard = Deck.standard()
    return standard if cards == faces_of(standard, options) else _house_deck(tuple(cards.items()))


@lru_cache(_DECKS_KEPT)
def _house_deck(cards: tuple[tuple[str, WireFace], ...]) -> Deck:
    return deck_in_play(dict(cards))
