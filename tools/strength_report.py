"""Measure the built-in levels against each other and write the tables that docs/strength.md leads to.

    python -m tools.strength_report quick --deals 500
    python -m tools.strength_report thinking --deals 40 --minutes 60

Broken off with Ctrl-C, it goes on from there the next time. The same seed gives the same table, decision times apart.
With --minutes every match gets its share of the time, and the table has as many deals of it as were played by then; it
is written anew after each match.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from dataclasses import dataclass
from itertools import pairwise
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

from tools.yesterdays_chief import NAME as YESTERDAYS_CHIEF

from fzzzt.arena.contest import Outcome, hold
from fzzzt.arena.journal import Journal
from fzzzt.arena.match import PROGRAM, Match
from fzzzt.arena.playing import MatchFailed
from fzzzt.arena.ratings import anchor, gaps
from fzzzt.arena.report import elo_range, percent, percent_range, signed, table
from fzzzt.arena.runners import processes
from fzzzt.bots.levels import LEVELS
from fzzzt.engine import Deck, Options

if TYPE_CHECKING:
    from fzzzt.arena.results import GameResult

DOCUMENTS = Path(__file__).parents[1] / "docs"


@dataclass(frozen=True)
class Claim:
    """The first of these names is to win more than a share, or than its fair share, or less: by the whole interval."""

    names: str
    players: int
    goal: float | str
    cards: str | None = None
    effort: float = 1.0
    """How many of the deals are played, more where games are short and fewer where they are long."""

    def match(self, deals: int, seed: str) -> Match:
        """The match that shows it."""
        options = Options.of(self.players, self.cards)
        return Match(tuple(self.names.split()), options, Deck.standard(), round(deals * self.effort), seed)

    @property
    def wanted(self) -> str:
        """The goal in words."""
        return f"{self.goal} fair share" if isinstance(self.goal, str) else f"above {100 * self.goal:.0f} %"

    def holds(self, outcome: Outcome) -> bool:
        """Whether the match shows it."""
        first = outcome.standings[0]
        if isinstance(self.goal, float):
            return first.share.low > self.goal
        return first.share.low > first.fair if self.goal == "above" else first.share.high < first.fair


QUICK = (
    Claim("foreman mechanic", 2, "above", effort=5),
    Claim("foreman mechanic", 4, "above", effort=5),
    Claim("foreman tinker", 4, "above"),
    Claim("foreman apprentice", 4, "above"),
    Claim("foreman mechanic", 3, "above"),
    Claim("foreman mechanic", 5, "above"),
    Claim("foreman mechanic", 6, "above"),
    Claim("foreman mechanic", 2, "above", "extended"),
    Claim("foreman mechanic", 4, "above", "extended"),
    Claim("mechanic apprentice", 2, 0.95),
    Claim("mechanic tinker", 2, 0.95),
    Claim("mechanic random", 4, 0.95),
    Claim("mechanic apprentice", 4, 0.70),
    Claim("mechanic tinker", 4, 0.70),
    Claim("mechanic random apprentice tinker", 4, 0.60),
    Claim("mechanic apprentice", 3, "above"),
    Claim("mechanic tinker", 3, "above"),
    Claim("mechanic apprentice", 5, "above"),
    Claim("mechanic tinker", 5, "above"),
    Claim("mechanic random rookie apprentice tinker", 5, "above"),
    Claim("mechanic apprentice", 6, "above"),
    Claim("mechanic tinker", 6, "above"),
    Claim("mechanic apprentice", 2, "above", "extended"),
    Claim("mechanic tinker", 2, "above", "extended"),
    Claim("mechanic apprentice", 4, "above", "extended"),
    Claim("mechanic tinker", 4, "above", "extended"),
    Claim("rookie random", 2, "above"),
    Claim("rookie apprentice", 2, "below"),
    Claim("rookie random", 4, "above"),
    Claim("rookie apprentice", 4, "below"),
)
THINKING = (
    Claim(f"chief {YESTERDAYS_CHIEF}", 2, 0.60, effort=4),
    Claim(f"chief {YESTERDAYS_CHIEF}", 4, 0.40, effort=2),
    Claim("chief mechanic", 4, 0.80),
    Claim("chief tinker", 4, 0.80),
    Claim("chief apprentice", 4, 0.80),
    Claim("chief mechanic", 2, 0.80, effort=2),
    Claim("engineer foreman", 2, "above", effort=3),
    Claim("engineer foreman", 4, "above"),
    Claim("chief engineer", 2, "above", effort=3),
    Claim("chief engineer", 4, "above"),
    Claim("chief mechanic", 3, "above"),
    Claim("chief mechanic", 5, "above", effort=0.5),
    Claim("chief mechanic", 6, "above", effort=0.4),
    Claim("chief mechanic", 2, "above", "extended"),
    Claim("chief mechanic", 4, "above", "extended", 0.5),
)
LEAST_GAP = 100
"""Rating points between two levels that follow each other, by the lower end of the interval."""
REFERENCES = ("tinker", "apprentice", "rookie", "random")
"""Levels that stay as they are, wherever that leaves them on the ladder."""
GROUPS = {
    "quick": (QUICK, "foreman mechanic tinker apprentice rookie random", "that decide at once"),
    "thinking": (THINKING, "chief engineer foreman mechanic", "that look ahead"),
}
"""For each group of levels its claims, who is rated together, and what it is called."""


_TIME_IS_UP = "time is up"
_FEWEST = 2
"""Deals without which nothing can be told."""


class Hall:
    """Where the matches are held, one after another. Journals are kept until all is told."""

    def __init__(self, jobs: int, seconds: float) -> None:
        """`seconds`: after how long a match is broken off."""
        self.runner = processes(jobs)
        self.journals: list[Journal] = []
        self._seconds = seconds

    def outcome(self, match: Match) -> Outcome:
        """Hold a match, or what is missing of it, as far as there is time."""
        print(f"{' v '.join(match.names)}, {table(match)} ...", file=sys.stderr, flush=True)
        end = time.monotonic() + self._seconds

        def watch(_: GameResult) -> None:
            if time.monotonic() > end:
                raise MatchFailed(_TIME_IS_UP)

        with Journal(match, resume=True) as journal:
            self.journals.append(journal)
            outcome = hold(match, self.runner, journal, False, watch)
        if outcome.broken_off not in (None, _TIME_IS_UP) or len(outcome.deals) < _FEWEST:
            sys.exit(f"{outcome.broken_off}; what was played is kept: run the same command again to go on")
        return outcome

    def clear(self) -> None:
        """All is told."""
        for journal in self.journals:
            journal.remove()


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("group", choices=GROUPS)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--ladder-deals", type=int, help="deals of the rating matches (default: a fifth)")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=inf, help="how long it may take")
    parser.add_argument("--out", type=Path, help="where to write (default: docs/strength-<group>.md)")
    given = parser.parse_args()
    ladder_deals = given.ladder_deals or max(1, given.deals // 5)
    wanted, rated, title = GROUPS[given.group]
    hall = Hall(given.jobs, 60 * given.minutes / (len(wanted) + 2))
    claims: list[tuple[Claim, Outcome]] = []
    ladders: list[Outcome] = []
    counts = f"--deals {given.deals} --ladder-deals {ladder_deals} --seed {given.seed}"
    head = _head(title, f"python -m tools.strength_report {given.group} {counts}", rated.split())
    out = given.out or DOCUMENTS / f"strength-{given.group}.md"

    def write() -> None:
        lines = [*head, *_claim_table(claims), *_times(claims)]
        for outcome in ladders:
            lines += _ladder_table(outcome)
        out.write_text("\n".join(lines) + "\n", encoding="utf-8")

    for claim in wanted:
        claims.append((claim, hall.outcome(claim.match(given.deals, given.seed))))
        write()
    for seats in (2, 4):
        ladders.append(hall.outcome(Claim(rated, seats, "above").match(ladder_deals, given.seed)))
        write()
    hall.clear()
    failed = [claim for claim, outcome in claims if not claim.holds(outcome)]
    print(f"{out}: {len(claims) - len(failed)} of {len(claims)} claims hold", file=sys.stderr)
    sys.exit(1 if failed else 0)


def _head(title: str, command: str, rated: list[str]) -> list[str]:
    versions = ", ".join(f"`{name}` {LEVELS[name].version}" for name in rated)
    return [
        f"# How strong the bots are {title}",
        "",
        f"Made by {PROGRAM} with",
        "",
        "```",
        command,
        "```",
        "",
        "and anyone can make it again: the same seed gives the same figures, decision times apart. Where there was no",
        "time for all deals, the figures are of the first ones, as many as the games say.",
        f"Versions of the levels: {versions}.",
        "[arena.md](arena.md) tells what the figures mean. One of the first bot plays against the others named, the",
        "seats rotated; with more than two names one of each sits there. Without a clock. A goal is met if the whole",
        "interval lies above it (or below, where it says so).",
        "",
    ]


def _claim_table(claims: list[tuple[Claim, Outcome]]) -> list[str]:
    lines = [
        "| bot | against | players | cards | games | win share | 95 % interval | fair share | goal | met |",
        "|---|---|--:|---|--:|--:|--:|--:|---|---|",
    ]
    for claim, outcome in claims:
        first, options = outcome.standings[0], outcome.match.options
        others = outcome.match.names[1:]
        against = f"{options.players - 1} {others[0]}" if len(others) == 1 else ", ".join(others)
        cells = [first.name, against, str(options.players), options.cards, str(first.games), percent(first.share.value)]
        cells += [percent_range(first.share), percent(first.fair), claim.wanted]
        cells += ["yes" if claim.holds(outcome) else "**no**"]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def _times(claims: list[tuple[Claim, Outcome]]) -> list[str]:
    slowest = max((outcome.standings[0] for _, outcome in claims), key=lambda first: first.times.percentile(0.95))
    milliseconds = 1000 * slowest.times.percentile(0.95)
    times = f"In its slowest match {slowest.name} took at most {milliseconds:.1f} ms for 95 % of its decisions."
    return ["", times]


def _ladder_table(outcome: Outcome) -> list[str]:
    match = outcome.match
    lines = ["", f"## Ratings, {match.options.players} players", ""]
    lines += [f"{len(outcome.deals)} deals, {outcome.counted} games; {match.seating}; {anchor(match.names)}.", ""]
    lines += ["| bot | Elo | 95 % interval | win share | fair share |", "|---|--:|--:|--:|--:|"]
    standings = {standing.name: standing for standing in outcome.standings}
    for rating in outcome.ratings:
        standing = standings[rating.name]
        cells = [rating.name, signed(rating.elo), elo_range(rating), percent(standing.share.value)]
        lines.append(f"| {' | '.join([*cells, percent(standing.fair)])} |")
    return [*lines, "", _gaps(outcome)]


def _gaps(outcome: Outcome) -> str:
    """How far each level is above the next, and whether that is far enough."""
    names = outcome.match.names
    told, short = [], []
    for (one, other), gap in zip(pairwise(names), gaps(names, outcome.deals, outcome.match.seed), strict=True):
        told.append(f"{one} - {other} {signed(gap.elo)} ({signed(gap.low)} to {signed(gap.high)})")
        if gap.low < LEAST_GAP and other not in REFERENCES:
            short.append(f"{one} - {other}")
    met = f"**not shown for {', '.join(short)}**" if short else "met"
    wanted = f"at least {LEAST_GAP} wanted above `mechanic`, by the lower end"
    return f"Gaps, 95 % intervals: {', '.join(told)}; {wanted}: {met}."


if __name__ == "__main__":
    main()
