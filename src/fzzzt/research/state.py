"""The whole truth as a tensor: for critics that may see all cards while they train, never for a seat that plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fzzzt.research.fields import HIGHEST, Field, Fields
from fzzzt.research.observation import PHASES, tell_choices, tell_units

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    import numpy as np
    from numpy.typing import NDArray

    from fzzzt.engine import Game, Options
    from fzzzt.research.actions import Choices
    from fzzzt.research.face_order import FaceOrder


class State:
    """How games become tensors that hide nothing. Seats are told by number."""

    def __init__(self, options: Options, catalogue: FaceOrder, rounds: int) -> None:
        self.catalogue = catalogue
        self.fields = Fields(_fields(options, catalogue, rounds))

    def tensor(self, game: Game, asked: int | None, choices: Choices | None) -> NDArray[np.int8]:
        """A game as a tensor: who is asked now, and what that seat has chosen so far in a build."""
        tensor = self.fields.blank()
        parts = self.fields.parts(tensor)
        if game.phase in PHASES:
            parts["phase"][PHASES.index(game.phase)] = 1
        numbers = (("round", game.round), ("auction", game.auction), ("face_up", game.face_up))
        for name, number in numbers:
            parts[name][0] = min(number, HIGHEST)
        parts["chief"][game.chief] = 1
        if asked is not None:
            parts["asked"][asked] = 1
        self._tell_order(game.belt, parts["belt"])
        self._tell_order(game.conveyor, parts["deck"])
        for seat in range(game.options.players):
            self._tell_seat(game, seat, parts)
        tell_choices(self.catalogue, choices or {}, parts["builds"])
        return tensor

    def _tell_order(self, cards: Iterable[str], part: NDArray[Any]) -> None:
        for place, card in enumerate(cards):
            part[place, self.catalogue.card_place[card]] = 1

    def _tell_seat(self, game: Game, seat: int, parts: dict[str, NDArray[Any]]) -> None:
        count = self.catalogue.count
        parts["mechanic"][seat] = game.mechanics[seat]
        parts["hands"][seat] = count(game.hands[seat])
        parts["discards"][seat] = count(game.discards[seat])
        parts["bids"][seat] = count(game.bids[seat] or ())
        tell_units(self.catalogue, seat, game.units[seat], parts)
        if build := game.sealed_builds.get(seat):
            tell_choices(self.catalogue, {unit: build.robots.get(unit) for unit in game.units[seat]}, parts["builds"])


def _fields(options: Options, catalogue: FaceOrder, rounds: int) -> Iterator[Field]:
    seats, belt = options.players, options.belt
    cards, robots, units = len(catalogue.cards), len(catalogue.robots), len(catalogue.units)
    copies = catalogue.copies
    deck = catalogue.conveyor - belt
    yield Field("phase", (3,), 1, "bid, build, over")
    yield Field("round", (1,), rounds, "the round, from 1")
    yield Field("auction", (1,), belt + 1, "the auction of the round, from 1")
    yield Field("face_up", (1,), belt, "how many cards of the belt are face up")
    yield Field("chief", (seats,), 1, "who is Chief Mechanic")
    yield Field("asked", (seats,), 1, "who decides now")
    yield Field("mechanic", (seats,), seats, "the number of each seat's Mechanic")
    yield Field("belt", (belt, cards), 1, "the cards of the belt, head first")
    yield Field("deck", (deck, cards), 1, "the conveyor deck, top first")
    yield Field("hands", (seats, cards), copies, "each hand; in a build all personal cards")
    yield Field("discards", (seats, cards), copies, "each discard")
    yield Field("bids", (seats, cards), copies, "each bid of this auction")
    yield Field("unit_owner", (units, seats), 1, "who owns each unit")
    yield Field("allocated", (units, robots), rounds, "the robots allocated to each unit")
    yield Field("builds", (units, robots + 1), 1, "what was chosen in this build; last column: nothing")
