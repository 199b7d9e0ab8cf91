"""A finished game of a day's deal without what only its player saw, and what people's games have in common."""

from __future__ import annotations

from statistics import median_low
from typing import TYPE_CHECKING

from msgspec import structs

from fzzzt.daily.deal import PERSON
from fzzzt.engine import Award, Round, Score
from fzzzt.wire.daily import DailyLot, DailyPlay

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fzzzt.engine import Event

ROBOT, ZAP = "\N{ROBOT FACE}", "\N{HIGH VOLTAGE SIGN}"
MOST_LOTS = 3


def play_of(events: Sequence[Event]) -> DailyPlay:
    """What the person bid in each auction."""
    rounds: list[int] = []
    awards: list[Award] = []
    for event in events:
        if isinstance(event, Round):
            rounds.append(0)
        elif isinstance(event, Award):
            rounds[-1] += 1
            awards.append(event)
    return DailyPlay(
        cards=tuple(award.card for award in awards),
        bids=tuple(award.values[PERSON] for award in awards),
        won=tuple(award.seat == PERSON for award in awards),
        rounds=tuple(rounds),
    )


def result_of(events: Sequence[Event]) -> tuple[int, int]:
    """The person's points, and the place that they made: of equals the one with fewer robots is before the others."""
    score = events[-1]
    if not isinstance(score, Score):
        raise ValueError("the game was not played to its end")
    ranks = [(-seat.total, seat.robots) for seat in score.seats]
    return score.seats[PERSON].total, 1 + sum(rank < ranks[PERSON] for rank in ranks)


def marks(play: DailyPlay) -> tuple[str, ...]:
    """A game as it can be shown to others: a robot for an auction won, a zap for another, a line a round."""
    signs = iter(play.won)
    return tuple("".join(ROBOT if next(signs) else ZAP for _ in range(auctions)) for auctions in play.rounds)


def lots_apart(plays: Sequence[DailyPlay]) -> tuple[DailyLot, ...]:
    """The auctions in which people's bids differed most, those first."""
    apart: list[tuple[float, DailyLot]] = []
    for place, card in enumerate(plays[0].cards if plays else ()):
        there = [play for play in plays if play.cards[place : place + 1] == (card,)]
        bids = [bid for play in there if (bid := play.bids[place]) is not None]
        if spread := _variance(bids):
            lot = DailyLot(
                auction=place + 1,
                card=card,
                people=len(there),
                won=sum(play.won[place] for play in there),
                low=min(bids),
                middle=median_low(bids),
                high=max(bids),
            )
            apart.append((-spread, lot))
    return tuple(lot for _, lot in sorted(apart, key=lambda each: (each[0], each[1].auction))[:MOST_LOTS])


def _variance(bids: Sequence[int]) -> float:
    count = len(bids)
    return (count * sum(bid * bid for bid in bids) - sum(bids) ** 2) / count**2 if count else 0.0


def with_own(lot: DailyLot, own: DailyPlay | None) -> DailyLot:
    """An auction with what somebody bid there."""
    place = lot.auction - 1
    if own is None or place >= len(own.bids):
        return lot
    return structs.replace(lot, yours=own.bids[place], you_won=own.won[place])
