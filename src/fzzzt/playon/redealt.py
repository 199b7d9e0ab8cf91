"""A game as one seat knew it: all that it had seen stays, everything else is dealt anew, in a way that can be followed.

The recipe is in docs/shuffles.md. Nothing that the seat had not learned has any influence on what comes out.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from fzzzt.dealer import numbers, shuffled
from fzzzt.engine import Award, Bid, Build, Deal, Game, Setup

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fzzzt.engine import Deck, Event, Options

Pushed = Setup | Deal | Bid | Build
"""Chance and moves: all other events follow from these."""


def redealt(options: Options, faces: Deck, pushed: Sequence[Pushed], seat: int, seed: str) -> list[Pushed]:
    """Chance and moves that look to this seat as these do, up to the same moment."""
    true = Game.replay(options, pushed, faces)
    deals = iter(enumerate(_shown(true.log, options.players), 1))
    revealed = len(pushed) - sum(bid is not None for bid in true.bids)
    anew, events = Game(options, faces), list[Pushed]()
    for place, event in enumerate(pushed):
        match event:
            case Setup():
                events.append(_set_up(event, true, seed))
            case Deal():
                events.append(_deal(event, anew, next(deals), seat, seed))
            case Bid(seat=bidder) if place >= revealed and bidder != seat:
                events.append(_bid(event, anew, seed))
            case _:
                events.append(event)
        anew.push(events[-1])
    return events


def _shuffled(cards: Iterable[str], seed: str, purpose: str) -> list[str]:
    return shuffled(sorted(cards), numbers(seed, f"played-on/{purpose}"))


def _set_up(event: Setup, true: Game, seed: str) -> Setup:
    """The cards that have been turned up stay where they were in the deck; those behind them are shuffled."""
    conveyor = event.conveyor or ()
    seen = len(conveyor) - len(true.conveyor) - len(true.belt) + true.face_up
    return replace(event, conveyor=(*conveyor[:seen], *_shuffled(conveyor[seen:], seed, "deck")))


@dataclass
class _Shown:
    """The cards of a hand that were shown since it was dealt: what was taken back, of each face the most, and paid."""

    kept: Counter[str] = field(default_factory=Counter)
    paid: Counter[str] = field(default_factory=Counter)

    def show(self, bid: Iterable[str], *, won: bool) -> None:
        cards = Counter(bid)
        if won:
            self.kept -= cards
            self.paid += cards
        else:
            self.kept |= cards


def _shown(log: Iterable[Event], players: int) -> list[list[_Shown]]:
    """For each deal what every seat has shown of it before the next."""
    deals: list[list[_Shown]] = []
    for event in log:
        if isinstance(event, Deal):
            deals.append([_Shown() for _ in range(players)])
        elif isinstance(event, Award):
            for seat, bid in enumerate(event.bids):
                deals[-1][seat].show(bid or (), won=seat == event.seat)
    return deals


def _deal(event: Deal, anew: Game, deal: tuple[int, list[_Shown]], own: int, seed: str) -> Deal:
    """The seat's own hand; of the others' what was shown, and the rest from their other cards."""
    number, shown = deal
    hands = list(event.hands)
    for seat, each in enumerate(shown):
        if seat != own:
            known = each.kept + each.paid
            rest = _shuffled((Counter(anew.personal(seat)) - known).elements(), seed, f"deal/{number}/seat/{seat}")
            hands[seat] = tuple(sorted([*known.elements(), *rest[: len(hands[seat] or ()) - known.total()]]))
    return Deal(tuple(hands))


def _bid(event: Bid, anew: Game, seed: str) -> Bid:
    """As many cards of the bidder's hand, whichever."""
    hand = _shuffled(anew.hands[event.seat], seed, f"bid/seat/{event.seat}")
    return replace(event, cards=tuple(sorted(hand[: len(event.cards)])))
