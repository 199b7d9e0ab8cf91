"""Tells a game, event by event, as sayings: what to say, not yet in any language.

Here is the boundary of what somebody may know: the narrator gets events as they were redacted for an audience, never
the `Game`. What it remembers of the table is what a spectator can know, so whoever got the same event is told the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from fzzzt.engine import Award, Bid, Build, Deal, Event, Reveal, Round, Score, SealedBid, Setup, redact
from fzzzt.engine.auction import clockwise
from fzzzt.engine.cards import WHOLE_BELT
from fzzzt.record.onlooker import Onlooker
from fzzzt.voice.verdict import verdict
from fzzzt.voice.voice import by_power
from fzzzt.wire.sayings import Saying

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fzzzt.engine import Deck, Options

Sayings = list[Saying]


class Narrator:
    """Follows a game from its first event on. Headlines tell how it goes, steps each thing done, details the rest."""

    def __init__(self, options: Options, faces: Deck, events: Iterable[Event] = ()) -> None:
        self._faces = faces
        self._table = Onlooker(options, faces)
        self._building = False
        for event in events:  # what has been told before
            self.tell(event)

    def tell(self, event: Event) -> Sayings:
        """What to say of the next event to whoever got it like this."""
        return self.tell_each([event])[0]

    def tell_each(self, seen: Sequence[Event]) -> list[Sayings]:
        """What to say of the next event to several audiences, each of which got it in its own way."""
        told = [self._event(event) for event in seen]
        self._table.hear(redact(seen[0], None))
        self._building = isinstance(seen[0], Build)
        then = self._then(seen[0])
        return [[*sayings, *then] for sayings in told]

    def _event(self, event: Event) -> Sayings:
        match event:
            case Setup(mechanics=mechanics):
                return _setup(mechanics)
            case Round(round=number, belt=belt):
                return self._round(number, belt)
            case Deal(hands=hands):
                return [self._hand(seat, hand) for seat, hand in enumerate(hands) if hand is not None]
            case Reveal(cards=cards):
                return self._reveal(cards)
            case SealedBid(seat=seat, count=count):
                return [Saying("play-bid", "detail", seat, {"count": count})]
            case Bid(seat=seat, cards=cards):
                figures = {"count": len(cards), "value": sum(self._faces.power[card] for card in cards)}
                return [Saying("play-bid-open", "step", seat, figures, cards=self._sorted(cards))]
            case Award():
                return self._award(event)
            case Build():
                return self._build(event)
            case Score(seats=scores, winners=winners):
                return [Saying("play-over", "headline", opens=True), *verdict(scores, winners)]
            case _:
                assert_never(event)

    def _then(self, event: Event) -> Sayings:
        """What has come of it, for everybody."""
        if isinstance(event, Deal):
            return [*self._counts(), *self._now()]
        return self._now() if isinstance(event, Reveal | Award) else []

    def _now(self) -> Sayings:
        table = self._table
        if table.phase == "build" and table.builders:
            idle = [seat for seat in table.players if seat not in table.builders]
            no_unit = [Saying("play-build-no-unit", "step", seat) for seat in idle]
            return [Saying("play-build", "headline", opens=True), *no_unit]
        if table.phase == "deal":
            return [Saying("play-redeal", "headline", opens=True)]
        # A head that is still face down is turned up at once, by the next event.
        return self.auction() if table.phase == "bid" and table.belt[0] is not None else []

    def auction(self) -> Sayings:
        """The card that is for sale, and who has no cards to bid for it."""
        table = self._table
        number = {"number": table.auction, "count": table.options.belt}
        head = {"card": table.belt[0] or ""}
        sayings = [Saying("play-auction", "headline", numbers=number, full=head, opens=True)]
        order = clockwise(len(table.players), table.chief)
        sayings += [Saying("play-sits-out", "step", seat) for seat in order if not table.hand_sizes[seat]]
        bidders = [seat for seat in order if table.hand_sizes[seat]]
        return [*sayings, Saying("play-alone", "headline", bidders[0])] if len(bidders) == 1 else sayings

    def _round(self, number: int, belt: tuple[str, ...] | None) -> Sayings:
        rounds = self._faces.rounds(self._table.options)
        where = {"round": number, "rounds": rounds}
        sayings = [Saying("play-round", "headline", numbers=where, opens=True)]
        if number > 1:  # in the first round the set-up has just said it
            sayings.append(Saying("play-chief", "step", self._table.chief))
        return sayings if belt is None else [*sayings, Saying("play-belt-open", "step", row=belt)]

    def _hand(self, seat: int, hand: tuple[str, ...]) -> Saying:
        return Saying("play-dealt-open", "step", seat, {"count": len(hand)}, cards=self._sorted(hand))

    def _counts(self) -> Sayings:
        table = self._table
        hands = [(hand, owned.total() - hand) for hand, owned in zip(table.hand_sizes, table.owned, strict=True)]
        return [
            Saying("play-dealt", "detail", seat, {"hand": hand, "discard": discard})
            for seat, (hand, discard) in enumerate(hands)
        ]

    def _reveal(self, cards: tuple[str, ...]) -> Sayings:
        speed = self._faces.cards[cards[0]].speed
        if speed == WHOLE_BELT:
            turned = Saying("play-belt-turned-all", "step", opens=True)
        else:
            figures = {"speed": speed, "count": len(cards)}
            turned = Saying("play-belt-turned", "step", numbers=figures, opens=True)
        listed = enumerate(cards, 1) if len(cards) > 1 else ()  # the only one is for sale at once
        return [
            turned,
            *(Saying("play-belt-card", "detail", numbers={"number": n}, full={"card": card}) for n, card in listed),
        ]

    def _award(self, event: Award) -> Sayings:
        table, value, card = self._table, event.values[event.seat] or 0, {"card": event.card}
        sayings = [Saying("play-reveal", "detail")]
        for seat in clockwise(len(event.bids), table.chief):
            bid = event.bids[seat]
            if bid is not None:
                worth = {"value": event.values[seat] or 0}
                sayings.append(Saying("play-reveal-bid", "detail", seat, worth, cards=self._sorted(bid)))
        sayings += self._tie(event, value)
        sayings.append(Saying("play-wins", "headline", event.seat, {"value": value}, short=card))
        if event.chief != table.chief:
            sayings.append(Saying("play-chief-new", "headline", event.chief))
        return sayings + (self._where_cards_go(event) if table.round == table.auction == 1 else [])

    def _tie(self, event: Award, value: int) -> Sayings:
        order = clockwise(len(event.bids), self._table.chief)
        tied = tuple([seat for seat in order if event.values[seat] == value])
        if len(tied) < 2:
            return []
        reason = "play-tie-chief" if event.seat == self._table.chief else "play-tie-nearest"
        tie = Saying("play-tie", "headline", numbers={"value": value}, seats=tied)
        return [tie, Saying(reason, "headline", event.seat)]

    def _where_cards_go(self, event: Award) -> Sayings:
        """After the first auction of all it is worth saying what becomes of the cards."""
        if event.card in self._faces.units:
            goes = Saying("play-unit-won", "step", event.seat, short={"unit": event.card})
        else:
            goes = Saying("play-to-discard", "step", event.seat, short={"card": event.card})
        others = sum(bid is not None for bid in event.bids) > 1
        return [goes, Saying("play-bids-back", "step")] if others else [goes]

    def _build(self, event: Build) -> Sayings:
        heading = [] if self._building else [Saying("play-build-reveal", "step", opens=True)]
        built = [
            Saying("play-built", "step", event.seat, short={"robot": robot, "unit": unit})
            for unit, robot in event.robots.items()
        ]
        return [*heading, *(built or [Saying("play-built-nothing", "step", event.seat)])]

    def _sorted(self, cards: Iterable[str]) -> tuple[str, ...]:
        return tuple(by_power(self._faces, cards))


def _setup(mechanics: tuple[int, ...]) -> Sayings:
    seats = tuple(range(len(mechanics)))
    numbers = [Saying("play-seat", "detail", seat, {"mechanic": mechanics[seat]}) for seat in seats]
    chief = Saying("play-chief", "headline", mechanics.index(1))
    return [Saying("play-clockwise", "step", seats=seats), *numbers, chief]
