"""A match as files: the full report as JSON, and the records of its games."""

from __future__ import annotations

import json
from contextlib import contextmanager
from math import isfinite
from typing import IO, TYPE_CHECKING, Any

from fzzzt.arena.match import PROGRAM
from fzzzt.arena.ratings import DRAWS, anchor

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from fzzzt.arena.contest import Outcome
    from fzzzt.arena.figures import Estimate, Standing
    from fzzzt.arena.ratings import Rating


def sheet(outcome: Outcome) -> dict[str, Any]:
    """All that is known of a match. Everything but `times` is the same whenever it is played again."""
    match = outcome.match
    return {
        "program": PROGRAM,
        "match": match.to_json(),
        "seating": match.seating,
        "line_ups": None if match.sample else match.line_ups,
        "complete": outcome.broken_off is None,
        "broken_off": outcome.broken_off,
        "deals_counted": len(outcome.deals),
        "games_counted": outcome.counted,
        "games_played": outcome.games,
        "names": {standing.name: _standing_json(standing) for standing in outcome.standings},
        "ratings": _ratings_json(outcome.ratings),
        "deals": [
            {
                "deal": games[0].deal,
                "seed": match.deal_seed(games[0].deal),
                "games": [game.score_json() for game in games],
            }
            for games in outcome.deals
        ],
    }


def _standing_json(standing: Standing) -> dict[str, Any]:
    times = standing.times
    return {
        "deals": standing.deals,
        "games": standing.games,
        "win_share": _estimate_json(standing.share),
        "fair_share": standing.fair,
        "score": _estimate_json(standing.score),
        "faults": dict(sorted(standing.faults.items())),
        "times": {
            "decisions": times.count,
            "mean": times.mean,
            "percentile_95": times.percentile(0.95),
            "max": times.longest,
        },
    }


def _estimate_json(estimate: Estimate) -> dict[str, float | None]:
    """JSON has no infinity: an end that cannot be told is null."""
    low, high = (end if isfinite(end) else None for end in (estimate.low, estimate.high))
    return {"value": estimate.value, "low": low, "high": high}


def _ratings_json(ratings: list[Rating]) -> dict[str, Any] | None:
    if not ratings:
        return None
    table = [{"name": r.name, "elo": r.elo, "low": r.low, "high": r.high, "fixed": r.fixed} for r in ratings]
    model = {"model": "Bradley-Terry", "anchor": anchor([r.name for r in ratings]), "bootstrap_draws": DRAWS}
    return {**model, "table": table}


def write_sheet(outcome: Outcome, path: Path) -> None:
    """Write the report as JSON."""
    with whole_file(path) as file:
        json.dump(sheet(outcome), file, ensure_ascii=False, indent=1)
        file.write("\n")


def write_records(records: Iterator[str], path: Path) -> None:
    """Write the records, one a line."""
    with whole_file(path) as file:
        for record in records:
            file.write(record + "\n")


@contextmanager
def whole_file(path: Path) -> Iterator[IO[str]]:
    """A file that takes the place of an older one only when it is complete. A pipe or a device is written as it is."""
    target = path if _is_special(path) else _part(path)
    with target.open("w", encoding="utf-8") as file:
        yield file
    if target != path:
        target.replace(path)


def check_writable(path: Path) -> None:
    """Raise OSError if a file could not be written; nothing is changed."""
    if _is_special(path):
        path.open("a").close()
        return
    _part(path).open("a").close()
    _part(path).unlink()


def _is_special(path: Path) -> bool:
    return path.exists() and not path.is_file()


def _part(path: Path) -> Path:
    return path.with_name(path.name + ".part")
