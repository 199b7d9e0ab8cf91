"""The table from what was told of it: hears the events of a seat, remembers, and never sees the game.

It is a second statement of what a seat can know, and the laws hold it against the first, `Game.view`. The narrator
follows a game with it, and so does a bot that reads its rivals.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from fzzzt.engine import (
    Award,
    Bid,
    Build,
    Deal,
    Event,
    Reveal,
    Round,
    Score,
    SealedBid,
    SeatView,
    Setup,
    SpectatorView,
    redact,
)
from fzzzt.engine.auction import clockwise
from fzzzt.engine.options import HAND_SIZE
from fzzzt.engine.view import seated_view

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fzzzt.engine import Deck, Options, Phase, View


class Onlooker:
    """Folds the events redacted for a spectator into a spectator's view."""

    def __init__(self, options: Options, faces: Deck) -> None:
        self.options, self.faces = options, faces
        self.players = range(options.players)
        self.mechanics = [0 for _ in self.players]
        self.phase: Phase = "setup"
        self.round = self.auction = self.chief = self.conveyor_size = 0
        self.belt: list[str | None] = []
        self.owned: list[Counter[str]] = [Counter() for _ in self.players]
        self.hand_sizes = [0 for _ in self.players]
        self.known_hands: list[Counter[str]] = [Counter() for _ in self.players]
        self.known_discards: list[Counter[str]] = [Counter() for _ in self.players]
        self.units: list[dict[str, tuple[str, ...]]] = [{} for _ in self.players]
        self.bids: list[int | None] = [None for _ in self.players]
        self.builders: list[int] = []
        self.score: Score | None = None

    def hear(self, event: Event) -> None:  # noqa: C901 - one case an event
        """Remember what an event tells."""
        match event:
            case Setup(mechanics=mechanics, conveyor=None):
                self.mechanics = list(mechanics)
                self.chief = mechanics.index(1)
                self.conveyor_size = len(self.faces.conveyor(self.options))
                for seat in self.players:
                    self.owned[seat].update(self.faces.starting_hand(mechanics[seat]))
                self._gather()
            case Round(round=number, belt=None):
                self.round, self.auction, self.phase = number, 1, "deal"
                self.builders = []
                self.belt = [None] * self.options.belt
                self.conveyor_size -= self.options.belt
                self._gather()
            case Deal():
                self.phase = "bid"
                self._forget()
                self.hand_sizes = [min(HAND_SIZE, self.owned[seat].total()) for seat in self.players]
            case Reveal(cards=cards):
                self.belt[: len(cards)] = cards
            case SealedBid(seat=seat, count=count):
                self.bids[seat] = count
            case Bid(seat=seat, cards=cards):
                self.bids[seat] = len(cards)
            case Award():
                self._award(event)
            case Build(seat=seat, robots=robots):
                self._build(seat, robots)
            case Score():
                self.phase, self.score = "over", event
            case _:
                raise ValueError(f"a seat must not be sent {event}")

    def _award(self, award: Award) -> None:
        for seat, bid in enumerate(award.bids):
            if bid is not None and seat != award.seat:
                self.known_hands[seat] |= Counter(bid)
        bid, winner = award.bids[award.seat] or (), award.seat
        self.hand_sizes[winner] -= len(bid)
        self.known_hands[winner] -= Counter(bid)
        self.known_discards[winner].update(bid)
        if award.card in self.faces.units:
            self.units[winner][award.card] = ()
        else:
            self.owned[winner][award.card] += 1
            self.known_discards[winner][award.card] += 1
        self.chief = award.chief
        self.belt = self.belt[1:]
        self.auction += 1
        self.bids = [None for _ in self.players]
        if not self.belt:
            self._end_round()
        elif not any(self.hand_sizes):
            self.phase = "deal"

    def _build(self, seat: int, robots: Mapping[str, str]) -> None:
        """Builds are told one after another: whoever's is told has decided."""
        for unit, robot in robots.items():
            self.units[seat][unit] += (robot,)
        self.owned[seat] -= Counter(robots.values())
        self.hand_sizes[seat] -= len(robots)
        self.builders = [builder for builder in self.builders if builder != seat]

    def _end_round(self) -> None:
        self._gather()
        last = self.conveyor_size < self.options.belt
        self.builders = [] if last else [seat for seat in self.players if self.units[seat]]
        self.phase = "build"  # if nobody builds, the next event follows at once

    def _gather(self) -> None:
        self._forget()
        self.hand_sizes = [self.owned[seat].total() for seat in self.players]

    def _forget(self) -> None:
        self.known_hands = [Counter() for _ in self.players]
        self.known_discards = [Counter() for _ in self.players]

    def _to_move(self) -> tuple[int, ...]:
        if self.phase == "bid":
            if self.belt[0] is None:
                return ()  # a card is turned up first, by the next event
            order = clockwise(len(self.players), self.chief)
            waiting = [seat for seat in order if self.hand_sizes[seat] and self.bids[seat] is None]
            return tuple(waiting[:1])  # nobody, when the last bid is in and the award is yet to be heard
        return tuple(self.builders) if self.phase == "build" else ()

    def view(self) -> SpectatorView:
        """The situation as far as the events told."""
        return SpectatorView(
            options=self.options,
            faces=self.faces,
            round=self.round,
            rounds=self.faces.rounds(self.options),
            phase=self.phase,
            auction=self.auction,
            chief=self.chief,
            conveyor_size=self.conveyor_size,
            belt=tuple(self.belt),
            to_move=self._to_move(),
            seats=tuple(self._seat_view(seat) for seat in self.players),
            score=self.score,
        )

    def _seat_view(self, seat: int) -> SeatView:
        owned = self.owned[seat]
        return SeatView(
            mechanic=self.mechanics[seat],
            hand_size=self.hand_sizes[seat],
            discard_size=owned.total() - self.hand_sizes[seat],
            bid_size=self.bids[seat],
            owned=_listed(owned),
            known_hand=_listed(self.known_hands[seat]),
            known_discard=_listed(self.known_discards[seat]),
            units=dict(self.units[seat]),
        )


class SeatedOnlooker(Onlooker):
    """Folds the events redacted for one seat into that seat's view."""

    def __init__(self, options: Options, faces: Deck, seat: int) -> None:
        super().__init__(options, faces)
        self.seat = seat
        self.hand: Counter[str] = Counter()
        self.my_bid: tuple[str, ...] | None = None
        self.my_build: dict[str, str] | None = None

    def seal(self, build: Build) -> None:
        """The seat's own build, which others will see only later."""
        self.my_build = dict(build.robots)

    def hear(self, event: Event) -> None:
        """Remember what an event tells, also of one's own cards."""
        super().hear(event)
        match event:
            case Round():
                self.my_build = None
            case Deal(hands=hands):
                self.hand = Counter(hands[self.seat] or ())
            case Bid(cards=cards):
                self.my_bid = tuple(sorted(cards))

    def _award(self, award: Award) -> None:
        if award.seat == self.seat:
            self.hand -= Counter(award.bids[self.seat] or ())
        self.my_bid = None
        super()._award(award)

    def _build(self, seat: int, robots: Mapping[str, str]) -> None:
        super()._build(seat, robots)
        if seat == self.seat:
            self.hand -= Counter(robots.values())
            self.my_build = None

    def _gather(self) -> None:
        super()._gather()
        self.hand = Counter(self.owned[self.seat])

    def view(self) -> View:
        """The situation as far as the events told."""
        return seated_view(super().view(), self.seat, _listed(self.hand), self.my_bid, self.my_build)


class OpenOnlooker(Onlooker):
    """Folds the events themselves into a spectator's view with an open belt, and everybody's hand."""

    def __init__(self, options: Options, faces: Deck) -> None:
        super().__init__(options, faces)
        self._seated = [SeatedOnlooker(options, faces, seat) for seat in self.players]

    @property
    def hands(self) -> tuple[tuple[str, ...], ...]:
        """What everybody has in hand, the cards of a bid included until it is revealed."""
        return tuple([_listed(seated.hand) for seated in self._seated])

    def hear(self, event: Event) -> None:
        """Remember all that an event tells."""
        super().hear(redact(event, None))
        for seated in self._seated:
            seated.hear(redact(event, seated.seat))
        if isinstance(event, Round) and event.belt is not None:
            self.belt = list(event.belt)


def onlooker_at(options: Options, faces: Deck, seat: int | None) -> Onlooker:
    """An onlooker with the eyes of a seat, or of a spectator (None)."""
    return Onlooker(options, faces) if seat is None else SeatedOnlooker(options, faces, seat)


def _listed(cards: Counter[str]) -> tuple[str, ...]:
    return tuple(sorted(cards.elements()))
