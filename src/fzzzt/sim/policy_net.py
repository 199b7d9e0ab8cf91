"""The learned player, compiled: it scores every bid that can be told from others, and takes the best.

A bid's score comes from the situation, through two layers, and from what the bid is, through one more. No sum depends
on the order in which a machine adds: every number is the same compiled or not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from fzzzt.sim.appraisal import glance, take_stock
from fzzzt.sim.chance import gumbel
from fzzzt.sim.compiled import compiled
from fzzzt.sim.mechanic_play import (
    chance_to_win,
    lay_out_hand,
    places_of,
    share_of,
    value_parts,
    whole_worth,
    worth_later,
)
from fzzzt.sim.net_inputs import see_belt, see_head, see_own, see_rivals, see_table
from fzzzt.sim.net_shape import BID_INPUTS, BID_LAYER, DEEP, INPUTS, RIVALS, WIDE
from fzzzt.sim.odds import odds_against
from fzzzt.sim.subsets import COUNTS, PARTS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fzzzt.sim.state import Numbers, Row

    Layer = NDArray[np.float32]

_AUCTIONS = 7


@compiled
def foreman_bid(game: Row, deck: Row, style: Row, mind: Row, bench: Row) -> int:
    """The bid of the seat to move, as places of its hand."""
    thought = mind["thought"]
    seat = int(game["mover"])
    held = int(game["held"][seat])
    if held == 1:
        return 1
    consider(game, deck, style, mind, bench, thought)
    think(style["net"], thought)
    return places_of(mind, held, int(thought["parts"][pick(game, thought, float(style["whim"]))]))


@compiled
def rank_bids(game: Row, deck: Row, style: Row, mind: Row, bench: Row, ranked: Numbers) -> int:
    """Fill in the bids of the seat to move, as places of its hand, best first; how many there are."""
    thought = mind["thought"]
    held = int(game["held"][game["mover"]])
    consider(game, deck, style, mind, bench, thought)
    think(style["net"], thought)
    count, scores = int(thought["count"]), thought["scores"]
    for index in range(count):
        score, place = scores[index], index
        while place and scores[ranked[place - 1]] < score:
            ranked[place] = ranked[place - 1]
            place -= 1
        ranked[place] = index
    for index in range(count):
        ranked[index] = places_of(mind, held, int(thought["parts"][ranked[index]]))
    return count


@compiled
def pick(game: Row, thought: Row, whim: float) -> int:
    """The bid with the best score; with a whim one that scores so much less is taken less often by e."""
    best, choice = -1e30, 0
    for index in range(thought["count"]):
        score = float(thought["scores"][index])
        if whim:
            score += whim * gumbel(game)
        if score > best:
            best, choice = score, index
    return choice


@compiled
def consider(game: Row, deck: Row, style: Row, mind: Row, bench: Row, thought: Row) -> None:
    """Fill in the inputs of the situation and of every bid."""
    seat, players = int(game["mover"]), int(deck["players"])
    inputs, expected = thought["inputs"], thought["expected"]
    for place in range(INPUTS):
        inputs[place] = 0
    take_stock(game, deck, style, mind)
    own = lay_out_hand(game, deck, mind, seat)
    later = worth_later(game, deck, style, mind, bench, seat)
    face = int(game["conveyor"][game["head"]])
    now = glance(deck, style, mind, face)
    share = now / (now + later) if now + later else 1.0
    others, power, highest = 0, 0, 0.0
    for other in range(players):
        place = (other - seat + players) % players - 1
        if other == seat or place >= RIVALS:
            continue
        expected[place] = 0.0
        if game["held"][other]:
            strength = odds_against(game, deck, style, mind, bench, other, share)
            power += strength
            others += 1
            for aim in range(1, strength + 1):
                expected[place] += 1 - mind["odds"][other, aim]
            highest = max(highest, expected[place])
    value_parts(game, deck, mind, seat)
    value = whole_worth(game, deck, style, mind, bench, seat, face)
    see_table(game, deck, seat, inputs)
    see_head(game, deck, style, mind, bench, seat, value, later, inputs)
    see_belt(game, deck, style, mind, bench, seat, inputs)
    see_own(game, deck, mind, bench, seat, inputs)
    see_rivals(game, deck, style, mind, bench, seat, inputs, expected)
    _list_bids(game, deck, mind, seat, thought)
    _see_bids(game, deck, style, mind, seat, thought, value, own, power, others, later, highest)


@compiled
def _list_bids(game: Row, deck: Row, mind: Row, seat: int, thought: Row) -> None:
    """Of the bids with cards of the same powers one, those with the fewest cards first."""
    held, order, cards = int(game["held"][seat]), mind["order"], game["cards"][seat]
    count = 0
    for index in range((1 << held) - 1):
        part = PARTS[held, index]
        first = True
        for place in range(1, held):
            same = deck["power"][cards[order[place]]] == deck["power"][cards[order[place - 1]]]
            if same and part >> place & 1 and not part >> (place - 1) & 1:
                first = False
        if first:
            thought["parts"][count] = part
            count += 1
    thought["count"] = count


@compiled
def _see_bids(
    game: Row,
    deck: Row,
    style: Row,
    mind: Row,
    seat: int,
    thought: Row,
    worth: float,
    own: int,
    power: int,
    others: int,
    later: float,
    highest: float,
) -> None:
    """What each bid is, and what `mechanic` thinks of it."""
    held, auctions = int(game["held"][seat]), int(game["round"] * deck["belt"] - game["head"]) - 1
    pays = style["rival_pays"] * power / (max(1, others) * (auctions + 1))
    kept = share_of(style["bent"][own], max(0.0, power - pays) ** style["bend"])
    against = style["bent"][power]
    best, choice, least = -1e30, 0, 1 << 30
    for index in range(thought["count"]):
        part = int(thought["parts"][index])
        offer = int(mind["values"][part])
        chance = chance_to_win(game, deck, mind, seat, offer)
        spent = kept - share_of(style["bent"][own - offer], against)
        price = style["price"] * later * spent + style["card_cost"] * auctions / _AUCTIONS * COUNTS[part]
        prospect = chance * (worth - price)
        bid = thought["bids"][index]
        _see_bid(game, deck, mind, seat, held, part, offer, own, bid)
        bid[14] = chance
        bid[15] = prospect
        bid[16] = chance * worth / 8
        bid[17] = price / 8
        bid[21] = chance > 0.999
        bid[22] = chance < 0.02
        bid[23] = (offer - highest) / 5
        bid[25] = (own - offer) / max(1, auctions) / 5
        if prospect > best:
            best, choice = prospect, index
        least = min(least, offer)
    for index in range(thought["count"]):
        bid = thought["bids"][index]
        bid[15] -= np.float32(best)
        bid[18] = index == choice
        bid[26] = mind["values"][thought["parts"][index]] == least
        bid[27] = bid[14] * (1 - bid[14])


@compiled
def _see_bid(game: Row, deck: Row, mind: Row, seat: int, held: int, part: int, offer: int, own: int, bid: Row) -> None:
    count, zeros, low, high, rest_high = COUNTS[part], 0, 99, 0, 0
    for place in range(held):
        power = int(deck["power"][game["cards"][seat, mind["order"][place]]])
        if part >> place & 1:
            zeros += power == 0
            low, high = min(low, power), max(high, power)
        else:
            rest_high = max(rest_high, power)
    for place in range(BID_INPUTS):
        bid[place] = 0
    bid[0] = offer / 10
    bid[1] = count / 6
    bid[1 + count] = 1
    bid[8] = (own - offer) / 15
    bid[9] = (held - count) / 6
    bid[10] = rest_high / 5
    bid[11] = count == held
    bid[12] = high / 5
    bid[13] = low / 5
    bid[19] = zeros / 2
    bid[20] = offer / max(1, own)
    bid[24] = (offer / max(1, count)) / 3


@compiled
def think(net: Row, thought: Row) -> None:
    """Fill in the score of every bid."""
    _see_through(net, thought)
    state, layer, scores = thought["state"], thought["layer"], thought["scores"]
    bid_weights, score_weights, straight = net["bid"], net["score"], net["straight"]
    for index in range(thought["count"]):
        bid = thought["bids"][index]
        for unit in range(BID_LAYER):
            layer[unit] = state[unit]
        score = np.float32(0)
        for place in range(BID_INPUTS):
            value = bid[place]
            if value != 0:
                score += value * straight[place]
                for unit in range(BID_LAYER):
                    layer[unit] += value * bid_weights[place, unit]
        for unit in range(BID_LAYER):
            if layer[unit] > 0:
                score += layer[unit] * score_weights[unit]
        scores[index] = score


@compiled
def _see_through(net: Row, thought: Row) -> None:
    """The situation, as far as every bid shares it."""
    _pass_on(thought["inputs"], net["wide"], net["wide_bias"], thought["wide"], INPUTS, WIDE, False)
    _pass_on(thought["wide"], net["deep"], net["deep_bias"], thought["deep"], WIDE, DEEP, True)
    _pass_on(thought["deep"], net["state"], net["bid_bias"], thought["state"], DEEP, BID_LAYER, True)


@compiled
def _pass_on(
    before: Layer, weights: Layer, bias: Layer, after: Layer, inputs: int, outputs: int, rectified: bool
) -> None:
    """From one layer to the next; what is nothing adds nothing, nor does what is below it if rectified."""
    for unit in range(outputs):
        after[unit] = bias[unit]
    for place in range(inputs):
        value = before[place]
        if value > 0 or (value < 0 and not rectified):
            for unit in range(outputs):
                after[unit] += value * weights[place, unit]
