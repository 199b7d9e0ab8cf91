"""The informed heuristic, compiled: bids and builds as bots/mechanic.py and bots/thinning.py make them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.sim.appraisal import average_glance, glance, take_stock, worth
from fzzzt.sim.chance import gumbel
from fzzzt.sim.compiled import compiled
from fzzzt.sim.odds import odds_against
from fzzzt.sim.rules import own_units
from fzzzt.sim.state import HAND, NOBODY
from fzzzt.sim.subsets import COUNTS, PARTS
from fzzzt.sim.widgets import BEARS, SYMBOLS, best_bonus

if TYPE_CHECKING:
    from fzzzt.sim.state import Row

_AUCTIONS = 7
"""How many auctions follow the first on a belt of eight."""
_VALUES = 64
_FINE = 1e-11
"""What differs by less, of the amounts it is made of, may differ by rounding only."""


@compiled
def mechanic_bid(game: Row, deck: Row, style: Row, mind: Row, bench: Row) -> int:
    """The bid where the chance to win times (worth less price) is greatest, as places of the hand."""
    seat, players = int(game["mover"]), int(deck["players"])
    take_stock(game, deck, style, mind)
    own = lay_out_hand(game, deck, mind, seat)
    others, power = 0, 0
    for aim in range(own + 1):
        mind["win"][aim] = 1.0
    later = worth_later(game, deck, style, mind, bench, seat)
    face = int(game["conveyor"][game["head"]])
    now = glance(deck, style, mind, face)
    share = now / (now + later) if now + later else 1.0
    before, other = True, int(game["chief"])
    for _ in range(players):
        if other == seat:
            before = False
        elif game["held"][other]:
            reach = odds_against(game, deck, style, mind, bench, other, share)
            _reckon_with(mind, other, reach, own, before)
            power += reach
            others += 1
        other = other + 1 if other + 1 < players else 0
    value_parts(game, deck, mind, seat)
    if not others:
        return 1 << int(mind["order"][0])
    value = whole_worth(game, deck, style, mind, bench, seat, face)
    return _best_offer(game, deck, style, mind, seat, value, own, power, others, later)


@compiled
def lay_out_hand(game: Row, deck: Row, mind: Row, seat: int) -> int:
    """Order the places of a hand by power, lowest first; the power of the whole hand."""
    order, total = mind["order"], 0
    for last in range(game["held"][seat]):
        power = deck["power"][game["cards"][seat, last]]
        total += power
        place = last
        while place and deck["power"][game["cards"][seat, order[place - 1]]] > power:
            order[place] = order[place - 1]
            place -= 1
        order[place] = last
    return total


@compiled
def value_parts(game: Row, deck: Row, mind: Row, seat: int) -> None:
    """The value of every part of a hand in that order."""
    values = mind["values"]
    values[0] = 0
    for place in range(game["held"][seat]):
        power = deck["power"][game["cards"][seat, mind["order"][place]]]
        for part in range(1 << place):
            values[part | 1 << place] = values[part] + power


@compiled
def worth_later(game: Row, deck: Row, style: Row, mind: Row, bench: Row, seat: int) -> float:
    """What the rest of this round's belt is worth: what lies open in part with the seat's own eyes."""
    head, end = int(game["head"]), int(game["round"] * deck["belt"])
    open_until = head + int(game["face_up"])
    anybodys, own = 0.0, 0.0
    for place in range(head + 1, open_until):
        face = int(game["conveyor"][place])
        anybodys += glance(deck, style, mind, face)
        own += max(0.0, worth(game, deck, style, mind, bench, seat, face))
    hidden = (end - open_until) * style["hidden"] * average_glance(deck, style, mind)
    return max(0.0, float(hidden + (1 - style["own_eye"]) * anybodys + style["own_eye"] * own))


@compiled
def whole_worth(game: Row, deck: Row, style: Row, mind: Row, bench: Row, seat: int, face: int) -> float:
    """What a card is worth to a seat, and in part what it is worth to the rival who would gain most by it."""
    value = worth(game, deck, style, mind, bench, seat, face)
    if style["denial"]:
        most = 0.0
        for other in range(deck["players"]):
            if other != seat and game["held"][other]:
                most = max(most, worth(game, deck, style, mind, bench, other, face))
        value += style["denial"] * most
    return value


@compiled
def _best_offer(
    game: Row,
    deck: Row,
    style: Row,
    mind: Row,
    seat: int,
    value: float,
    own: int,
    power: int,
    others: int,
    later: float,
) -> int:
    held, auctions = int(game["held"][seat]), int(game["round"] * deck["belt"] - game["head"]) - 1
    price = style["price"] * later
    card_cost = style["card_cost"] * auctions / _AUCTIONS
    pays = style["rival_pays"] * power / (others * (auctions + 1))
    kept = share_of(style["bent"][own], max(0.0, power - pays) ** style["bend"])
    against = style["bent"][power]
    fine = _FINE * (abs(value) + price + card_cost * held)
    best, best_value, choice, seen, best_chance, close = 0.0, -1, 0, 0, 0.0, False
    for index in range((1 << held) - 1):
        part = PARTS[held, index]
        offer = int(mind["values"][part])
        if seen >> offer & 1:
            continue
        seen |= 1 << offer
        chance = mind["win"][offer]
        spent = kept - share_of(style["bent"][own - offer], against)
        prospect = chance * (value - (price * spent + card_cost * COUNTS[part]))
        if style["whim"]:
            prospect += style["whim"] * gumbel(game)
        near = prospect != best and abs(prospect - best) <= fine * max(chance, best_chance)
        if best_value < 0 or prospect > best or (prospect == best and offer < best_value):
            best, best_value, choice, best_chance = prospect, offer, part, chance
            close = near
        elif near:
            close = True
    mind["doubts"] += close
    return places_of(mind, held, choice)


@compiled
def share_of(mine: float, rest: float) -> float:
    """The part of the belt that a seat wins with its power against the others'."""
    return mine / (mine + rest) if mine else 0.0


@compiled
def places_of(mind: Row, held: int, part: int) -> int:
    """A part of the hand in order of power, as places of the hand as it is."""
    places = 0
    for place in range(held):
        if part >> place & 1:
            places |= 1 << int(mind["order"][place])
    return places


@compiled
def _reckon_with(mind: Row, rival: int, reach: int, own: int, wins_ties: bool) -> None:
    """Reckon with a rival in the chance to win with a bid of each value; it bids no more than its reach."""
    win, odds, more = mind["win"], mind["odds"][rival], 0 if wins_ties else 1
    for value in range(min(own, reach - more) + 1):
        win[value] *= odds[value + more]


@compiled
def chance_to_win(game: Row, deck: Row, mind: Row, seat: int, offer: int) -> float:
    """The chance that a bid of a value beats all rivals; those before this seat, from the Chief, win ties."""
    players, chance, before = int(deck["players"]), 1.0, True
    for step in range(players):
        other = (int(game["chief"]) + step) % players
        if other == seat:
            before = False
        elif game["held"][other]:
            value = offer if before else offer + 1
            if value < _VALUES:
                chance *= mind["odds"][other, value]
    return chance


@compiled
def plan_mechanic_builds(game: Row, deck: Row, style: Row, mind: Row, bench: Row, seat: int) -> bool:
    """Weak robots for a seat's units: one at a time, the allocation that gains most, until none gains.

    False without units.
    """
    own_units(game, deck, bench, seat)
    units = int(bench["count"])
    if not units:
        return False
    take_stock(game, deck, style, mind)
    while _plan_one(game, deck, style, mind, bench, seat, units):
        pass
    for index in range(units):  # what was planned was laid on the units to reckon with it: show_builds does it for good
        unit = int(bench["unit"][index])
        if game["planned"][unit] != NOBODY:
            game["builds"][unit] -= 1
            _put_back(game, deck, seat, int(game["planned"][unit]))
    return True


@compiled
def _put_back(game: Row, deck: Row, seat: int, face: int) -> None:
    game["cards"][seat, game["owned"][seat]] = face
    game["owned"][seat] += 1
    game["power"][seat] += deck["power"][face]
    game["free"][seat, 0] += BEARS[deck["mask"][face], 0]
    game["free"][seat, 1] += BEARS[deck["mask"][face], 1]


@compiled
def _plan_one(game: Row, deck: Row, style: Row, mind: Row, bench: Row, seat: int, units: int) -> bool:
    low, high = game["free"][seat, 0] + mind["expected_low"], game["free"][seat, 1] + mind["expected_high"]
    before = best_bonus(game, deck, bench, low, high)
    cards = game["cards"][seat]
    best, best_unit, best_place = 0.0, NOBODY, NOBODY
    for place in range(game["owned"][seat]):
        face = int(cards[place])
        if not deck["robot"][face]:
            continue
        gain = style["thin"] * _hand_gain(game, deck, mind, seat, face)
        gain -= style["stay_free"] * (SYMBOLS[deck["mask"][face]] - 0.5)
        mind["doubts"] += gain != 0 and abs(gain) <= _FINE
        if gain <= 0:
            continue
        for index in range(units):
            unit = int(bench["unit"][index])
            if game["planned"][unit] != NOBODY or not deck["mask"][deck["unit_face"][unit]] & deck["mask"][face]:
                continue
            game["built"][unit, game["builds"][unit]] = face
            game["builds"][unit] += 1
            rest_low, rest_high = low - BEARS[deck["mask"][face], 0], high - BEARS[deck["mask"][face], 1]
            offer = gain - (before - best_bonus(game, deck, bench, rest_low, rest_high))
            game["builds"][unit] -= 1
            mind["doubts"] += offer != best and abs(offer - best) <= _FINE
            if offer > best or (
                offer == best and best_unit != NOBODY and _later(unit, face, best_unit, cards[best_place])
            ):
                best, best_unit, best_place = offer, unit, place
    if best_unit == NOBODY:
        return False
    face = int(cards[best_place])
    game["planned"][best_unit] = face
    game["built"][best_unit, game["builds"][best_unit]] = face
    game["builds"][best_unit] += 1
    game["owned"][seat] -= 1
    cards[best_place] = cards[game["owned"][seat]]
    game["power"][seat] -= deck["power"][face]
    game["free"][seat, 0] -= BEARS[deck["mask"][face], 0]
    game["free"][seat, 1] -= BEARS[deck["mask"][face], 1]
    return True


@compiled
def _later(unit: int, face: int, best_unit: int, best_face: int) -> bool:
    """On equal gains the last by unit, then by robot, as tuples compare."""
    return unit > best_unit or (unit == best_unit and face > best_face)


@compiled
def _hand_gain(game: Row, deck: Row, mind: Row, seat: int, face: int) -> float:
    """What the hands to come gain without a robot, in points. A deck that fits in one hand only loses."""
    total, count = game["power"][seat], int(game["owned"][seat])
    now = total * min(1.0, HAND / count)
    without = (total - deck["power"][face]) * min(1.0, HAND / max(1, count - 1))
    return float((without - now) * mind["power_worth"])
