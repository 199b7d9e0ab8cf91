"""Finished games to review, and their twins: other games that a seat could not have told from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.bots.whole_game import play
from fzzzt.engine import Award, Bid, Build, Deal, Event, Game, Round, Setup
from fzzzt.record import Record
from fzzzt.review.estimator import Effort

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

QUICK = Effort(all=6, few=6, fresh=12, chance=6, peers=6)


def played(*levels: str, seed: str) -> Record:
    """The record of a game between levels."""
    return play(levels, seed).record


def twin(record: Record, seat: int, rng: Random) -> Record:
    """The same game, but others held, unseen, cards that they did not hold: what they never showed is dealt anew."""
    game = Game(record.options, record.faces)
    pushed = [
        (place, event) for place, event in enumerate(record.events) if isinstance(event, Setup | Deal | Bid | Build)
    ]
    for place, event in pushed:
        if isinstance(event, Deal):
            shown = _shown_until_the_next(record.events[place + 1 :], record.options.players)
            hands = [
                hand if other == seat else _otherwise(game.personal(other), hand or (), shown[other], rng)
                for other, hand in enumerate(event.hands)
            ]
            game.push(Deal(tuple(hands)))
        else:
            game.push(event)
    return Record.of(game, record.seats)


def _shown_until_the_next(events: Sequence[Event], players: int) -> list[list[str]]:
    """The most of each card that every seat showed together or paid, until hands are dealt again."""
    paid: list[list[str]] = [[] for _ in range(players)]
    shown: list[list[str]] = [[] for _ in range(players)]
    for event in events:
        if isinstance(event, Deal | Round):
            break
        if isinstance(event, Award):
            for seat, bid in enumerate(event.bids):
                if bid is None:
                    continue
                held = [*paid[seat], *bid]
                shown[seat] += [card for card in set(held) for _ in range(held.count(card) - shown[seat].count(card))]
                if event.seat == seat:
                    paid[seat] += bid
    return shown


def _otherwise(personal: tuple[str, ...], hand: tuple[str, ...], shown: list[str], rng: Random) -> tuple[str, ...]:
    rest = list(personal)
    for card in shown:
        rest.remove(card)
    return tuple(sorted([*shown, *rng.sample(rest, len(hand) - len(shown))]))
