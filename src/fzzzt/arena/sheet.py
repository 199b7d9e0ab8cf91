"""A match as files: the full report as JSON, and the records of its games."""

from __future__ import annotations

import json
from math import isfinite
from typing import TYPE_CHECKING, Any

from fzzzt.arena.match import PROGRAM
from fzzzt.arena.ratings import DRAWS, anchor
from fzzzt.disk.whole_file import whole_file
from fzzzt.wire import plain

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from fzzzt.arena.adjusted import AdjustedShare
    from fzzzt.arena.contest import Outcome
    from fzzzt.arena.figures import Estimate, MatchStanding
    from fzzzt.arena.ratings import Rating


def sheet(outcome: Outcome) -> dict[str, Any]:
    """All that is known of a match. Everything but `times` is the same whenever it is played again."""
    match = outcome.match
    return {
        "program": PROGRAM,
        "match": plain(match.line),
        "seating": match.seating,
        "line_ups": None if match.sample else match.line_ups,
        "complete": outcome.broken_off is None,
        "broken_off": outcome.broken_off,
        "decided_nothing": [standing.name for standing in outcome.idle],
        "deals_counted": len(outcome.deals),
        "games_counted": outcome.counted,
        "games_played": outcome.games,
        "names": {standing.name: _standing_json(standing) for standing in outcome.standings},
        "ratings": _ratings_json(outcome.ratings),
        "adjusted": {name: _adjusted_json(adjusted) for name, adjusted in outcome.adjusted.items()},
        "deals": [
            {
                "deal": games[0].deal,
                "seed": match.deal_seed(games[0].deal),
                "games": [game.score_json() for game in games],
            }
            for games in outcome.deals
        ],
    }


def _standing_json(standing: MatchStanding) -> dict[str, Any]:
    times = standing.times
    return {
        "deals": standing.deals,
        "games": standing.games,
        "win_share": _estimate_json(standing.share),
        "fair_share": standing.fair,
        "score": _estimate_json(standing.score),
        "defaults": standing.defaults,
        "faults": dict(sorted(standing.faults.items())),
        "times": {
            "decisions": times.count,
            "mean": times.mean,
            "percentile_95": times.percentile(0.95),
            "max": times.longest,
        },
    }


def _adjusted_json(adjusted: AdjustedShare) -> dict[str, Any]:
    saved = adjusted.saved if isfinite(adjusted.saved) else None
    return {"win_share": _estimate_json(adjusted.share), "coefficient": adjusted.coefficient, "games_saved": saved}


def _estimate_json(estimate: Estimate) -> dict[str, float | None]:
    return {"value": estimate.value, **_ends_json(estimate)}


def _ends_json(interval: Estimate | Rating) -> dict[str, float | None]:
    """JSON has no infinity: an end that cannot be told is null."""
    low, high = (end if isfinite(end) else None for end in (interval.low, interval.high))
    return {"low": low, "high": high}


def _ratings_json(ratings: list[Rating]) -> dict[str, Any] | None:
    if not ratings:
        return None
    table = [{"name": r.name, "elo": r.elo, **_ends_json(r), "fixed": r.fixed} for r in ratings]
    model = {"model": "Bradley-Terry", "anchor": anchor([r.name for r in ratings]), "bootstrap_draws": DRAWS}
    return {**model, "table": table}


def write_sheet(outcome: Outcome, path: Path) -> None:
    """Write the report as JSON."""
    with whole_file(path) as file:
        json.dump(sheet(outcome), file, ensure_ascii=False, indent=1, allow_nan=False)
        file.write("\n")


def write_lines(lines: Iterator[str], path: Path) -> None:
    """Write records, one a line, or transcripts, one after another."""
    with whole_file(path) as file:
        for line in lines:
            file.write(line + "\n")
