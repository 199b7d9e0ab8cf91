"""Events to JSON and back. Lists of cards are written sorted by id, except `deck` and `belt`, which are orders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, assert_never

from fzzzt.engine import Award, Bid, Build, Deal, Event, Reveal, Round, Score, SealedBid, Setup

if TYPE_CHECKING:
    from collections.abc import Iterable

Json = dict[str, Any]


class Malformed(ValueError):
    """An event's JSON that is not of the record's form."""


def record_json(event: Event) -> Json:
    """An event as it stands in a record, or, redacted, as a seat may see it: what is hidden is left out."""
    match event:
        case Setup(mechanics=mechanics, deck=deck):
            return _less_hidden({"type": "setup", "mechanics": list(mechanics), "deck": _listed(deck)})
        case Round(round=number, belt=belt):
            return _less_hidden({"type": "round", "round": number, "belt": _listed(belt)})
        case Deal(hands=hands):
            return {"type": "deal", "hands": [_sorted(hand) for hand in hands]}
        case Reveal(cards=cards):
            return {"type": "reveal", "cards": list(cards)}
        case Bid(seat=seat, cards=cards):
            return {"type": "bid", "seat": seat, "cards": sorted(cards)}
        case SealedBid(seat=seat, count=count):
            return {"type": "bid", "seat": seat, "count": count}
        case Award(card=card, seat=seat, values=values, chief=chief):
            return {"type": "award", "card": card, "seat": seat, "values": list(values), "chief": chief}
        case Build(seat=seat, robots=robots):
            return {"type": "build", "seat": seat, "robots": dict(robots)}
        case Score():
            return {"type": "score", **event.to_json()}
        case _:
            assert_never(event)


def feed_json(event: Event) -> Json:
    """A redacted event as players and spectators get it: an award also carries the bids it reveals."""
    if isinstance(event, Award):
        return {**record_json(event), "bids": [_sorted(bid) for bid in event.bids]}
    return record_json(event)


def _less_hidden(event: Json) -> Json:
    return {key: value for key, value in event.items() if value is not None}


def _listed(cards: Iterable[str] | None) -> list[str] | None:
    return None if cards is None else list(cards)


def _sorted(cards: Iterable[str] | None) -> list[str] | None:
    return None if cards is None else sorted(cards)


def parse_pushed(data: Json) -> Setup | Deal | Bid | Build:
    """A chance event or a move from its JSON. Keys that are not known are passed over."""
    match data["type"]:
        case "setup":
            return Setup(_numbers(data, "mechanics"), _cards(data.get("deck"), "deck"))
        case "deal":
            hands = data.get("hands")
            if not isinstance(hands, list):
                raise Malformed("hands must be a list of hands, one a seat")
            return Deal(tuple(_cards(hand, "a hand") for hand in hands))
        case "bid":
            return Bid(_seat(data), _cards(data.get("cards"), "cards"))
        case "build":
            return Build(_seat(data), _robots(data.get("robots")))
        case other:
            raise Malformed(f"{other!r} cannot come here")


def _seat(data: Json) -> int:
    seat = data.get("seat")
    if type(seat) is not int:
        raise Malformed(f"seat must be a number, not {seat!r}")
    return seat


def _numbers(data: Json, key: str) -> tuple[int, ...]:
    numbers = data.get(key)
    if not isinstance(numbers, list) or any(type(number) is not int for number in numbers):
        raise Malformed(f"{key} must be a list of numbers")
    return tuple(numbers)


def _cards(cards: object, what: str) -> tuple[str, ...]:
    if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
        raise Malformed(f"{what} must be a list of card ids")
    return tuple(cards)


def _robots(robots: object) -> dict[str, str]:
    if not isinstance(robots, dict) or not all(isinstance(card, str) for card in robots.values()):
        raise Malformed("robots must tell the robot for each unit")
    return robots
