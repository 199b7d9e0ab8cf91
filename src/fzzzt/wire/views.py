"""Views as they travel: one form for seats and spectators, who have null where a seat has its own."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, UnsetType, structs

from fzzzt.engine import Phase, Score, SeatView, SpectatorView, View
from fzzzt.engine.prospects import prospect, prospects
from fzzzt.engine.view import own_cards, seated_view
from fzzzt.wire.events import Cards
from fzzzt.wire.options import WireOptions, options_of
from fzzzt.wire.shape import Shape

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from fzzzt.engine import Deck, Game, LegalBuilds, Options


class WireSeatView(Shape, frozen=True):
    """What is public of a seat, field by field as a `SeatView`. `hand`, `discard` and `bid` are numbers of cards."""

    mechanic: int
    hand: int
    discard: int
    bid: int | None
    owned: Cards
    known_hand: Cards
    known_discard: Cards
    units: dict[str, Cards]

    def seat_view(self) -> SeatView:
        """The engine's own."""
        return SeatView(*structs.astuple(self))


class UnitProspect(Shape, frozen=True):
    """What stands on a unit: its widgets, the points they come to, and the symbols that the next one lacks."""

    widgets: int
    points: int
    missing: str


class BuildProspect(UnitProspect, frozen=True, rename={"choices": "with"}):
    """A unit as it is, and with each robot that fits."""

    choices: dict[str, UnitProspect]


class Legal(Shape, frozen=True):
    """What a client may offer: the cards to bid from, or the robots that fit each unit, and what they would bring."""

    bid: Cards | UnsetType = UNSET
    build: dict[str, Cards] | UnsetType = UNSET
    prospects: dict[str, BuildProspect] | UnsetType = UNSET


class OwnView(Shape, frozen=True):
    """The part of a view that is a seat's own; a spectator has nothing there."""

    seat: int | None = None
    hand: Cards | None = None
    my_bid: Cards | None = None
    my_build: dict[str, str] | None = None
    legal: Legal | None = None


class WireView(OwnView, frozen=True, kw_only=True):
    """The whole situation as a seat, or a spectator, may know it. `deck` is a number of cards.

    `auction` is the number of this one, `auctions` how many a round has.
    """

    round: int
    rounds: int
    phase: Phase
    auction: int = 0
    auctions: int = 0
    chief: int
    deck: int
    belt: tuple[str | None, ...]
    to_move: tuple[int, ...] = ()
    seats: tuple[WireSeatView, ...]
    options: WireOptions | UnsetType = UNSET
    score: Score | None = None

    def view(self, options: Options, faces: Deck) -> SpectatorView:
        """The engine's own, of a game with these options and faces; a `View` if it is a seat's."""
        public = SpectatorView(
            options=options,
            faces=faces,
            round=self.round,
            rounds=self.rounds,
            phase=self.phase,
            # Whoever asks our bots may know a view of the fewest keys only.
            auction=self.auction or (options.belt - len(self.belt) + 1 if self.belt else 0),
            chief=self.chief,
            conveyor_size=self.deck,
            belt=self.belt,
            to_move=self.to_move,
            seats=tuple([seat.seat_view() for seat in self.seats]),
            score=self.score,
        )
        if self.seat is None:
            return public
        return seated_view(public, self.seat, self.hand or (), self.my_bid, self.my_build)

    def asked_view(self, options: Options, faces: Deck) -> View:
        """The view of a seat that is asked for a decision, so that it is its turn; `ValueError` of a spectator's."""
        view = self.view(options, faces)
        if not isinstance(view, View):
            raise ValueError("a spectator has nothing to decide")
        return view if view.to_move else replace(view, to_move=(view.seat,))


_PUBLIC = attrgetter(*(field.name for field in fields(SeatView)))


def seat_view_of(seat: SeatView) -> WireSeatView:
    """What is public of a seat."""
    return WireSeatView(*_PUBLIC(seat))


def own_view_of(view: SpectatorView) -> OwnView:
    """What is a seat's own; nothing of a spectator's."""
    if not isinstance(view, View):
        return OwnView()
    my_build = None if view.my_build is None else dict(view.my_build)
    units = view.seats[view.seat].units
    legal = _legal(view.phase, view.hand, units, view.legal_builds) if view.my_turn else None
    return OwnView(view.seat, view.hand, view.my_bid, my_build, legal)


def own_view_in(game: Game, seat: int) -> OwnView:
    """The same, of a seat in a game; for many seats at once it is quicker than by their whole views."""
    hand, my_bid, my_build = own_cards(game, seat)
    builds = partial(game.legal_builds, seat)
    legal = _legal(game.phase, hand, game.units[seat], builds) if seat in game.deciding else None
    return OwnView(seat, hand, my_bid, my_build, legal)


def _legal(phase: Phase, hand: Cards, units: Mapping[str, Cards], builds: Callable[[], LegalBuilds]) -> Legal:
    if phase == "bid":
        return Legal(bid=hand)
    legal = builds()
    fitting = {unit: tuple(robots) for unit, robots in legal.fitting.items()}
    return Legal(build=fitting, prospects={unit: _prospect(legal, unit, units[unit]) for unit in fitting})


def _prospect(legal: LegalBuilds, unit: str, robots: Cards) -> BuildProspect:
    choices = prospects(legal, unit, robots).items()
    return BuildProspect(
        *prospect(legal.deck, unit, robots), choices={robot: UnitProspect(*after) for robot, after in choices}
    )


def view_of(view: SpectatorView) -> WireView:
    """A view."""
    return WireView(
        *structs.astuple(own_view_of(view)),
        round=view.round,
        rounds=view.rounds,
        phase=view.phase,
        auction=view.auction,
        auctions=view.options.belt,
        chief=view.chief,
        deck=view.conveyor_size,
        belt=view.belt,
        to_move=view.to_move,
        seats=tuple([seat_view_of(seat) for seat in view.seats]),
        options=options_of(view.options),
        score=view.score,
    )


_encode = msgspec.json.Encoder().encode
_NOTHING_OWN = _encode(OwnView())[:-1]


def encoded(view: SpectatorView) -> bytes:
    """A spectator's view as JSON."""
    return _encode(view_of(view))


def seated(own: OwnView, public: bytes) -> bytes:
    """A seat's view as JSON, made from a spectator's of the same situation: most of it is the same for everybody."""
    return _encode(own)[:-1] + public[len(_NOTHING_OWN) :]
