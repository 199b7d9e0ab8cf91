"""One auction: who bids in which order, which bids are lawful, who wins, and who is Chief Mechanic afterwards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations
from operator import itemgetter
from typing import TYPE_CHECKING

from fzzzt.engine.errors import IllegalMove, InvalidMove, MoveError
from fzzzt.engine.events import Bid

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from random import Random

    from fzzzt.engine.cards import Deck


@cache
def clockwise(players: int, start: int) -> tuple[int, ...]:
    """The seats in clockwise order, beginning with `start`."""
    return tuple((start + step) % players for step in range(players))


def reveal(
    order: Sequence[int], bids: Sequence[tuple[str, ...] | None], power: Mapping[str, int]
) -> tuple[tuple[int | None, ...], int, int | None]:
    """What each bid is worth, who wins, and who becomes Chief Mechanic, if anybody does.

    `order` is clockwise from the Chief, so the first seat with the highest bid is the Chief if the Chief is tied, else
    the tied seat nearest clockwise; and the next tied seat is the loser nearest clockwise from that winner.
    """
    values: list[int | None] = [None] * len(bids)
    best, winner, rival = -1, -1, None
    for seat in order:
        value = 0
        for card in bids[seat] or ():
            value += power[card]
        values[seat] = value
        if value > best:
            best, winner, rival = value, seat, None
        elif value == best and rival is None:
            rival = seat
    return tuple(values), winner, rival


class LegalBids:
    """The bids a seat may make: every non-empty part of its hand, told apart by faces.

    Count, index, iterate, ask `in`, or `draw` one.
    """

    __slots__ = ("_parts", "hand", "seat")

    def __init__(self, seat: int, hand: tuple[str, ...]) -> None:
        self.seat = seat
        self.hand = hand
        self._parts = (
            _parts(len(hand)) if len(set(hand)) == len(hand) else _distinct_parts(tuple(map(hand.index, hand)))
        )

    def __repr__(self) -> str:
        return f"LegalBids({self.seat!r}, {self.hand!r})"

    def __len__(self) -> int:
        return len(self._parts)

    def __getitem__(self, index: int) -> Bid:
        return Bid(self.seat, self._parts[index](self.hand))

    def __iter__(self) -> Iterator[Bid]:
        return (Bid(self.seat, part(self.hand)) for part in self._parts)

    def __contains__(self, bid: object) -> bool:
        if not isinstance(bid, Bid) or bid.seat != self.seat or not isinstance(bid.cards, tuple) or not bid.cards:
            return False
        return not Counter(bid.cards) - Counter(self.hand)

    def draw(self, rng: Random) -> Bid:
        """A lawful bid, all equally likely."""
        parts = self._parts
        return Bid(self.seat, parts[int(rng.random() * len(parts))](self.hand))


Part = Callable[[tuple[str, ...]], tuple[str, ...]]
"""Picks certain places out of a hand."""


@cache
def _parts(size: int) -> tuple[Part, ...]:
    """Every non-empty part of a hand of this size, smallest first."""
    places = range(size)
    return tuple(_part(part) for count in places for part in combinations(places, count + 1))


@cache
def _distinct_parts(first_places: tuple[int, ...]) -> tuple[Part, ...]:
    """The parts of a hand with copies that differ in faces; each place is given by where its face comes first."""
    size = len(first_places)
    choices = [part for count in range(size) for part in combinations(range(size), count + 1)]
    distinct = {tuple(first_places[place] for place in part): part for part in reversed(choices)}
    return tuple(_part(part) for part in sorted(distinct.values(), key=choices.index))


def _part(places: tuple[int, ...]) -> Part:
    return itemgetter(slice(places[0], places[0] + 1)) if len(places) == 1 else itemgetter(*places)


def bid_error(deck: Deck, bid: Bid, hand: Sequence[str]) -> MoveError:
    """Why a bid cannot be made from this hand."""
    if not isinstance(bid.cards, tuple):
        return InvalidMove("malformed", what=f"the cards of a bid are a tuple of ids, not {bid.cards!r}")
    for card in bid.cards:
        if not isinstance(card, str) or card not in deck.cards:
            return InvalidMove("unknown-card", card=card)
        if card not in hand:
            return IllegalMove("not-in-hand", card=card, seat=bid.seat)
        if bid.cards.count(card) > hand.count(card):
            return IllegalMove("repeated-card", card=card, seat=bid.seat)
    return IllegalMove("empty-bid", seat=bid.seat)
