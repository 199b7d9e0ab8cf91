"""Shuffles bit by bit: what can be drawn next, and how likely, until a whole shuffle or deal has come about.

Nothing is drawn that makes no difference: cards that never come on the belt lie in any order, and of a hand only counts
how many of each face it has.
"""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import TYPE_CHECKING

from fzzzt.engine import Deal, Setup
from fzzzt.engine.options import HAND_SIZE

if TYPE_CHECKING:
    from fzzzt.engine import Game

Chances = dict[int, float]
"""How likely each outcome is; none if all is drawn."""


def chances(game: Game, drawn: tuple[int, ...]) -> Chances:
    """What can be drawn next after these outcomes, in a game that waits for the cards."""
    return _setup_chances(game, drawn) if game.phase == "setup" else _deal_chances(game, drawn)


def drawn_event(game: Game, drawn: tuple[int, ...]) -> Setup | Deal:
    """The shuffle or the deal that these outcomes come to."""
    return _setup(game, drawn) if game.phase == "setup" else _deal(game, drawn)


def _setup_chances(game: Game, drawn: tuple[int, ...]) -> Chances:
    """First the Mechanic of each seat, then the conveyor deck, top first; cards are told by their places among ids."""
    seats = game.options.players
    if len(drawn) < seats:
        left = [number for number in range(seats) if number not in drawn]
        return dict.fromkeys(left, 1 / len(left))
    if len(drawn) == seats + game.rounds * game.options.belt:
        return {}
    cards = game.faces.conveyor(game.options)
    faces = sorted(set(cards))
    still = Counter(cards) - Counter(faces[place] for place in drawn[seats:])
    return {place: still[face] / still.total() for place, face in enumerate(faces) if still[face]}


def _setup(game: Game, drawn: tuple[int, ...]) -> Setup:
    seats = game.options.players
    cards = game.faces.conveyor(game.options)
    faces = sorted(set(cards))
    belts = [faces[place] for place in drawn[seats:]]
    rest = sorted((Counter(cards) - Counter(belts)).elements())
    return Setup(tuple(number + 1 for number in drawn[:seats]), (*belts, *rest))


def _deal_chances(game: Game, drawn: tuple[int, ...]) -> Chances:
    """For one seat after another, face by face: how many copies are in its hand."""
    for seat, own in enumerate(_own_faces(game)):
        if len(drawn) < len(own):
            copies, others = own[len(drawn)][1], sum(count for _, count in own[len(drawn) + 1 :])
            room = min(HAND_SIZE, len(game.personal(seat))) - sum(drawn)
            ways = {count: comb(copies, count) * comb(others, room - count) for count in range(min(copies, room) + 1)}
            return {count: number / sum(ways.values()) for count, number in ways.items() if number}
        drawn = drawn[len(own) :]
    return {}


def _deal(game: Game, drawn: tuple[int, ...]) -> Deal:
    hands = []
    for own in _own_faces(game):
        hands.append(tuple(card for (card, _), count in zip(own, drawn, strict=False) for _ in range(count)))
        drawn = drawn[len(own) :]
    return Deal(tuple(hands))


def _own_faces(game: Game) -> list[list[tuple[str, int]]]:
    return [sorted(Counter(game.personal(seat)).items()) for seat in range(game.options.players)]
