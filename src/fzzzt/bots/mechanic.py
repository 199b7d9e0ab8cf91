"""`mechanic`: the best fast heuristic. It bids where the chance to win times (worth less price) is greatest.

Worth is what the card adds to the score at the end (appraisal.py), and in part what it would add to a rival's. The
price of the power spent is what that power would have won from the rest of this round's belt, shared out by the power
in all hands. The chance to win comes from what is public of each rival's hand (rivals.py). The weights were tuned by
play against a pool of opponents (tools/tune_mechanic.py). It uses no chance and keeps no memory of the game.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from fzzzt.bots.advice import Advice, Reason
from fzzzt.bots.appraisal import Appraiser
from fzzzt.bots.hands import Offer, offers
from fzzzt.bots.rivals import Odds, Rival, chance_to_win, rivals
from fzzzt.bots.thinning import thinning_builds
from fzzzt.bots.weights import Weights, standard_weights
from fzzzt.engine import Bid, Build

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from fzzzt.engine import View

_LIKELY = 0.5
_AUCTIONS = 7
"""How many auctions follow the first on a belt of eight."""


class MechanicPlayer:
    """Weighs what a card is worth, what its power would buy later, and what the others can bid."""

    def __init__(self, weights: Mapping[int, Weights] | None = None) -> None:
        self._odds = _standard_odds() if weights is None else _odds(weights)

    def decide(self, view: View, limit: float | None, rng: Random) -> Bid | Build:
        """The bid with the best prospect, or the builds that make the hands to come stronger."""
        del limit, rng
        advice = self.explain(view)
        seat = view.seat
        return Build(seat, dict(advice.robots)) if view.phase == "build" else Bid(seat, advice.cards)

    def explain(self, view: View, bid: tuple[str, ...] | None = None) -> Advice:
        """What it would decide for the seat of this view, and why; or what it thinks of a bid that somebody made."""
        seat = view.seat
        odds = self._odds[len(view.seats)]
        appraiser = Appraiser(view, odds.weights)
        if view.phase == "build":
            robots = thinning_builds(view, seat, appraiser)
            return Advice("build" if robots else "build-nothing", robots=tuple(sorted(robots.items())))
        return _best_bid(view, seat, appraiser, odds, bid)


def _odds(weights: Mapping[int, Weights]) -> dict[int, Odds]:
    return {players: Odds(table) for players, table in weights.items()}


@cache
def _standard_odds() -> dict[int, Odds]:
    """What all players with the standard weights may remember together: it depends on nothing but the weights."""
    return _odds(standard_weights())


def _best_bid(view: View, seat: int, appraiser: Appraiser, odds: Odds, made: tuple[str, ...] | None) -> Advice:
    """The best bid; of one that was made, what it comes to with the fewest cards."""
    power = view.faces.power
    hand = sorted(view.hand, key=lambda card: (power[card], card))
    powers = tuple([power[card] for card in hand])
    head = view.belt[0] or ""
    others = rivals(view, seat)
    worth = _whole_worth(view, seat, head, appraiser)
    if not others:
        return Advice("only-bidder", (hand[0],), power=powers[0], chance=1.0, worth=worth)
    later = _worth_later(view, seat, appraiser)
    now = appraiser.glance(head)
    tables = odds.against(view.faces.cards[head], others, now / (now + later) if now + later else 1.0, appraiser)
    prices = _Prices(appraiser.weights, sum(powers), others, later, len(view.belt) - 1)
    ranked = []
    for offer in offers(powers):
        chance = chance_to_win(offer.value, tables)
        price = prices.of(offer)
        ranked.append((chance * (worth - price), -offer.value, chance, price, offer))
    value = None if made is None else sum([power[card] for card in made])
    _, _, chance, price, offer = max(rank for rank in ranked if value in (None, rank[-1].value))
    cards = tuple([hand[place] for place in offer.places])
    advice = Advice("contest", cards, power=offer.value, chance=chance, worth=worth, price=price)
    return replace(advice, reason=_reason(advice, powers[0], len(view.belt) - 1))


def _whole_worth(view: View, seat: int, card: str, appraiser: Appraiser) -> float:
    """What a card is worth to a seat, and in part what it is worth to the rival who would gain most by it."""
    worth = appraiser.worth(card, seat)
    denial = appraiser.weights.denial
    if denial:
        able = [other for other, public in enumerate(view.seats) if other != seat and public.hand_size]
        worth += denial * max([0.0, *(appraiser.worth(card, other) for other in able)])
    return worth


def _worth_later(view: View, seat: int, appraiser: Appraiser) -> float:
    """What the rest of this round's belt is worth: what lies open in part with the seat's own eyes."""
    weights = appraiser.weights
    rest = view.belt[1:]
    shown = [card for card in rest if card is not None]
    hidden = (len(rest) - len(shown)) * weights.hidden * appraiser.average_glance()
    anybodys = sum([appraiser.glance(card) for card in shown])
    own = sum([max(0.0, appraiser.worth(card, seat)) for card in shown])
    return max(0.0, hidden + (1 - weights.own_eye) * anybodys + weights.own_eye * own)


class _Prices:
    """What the cards of a bid would have won later in this round."""

    __slots__ = ("_bend", "_card_cost", "_held", "_own", "_price", "_rivals")

    def __init__(self, weights: Weights, own: int, others: Sequence[Rival], later: float, auctions: int) -> None:
        self._bend = weights.bend
        self._own = own
        self._rivals = sum([rival.power for rival in others])
        self._price = weights.price * later
        self._card_cost = weights.card_cost * auctions / _AUCTIONS
        pays = weights.rival_pays * self._rivals / (len(others) * (auctions + 1))
        self._held = self._share(own, max(0.0, self._rivals - pays))

    def _share(self, own: float, theirs: float) -> float:
        """The part of the belt that a seat wins with its power against the others'."""
        mine, rest = own**self._bend, theirs**self._bend
        return mine / (mine + rest) if mine else 0.0

    def of(self, offer: Offer) -> float:
        """The price of a bid if it wins."""
        spent = self._held - self._share(self._own - offer.value, self._rivals)
        return self._price * spent + self._card_cost * offer.cards


def _reason(advice: Advice, least: int, auctions: int) -> Reason:
    """Why a bid is the best one, if `least` is the least that can be bid and so many auctions follow in this round."""
    if advice.worth <= 0:
        return "cheap-pass"
    if not auctions:
        return "last-card"
    wanted = advice.worth > advice.price and (advice.power > least or advice.chance >= _LIKELY)
    return "contest" if wanted else "save-power"
