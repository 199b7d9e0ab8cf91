"""The moments the guide waits for: what may stand in a step's `when`, each by its name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fzzzt.engine import Award, Build, Deal, Score

if TYPE_CHECKING:
    from collections.abc import Callable

    from fzzzt.engine import Event, View


@dataclass(frozen=True, slots=True)
class Moment:
    """What has just happened, as the person's seat was told, and how the table looks to it since."""

    event: Event
    view: View

    @property
    def award(self) -> Award | None:
        """The auction that has just been decided, if the person took part in it."""
        event = self.event
        return event if isinstance(event, Award) and event.values[self.view.seat] is not None else None

    def holds(self, condition: str) -> bool:
        """Whether it is such a moment."""
        name, _, argument = condition.partition(" ")
        if name in _WITH_ARGUMENT:
            return _WITH_ARGUMENT[name](self) == argument
        return _CONDITIONS[name](self)


def _place(moment: Moment) -> str:
    return f"{moment.view.round}.{moment.view.auction}"


def _lot(moment: Moment) -> str:
    view = moment.view
    head = view.belt[0] if view.phase == "bid" and view.belt else None
    return "" if head is None else view.faces.cards[head].kind


def _turn(moment: Moment) -> bool:
    """The card for sale lies open and it is the person's turn to bid."""
    return moment.view.my_turn and bool(_lot(moment))


def _first(moment: Moment) -> bool:
    return all(seat.bid_size is None for seat in moment.view.seats)


def _won(moment: Moment) -> bool:
    return moment.award is not None and moment.award.seat == moment.view.seat


def _lost(moment: Moment) -> bool:
    return moment.award is not None and moment.award.seat != moment.view.seat


def _won_unit(moment: Moment) -> bool:
    return _won(moment) and moment.award is not None and moment.award.card in moment.view.faces.units


def _tie(moment: Moment) -> bool:
    """A tie for the highest bid, in which the person is."""
    if moment.award is None:
        return False
    values = [value for value in moment.award.values if value is not None]
    return moment.award.values[moment.view.seat] == max(values) and values.count(max(values)) > 1


def _chief_is_mine(moment: Moment) -> bool:
    return moment.view.chief == moment.view.seat


def _alone(moment: Moment) -> bool:
    return [bool(seat.hand_size) for seat in moment.view.seats].count(True) == 1


def _no_cards(moment: Moment) -> bool:
    """The person has just bid the last card, and others go on."""
    view = moment.view
    return _won(moment) and view.phase == "bid" and not view.hand


def _redealt(moment: Moment) -> bool:
    return isinstance(moment.event, Deal) and moment.view.auction > 1


def _building(moment: Moment) -> bool:
    view = moment.view
    return view.phase == "build" and view.seat in view.to_move and isinstance(moment.event, Award)


def _built(moment: Moment) -> bool:
    event = moment.event
    return isinstance(event, Build) and event.seat == moment.view.seat and bool(event.robots)


def _lost_unit(moment: Moment) -> bool:
    score = moment.view.score
    return score is not None and any(not unit.widgets for unit in score.seats[moment.view.seat].units)


_WITH_ARGUMENT: dict[str, Callable[[Moment], str]] = {
    "auction": _place,
    "round": lambda moment: str(moment.view.round),
    "lot": _lot,
}
_CONDITIONS: dict[str, Callable[[Moment], bool]] = {
    "turn": _turn,
    "first": _first,
    "not-first": lambda moment: not _first(moment),
    "won": _won,
    "lost": _lost,
    "won-unit": _won_unit,
    "tie": _tie,
    "chief-is-mine": _chief_is_mine,
    "has-mechanic": lambda moment: any(moment.view.faces.cards[card].kind == "mechanic" for card in moment.view.hand),
    "one-card": lambda moment: len(moment.view.hand) == 1,
    "alone": _alone,
    "no-cards": _no_cards,
    "redealt": _redealt,
    "building": _building,
    "built": _built,
    "has-unit": lambda moment: bool(moment.view.seats[moment.view.seat].units),
    "lost-unit": _lost_unit,
    "over": lambda moment: isinstance(moment.event, Score),
}

CONDITIONS = frozenset({*_WITH_ARGUMENT, *_CONDITIONS})
"""Every name that a `when` may have."""
