"""Events as they travel: in records, in logs, to players. What a reader may not know is left out.

Lists of cards are written sorted by id, except the deck and the belt, which are orders.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

import msgspec
from msgspec import UNSET, UnsetType

from fzzzt.engine import Award, Bid, Build, Deal, Event, Reveal, Round, Score, SealedBid, SeatScore, Setup
from fzzzt.locale.told_error import ToldError
from fzzzt.wire.shape import Shape, field_of, misfit

if TYPE_CHECKING:
    from collections.abc import Iterable

Cards = tuple[str, ...]


class WireEvent(Shape, frozen=True, tag_field="type"):
    """Any event."""


class WireSetup(WireEvent, frozen=True, tag="setup"):
    """The Mechanic number of each seat, and the conveyor deck, top first, once it may be known."""

    mechanics: tuple[int, ...]
    deck: Cards | UnsetType = UNSET

    def event(self) -> Setup:
        """The engine's own."""
        return Setup(self.mechanics, None if self.deck is UNSET else self.deck)


class WireRound(WireEvent, frozen=True, tag="round"):
    """A round begins: its number, and its belt, head first, once it may be known."""

    round: int
    belt: Cards | UnsetType = UNSET

    def event(self) -> Round:
        """The engine's own."""
        return Round(self.round, None if self.belt is UNSET else self.belt)


class WireDeal(WireEvent, frozen=True, tag="deal"):
    """Each seat's new hand; null for those a reader may not see."""

    hands: tuple[Cards | None, ...]

    def event(self) -> Deal:
        """The engine's own."""
        return Deal(self.hands)


class WireReveal(WireEvent, frozen=True, tag="reveal"):
    """Belt cards turned face up, head first."""

    cards: Cards

    def event(self) -> Reveal:
        """The engine's own."""
        return Reveal(self.cards)


class WireBid(WireEvent, frozen=True, tag="bid"):
    """A bid: its cards, or for others, before the reveal, how many. `by`: the bot that made it for a person."""

    seat: int
    cards: Cards | UnsetType = UNSET
    count: int | UnsetType = UNSET
    by: str | UnsetType = UNSET

    def event(self) -> Bid | SealedBid:
        """The engine's own; `ValueError` if it tells neither the cards nor how many."""
        if self.cards is not UNSET:
            return Bid(self.seat, self.cards)
        if self.count is not UNSET:
            return SealedBid(self.seat, self.count)
        raise _malformed("cards")


class WireAward(WireEvent, frozen=True, tag="award"):
    """What each bid was worth (null: no cards), who wins, who is Chief Mechanic from now on; bids stand before it."""

    card: str
    seat: int
    values: tuple[int | None, ...]
    chief: int


class ToldAward(WireAward, frozen=True, tag="award"):
    """The bids are revealed: what they were and were worth (null: no cards), who wins, who is Chief Mechanic now."""

    bids: tuple[Cards | None, ...]

    def event(self) -> Award:
        """The engine's own."""
        return Award(self.card, self.seat, self.values, self.chief, self.bids)


class WireBuild(WireEvent, frozen=True, tag="build"):
    """The robot allocated to each unit, unit to robot. `by`: the bot that built for a person."""

    seat: int
    robots: dict[str, str]
    by: str | UnsetType = UNSET

    def event(self) -> Build:
        """The engine's own."""
        return Build(self.seat, self.robots)


class WireFinalScore(WireEvent, frozen=True, tag="score"):
    """The end: every seat's score, and who won."""

    seats: tuple[SeatScore, ...]
    winners: tuple[int, ...]

    def event(self) -> Score:
        """The engine's own."""
        return Score(self.seats, self.winners)


_Alike = WireSetup | WireRound | WireDeal | WireReveal | WireBid | WireBuild | WireFinalScore
RecordedEvent = _Alike | WireAward
"""An event as it stands in records and logs."""
AnyWireEvent = _Alike | ToldAward
"""An event as players and spectators get it."""
PushedWireEvent = WireSetup | WireDeal | WireBid | WireBuild
"""Chance and moves; all others follow from these."""


def event_of(event: Event) -> RecordedEvent:
    """An event as it stands in a record."""
    if isinstance(event, Award):
        return WireAward(event.card, event.seat, event.values, event.chief)
    return _alike(event)


def told_event_of(event: Event) -> AnyWireEvent:
    """A redacted event as a seat may see it: an award carries the bids it reveals."""
    if isinstance(event, Award):
        return ToldAward(event.card, event.seat, event.values, event.chief, _each_sorted(event.bids))
    return _alike(event)


def _alike(event: Setup | Round | Deal | Reveal | Bid | SealedBid | Build | Score) -> _Alike:
    match event:
        case Setup(mechanics=mechanics, conveyor=conveyor):
            return WireSetup(mechanics, UNSET if conveyor is None else conveyor)
        case Round(round=number, belt=belt):
            return WireRound(number, UNSET if belt is None else belt)
        case Deal(hands=hands):
            return WireDeal(_each_sorted(hands))
        case Reveal(cards=cards):
            return WireReveal(cards)
        case Bid(seat=seat, cards=cards):
            return WireBid(seat, tuple(sorted(cards)))
        case SealedBid(seat=seat, count=count):
            return WireBid(seat, count=count)
        case Build(seat=seat, robots=robots):
            return WireBuild(seat, dict(robots))
        case Score(seats=seats, winners=winners):
            return WireFinalScore(seats, winners)
        case _:
            assert_never(event)


def _each_sorted(hands: Iterable[Cards | None]) -> tuple[Cards | None, ...]:
    return tuple([None if hand is None else tuple(sorted(hand)) for hand in hands])


_MUST_BE = {
    "mechanics": "numbers",
    "deck": "ids",
    "hands": "hands",
    "cards": "ids",
    "seat": "number",
    "robots": "robots",
}


def pushed_event(data: object) -> Setup | Deal | Bid | Build:
    """A chance event or a move from its parsed JSON; `ToldError` if it is none. Unknown keys are passed over."""
    try:
        wire: PushedWireEvent = msgspec.convert(data, PushedWireEvent)
    except msgspec.ValidationError as error:
        raise _told(error, data) from None
    event = wire.event()
    if isinstance(event, SealedBid):
        raise _malformed("cards")
    return event


def _told(error: msgspec.ValidationError, data: object) -> ToldError:
    field = field_of(error)
    if field in _MUST_BE:
        return _malformed(field)
    if field == "type":
        kind = data.get("type") if isinstance(data, dict) else None
        return ToldError("fault-cannot-come", what=repr(kind))
    return misfit(error, data)


def _malformed(field: str) -> ToldError:
    return ToldError(f"fault-form-{_MUST_BE[field]}", field=field)
