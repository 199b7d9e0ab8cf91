"""Whether the cards of a record came by the shuffles that it claims."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from fzzzt.fairness import dealer_of

if TYPE_CHECKING:
    from fzzzt.engine import Deal, Game, Setup

    Objection = Callable[[Game, Setup | Deal], str | None]


def shuffle_check(data: object) -> Objection | None:
    """Objects to shuffles that a record's `shuffle` does not lead to; None if it leads to none.

    `ValueError` says how the `shuffle` itself is false.
    """
    shuffle = _shuffle(data)
    dealer = None if shuffle is None else dealer_of(shuffle)
    if dealer is None:
        return None

    def objection(game: Game, event: Setup | Deal) -> str | None:
        return None if dealer.answers(game, event) else f"seed {dealer.seed!r} shuffles otherwise"

    return objection


def why_unchecked(data: object) -> str | None:
    """Why the shuffles of a record that is right otherwise were not recomputed; None if they were."""
    shuffle = _shuffle(data)
    if shuffle is None:
        return "the record does not tell how they came about"
    return None if dealer_of(shuffle) else f"the method {shuffle.get('method')!r} is not known here"


def _shuffle(data: object) -> dict[str, Any] | None:
    """What a record tells of its shuffles, if anything; each seat must have its place in it."""
    shuffle = data.get("shuffle") if isinstance(data, dict) else None
    if not isinstance(data, dict) or shuffle is None:
        return None
    if not isinstance(shuffle, dict):
        raise ValueError("shuffle must be an object that tells its method")
    seats, nonces = data.get("seats"), shuffle.get("nonces")
    if isinstance(seats, list) and isinstance(nonces, list) and len(seats) != len(nonces):
        raise ValueError(f"shuffle: there must be {len(seats)} nonces, one a seat, not {len(nonces)}")
    return shuffle
