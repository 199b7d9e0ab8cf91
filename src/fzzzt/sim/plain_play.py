"""The reference styles, compiled: `rookie`, `apprentice` and `tinker` as in bots/."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.sim.appraisal import gain_now, plain_worth
from fzzzt.sim.chance import below
from fzzzt.sim.compiled import compiled
from fzzzt.sim.plain_worth import CARD_COST, IDEAS, LEAST_FANCY, MOST_FANCY, OTHER_FANCY, UNIT_FANCY
from fzzzt.sim.random_play import random_bid
from fzzzt.sim.rules import bid_value
from fzzzt.sim.state import NOBODY
from fzzzt.sim.subsets import COUNTS, RANKS

if TYPE_CHECKING:
    from fzzzt.sim.state import Row

_STRONGEST_BUILT = 1


@compiled
def rookie_bid(game: Row, deck: Row) -> int:
    """The best of three bids that come to mind."""
    face = int(game["conveyor"][game["head"]])
    taste = UNIT_FANCY if deck["unit"][face] >= 0 else OTHER_FANCY
    eager = LEAST_FANCY + (MOST_FANCY - LEAST_FANCY) * below(game, 1 << 16) / (1 << 16)
    fancy = plain_worth(deck, face) * taste * eager
    best, choice = 1e9, 0
    for _ in range(IDEAS):
        idea = random_bid(game)
        distance = abs(bid_value(game, deck, int(game["mover"]), idea) - fancy)
        if distance < best:
            best, choice = distance, idea
    return choice


@compiled
def apprentice_bid(game: Row, deck: Row) -> int:
    """The bid nearest to the card's plain worth."""
    return bid_near(game, deck, plain_worth(deck, int(game["conveyor"][game["head"]])))


@compiled
def tinker_bid(game: Row, deck: Row, mind: Row, bench: Row) -> int:
    """The bid nearest to what the card is worth to the seat."""
    face = int(game["conveyor"][game["head"]])
    gain = gain_now(game, deck, mind, bench, int(game["mover"]), face)
    power = 0
    if deck["unit"][face] < 0:
        gain += int(deck["points"][face])
        power = int(deck["power"][face])
    return bid_near(game, deck, (6 * plain_worth(deck, face) + 50 * gain + 40 * power) // 10)


@compiled
def bid_near(game: Row, deck: Row, aim: int) -> int:
    """The bid nearest to an aim in tenths of power, few cards first."""
    seat = int(game["mover"])
    best, choice = 1 << 40, 0
    for part in range(1, 1 << int(game["held"][seat])):
        value = bid_value(game, deck, seat, part)
        cost = abs(10 * value - aim) + CARD_COST * COUNTS[part]
        rank = (cost * 1000 + value) * 64 + RANKS[part]
        if rank < best:
            best, choice = rank, part
    return choice


@compiled
def plan_weak_builds(game: Row, deck: Row, seat: int) -> bool:
    """The weakest fitting robot for each unit, as long as it is hardly any use for bidding. False without units."""
    cards, taken, decides = game["cards"][seat], 0, False
    for unit in range(deck["units"]):
        if game["owner"][unit] != seat:
            continue
        decides = True
        mask = deck["mask"][deck["unit_face"][unit]]
        best, choice = 1 << 30, NOBODY
        for place in range(game["owned"][seat]):
            face = int(cards[place])
            rank = int(deck["power"][face]) * 1000 + face
            if rank < best and not taken >> place & 1 and deck["robot"][face] and deck["mask"][face] & mask:
                best, choice = rank, place
        game["planned"][unit] = NOBODY
        if choice != NOBODY and deck["power"][cards[choice]] <= _STRONGEST_BUILT:
            taken |= 1 << choice
            game["planned"][unit] = cards[choice]
    return decides
