"""Playing the games of a match. This is what a worker does, here, in another process or on another machine."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple, Self

import msgspec

from fzzzt.arena.match import PROGRAM, Match, MatchLine
from fzzzt.arena.results import GameResult, Times
from fzzzt.bots import make_player, play_out
from fzzzt.bots.bulk import compiled_table
from fzzzt.bots.compiling import check_installed
from fzzzt.bots.levels import LEVELS, is_quick
from fzzzt.bots.process import ProcessPlayer
from fzzzt.bots.transcript import Transcript
from fzzzt.bots.whole_game import seats_of_bots
from fzzzt.dealer import Dealer
from fzzzt.engine import Game
from fzzzt.record import Record, dump_record

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from random import Random

    from fzzzt.arena.lineups import LineUp
    from fzzzt.bots import Player
    from fzzzt.engine import Bid, Build, View


_GRACE = 1.0
"""Seconds that a program has to end by itself."""


class MatchFailed(RuntimeError):
    """Why a match cannot go on, in one line. What was played is kept."""


class MatchStopped(Exception):
    """Somebody wants the match to stop now."""


class Task(NamedTuple):
    """What one worker does at a time: all games of a deal."""

    deal: int
    records: bool = False
    transcripts: bool = False


def never() -> bool:
    """Nobody stops the match."""
    return False


@dataclass
class Referee:
    """Asks the players for their moves within the time limit, and measures how long they take."""

    line_up: LineUp
    limit: float | None
    stopped: Callable[[], bool]
    times: dict[str, Times] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.times = {name: Times() for name in dict.fromkeys(self.line_up)}

    def decide(self, player: Player, view: View, rng: Random) -> Bid | Build:
        """The move of the player whose view this is."""
        if self.stopped():
            raise MatchStopped
        start = perf_counter()
        move = player.decide(view, self.limit, rng)
        self.times[self.line_up[view.seat]].add(perf_counter() - start)
        return move


def play_task(match: Match, task: Task, stopped: Callable[[], bool] = never) -> Iterator[GameResult]:
    """Play the games of a deal, one after another."""
    with SeatedBots() as bench:
        for table, line_up in enumerate(match.tables(task.deal)):
            if stopped():  # before programs are started, which may take long
                raise MatchStopped
            try:
                compiled = _play_compiled(match, task, table, line_up)
                if compiled is not None:
                    yield compiled
                    continue
                players = bench.seat(line_up, task.transcripts)
                yield _play(match, task, table, players, Referee(line_up, match.limit, stopped))
            except MatchStopped:
                raise
            except Exception as error:
                where = f"deal {task.deal} with {', '.join(line_up)}"
                raise MatchFailed(f"{where} could not be played: {type(error).__name__}: {error}") from error


def play_sent_task(match: str, task: Task, stopped: Callable[[], bool] = never) -> list[GameResult]:
    """Play a task of a match that was sent as text."""
    try:
        parsed = _parsed(match)
    except ValueError as error:
        raise MatchFailed(str(error)) from error
    return list(play_task(parsed, Task(*task), stopped))


@lru_cache(maxsize=4)
def _parsed(match: str) -> Match:
    return msgspec.json.decode(match, type=MatchLine).match()


def _play_compiled(match: Match, task: Task, table: int, line_up: LineUp) -> GameResult | None:
    """The same game on the compiled core, if that can be. It is timed as a whole: all decisions took the same."""
    seed, compiled = match.deal_seed(task.deal), compiled_table(match.options, match.faces, line_up)
    start = perf_counter()
    game = None if compiled is None else compiled.play(seed)
    if game is None:
        return None
    mean = (perf_counter() - start) / sum(game.decisions)
    times = {name: Times() for name in dict.fromkeys(line_up)}
    for name, decisions in zip(line_up, game.decisions, strict=True):
        times[name].add(mean, decisions)
    record = match.form(line_up).filled(f"{seed}/{table}", seed, game.events) if task.records else None
    return GameResult(task.deal, table, line_up, game.totals, game.robots, game.winners, times, record=record)


def _play(match: Match, task: Task, table: int, players: Sequence[Player], referee: Referee) -> GameResult:
    seed, line_up = match.deal_seed(task.deal), referee.line_up
    game = play_out(Game(match.options, match.faces), Dealer(seed), players, referee.decide)
    assert game.score is not None  # noqa: S101 - it was played out
    scores = game.score.seats
    return GameResult(
        task.deal,
        table,
        line_up,
        tuple(score.total for score in scores),
        tuple(score.robots for score in scores),
        game.score.winners,
        referee.times,
        _faults(line_up, players),
        _defaults(line_up, players),
        _record(game, line_up, seed, table) if task.records else None,
        _transcript(task.deal, table, line_up, players) if task.transcripts else None,
    )


class SeatedBots:
    """The players of one deal. A program stays from game to game, it may be slow to start; others are made anew."""

    def __init__(self) -> None:
        self._programs: dict[tuple[str, int], ProcessPlayer] = {}
        self._seated: list[Player] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """Programs may end by themselves after their last game; if the match is broken off, nobody waits for them."""
        self._send_off()
        for program in self._programs.values():
            program.close(_GRACE if kind is None else 0.0)

    def seat(self, line_up: LineUp, transcripts: bool = False) -> list[Player]:
        """The players of the next game, without faults as yet; what programs say is written down if that is wanted."""
        self._send_off()
        for seat, name in enumerate(line_up):
            player = self._player(name, line_up[:seat].count(name))
            if isinstance(player, ProcessPlayer):
                player.transcript = Transcript() if transcripts else None
            self._seated.append(player)
        return list(self._seated)

    def _player(self, name: str, number: int) -> Player:
        if program := self._programs.get((name, number)):
            program.faults.clear()
            program.defaults = 0
            return program
        player = make_player(name)
        if isinstance(player, ProcessPlayer):
            self._programs[name, number] = player
        return player

    def _send_off(self) -> None:
        """Close the players of the last game that will not play again."""
        for player in self._seated:
            close = getattr(player, "close", None)
            if callable(close) and not isinstance(player, ProcessPlayer):
                close()
        self._seated = []


def check_players(names: LineUp) -> None:
    """Raise ValueError for a name that nobody answers to, or whose level lacks what it needs."""
    if any(name in LEVELS and not is_quick(name) for name in names):
        check_installed()
    with SeatedBots() as bench:
        bench.seat(names)


def _faults(line_up: LineUp, players: Sequence[Player]) -> dict[str, dict[str, int]]:
    """What went wrong, by name and kind. Only players that can fail count their faults."""
    faults: dict[str, Counter[str]] = {}
    for name, player in zip(line_up, players, strict=True):
        if counted := getattr(player, "faults", None):
            faults.setdefault(name, Counter()).update({str(kind): count for kind, count in counted.items()})
    return {name: dict(sorted(kinds.items())) for name, kinds in faults.items()}


def _defaults(line_up: LineUp, players: Sequence[Player]) -> dict[str, int]:
    """How many moves were made for a player that did not make them, by name."""
    made: Counter[str] = Counter()
    for name, player in zip(line_up, players, strict=True):
        made[name] += getattr(player, "defaults", 0)
    return {name: count for name, count in made.items() if count}


def _transcript(deal: int, table: int, line_up: LineUp, players: Sequence[Player]) -> str:
    """What was said to the programs of a game and by them, seat by seat."""
    lines = []
    for seat, player in enumerate(players):
        if isinstance(player, ProcessPlayer) and player.transcript is not None:
            lines += [f"# deal {deal}, table {table}, seat {seat}: {line_up[seat]}", *player.transcript.lines]
    return "\n".join(lines)


def _record(game: Game, line_up: LineUp, seed: str, table: int) -> str:
    shuffle = {"method": "seeded", "seed": seed}
    return dump_record(Record.of(game, seats_of_bots(line_up), f"{seed}/{table}", program=PROGRAM, shuffle=shuffle))
