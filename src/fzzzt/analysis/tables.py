"""A recorded game as rows of three tables: its seats, its auctions, its bids."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from fzzzt.engine import Award, Bid, Deal, Reveal, Round, Score, Setup

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fzzzt.engine import Deck
    from fzzzt.record import Record

    Row = dict[str, Any]


class Column(NamedTuple):
    """A column of a table: the kind of its values (a `?` if there may be none) and what they mean."""

    kind: str
    meaning: str


_WHERE = {
    "game": Column("int32", "the game: its place in the file, from 0"),
    "round": Column("int8", "the round, from 1"),
    "auction": Column("int8", "the auction of the round, from 1"),
}
TABLES: dict[str, dict[str, Column]] = {
    "seats": {
        "game": _WHERE["game"],
        "id": Column("text", "the game's id in its record"),
        "players": Column("int8", "how many play"),
        "cards": Column("text", "`base` or `extended`"),
        "unused_robots": Column("text", "`stay` or `leave`"),
        "deck": Column("text", "the deck's name"),
        "seat": Column("int8", "the seat, clockwise from 0"),
        "name": Column("text", "who sits there"),
        "bot": Column("text?", "the program that plays there; none for a person"),
        "mechanic": Column("int8", "the number of its Mechanic: 1 is Chief first"),
        "base": Column("int16", "points of robots and Fzzzts"),
        "bonus": Column("int16", "points of units"),
        "points": Column("int16", "all points"),
        "robots": Column("int8", "robots owned at the end: the fewest win a tie"),
        "won": Column("float32", "1, shared by several winners, or 0"),
        "margin": Column("int16", "points more than the best of the others"),
    },
    "auctions": {
        **_WHERE,
        "card": Column("text", "the card for sale"),
        "kind": Column("text", "`robot`, `upgrade`, `fzzzt` or `unit`"),
        "grade": Column("text?", "of a unit"),
        "symbols": Column("text", "its symbols, of N, B, C and O"),
        "card_power": Column("int8", "its power"),
        "card_points": Column("int8", "its points"),
        "face_up": Column("int8", "how many cards of the belt lay face up, this one included"),
        "chief": Column("int8", "the Chief Mechanic during the auction"),
        "bidders": Column("int8", "how many bid"),
        "winner": Column("int8", "the seat that won it"),
        "price": Column("int8", "the power of the winning bid"),
        "paid": Column("int8", "how many cards that was"),
        "second": Column("int8?", "the highest power of the others' bids"),
        "tie": Column("bool", "whether the highest bid was made more than once"),
        "next_chief": Column("int8", "the Chief Mechanic afterwards"),
    },
    "bids": {
        **_WHERE,
        "seat": Column("int8", "who bid"),
        "turn": Column("int8", "how many had bid before"),
        "chief": Column("bool", "whether that was the Chief Mechanic"),
        "cards": Column("texts", "the cards of the bid"),
        "count": Column("int8", "how many they are"),
        "power": Column("int8", "their power"),
        "hand": Column("int8", "how many cards were in hand"),
        "hand_power": Column("int16", "their power"),
        "won": Column("bool", "whether the bid won"),
        "by": Column("text?", "the bot that covered for a person here"),
    },
}


def rows(number: int, record: Record) -> Mapping[str, Sequence[Row]]:
    """The rows of a finished game, by table."""
    walk = _Walk(number, record)
    for place, event in enumerate(record.events):
        walk.hear(place, event)
    return {"seats": walk.seats, "auctions": walk.auctions, "bids": walk.bids}


class _Walk:
    """A game, event by event. What is public and the deals are enough: nothing has to be played again."""

    def __init__(self, number: int, record: Record) -> None:
        self._number = number
        self._record = record
        self._faces: Deck = record.faces
        self._round = self._auction = self._face_up = self._chief = 0
        self._mechanics: tuple[int, ...] = ()
        self._hands: list[list[str]] = []
        self._open: list[Row] = []
        """The bids of the auction that goes on."""
        self.seats: list[Row] = []
        self.auctions: list[Row] = []
        self.bids: list[Row] = []

    def hear(self, place: int, event: object) -> None:
        """Take the next event."""
        match event:
            case Setup(mechanics=mechanics):
                self._mechanics, self._chief = mechanics, mechanics.index(1)
            case Round(round=number):
                self._round, self._auction = number, 1
            case Deal(hands=hands):
                self._hands = [list(hand or ()) for hand in hands]
            case Reveal(cards=cards):
                self._face_up = len(cards)
            case Bid():
                self._open.append(self._bid(event, self._record.by.get(place)))
            case Award():
                self._settle(event)
            case Score():
                self.seats = [self._seat(event, seat) for seat in range(len(event.seats))]

    def _where(self) -> Row:
        return {"game": self._number, "round": self._round, "auction": self._auction}

    def _power(self, cards: Sequence[str]) -> int:
        return sum(self._faces.power[card] for card in cards)

    def _bid(self, bid: Bid, by: str | None) -> Row:
        hand = self._hands[bid.seat]
        return {
            **self._where(),
            "seat": bid.seat,
            "turn": len(self._open),
            "chief": bid.seat == self._chief,
            "cards": list(bid.cards),
            "count": len(bid.cards),
            "power": self._power(bid.cards),
            "hand": len(hand),
            "hand_power": self._power(hand),
            "by": by,
        }

    def _settle(self, award: Award) -> None:
        face, paid = self._faces.cards[award.card], award.bids[award.seat] or ()
        others = [value for seat, value in enumerate(award.values) if value is not None and seat != award.seat]
        price = self._power(paid)
        self.auctions.append(
            {
                **self._where(),
                "card": award.card,
                "kind": face.kind,
                "grade": face.grade,
                "symbols": face.symbols,
                "card_power": face.power,
                "card_points": face.points,
                "face_up": self._face_up,
                "chief": self._chief,
                "bidders": len(self._open),
                "winner": award.seat,
                "price": price,
                "paid": len(paid),
                "second": max(others, default=None),
                "tie": price in others,
                "next_chief": award.chief,
            }
        )
        self.bids += [{**bid, "won": bid["seat"] == award.seat} for bid in self._open]
        for card in paid:
            self._hands[award.seat].remove(card)
        self._open = []
        self._chief = award.chief
        self._auction += 1
        self._face_up -= 1

    def _seat(self, score: Score, seat: int) -> Row:
        record, told = self._record, score.seats[seat]
        best = max(other.total for place, other in enumerate(score.seats) if place != seat)
        return {
            "game": self._number,
            "id": record.game,
            "players": record.options.players,
            "cards": record.options.cards,
            "unused_robots": record.options.unused_robots,
            "deck": record.faces.name,
            "seat": seat,
            "name": record.seats[seat]["name"],
            "bot": _text(record.seats[seat].get("bot")),
            "mechanic": self._mechanics[seat],
            "base": told.base,
            "bonus": told.bonus,
            "points": told.total,
            "robots": told.robots,
            "won": (seat in score.winners) / len(score.winners),
            "margin": told.total - best,
        }


def _text(value: object) -> str | None:
    """What another program wrote may be anything."""
    return value if isinstance(value, str) else None
