"""A view in a few lines of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fzzzt.engine import SeatView, SpectatorView


def portrait(view: SpectatorView, asked: str) -> str:
    """The table as this view has it, a line a seat."""
    return "\n".join(_lines(view, asked))


def _lines(view: SpectatorView, asked: str) -> Iterator[str]:
    what = "the game is over" if view.score else f"{view.phase}, {asked} decides"
    yield f"Round {view.round} of {view.rounds}: {what}"
    yield "Belt: " + (" ".join(card or "?" for card in view.belt) or "empty")
    for seat, public in enumerate(view.seats):
        chief = " (Chief)" if seat == view.chief else ""
        score = f", {view.score.seats[seat].total} points" if view.score else ""
        yield f"player_{seat}{chief}: {_told(public)}{score}"


def _told(seat: SeatView) -> str:
    cards = f"{seat.hand_size} in hand, {seat.discard_size} in discard"
    bid = "" if seat.bid_size is None else f", bids {seat.bid_size}"
    units = "; ".join(" ".join((unit, *robots)) for unit, robots in seat.units.items())
    return cards + bid + (f", units: {units}" if units else "")
