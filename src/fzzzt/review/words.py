"""Why a decision was a mistake, and what would have been better, as sayings: by what the seat knew then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.bots.mechanic import MechanicPlayer
from fzzzt.voice.voice import by_power
from fzzzt.wire.sayings import Saying

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fzzzt.engine import View
    from fzzzt.wire.reviews import Review, ReviewedChoice

_ENOUGH = 65
"""A bid that wins so often, in percent, would have been enough."""
_MUCH_MORE = 10
"""A bid is meant to win if it does so many times in a hundred more often."""


def reasons(view: View, made: ReviewedChoice, best: ReviewedChoice) -> tuple[Saying, ...]:
    """What would have been better, and why."""
    chances = {"made": round(made.share), "best": round(best.share)}
    why = _why_build(made, best) if view.phase == "build" else why_bid(view, made, best)
    return (*_better(view, best), why, Saying("review-chances", "detail", numbers=chances))


def remarks(review: Review, names: Sequence[str]) -> dict[int, tuple[Saying, ...]]:
    """What a replay says of marked decisions, by the place of their event in the record."""
    found = {}
    for seat in review.seats:
        for decision in seat.decisions:
            if decision.mark:
                figures = {"cost": round(max(0.0, decision.cost)), "error": max(1, round(decision.error))}
                name = {"name": names[seat.seat]}
                told = Saying(f"review-told-{decision.mark}", "headline", numbers=figures, texts=name)
                found[decision.event] = (told, *decision.sayings)
    return found


def _better(view: View, best: ReviewedChoice) -> tuple[Saying, ...]:
    if view.phase == "bid":
        value = sum(view.faces.power[card] for card in best.cards)
        cards = tuple(by_power(view.faces, best.cards))
        return (Saying("review-better-bid", "headline", numbers={"value": value}, cards=cards),)
    if not best.robots:
        return (Saying("review-better-nothing", "headline"),)
    pairs = [{"robot": robot, "unit": unit} for unit, robot in sorted(best.robots.items())]
    return tuple(Saying("review-better-allocate", "headline", short=pair) for pair in pairs)


def _why_build(made: ReviewedChoice, best: ReviewedChoice) -> Saying:
    if not best.robots:
        return Saying("review-because-build-nothing", "step")
    return Saying("review-because-build-other" if made.robots else "review-because-build", "step")


def why_bid(view: View, made: ReviewedChoice, best: ReviewedChoice) -> Saying:
    """Why one bid is better than another."""
    power = view.faces.power
    paid, value = sum(power[card] for card in made.cards), sum(power[card] for card in best.cards)
    if value == paid:
        return Saying("review-because-other-cards", "step")
    odds = {"value": value, "chance": best.chance, "paid": paid, "made": made.chance}
    if value > paid:
        wanted = best.chance >= made.chance + _MUCH_MORE
        last = len(view.belt) == 1
        key = "review-because-last-card" if last else "review-because-too-low" if wanted else "review-because-spend"
        return Saying(key, "step", numbers=odds)
    if best.chance >= _ENOUGH or made.chance - best.chance < _MUCH_MORE:
        return _enough(view, odds, best.chance >= _ENOUGH)
    thought = MechanicPlayer().explain(view, made.cards)
    if thought.worth <= 0:
        return Saying("review-because-worthless", "step")
    worth, price = round(thought.worth), round(thought.price)
    key = "review-because-too-dear" if price > worth else "review-because-save-power"
    return Saying(key, "step", numbers={"worth": worth, "price": price, **odds})


def _enough(view: View, odds: dict[str, int], wins: bool) -> Saying:
    """A smaller bid does as well: it wins, too, or it loses, too, and costs less."""
    if not wins:
        return Saying("review-because-lose-cheaply", "step", numbers=odds)
    able = [seat for seat, public in enumerate(view.seats) if seat != view.seat and public.hand_size]
    if len(able) != 1:
        return Saying("review-because-enough", "step", numbers=odds)
    numbers = {"count": view.seats[able[0]].hand_size, "value": odds["value"]}
    return Saying("review-because-one-rival", "step", able[0], numbers=numbers)
