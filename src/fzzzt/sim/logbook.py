"""A simulated game as the engine's own events, read from the numbers that the compiled rules noted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from fzzzt.engine import Award, Bid, Build, Deal, Reveal, Round, Score, SeatScore, Setup
from fzzzt.engine.auction import clockwise
from fzzzt.sim import rules
from fzzzt.sim.state import NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fzzzt.engine import Event
    from fzzzt.sim.faces import Faces
    from fzzzt.sim.state import Log, Row

_ROOM = 4096


def new_log() -> Log:
    """An empty log with room for the longest game."""
    return np.zeros(_ROOM, np.int32)


class Logbook:
    """Reads a log along with the game it is of, which tells the Mechanics and the order of the conveyor deck."""

    def __init__(self, game: Row, faces: Faces, log: Log) -> None:
        self._faces = faces
        self._players = faces.options.players
        self._numbers: Iterator[int] = iter(log[1 : log[0] + 1].tolist())
        self._mechanics = tuple(game["mechanics"][: self._players].tolist())
        self._conveyor = tuple(faces.ids[face] for face in game["conveyor"][: faces.record["size"]].tolist())
        self._chief = self._mechanics.index(1)
        self._head = self._round = 0
        self._hands: list[list[str]] = []
        self._bids: list[tuple[str, ...] | None] = [None] * self._players
        self._units: list[list[str]] = [[] for _ in range(self._players)]

    def events(self) -> Iterator[Event]:
        """Every event of the game. The score tells the numbers, not the widgets they come from."""
        yield Setup(self._mechanics, self._conveyor)
        for kind in self._numbers:
            match kind:
                case rules.ROUND_EVENT:
                    yield self._begin_round()
                case rules.DEAL_EVENT:
                    yield self._deal()
                case rules.REVEAL_EVENT:
                    yield Reveal(self._conveyor[self._head : self._head + next(self._numbers)])
                case rules.BID_EVENT:
                    yield self._bid()
                case rules.AWARD_EVENT:
                    yield self._award()
                case rules.BUILD_EVENT:
                    yield from self._build()
                case rules.SCORE_EVENT:
                    yield self._score()
                case _:
                    raise ValueError(f"{kind} is no kind of event")

    def _begin_round(self) -> Round:
        self._round += 1
        return Round(self._round, self._conveyor[self._head : self._head + self._faces.options.belt])

    def _deal(self) -> Deal:
        self._hands = [[self._card() for _ in range(next(self._numbers))] for _ in range(self._players)]
        return Deal(tuple(tuple(hand) for hand in self._hands))

    def _card(self) -> str:
        return self._faces.ids[next(self._numbers)]

    def _bid(self) -> Bid:
        seat, chosen = next(self._numbers), next(self._numbers)
        cards = tuple(card for place, card in enumerate(self._hands[seat]) if chosen >> place & 1)
        self._bids[seat] = cards
        return Bid(seat, cards)

    def _award(self) -> Award:
        winner, self._chief = next(self._numbers), next(self._numbers)
        power = self._faces.deck.power
        values = tuple(None if bid is None else sum(power[card] for card in bid) for bid in self._bids)
        card = self._conveyor[self._head]
        award = Award(card, winner, values, self._chief, tuple(self._bids))
        for paid in self._bids[winner] or ():
            self._hands[winner].remove(paid)
        if card in self._faces.deck.units:
            self._units[winner].append(card)
        self._bids = [None] * self._players
        self._head += 1
        return award

    def _build(self) -> Iterator[Build]:
        planned = {unit: next(self._numbers) for unit in self._faces.units}
        robots = {unit: self._faces.ids[face] for unit, face in planned.items() if face != NOBODY}
        for seat in clockwise(self._players, self._chief):
            if units := self._units[seat]:
                yield Build(seat, {unit: robots[unit] for unit in sorted(units) if unit in robots})

    def _score(self) -> Score:
        seats = []
        for _ in range(self._players):
            base, bonus, robots = next(self._numbers), next(self._numbers), next(self._numbers)
            seats.append(SeatScore(base, bonus, base + bonus, robots, ()))
        winners = next(self._numbers)
        return Score(tuple(seats), tuple(seat for seat in range(self._players) if winners >> seat & 1))
