"""Worlds: positions that could be the true one, as far as a view can tell. Search and analysis play on in them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from fzzzt.engine.auction import clockwise
from fzzzt.engine.events import Build
from fzzzt.engine.game import Game
from fzzzt.engine.view import View

if TYPE_CHECKING:
    from random import Random

    from fzzzt.engine.view import SeatView, SpectatorView


def sample_world(view: SpectatorView, rng: Random) -> Game:
    """A game, without log, that looks like this view to its seat; all deals that fit are equally likely.

    Three things are unknown: the order of the cards not seen yet, how the cards of each other seat that were not shown
    split between hand and discard, and which cards of a hand lie in a sealed bid. A card that was shown stays where it
    was shown, also if there are copies of its face: only the rest is split, each card of it like any other.
    """
    world = Game(view.options, view.faces)
    if view.phase == "setup":
        return world
    _fill_public(world, view)
    _fill_conveyor(world, view, rng)
    for seat, public in enumerate(view.seats):
        if isinstance(view, View) and seat == view.seat:
            _fill_own(world, public, view)
        else:
            _fill_seat(world, seat, public, rng)
    return world


def _fill_public(world: Game, view: SpectatorView) -> None:
    world.phase = view.phase
    world.round, world.auction, world.chief = view.round, view.auction, view.chief
    world.mechanics = tuple(seat.mechanic for seat in view.seats)
    world.units = [dict(seat.units) for seat in view.seats]
    world.known = tuple((seat.known_hand, seat.known_discard) for seat in view.seats)
    world.score = view.score
    world.deciding = frozenset(view.to_move)
    if world.phase == "bid":
        order = clockwise(view.options.players, view.chief)
        world.order = tuple(seat for seat in order if view.seats[seat].hand_size)
        world._turn = world.order.index(view.to_move[0])


def unseen_cards(view: SpectatorView) -> list[str]:
    """The conveyor cards that lie face down on the belt or in the deck, sorted by id."""
    unseen = Counter(view.faces.conveyor(view.options))
    for number in range(1, view.options.players + 1):
        unseen.update(view.faces.starting_hand(number))
    for seat in view.seats:
        unseen.subtract(seat.owned)
        for unit, robots in seat.units.items():
            unseen.subtract((unit, *robots))
    unseen.subtract([card for card in view.belt if card is not None])
    return sorted(unseen.elements())


def _fill_conveyor(world: Game, view: SpectatorView, rng: Random) -> None:
    """Shuffle all cards not seen yet behind the face-up ones."""
    face_up = [card for card in view.belt if card is not None]
    cards = unseen_cards(view)
    rng.shuffle(cards)
    hidden = len(view.belt) - len(face_up)
    world.belt = (*face_up, *cards[:hidden])
    world.face_up = len(face_up)
    world.conveyor = tuple(cards[hidden:])


def _fill_own(world: Game, public: SeatView, view: View) -> None:
    """The cards of the seat whose view it is, which it knows."""
    world.hands[view.seat] = view.hand
    world.discards[view.seat] = tuple((Counter(public.owned) - Counter(view.hand)).elements())
    world.bids[view.seat] = view.my_bid
    if view.my_build is not None:
        world.sealed_builds = {view.seat: Build(view.seat, view.my_build)}
        world.deciding -= {view.seat}


def _fill_seat(world: Game, seat: int, public: SeatView, rng: Random) -> None:
    """Split a seat's cards between hand and discard, and draw its sealed bid from the hand."""
    rest = Counter(public.owned) - Counter(public.known_hand) - Counter(public.known_discard)
    cards = list(rest.elements())
    rng.shuffle(cards)
    dealt = public.hand_size - len(public.known_hand)
    hand = sorted([*public.known_hand, *cards[:dealt]])
    world.hands[seat] = tuple(hand)
    world.discards[seat] = (*public.known_discard, *cards[dealt:])
    if public.bid_size is not None:
        world.bids[seat] = tuple(sorted(rng.sample(hand, public.bid_size)))
