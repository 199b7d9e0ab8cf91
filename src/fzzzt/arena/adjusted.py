"""Win shares with luck taken out: what chance gave is subtracted, as far as that helps.

Luck has a mean of zero whoever plays (review/table_luck.py), so a share less any fixed part of it is still unbiased.
How large a part is best is fitted on other deals than those it is used for: the deals are split, and each part is
adjusted by what the others say. Where the model of the players is wrong that may help little, or harm: then the plain
share stands, and an adjusted interval is never wider than the plain one.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from statistics import fmean, variance
from typing import TYPE_CHECKING

from fzzzt.arena.figures import Estimate, share_estimate
from fzzzt.record import replay_record

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from fzzzt.arena.figures import Played

    Place = tuple[int, int]
    Lucks = Mapping[Place, Sequence[float]]
    """What chance gave each seat of each game."""

PARTS = 5
FEWEST_DEALS = 10
"""Of fewer there is no telling what part of luck is best subtracted."""


@dataclass(frozen=True)
class AdjustedShare:
    """A win share with luck taken out. So many times as many games would have made the plain interval as narrow.

    `coefficient` is the mean part of luck that was subtracted; 0 if the plain share stands.
    """

    share: Estimate
    saved: float
    coefficient: float


def luck_of_line(path: Path, places: Sequence[int], number: int) -> tuple[Place, tuple[float, ...]]:
    """Which game of the match a line of a file of records holds, and what chance gave in it."""
    from fzzzt.review.table_luck import luck_of_table  # noqa: PLC0415 - it needs the extra sim

    with path.open("rb") as file:
        file.seek(places[number])
        record, _ = replay_record(json.loads(file.readline()))
    _, deal, table = record.game.rsplit("/", 2)
    levels = [str(seat.get("bot")) for seat in record.seats]
    return (int(deal), int(table)), luck_of_table(record, levels, record.game)


def line_places(path: Path) -> list[int]:
    """Where the lines of a file begin."""
    places, at = [], 0
    with path.open("rb") as file:
        for line in file:
            places.append(at)
            at += len(line)
    return places


def adjusted_shares(names: Sequence[str], deals: Played, lucks: Lucks) -> dict[str, AdjustedShare]:
    """Every name's share with luck taken out; a deal is one observation, the mean of its games."""
    return {name: found for name in names if (found := _adjusted(name, deals, lucks)) is not None}


def _adjusted(name: str, deals: Played, lucks: Lucks) -> AdjustedShare | None:
    by_deal = [[game for game in games if name in game.line_up] for games in deals]
    by_deal = [games for games in by_deal if games]
    if not by_deal:
        return None
    shares = [fmean(game.shares()[name] for game in games) for games in by_deal]
    luck = [
        fmean(
            sum(part for seated, part in zip(game.line_up, lucks[game.place], strict=True) if seated == name)
            for game in games
        )
        for games in by_deal
    ]
    return adjust(shares, luck)


def adjust(shares: Sequence[float], luck: Sequence[float]) -> AdjustedShare:
    """Shares less the part of luck that serves best in other deals; the plain ones if that would not be narrower."""
    plain = share_estimate(shares)
    as_it_is = AdjustedShare(plain, 1.0, 0.0)
    if len(shares) < FEWEST_DEALS:
        return as_it_is
    parts = [_fitted(shares, luck, part) for part in range(PARTS)]
    less = [share - parts[deal % PARTS] * luck[deal] for deal, share in enumerate(shares)]
    before, after = variance(shares), variance(less)
    if not before or after >= before:
        return as_it_is
    found = share_estimate(less)
    if found.high - found.low >= plain.high - plain.low:
        return as_it_is
    return AdjustedShare(found, before / after if after else float("inf"), fmean(parts))


def _fitted(shares: Sequence[float], luck: Sequence[float], part: int) -> float:
    """The best coefficient by all deals but those of a part. The mean of luck is known: it is zero."""
    others = [deal for deal in range(len(shares)) if deal % PARTS != part]
    mean = fmean(shares[deal] for deal in others)
    squares = sum(luck[deal] ** 2 for deal in others)
    return sum((shares[deal] - mean) * luck[deal] for deal in others) / squares if squares else 0.0
