"""What one seat, or a spectator, may know of a game: the whole situation (`View`) and each event (`redact`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, assert_never

from fzzzt.engine.auction import LegalBids
from fzzzt.engine.build import LegalBuilds
from fzzzt.engine.drawing import draw_view, situation
from fzzzt.engine.events import Award, Bid, Build, Deal, Event, Reveal, Round, Score, SealedBid, Setup

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from fzzzt.engine.cards import Deck
    from fzzzt.engine.game import Game, Phase
    from fzzzt.engine.options import Options


_KEYS = (
    *("seat", "round", "rounds", "phase", "auction", "chief", "deck", "belt", "hand", "my_bid", "my_build"),
    *("to_move", "legal", "seats", "options", "score"),
)
"""The order in which a view is told."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """What is public of a seat: counts, the cards it owns, and what was shown of them since its last deal."""

    mechanic: int
    hand: int
    discard: int
    bid: int | None
    owned: tuple[str, ...]
    known_hand: tuple[str, ...]
    known_discard: tuple[str, ...]
    units: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class View:
    """All that a bot or a front end ever gets. `deck` and each `hand` of `seats` are numbers of cards."""

    options: Options
    faces: Deck
    seat: int | None
    round: int
    rounds: int
    phase: Phase
    auction: int
    chief: int
    deck: int
    belt: tuple[str | None, ...]
    hand: tuple[str, ...] | None
    my_bid: tuple[str, ...] | None
    my_build: Mapping[str, str] | None
    to_move: tuple[int, ...]
    """Who decides now. In the build phase all who have a unit: nobody sees who has decided already."""
    seats: tuple[SeatView, ...]
    score: Score | None

    def __repr__(self) -> str:
        whose = "a spectator's" if self.seat is None else f"seat {self.seat}'s"
        return f"<View {whose}, {self.options.players} players, {situation(self, self.to_move)}>"

    def __str__(self) -> str:
        return draw_view(self)

    @property
    def my_turn(self) -> bool:
        """Whether this seat has a decision to make."""
        return self.seat in self.to_move and self.my_build is None

    def legal_bids(self) -> LegalBids:
        """The bids this seat may make now; none if it is not its turn to bid."""
        bidding = self.phase == "bid" and self.my_turn
        return LegalBids(self.seat or 0, (self.hand or ()) if bidding else ())

    def legal_builds(self) -> LegalBuilds:
        """The builds this seat may make now; none if it does not build."""
        building = self.phase == "build" and self.my_turn
        units = self.seats[self.seat].units if building and self.seat is not None else None
        return LegalBuilds(self.faces, self.seat or 0, self.hand or (), units)

    def to_json(self) -> dict[str, Any]:
        """The view in the form of the bot protocol, with what a front end needs besides."""
        everything = {**self.public_json(), **self.own_json()}
        return {key: everything[key] for key in _KEYS}

    def public_json(self) -> dict[str, Any]:
        """The part that is the same for everybody."""
        return {
            "round": self.round,
            "rounds": self.rounds,
            "phase": self.phase,
            "auction": self.auction,
            "chief": self.chief,
            "deck": self.deck,
            "belt": list(self.belt),
            "to_move": list(self.to_move),
            "seats": [_seat_json(seat) for seat in self.seats],
            "options": self.options.to_json(),
            "score": self.score and self.score.to_json(),
        }

    def own_json(self) -> dict[str, Any]:
        """The part that is this seat's own; a spectator has nothing there."""
        return {
            "seat": self.seat,
            "hand": _listed(self.hand),
            "my_bid": _listed(self.my_bid),
            "my_build": None if self.my_build is None else dict(self.my_build),
            "legal": self._legal_json(),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any], options: Options, faces: Deck) -> View:
        """The view in a bot protocol's JSON, for a game with these options and faces. A score is not read back."""
        return cls(
            options=options,
            faces=faces,
            seat=data["seat"],
            round=data["round"],
            rounds=data["rounds"],
            phase=data["phase"],
            auction=data.get("auction", options.belt - len(data["belt"]) + 1),
            chief=data["chief"],
            deck=data["deck"],
            belt=tuple(data["belt"]),
            hand=_tupled(data["hand"]),
            my_bid=_tupled(data["my_bid"]),
            my_build=data.get("my_build"),
            to_move=tuple(data.get("to_move", (data["seat"],))),
            seats=tuple(_seat_from_json(seat) for seat in data["seats"]),
            score=None,
        )

    def _legal_json(self) -> dict[str, Any] | None:
        """What a client may offer: the cards to bid from, or the robots that fit each unit."""
        if not self.my_turn:
            return None
        if self.phase == "bid":
            return {"bid": list(self.hand or ())}
        return {"build": {unit: list(robots) for unit, robots in self.legal_builds().fitting.items()}}


def _listed(cards: Iterable[str] | None) -> list[str] | None:
    return None if cards is None else list(cards)


def _tupled(cards: Iterable[str] | None) -> tuple[str, ...] | None:
    return None if cards is None else tuple(cards)


def _seat_from_json(data: Mapping[str, Any]) -> SeatView:
    return SeatView(
        mechanic=data["mechanic"],
        hand=data["hand"],
        discard=data["discard"],
        bid=data["bid"],
        owned=tuple(data["owned"]),
        known_hand=tuple(data["known_hand"]),
        known_discard=tuple(data["known_discard"]),
        units={unit: tuple(robots) for unit, robots in data["units"].items()},
    )


def _seat_json(seat: SeatView) -> dict[str, Any]:
    return {
        "mechanic": seat.mechanic,
        "hand": seat.hand,
        "discard": seat.discard,
        "bid": seat.bid,
        "owned": list(seat.owned),
        "known_hand": list(seat.known_hand),
        "known_discard": list(seat.known_discard),
        "units": {unit: list(robots) for unit, robots in seat.units.items()},
    }


def view_of(game: Game, seat: int | None, public: View | None = None) -> View:
    """The view of a game for a seat, or for a spectator. What another view now has for everybody can be shared."""
    hidden = len(game.belt) - game.face_up
    sealed = game.sealed_builds.get(seat) if seat is not None else None
    return View(
        options=game.options,
        faces=game.faces,
        seat=seat,
        round=game.round,
        rounds=game.rounds,
        phase=game.phase,
        auction=game.auction,
        chief=game.chief,
        deck=len(game.deck),
        belt=game.belt[: game.face_up] + (None,) * hidden,
        hand=None if seat is None else game.hands[seat],
        my_bid=_own_bid(game, seat),
        my_build=None if sealed is None else dict(sealed.robots),
        to_move=_deciding(game),
        seats=public.seats if public else tuple([_seat_view(game, other) for other in range(game.options.players)]),
        score=game.score,
    )


def _own_bid(game: Game, seat: int | None) -> tuple[str, ...] | None:
    bid = None if seat is None else game.bids[seat]
    return None if bid is None else tuple(sorted(bid))


def _deciding(game: Game) -> tuple[int, ...]:
    if not isinstance(game.to_move, frozenset):
        return ()
    return tuple(sorted(game.to_move | game.sealed_builds.keys()))


def _seat_view(game: Game, seat: int) -> SeatView:
    bid = game.bids[seat]
    known_hand, known_discard = known_cards(game, seat)
    return SeatView(
        mechanic=game.mechanics[seat],
        hand=len(game.hands[seat]),
        discard=len(game.discards[seat]),
        bid=None if bid is None else len(bid),
        owned=tuple(sorted(game.personal(seat))),
        known_hand=known_hand,
        known_discard=known_discard,
        units=dict(game.units[seat]),
    )


def known_cards(game: Game, seat: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What was shown to be in a seat's hand, and in its discard, since its last deal."""
    hand, discard = map(list, game.known[seat])
    for award in game.shown:
        bid = award.bids[seat]
        if bid is None:
            continue
        if award.seat != seat:  # a bid taken back: of several showings the most of each face
            hand += [card for place, card in enumerate(bid) if bid[: place + 1].count(card) > hand.count(card)]
            continue
        for card in bid:
            if card in hand:
                hand.remove(card)
        discard += bid
        if award.card not in game.faces.units:
            discard.append(award.card)
    return tuple(sorted(hand)), tuple(sorted(discard))


def redact(event: Event, seat: int | None) -> Event:
    """An event less what this seat (None: a spectator) may not know. A new kind of event must be decided here."""
    match event:
        case Setup(mechanics=mechanics):
            return Setup(mechanics, None)
        case Round(round=number):
            return Round(number, None)
        case Deal(hands=hands):
            return Deal(tuple(hand if owner == seat else None for owner, hand in enumerate(hands)))
        case Bid(seat=bidder, cards=cards):
            return event if bidder == seat else SealedBid(bidder, len(cards))
        case SealedBid() | Reveal() | Award() | Build() | Score():
            # Builds are events only when the last is in, and an award reveals the bids: both are open to all.
            return event
        case _:
            assert_never(event)
