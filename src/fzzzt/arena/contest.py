"""Holding a match: play what is still missing, keep every game at once, and look at the outcome."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from fzzzt.arena.figures import MatchStanding, Played, standings, whole_deals
from fzzzt.arena.playing import MatchFailed, Task
from fzzzt.arena.ratings import Rating, ratings

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from fzzzt.arena.adjusted import AdjustedShare
    from fzzzt.arena.journal import Journal
    from fzzzt.arena.match import Match
    from fzzzt.arena.results import GameResult
    from fzzzt.arena.runners import Runner


@dataclass(frozen=True)
class Outcome:
    """What came of a match. `broken_off` says why it ended early, if it did."""

    match: Match
    deals: Played
    games: int
    broken_off: str | None = None
    adjusted: Mapping[str, AdjustedShare] = field(default_factory=dict)
    """By name, if luck was to be taken out."""

    @property
    def counted(self) -> int:
        """How many games the figures are of: those of whole deals."""
        return sum(map(len, self.deals))

    @cached_property
    def standings(self) -> list[MatchStanding]:
        """How each name did."""
        return standings(self.match.names, self.deals)

    @property
    def idle(self) -> list[MatchStanding]:
        """Those who decided nothing themselves: whatever they won, they did not play for it."""
        return [standing for standing in self.standings if standing.times.count == standing.defaults > 0]

    @cached_property
    def ratings(self) -> list[Rating]:
        """The rating table, strongest first; two names need none."""
        if len(self.match.names) == 2 or not self.deals:
            return []
        return ratings([standing.name for standing in self.standings], self.deals, self.match.seed)


def tasks_left(match: Match, journal: Journal, records: bool, transcripts: bool = False) -> list[Task]:
    """What is still to be played: a task a deal."""
    games = len(match.tables(0))
    tasks = [Task(deal, records, transcripts) for deal in range(match.deals)]
    return [task for task in tasks if not journal.has(task.deal, games, records, transcripts)]


def hold(
    match: Match,
    runner: Runner,
    journal: Journal,
    records: bool,
    watch: Callable[[GameResult], None],
    *,
    transcripts: bool = False,
) -> Outcome:
    """Play a match to its end, or until it is broken off. `watch` hears of every game as it is finished."""
    reason = None
    try:
        with closing(runner(match, tasks_left(match, journal, records, transcripts))) as finished:
            for results in finished:
                for result in results:
                    journal.append(result)
                    watch(result)
    except KeyboardInterrupt:
        reason = "interrupted"
    except MatchFailed as error:
        reason = str(error)
    return Outcome(match, whole_deals(match, journal.results.values()), len(journal.results), reason)
