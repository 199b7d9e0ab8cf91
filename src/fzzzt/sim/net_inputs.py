"""What the learned player sees of a situation, compiled: numbers of about one, by what cards are, not which they are.

What lies in no order is counted in whole numbers first, so that its order cannot show in a last digit.

Everything here is public or the seat's own. What cards are worth is reckoned as `mechanic` does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.sim.appraisal import gain_now, glance, reckon_bonus, worth
from fzzzt.sim.compiled import compiled
from fzzzt.sim.net_shape import (
    AUCTIONS_AHEAD,
    HEAD,
    NEXT,
    NEXT_CARDS,
    OWN,
    POWERS_SEEN,
    RIVAL,
    RIVAL_SIZE,
    RIVALS,
    ROUNDS_AHEAD,
    TABLE,
    UNSEEN,
)
from fzzzt.sim.state import HAND, UPGRADE
from fzzzt.sim.subsets import COUNTS
from fzzzt.sim.widgets import SYMBOLS

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fzzzt.sim.state import Row

    Inputs = NDArray[np.float32]

_STRONG = 4


@compiled
def see_table(game: Row, deck: Row, seat: int, inputs: Inputs) -> None:
    """Rounds, auctions, players, and whose turn it is."""
    players, left = int(deck["players"]), int(deck["rounds"] - game["round"])
    auctions = int(game["round"] * deck["belt"] - game["head"])
    at = TABLE
    inputs[at] = left / 5
    inputs[at + 1 + min(left, ROUNDS_AHEAD - 1)] = 1
    at += 1 + ROUNDS_AHEAD
    inputs[at + min(auctions, AUCTIONS_AHEAD) - 1] = 1
    at += AUCTIONS_AHEAD
    if players > 2:
        inputs[at + players - 3] = 1
    inputs[at + 4] = game["face_up"] / 8
    inputs[at + 5] = (auctions - game["face_up"]) / 8
    before, sealed, waiting, out, cards = 0, 0, 0, 0, 0
    passed = False
    for step in range(players):
        other = (int(game["chief"]) + step) % players
        if other == seat:
            passed = True
            continue
        cards += game["held"][other]
        if not game["held"][other]:
            out += 1
        else:
            before += not passed
            if game["bids"][other]:
                sealed += 1
            else:
                waiting += 1
    inputs[at + 6] = sealed / 3
    inputs[at + 7] = waiting / 3
    inputs[at + 8] = out / 3
    inputs[at + 9] = game["chief"] == seat
    inputs[at + 10] = before / 3
    inputs[at + 11] = cards / 12
    inputs[at + 12] = (deck["size"] - game["head"]) / 40


@compiled
def see_head(
    game: Row, deck: Row, style: Row, mind: Row, bench: Row, seat: int, value: float, later: float, inputs: Inputs
) -> None:
    """The card at the head of the belt; `value` is what `mechanic` would give for it, `later` the worth of the rest."""
    face = int(game["conveyor"][game["head"]])
    at, mask = HEAD, int(deck["mask"][face])
    now = glance(deck, style, mind, face)
    inputs[at + min(int(deck["kind"][face]), 3)] = 1
    inputs[at + 4] = deck["power"][face] / 5
    inputs[at + 5] = deck["points"][face] / 6
    for symbol in range(4):
        inputs[at + 6 + symbol] = mask >> symbol & 1
    inputs[at + 10] = SYMBOLS[mask] / 4
    mine = worth(game, deck, style, mind, bench, seat, face)
    inputs[at + 11] = mine / 8
    inputs[at + 12] = gain_now(game, deck, mind, bench, seat, face) / 8
    inputs[at + 13] = value / 8
    inputs[at + 14] = now / 8
    inputs[at + 15] = now / (now + later) if now + later else 1.0
    inputs[at + 16] = later / 20
    inputs[at + 17] = (value - mine) / 8
    inputs[at + 18] = mind["power_worth"]
    inputs[at + 19] = max(0.0, mine) / (max(0.0, mine) + later + 1.0)


@compiled
def see_belt(game: Row, deck: Row, style: Row, mind: Row, bench: Row, seat: int, inputs: Inputs) -> None:
    """The open cards behind the head, and what the cards nobody saw yet are."""
    head = int(game["head"])
    last = head + int(game["face_up"])
    total = NEXT + 6 * NEXT_CARDS
    most = 0.0
    for place in range(head + 1, last):
        face = int(game["conveyor"][place])
        value = worth(game, deck, style, mind, bench, seat, face)
        unit = deck["unit"][face] >= 0
        if place - head <= NEXT_CARDS:
            at = NEXT + 6 * (place - head - 1)
            inputs[at] = 1
            inputs[at + 1] = unit
            inputs[at + 2] = 0 if unit else deck["power"][face] / 5
            inputs[at + 3] = deck["points"][face] / 6
            inputs[at + 4] = value / 8
            inputs[at + 5] = glance(deck, style, mind, face) / 8
        inputs[total] += unit / 3
        inputs[total + 1] += (deck["kind"][face] == UPGRADE) / 2
        inputs[total + 2] += (not unit and not deck["robot"][face]) / 2
        inputs[total + 3] += (not unit and deck["power"][face] >= _STRONG) / 3
        inputs[total + 4] += max(0.0, value) / 20
        inputs[total + 5] += glance(deck, style, mind, face) / 20
        inputs[total + 6] += 0.125
        most = max(most, value)
    inputs[total + 7] = most / 8
    _see_unseen(game, deck, last, inputs)


@compiled
def _see_unseen(game: Row, deck: Row, first: int, inputs: Inputs) -> None:
    """In no order: the cards that nobody saw yet are known, as a heap."""
    at = UNSEEN
    for place in range(first, int(deck["size"])):
        face = int(game["conveyor"][place])
        if deck["unit"][face] >= 0:
            inputs[at] += 1
            inputs[at + 1] += deck["points"][face]
        else:
            inputs[at + 2] += not deck["robot"][face]
            inputs[at + 3] += deck["kind"][face] == UPGRADE
            inputs[at + 4] += deck["power"][face] >= _STRONG
            _count_symbols(int(deck["mask"][face]), inputs, at + 5)
    inputs[at] /= 8
    inputs[at + 1] /= 50
    inputs[at + 2] /= 4
    inputs[at + 3] /= 2
    inputs[at + 4] /= 6
    for symbol in range(4):
        inputs[at + 5 + symbol] /= 8


@compiled
def _count_symbols(mask: int, inputs: Inputs, at: int) -> None:
    for symbol in range(4):
        inputs[at + symbol] += mask >> symbol & 1


@compiled
def see_own(game: Row, deck: Row, mind: Row, bench: Row, seat: int, inputs: Inputs) -> None:
    """What the seat that is asked holds and owns."""
    reckon_bonus(game, deck, mind, bench, seat)
    held, owned = int(game["held"][seat]), int(game["owned"][seat])
    at = OWN
    total = 0
    for place in range(held):
        power = int(deck["power"][game["cards"][seat, place]])
        total += power
        inputs[at + min(power, POWERS_SEEN - 1)] += 0.5
    at += POWERS_SEEN
    inputs[at] = held / 6
    inputs[at + 1] = total / 15
    inputs[at + 2] = owned / 15
    inputs[at + 3] = game["power"][seat] / 30
    inputs[at + 4] = game["power"][seat] * min(1.0, HAND / max(1, owned)) / 15
    inputs[at + 5] = game["base"][seat] / 30
    inputs[at + 6] = mind["bonus_now"][seat] / 20
    inputs[at + 7] = mind["bonus_later"][seat] / 40
    for unit in range(deck["units"]):
        if game["owner"][unit] == seat:
            inputs[at + 8] += 1
            inputs[at + 9] += deck["points"][deck["unit_face"][unit]]
            _count_symbols(int(deck["mask"][deck["unit_face"][unit]]), inputs, at + 10)
    for place in range(owned):
        face = int(game["cards"][seat, place])
        mask = int(deck["mask"][face])
        _count_symbols(mask, inputs, at + 14)
        inputs[at + 18] += SYMBOLS[mask] > 1
        inputs[at + 19] += deck["power"][face] >= _STRONG
    inputs[at + 8] /= 4
    inputs[at + 9] /= 20
    for symbol in range(4):
        inputs[at + 10 + symbol] /= 2
        inputs[at + 14 + symbol] /= 5
    inputs[at + 18] /= 3
    inputs[at + 19] /= 4
    inputs[at + 20] = game["undealt"][seat] / 10
    inputs[at + 21] = game["robots"][seat] / 15


@compiled
def see_rivals(
    game: Row, deck: Row, style: Row, mind: Row, bench: Row, seat: int, inputs: Inputs, expected: Row
) -> None:
    """The others, clockwise; `expected` has what each is expected to bid."""
    players = int(deck["players"])
    mine = game["base"][seat]
    after_me, now, later = False, mind["bonus_now"][seat], mind["bonus_later"][seat]
    for step in range(players):
        other = (int(game["chief"]) + step) % players
        if other == seat:
            after_me = True
            continue
        place = (other - seat + players) % players - 1
        if place >= RIVALS:
            continue
        at = RIVAL + place * RIVAL_SIZE
        _see_rival(game, deck, style, mind, bench, other, inputs, at)
        inputs[at + 25] = not after_me
        inputs[at + 28] = (game["base"][other] + mind["bonus_now"][other] - mine - now) / 20
        inputs[at + 29] = (game["base"][other] + mind["bonus_later"][other] - mine - later) / 20
        inputs[at + 32] = expected[place] / 10


@compiled
def _see_rival(game: Row, deck: Row, style: Row, mind: Row, bench: Row, other: int, inputs: Inputs, at: int) -> None:
    held, owned, sealed = int(game["held"][other]), int(game["owned"][other]), COUNTS[game["bids"][other]]
    face = int(game["conveyor"][game["head"]])
    inputs[at] = 1
    inputs[at + 1] = held / 6
    inputs[at + 2] = held > 0
    inputs[at + 3] = sealed > 0
    if sealed:
        inputs[at + 3 + sealed] = 1
    inputs[at + 16] = owned / 15
    inputs[at + 17] = game["power"][other] / 30
    inputs[at + 18] = game["power"][other] * min(1.0, HAND / max(1, owned)) / 15
    inputs[at + 23] = worth(game, deck, style, mind, bench, other, face) / 8
    inputs[at + 24] = gain_now(game, deck, mind, bench, other, face) / 8
    reckon_bonus(game, deck, mind, bench, other)
    inputs[at + 19] = game["base"][other] / 30
    inputs[at + 20] = mind["bonus_now"][other] / 20
    inputs[at + 21] = mind["bonus_later"][other] / 40
    for unit in range(deck["units"]):
        inputs[at + 22] += (game["owner"][unit] == other) / 4
    inputs[at + 26] = game["chief"] == other
    inputs[at + 27] = held > 0 and not sealed
    inputs[at + 31] = game["undealt"][other] / 10
    inputs[at + 33] = game["robots"][other] / 15
    if held:
        _see_hand(game, deck, other, sealed or held, inputs, at)


@compiled
def _see_hand(game: Row, deck: Row, other: int, most: int, inputs: Inputs, at: int) -> None:
    """What is public of a rival's hand: what it showed, and what it may hold besides."""
    cards, held, shown = game["cards"][other], int(game["held"][other]), int(game["shown"][other])
    first, last = int(game["dealt"][other]), int(game["dealt"][other] + game["undealt"][other])
    hidden, pool, open_power, strongest, strong = 0, 0, 0, 0, 0
    powers = 0  # how many cards have each power, a byte for each
    for place in range(held):
        power = int(deck["power"][cards[place]])
        powers += 1 << 8 * power
        strong += power >= _STRONG
        if shown >> place & 1:
            open_power += power
            strongest = max(strongest, power)
        else:
            hidden += 1
            pool += power
    for place in range(first, last):
        power = int(deck["power"][cards[place]])
        powers += 1 << 8 * power
        strong += power >= _STRONG
        pool += power
    mean = pool / (hidden + last - first) if hidden else 0.0
    inputs[at + 10] = (open_power + hidden * mean) / 15
    inputs[at + 11] = _strongest_bid(powers, most) / 15
    inputs[at + 12] = open_power / 10
    inputs[at + 13] = COUNTS[shown] / 6
    inputs[at + 14] = strongest / 5
    inputs[at + 15] = mean / 3
    inputs[at + 30] = strong / 4


@compiled
def _strongest_bid(powers: int, most: int) -> int:
    """The power of so many of the strongest cards."""
    value, power = 0, 7
    while most and power:
        some = min(most, (powers >> 8 * power) & 255)
        value += some * power
        most -= some
        power -= 1
    return value
