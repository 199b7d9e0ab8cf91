"""Whether the cards of a record came by the shuffles that it claims."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from fzzzt.fairness import DAILY, PLAYED_ON, dealer_of
from fzzzt.locale.told_error import ToldError
from fzzzt.playon import origin_fault

if TYPE_CHECKING:
    from fzzzt.dealer import Dealer
    from fzzzt.engine import Deal, Game, Setup
    from fzzzt.record import Record, RecordFault

    Objection = Callable[[Game, Setup | Deal], ValueError | None]


def shuffle_check(data: object) -> Objection | None:
    """Objects to shuffles that a record's `shuffle` does not lead to; None if it leads to none.

    `ValueError` says how the `shuffle` itself is false. Where a game was played on from, `beginning_fault` tells.
    """
    dealer = claimed_dealer(data)
    if dealer is None or is_played_on(data):
        return None

    def objection(game: Game, event: Setup | Deal) -> ToldError | None:
        return None if dealer.answers(game, event) else ToldError("fault-seed", seed=repr(dealer.seed))

    return objection


def beginning_fault(record: Record) -> RecordFault | None:
    """What is false of where a game was played on from, and of the cards since; None if it began as all others do."""
    shuffle, origin = record.extra.get("shuffle"), record.extra.get("origin")
    earlier = origin.get("shuffle") if isinstance(origin, dict) else None
    before = None if _is_played_on(earlier) else _dealer(earlier)  # where that one came from is not told
    return origin_fault(record, _dealer(shuffle) if _is_played_on(shuffle) else None, before)


def is_played_on(data: object) -> bool:
    """Whether a record's game began at a moment of another."""
    return isinstance(data, dict) and _is_played_on(data.get("shuffle"))


def _is_played_on(shuffle: object) -> bool:
    return isinstance(shuffle, dict) and shuffle.get("method") == PLAYED_ON


def _dealer(shuffle: object) -> Dealer | None:
    return dealer_of(shuffle) if isinstance(shuffle, dict) else None


def claimed_dealer(data: object) -> Dealer | None:
    """The dealer that a record's `shuffle` leads to, if it leads to one; `ValueError` says how it is false."""
    shuffle = _shuffle(data)
    return None if shuffle is None else dealer_of(shuffle)


def why_unchecked(data: object) -> ToldError | None:
    """Why the shuffles of a record that is right otherwise were not recomputed; None if they were."""
    shuffle = _shuffle(data)
    if shuffle is None:
        return ToldError("fault-untold-shuffle")
    if _is_played_on(shuffle) and isinstance(data, dict) and data.get("origin") is None:
        return ToldError("fault-untold-origin")
    if shuffle.get("method") == DAILY and "secret" not in shuffle:
        return ToldError("fault-untold-secret")
    return None if dealer_of(shuffle) else ToldError("fault-unknown-method", what=repr(shuffle.get("method")))


def _shuffle(data: object) -> dict[str, Any] | None:
    """What a record tells of its shuffles, if anything; each seat must have its place in it."""
    shuffle = data.get("shuffle") if isinstance(data, dict) else None
    if not isinstance(data, dict) or shuffle is None:
        return None
    if not isinstance(shuffle, dict):
        raise ToldError("fault-shuffle-form")
    seats, nonces = data.get("seats"), shuffle.get("nonces")
    if isinstance(seats, list) and isinstance(nonces, list) and len(seats) != len(nonces):
        raise ToldError("fault-shuffle-count", count=len(seats), number=len(nonces))
    return shuffle
