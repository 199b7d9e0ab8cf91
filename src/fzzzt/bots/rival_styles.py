"""What a player comes to believe of the others: which style each plays in, from the bids that were revealed."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from fzzzt.engine import Award
from fzzzt.engine.auction import clockwise
from fzzzt.record.onlooker import SeatedOnlooker
from fzzzt.sim.bridge import record_of_view
from fzzzt.sim.chance import new_games
from fzzzt.sim.state import SEATS
from fzzzt.sim.style_fit import weigh_styles

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Fits = list[dict[str, float]]
    """By seat, and by level."""

    from fzzzt.bots.lookahead import Search
    from fzzzt.engine import Event, Options, View
    from fzzzt.sim.faces import Faces

_DOUBT = 0.06
"""How much of that first thought always stays."""
_UNLIKELY = 1e-30
_HANDS = 12
"""How many hands are drawn for a bid."""


class RivalStyles:
    """Hears the events of a seat; `beliefs` has a row for each seat, with the chance of each style."""

    def __init__(self, seat: int, options: Options, faces: Faces, search: Search) -> None:
        self._onlooker = SeatedOnlooker(options, faces.deck, seat)
        self._faces = faces
        self._search = search
        self._games = new_games(2, 0)
        self._first_sight = np.array([opponent.common for opponent in search.method.opponents])
        self._weights = np.tile(self._first_sight, (SEATS, 1))

    @property
    def beliefs(self) -> NDArray[np.float64]:
        """The chance of each style, by seat."""
        return (1 - _DOUBT) * self._weights + _DOUBT * self._first_sight

    @property
    def fits(self) -> Fits:
        """How well each seat's bids fit each level's, as a logarithm; of several of a level the likest."""
        likely = np.log(np.maximum(self._weights / self._first_sight, _UNLIKELY))
        names = [opponent.kind for opponent in self._search.method.opponents]
        return [{name: float(max(row[np.array(names) == name])) for name in dict.fromkeys(names)} for row in likely]

    def hear(self, event: Event) -> None:
        """Learn from an event."""
        if isinstance(event, Award):
            self._weigh(self._onlooker.view(), event)
        self._onlooker.hear(event)

    def _weigh(self, view: View, award: Award) -> None:
        """Every other bid of an auction, as it looked when it was made."""
        made: list[int] = []
        for seat in clockwise(view.options.players, view.chief):
            cards, value = award.bids[seat], award.values[seat]
            if cards is None or value is None:
                continue
            if seat != view.seat and view.seats[seat].hand_size > 1:
                self._weigh_bid(_as_seen_before(view, award, seat, made), seat, cards, value)
            made.append(seat)

    def _weigh_bid(self, view: View, seat: int, cards: tuple[str, ...], value: int) -> None:
        search, likely = self._search, np.zeros(len(self._first_sight))
        random = self._games[0]["random"].copy()
        self._games[0] = record_of_view(view, self._faces)
        self._games[0]["random"] = random
        with search.lock:
            weigh_styles(
                *(self._games, self._faces.record, value, len(cards), _HANDS),
                *(search.styles, search.mind, search.bench, likely),
            )
        weights = self._weights[seat] * likely
        self._weights[seat] = weights / weights.sum()


def _as_seen_before(view: View, award: Award, seat: int, made: list[int]) -> View:
    """The table when a seat made its bid: with the bids before it, and with its own cards taken for shown."""
    seats = list(view.seats)
    for other, public in enumerate(seats):
        if other not in made:
            seats[other] = replace(public, bid_size=None)
    shown = Counter(seats[seat].known_hand) | Counter(award.bids[seat] or ())
    seats[seat] = replace(seats[seat], known_hand=tuple(sorted(shown.elements())))
    return replace(view, seats=tuple(seats), to_move=(seat,), my_bid=view.my_bid if view.seat in made else None)
