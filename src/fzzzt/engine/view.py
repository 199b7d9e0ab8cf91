"""What one seat, or a spectator, may know of a game: the whole situation (a view) and each event (`redact`)."""

from __future__ import annotations

from dataclasses import dataclass, fields
from operator import attrgetter, is_
from typing import TYPE_CHECKING, assert_never

from fzzzt.engine.auction import LegalBids
from fzzzt.engine.build import LegalBuilds
from fzzzt.engine.drawing import draw_spectator_view, draw_view, situation
from fzzzt.engine.events import Award, Bid, Build, Deal, Event, Reveal, Round, Score, SealedBid, Setup

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from fzzzt.engine.cards import Deck
    from fzzzt.engine.game import Game, Phase
    from fzzzt.engine.options import Options


@dataclass(frozen=True, slots=True)
class SeatView:
    """What is public of a seat: how many cards are where, those it owns, and what was shown since its last deal."""

    mechanic: int
    hand_size: int
    discard_size: int
    bid_size: int | None
    owned: tuple[str, ...]
    known_hand: tuple[str, ...]
    known_discard: tuple[str, ...]
    units: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class SpectatorView:
    """What everybody sees."""

    options: Options
    faces: Deck
    round: int
    rounds: int
    phase: Phase
    auction: int
    chief: int
    conveyor_size: int
    belt: tuple[str | None, ...]
    to_move: tuple[int, ...]
    """Who decides now. In the build phase all who have a unit: nobody sees who has decided already."""
    seats: tuple[SeatView, ...]
    score: Score | None

    def __repr__(self) -> str:
        return f"<SpectatorView {self.options.players} players, {situation(self, self.to_move)}>"

    def __str__(self) -> str:
        return draw_spectator_view(self)


@dataclass(frozen=True, slots=True)
class View(SpectatorView):
    """What a seat sees: all that a bot or a player's front end ever gets."""

    seat: int
    hand: tuple[str, ...]
    my_bid: tuple[str, ...] | None
    my_build: Mapping[str, str] | None

    def __repr__(self) -> str:
        return f"<View seat {self.seat} of {self.options.players} players, {situation(self, self.to_move)}>"

    def __str__(self) -> str:
        return draw_view(self)

    @property
    def my_turn(self) -> bool:
        """Whether this seat has a decision to make."""
        return self.seat in self.to_move and self.my_build is None

    def legal_bids(self) -> LegalBids:
        """The bids this seat may make now; none if it is not its turn to bid."""
        return LegalBids(self.seat, self.hand if self.phase == "bid" and self.my_turn else ())

    def legal_builds(self) -> LegalBuilds:
        """The builds this seat may make now; none if it does not build."""
        building = self.phase == "build" and self.my_turn
        return LegalBuilds(self.faces, self.seat, self.hand, self.seats[self.seat].units if building else None)


def spectator_view(game: Game) -> SpectatorView:
    """What everybody sees of a game."""
    return SpectatorView(
        options=game.options,
        faces=game.faces,
        round=game.round,
        rounds=game.rounds,
        phase=game.phase,
        auction=game.auction,
        chief=game.chief,
        conveyor_size=len(game.conveyor),
        belt=game.belt[: game.face_up] + (None,) * (len(game.belt) - game.face_up),
        to_move=tuple(sorted(game.deciding | game.sealed_builds.keys())),
        seats=tuple([_seat_view(game, seat) for seat in range(game.options.players)]),
        score=game.score,
    )


def seat_view(game: Game, seat: int, public: SpectatorView) -> View:
    """What a seat sees of a game, of which `public` is what everybody sees."""
    return seated_view(public, seat, *own_cards(game, seat))


def own_cards(game: Game, seat: int) -> tuple[tuple[str, ...], tuple[str, ...] | None, dict[str, str] | None]:
    """What a seat alone knows: its hand, and its bid and its build while they are sealed."""
    bid, sealed = game.bids[seat], game.sealed_builds.get(seat)
    my_bid = None if bid is None else tuple(sorted(bid))
    return game.hands[seat], my_bid, None if sealed is None else dict(sealed.robots)


def seated_view(
    public: SpectatorView,
    seat: int,
    hand: tuple[str, ...],
    my_bid: tuple[str, ...] | None,
    my_build: Mapping[str, str] | None,
) -> View:
    """What everybody sees, and what a seat alone does."""
    own = (seat, hand, my_bid, my_build)
    return View(*(*_PUBLIC(public), *own))


_PUBLIC = attrgetter(*(field.name for field in fields(SpectatorView)))


def _seat_view(game: Game, seat: int) -> SeatView:
    """What is public of a seat. From one bid to the next hardly anything changes: what is made is kept meanwhile."""
    before = (game.hands[seat], game.discards[seat], game.units[seat], game.bids[seat], game.known, game.shown)
    kept = game._seat_views[seat]
    if kept is not None and all(map(is_, kept[0], before)):  # they are replaced, never changed
        return kept[1]
    view = _new_seat_view(game, seat)
    game._seat_views[seat] = (before, view)
    return view


def _new_seat_view(game: Game, seat: int) -> SeatView:
    bid = game.bids[seat]
    known_hand, known_discard = known_cards(game, seat)
    return SeatView(
        mechanic=game.mechanics[seat],
        hand_size=len(game.hands[seat]),
        discard_size=len(game.discards[seat]),
        bid_size=None if bid is None else len(bid),
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


def sees_more(event: Event) -> Collection[int]:
    """The seats for which an event is redacted otherwise than for a spectator."""
    match event:
        case Deal(hands=hands):
            return range(len(hands))
        case Bid(seat=bidder):
            return (bidder,)
        case _:
            return ()


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
