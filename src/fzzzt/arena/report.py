"""A match in words and columns, for people."""

from __future__ import annotations

import shlex
from math import isfinite
from typing import TYPE_CHECKING

from fzzzt.arena.ratings import DRAWS, anchor

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fzzzt.arena.contest import Outcome
    from fzzzt.arena.figures import Estimate, MatchStanding
    from fzzzt.arena.match import Match
    from fzzzt.arena.ratings import Rating


def report(outcome: Outcome) -> list[str]:
    """The lines of a report."""
    lines = [f"{' v '.join(outcome.match.names)}: {played(outcome)}", f"Seats: {outcome.match.seating}.", ""]
    if not outcome.deals:
        return [*lines, "No deal was finished."]
    if outcome.idle:
        lines = [*map(idleness, outcome.idle), "These figures say nothing about strength.", "", *lines]
    elif len(outcome.match.names) == 2:
        lines += [headline(outcome.standings[0]), ""]
    lines += columns(_standing_rows(outcome.standings))
    if outcome.adjusted:
        lines += ["", *columns(_adjusted_rows(outcome)), "", *_ADJUSTED_NOTES]
    if outcome.ratings:
        lines += ["", *columns(_rating_rows(outcome.ratings)), "", *_rating_notes(outcome)]
    return lines


def idleness(standing: MatchStanding) -> str:
    """The sentence about one that decided nothing itself."""
    faults = ", ".join(f"{kind} {count}" for kind, count in sorted(standing.faults.items()))
    made = f"{_counted(standing.defaults, 'move')}, all made for it ({faults})"
    return f"{standing.name} decided nothing itself: {made}. Try: fzzzt check-bot {shlex.quote(standing.name)}"


def played(outcome: Outcome) -> str:
    """At what table, and how much."""
    match = outcome.match
    deals = _counted(len(outcome.deals), "deal")
    if len(outcome.deals) < match.deals:
        deals = f"{len(outcome.deals)} of {_counted(match.deals, 'deal')}"
    games = _counted(outcome.counted, "game")
    return f"{table(match)}, {deals}, {games}, seed {match.seed}"


def table(match: Match) -> str:
    """The options of a match in words."""
    words = [f"{match.options.players} players", f"{match.options.cards} cards"]
    words += [f"{name.replace('_', ' ')} {chosen}" for name, chosen in match.options.unusual.items() if name != "cards"]
    if match.faces.name != "standard":
        words.append(f"deck {match.faces.name}")
    if match.limit is not None:
        words.append(f"limit {match.limit:g} s")
    return ", ".join(words)


def headline(first: MatchStanding) -> str:
    """The one sentence about a match of two."""
    share = f"{percent(first.share.value)} of the games (95 % interval {percent_range(first.share)})"
    return f"{first.name} wins {share}; its fair share is {percent(first.fair)}."


def percent(share: float) -> str:
    """A share in per cent."""
    return f"{100 * share:.1f} %"


def percent_range(estimate: Estimate) -> str:
    """An interval of shares in per cent."""
    return f"{100 * estimate.low:.1f} to {100 * estimate.high:.1f} %"


def signed(elo: float) -> str:
    """A rating with its sign; zero has none."""
    return f"{elo:+.0f}" if round(elo) else "0"


def elo_range(rating: Rating) -> str:
    """An interval of ratings."""
    if rating.fixed:
        return "fixed"
    return f"{signed(rating.low)} to {signed(rating.high)}" if isfinite(rating.low) else "?"


def _standing_rows(standings: Iterable[MatchStanding]) -> list[list[str]]:
    head = ["name", "games", "win share", "95 % interval", "fair share", "score", "95 % interval"]
    head += ["mean ms", "95th ms", "max ms", "defaults", "faults"]
    return [head, *(_standing_row(standing) for standing in standings)]


def _standing_row(standing: MatchStanding) -> list[str]:
    score, times = standing.score, standing.times
    return [
        standing.name,
        str(standing.games),
        percent(standing.share.value),
        percent_range(standing.share),
        percent(standing.fair),
        f"{score.value:.1f}",
        f"{score.low:.1f} to {score.high:.1f}" if isfinite(score.low) else "?",
        *(f"{1000 * seconds:.2f}" for seconds in (times.mean, times.percentile(0.95), times.longest)),
        str(standing.defaults),
        ", ".join(f"{kind} {count}" for kind, count in sorted(standing.faults.items())) or "none",
    ]


def _adjusted_rows(outcome: Outcome) -> list[list[str]]:
    rows = [["luck taken out", "win share", "95 % interval", "games saved"]]
    for name, adjusted in outcome.adjusted.items():
        saved = f"{adjusted.saved:.1f} times fewer" if adjusted.coefficient else "none: the plain share stands"
        rows.append([name, percent(adjusted.share.value), percent_range(adjusted.share), saved])
    return rows


_ADJUSTED_NOTES = (
    "Luck is what chance gave, played out by the styles of the levels; the part of it that is subtracted was fitted on",
    "other deals. Games saved: so many times as many games would make the plain interval as narrow.",
)


def _rating_rows(ratings: Iterable[Rating]) -> list[list[str]]:
    rows = [["rating", "Elo", "95 % interval"]]
    return rows + [[rating.name, signed(rating.elo), elo_range(rating)] for rating in ratings]


def _rating_notes(outcome: Outcome) -> list[str]:
    zero = anchor([rating.name for rating in outcome.ratings])
    return [
        f"Bradley-Terry on who placed higher; 400 points are odds of ten to one; {zero}.",
        f"Every pair begins with one tied duel. Intervals: {DRAWS} seeded draws of the deals (bootstrap).",
    ]


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows in columns: the first and the last flush left, the others right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    last = len(widths) - 1
    return [
        "  ".join(
            cell.ljust(width) if place in (0, last) else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
