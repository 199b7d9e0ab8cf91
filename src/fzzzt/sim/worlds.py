"""Worlds that fit what a seat sees, compiled: hidden cards drawn anew, sealed bids as their makers may have made them.

Hands and belt are drawn as engine/worlds.py draws them. A sealed bid is what the seat's style would bid with such a
hand, if that has as many cards as lie there; otherwise other hands are tried, and at last any cards of that number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.sim.chance import below, branch
from fzzzt.sim.compiled import compiled
from fzzzt.sim.policy import choose_bid
from fzzzt.sim.subsets import COUNTS

if TYPE_CHECKING:
    from fzzzt.sim.state import Numbers, Row, Rows

_TRIES = 6


@compiled
def draw_world(games: Rows, deck: Row, me: int, styles: Rows, seats: Numbers, mind: Row, bench: Row) -> None:
    """Make games[1] a world that looks to a seat like games[0], whose random numbers are used up for it."""
    games[1] = games[0]
    root, world = games[0], games[1]
    branch(root, world)
    shuffle_rest(world, deck)
    for seat in range(deck["players"]):
        if seat != me and world["held"][seat]:
            redraw_hand(world, seat)
            world["bids"][seat] = 0
    _seal_bids(root, world, deck, me, styles, seats, mind, bench)
    world["mover"] = root["mover"]


@compiled
def shuffle_rest(world: Row, deck: Row) -> None:
    """Shuffle all conveyor cards that do not lie open."""
    first = int(world["head"] + world["face_up"])
    cards = world["conveyor"]
    for place in range(int(deck["size"]) - 1, first, -1):
        other = first + below(world, place + 1 - first)
        kept = cards[place]
        cards[place] = cards[other]
        cards[other] = kept


@compiled
def redraw_hand(world: Row, seat: int) -> None:
    """Deal the cards of a hand that were not shown anew: each card that may be among them as likely as any other.

    One after another the cards that were not dealt take the place of a hidden one, or do not (reservoir sampling).
    """
    cards, shown = world["cards"][seat], int(world["shown"][seat])
    held, dealt = int(world["held"][seat]), int(world["dealt"][seat])
    hidden = held - COUNTS[shown]
    for place in range(dealt, dealt + int(world["undealt"][seat])):
        pick = below(world, hidden + place - dealt + 1)
        if pick < hidden:
            other = _hidden_place(shown, pick)
            kept = cards[place]
            cards[place] = cards[other]
            cards[other] = kept
    _sort_shown(world, seat)


@compiled
def _hidden_place(shown: int, pick: int) -> int:
    """Where the card lies that comes after so many others that were not shown."""
    place = 0
    while pick or shown >> place & 1:
        pick -= 1 - (shown >> place & 1)
        place += 1
    return place


@compiled
def _sort_shown(world: Row, seat: int) -> None:
    """Sort a hand, with what was shown of it; of copies those that were shown come first."""
    cards, shown = world["cards"][seat], int(world["shown"][seat])
    for last in range(1, world["held"][seat]):
        place = last
        while place and (
            cards[place - 1] > cards[place]
            or (cards[place - 1] == cards[place] and shown >> place & 1 and not shown >> (place - 1) & 1)
        ):
            kept = cards[place - 1]
            cards[place - 1] = cards[place]
            cards[place] = kept
            first, second = shown >> (place - 1) & 1, shown >> place & 1
            if first != second:
                shown ^= 3 << (place - 1)
            place -= 1
    world["shown"][seat] = shown


@compiled
def _seal_bids(root: Row, world: Row, deck: Row, me: int, styles: Rows, seats: Numbers, mind: Row, bench: Row) -> None:
    players = int(deck["players"])
    for step in range(players):
        seat = (int(root["chief"]) + step) % players
        if seat != me and root["bids"][seat]:
            world["mover"] = seat
            world["bids"][seat] = _sealed_bid(
                world, deck, seat, COUNTS[root["bids"][seat]], styles[seats[seat]], mind, bench
            )


@compiled
def _sealed_bid(world: Row, deck: Row, seat: int, count: int, style: Row, mind: Row, bench: Row) -> int:
    for _ in range(_TRIES):
        chosen = choose_bid(world, deck, style, mind, bench)
        if COUNTS[chosen] == count:
            return chosen
        redraw_hand(world, seat)
    chosen, left = 0, count
    for place in range(world["held"][seat]):
        if below(world, int(world["held"][seat]) - place) < left:
            chosen |= 1 << place
            left -= 1
    return chosen
