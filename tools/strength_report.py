"""Measure the built-in levels against each other and write the tables that docs/strength.md leads to.

    python tools/strength_report.py quick --deals 500
    python tools/strength_report.py thinking --deals 40

Broken off with Ctrl-C, it goes on from there the next time. The same seed gives the same table, decision times apart.
"""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from fzzzt.arena.contest import Outcome, hold
from fzzzt.arena.journal import Journal
from fzzzt.arena.match import PROGRAM, Match
from fzzzt.arena.ratings import anchor
from fzzzt.arena.report import elo_range, percent, percent_range, signed, table
from fzzzt.arena.runners import processes
from fzzzt.engine import Deck, Options

DOCUMENTS = Path(__file__).parents[1] / "docs"


@dataclass(frozen=True)
class Claim:
    """The first of these names is to win so much: at least a share, or clearly more (or less) than its fair share."""

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
        return f"{self.goal} fair share" if isinstance(self.goal, str) else f"at least {self.goal:.0%}"

    def holds(self, outcome: Outcome) -> bool:
        """Whether the match shows it; `above` and `below` mean that the fair share is outside the interval."""
        first = outcome.standings[0]
        if isinstance(self.goal, float):
            return first.share.value >= self.goal
        return first.share.low > first.fair if self.goal == "above" else first.share.high < first.fair


QUICK = (
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
    Claim("chief mechanic", 2, 0.80, effort=3),
    Claim("chief mechanic", 4, 0.60),
    Claim("chief apprentice", 4, 0.85),
    Claim("chief tinker", 4, 0.85),
    Claim("engineer mechanic", 2, "above", effort=3),
    Claim("engineer mechanic", 4, "above"),
    Claim("chief engineer", 2, "above", effort=3),
    Claim("chief engineer", 4, "above"),
    Claim("chief mechanic", 3, "above"),
    Claim("chief mechanic", 5, "above", effort=0.5),
    Claim("chief mechanic", 6, "above", effort=0.4),
    Claim("chief mechanic", 2, "above", "extended"),
    Claim("chief mechanic", 4, "above", "extended", 0.5),
)
LEAST_GAP = 100
"""Rating points between two levels that follow each other."""
GROUPS = {
    "quick": (QUICK, "mechanic tinker apprentice rookie random", "that decide at once"),
    "thinking": (THINKING, "chief engineer mechanic tinker", "that look ahead"),
}
"""For each group of levels its claims, who is rated together, and what it is called."""


class Hall:
    """Where the matches are held, one after another. Journals are kept until all is told."""

    def __init__(self, jobs: int) -> None:
        self.runner = processes(jobs)
        self.journals: list[Journal] = []

    def outcome(self, match: Match) -> Outcome:
        """Hold a match, or what is missing of it."""
        print(f"{' v '.join(match.names)}, {table(match)} ...", file=sys.stderr, flush=True)
        with Journal(match, resume=True) as journal:
            self.journals.append(journal)
            outcome = hold(match, self.runner, journal, False, lambda _: None)
        if outcome.broken_off is not None:
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
    parser.add_argument("--out", type=Path, help="where to write (default: docs/strength-<group>.md)")
    given = parser.parse_args()
    ladder_deals = given.ladder_deals or max(1, given.deals // 5)
    wanted, rated, title = GROUPS[given.group]
    hall = Hall(given.jobs)
    claims = [(claim, hall.outcome(claim.match(given.deals, given.seed))) for claim in wanted]
    ladders = [hall.outcome(Claim(rated, seats, "above").match(ladder_deals, given.seed)) for seats in (2, 4)]
    counts = f"--deals {given.deals} --ladder-deals {ladder_deals} --seed {given.seed}"
    command = f"python tools/strength_report.py {given.group} {counts}"
    lines = [*_head(title, command, given.deals), *_claim_table(claims), *_times(claims)]
    for outcome in ladders:
        lines += _ladder_table(outcome)
    out = given.out or DOCUMENTS / f"strength-{given.group}.md"
    out.write_text("\n".join(lines) + "\n", encoding="utf-8")
    hall.clear()
    failed = [claim for claim, outcome in claims if not claim.holds(outcome)]
    print(f"{out}: {len(claims) - len(failed)} of {len(claims)} claims hold", file=sys.stderr)
    sys.exit(1 if failed else 0)


def _head(title: str, command: str, deals: int) -> list[str]:
    return [
        f"# How strong the bots are {title}",
        "",
        f"Made by {PROGRAM} with",
        "",
        "```",
        command,
        "```",
        "",
        "and anyone can make it again: the same seed gives the same figures, decision times apart (and the decisions",
        "of levels that look ahead, where a slow machine has no time for all playouts). The estimates are judged.",
        "[arena.md](arena.md) tells what the figures mean. One of the first bot plays against the others named, the",
        f"seats rotated, {deals} deals or as many as the games say; with more than two names one of each sits there.",
        "A goal of *above fair share* means that the whole interval lies above it.",
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
    ratings = [(name, {rating.name: rating.elo for rating in outcome.ratings}[name]) for name in outcome.match.names]
    gaps = [(f"{one} - {two}", first - second) for (one, first), (two, second) in pairwise(ratings)]
    told = ", ".join(f"{names} {gap:+.0f}" for names, gap in gaps)
    met = all(gap >= LEAST_GAP for _, gap in gaps)
    return f"Gaps: {told}; at least {LEAST_GAP} wanted each: {'met' if met else '**not met**'}."


if __name__ == "__main__":
    main()
