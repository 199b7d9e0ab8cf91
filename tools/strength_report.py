"""Measure the built-in levels against each other and write docs/strength.md. Anyone can run it again.

    python tools/strength_report.py --deals 500 --jobs 2

Broken off with Ctrl-C, it goes on from there the next time. The same seed gives the same table, decision times apart.
"""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import dataclass
from pathlib import Path

from fzzzt.arena.contest import Outcome, hold
from fzzzt.arena.journal import Journal
from fzzzt.arena.match import PROGRAM, Match
from fzzzt.arena.ratings import anchor
from fzzzt.arena.report import elo_range, percent, percent_range, signed, table
from fzzzt.arena.runners import processes
from fzzzt.engine import Deck, Options

DOCUMENT = Path(__file__).parents[1] / "docs" / "strength.md"


@dataclass(frozen=True)
class Claim:
    """The first of these names is to win so much: at least a share, or clearly more (or less) than its fair share."""

    names: str
    players: int
    goal: float | str
    cards: str | None = None

    def match(self, deals: int, seed: str) -> Match:
        """The match that shows it."""
        options = Options.of(self.players, self.cards)
        return Match(tuple(self.names.split()), options, Deck.standard(), deals, seed)

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


CLAIMS = (
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
LADDERS = ("mechanic tinker apprentice rookie random", 2), ("mechanic tinker apprentice rookie random", 4)


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
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--ladder-deals", type=int, help="deals of the rating matches (default: a fifth)")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=DOCUMENT)
    given = parser.parse_args()
    ladder_deals = given.ladder_deals or max(1, given.deals // 5)
    hall = Hall(given.jobs)
    claims = [(claim, hall.outcome(claim.match(given.deals, given.seed))) for claim in CLAIMS]
    ladders = [hall.outcome(Claim(names, seats, "above").match(ladder_deals, given.seed)) for names, seats in LADDERS]
    command = f"python tools/strength_report.py --deals {given.deals} --ladder-deals {ladder_deals} --seed {given.seed}"
    lines = [*_head(command, given.deals), *_claim_table(claims), *_times(claims)]
    for outcome in ladders:
        lines += _ladder_table(outcome)
    given.out.write_text("\n".join(lines) + "\n", encoding="utf-8")
    hall.clear()
    failed = [claim for claim, outcome in claims if not claim.holds(outcome)]
    print(f"{given.out}: {len(claims) - len(failed)} of {len(claims)} claims hold", file=sys.stderr)
    sys.exit(1 if failed else 0)


def _head(command: str, deals: int) -> list[str]:
    return [
        "# How strong the bots are",
        "",
        f"Made by {PROGRAM} with",
        "",
        "```",
        command,
        "```",
        "",
        "and anyone can make it again: the same seed gives the same figures, decision times apart.",
        "[arena.md](arena.md) tells what the figures mean. One of the first bot plays against the others named, the",
        f"seats rotated, the same {deals} deals for all; with more than two names one of each sits at the table.",
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
    return lines


if __name__ == "__main__":
    main()
