"""What a seat may know as a tensor: made from its view alone, so it cannot hold anything else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fzzzt.engine.options import HAND_SIZE
from fzzzt.research.actions import asked_unit
from fzzzt.research.fields import HIGHEST, Field, Fields

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    import numpy as np
    from numpy.typing import NDArray

    from fzzzt.engine import Options, View
    from fzzzt.research.actions import Choices
    from fzzzt.research.face_order import FaceOrder

PHASES = ("bid", "build", "over")

Parts = dict[str, "NDArray[Any]"]


class Observation:
    """How the views of a game become tensors. Seats are told clockwise from the one that looks, which is 0."""

    def __init__(self, options: Options, catalogue: FaceOrder, rounds: int) -> None:
        self.catalogue = catalogue
        self.fields = Fields(_fields(options, catalogue, rounds))

    def tensor(self, view: View, choices: Choices | None = None) -> NDArray[np.int8]:
        """A view as a tensor; `choices` are those of a build that its seat is in the middle of."""
        tensor = self.fields.blank()
        parts = self.fields.parts(tensor)
        if view.phase in PHASES:
            parts["phase"][PHASES.index(view.phase)] = 1
        for name, number in (("round", view.round), ("auction", view.auction), ("deck", view.conveyor_size)):
            parts[name][0] = min(number, HIGHEST)
        self._tell_belt(view, parts)
        self._tell_own(view, parts)
        self._tell_seats(view, parts)
        self._tell_unseen(parts)
        self._tell_build(view, choices, parts)
        return tensor

    def _tell_belt(self, view: View, parts: Parts) -> None:
        for place, card in enumerate(view.belt):
            if card is None:
                parts["face_down"][place] = 1
            else:
                parts["belt"][place, self.catalogue.card_place[card]] = 1

    def _tell_unseen(self, parts: Parts) -> None:
        unseen = self.catalogue.copies - parts["belt"].sum(axis=0) - parts["owned"].sum(axis=0)
        unseen[self.catalogue.unit_cards] -= parts["unit_owner"].sum(axis=1)
        unseen[self.catalogue.robot_cards] -= parts["allocated"].sum(axis=0)
        parts["unseen"][:] = unseen

    def _tell_own(self, view: View, parts: Parts) -> None:
        parts["hand"][:] = self.catalogue.count(view.hand)
        parts["my_bid"][:] = self.catalogue.count(view.my_bid or ())
        if view.phase == "bid":
            for place, card in enumerate(view.hand):
                parts["places"][place, self.catalogue.card_place[card]] = 1

    def _tell_seats(self, view: View, parts: Parts) -> None:
        parts["chief"][from_me(view, view.chief)] = 1
        for seat in view.to_move:
            parts["to_move"][from_me(view, seat)] = 1
        for seat, public in enumerate(view.seats):
            place = from_me(view, seat)
            parts["mechanic"][place] = public.mechanic
            sizes = {"hands": public.hand_size, "discards": public.discard_size, "bids": public.bid_size or 0}
            for name, number in sizes.items():
                parts[name][place] = min(number, HIGHEST)
            parts["owned"][place] = self.catalogue.count(public.owned)
            parts["known_hand"][place] = self.catalogue.count(public.known_hand)
            parts["known_discard"][place] = self.catalogue.count(public.known_discard)
            tell_units(self.catalogue, place, public.units, parts)

    def _tell_build(self, view: View, choices: Choices | None, parts: Parts) -> None:
        if (unit := asked_unit(view, choices)) is not None:
            parts["unit"][self.catalogue.unit_place[unit]] = 1
        if choices is None and view.my_build is not None:
            choices = {unit: view.my_build.get(unit) for unit in view.seats[view.seat].units}
        tell_choices(self.catalogue, choices or {}, parts["my_build"])


def from_me(view: View, seat: int) -> int:
    """How many seats clockwise of the one that looks."""
    return (seat - view.seat) % view.options.players


def tell_units(catalogue: FaceOrder, place: int, units: Mapping[str, tuple[str, ...]], parts: Parts) -> None:
    """Who owns which unit, and what is allocated to it."""
    for unit, robots in units.items():
        number = catalogue.unit_place[unit]
        parts["unit_owner"][number, place] = 1
        for robot in robots:
            parts["allocated"][number, catalogue.robot_place[robot]] += 1


def tell_choices(catalogue: FaceOrder, choices: Mapping[str, str | None], part: NDArray[Any]) -> None:
    """What was chosen for units; the last column is for nothing."""
    for unit, robot in choices.items():
        part[catalogue.unit_place[unit], -1 if robot is None else catalogue.robot_place[robot]] = 1


def _fields(options: Options, catalogue: FaceOrder, rounds: int) -> Iterator[Field]:
    seats, belt = options.players, options.belt
    cards, robots, units = len(catalogue.cards), len(catalogue.robots), len(catalogue.units)
    deck, copies = catalogue.total, catalogue.copies
    yield Field("phase", (3,), 1, "bid, build, over")
    yield Field("round", (1,), rounds, "the round, from 1")
    yield Field("auction", (1,), belt + 1, "the auction of the round, from 1")
    yield Field("deck", (1,), deck, "cards in the conveyor deck")
    yield Field("chief", (seats,), 1, "who is Chief Mechanic")
    yield Field("to_move", (seats,), 1, "who decides now; in a build all who have a unit")
    yield Field("belt", (belt, cards), 1, "the face-up cards of the belt, head first")
    yield Field("face_down", (belt,), 1, "which cards of the belt are face down")
    yield Field("unseen", (cards,), copies, "copies that nobody has seen: face down or in the deck")
    yield Field("hand", (cards,), copies, "my hand; in a build all my personal cards")
    yield Field("places", (HAND_SIZE, cards), 1, "my hand card by card, sorted by id, as bids count it")
    yield Field("my_bid", (cards,), copies, "my bid in this auction")
    yield Field("mechanic", (seats,), seats, "the number of each seat's Mechanic")
    yield Field("hands", (seats,), deck, "cards in each hand")
    yield Field("discards", (seats,), deck, "cards in each discard")
    yield Field("bids", (seats,), HAND_SIZE, "cards in each bid of this auction; 0 before it is made")
    yield Field("owned", (seats, cards), copies, "each seat's personal cards, hand and discard together")
    yield Field("known_hand", (seats, cards), copies, "what was shown of each hand since its deal")
    yield Field("known_discard", (seats, cards), copies, "what was shown of each discard since the deal")
    yield Field("unit_owner", (units, seats), 1, "who owns each unit")
    yield Field("allocated", (units, robots), rounds, "the robots allocated to each unit")
    yield Field("unit", (units,), 1, "the unit I choose a robot for now")
    yield Field("my_build", (units, robots + 1), 1, "what I chose in this build; last column: nothing")
