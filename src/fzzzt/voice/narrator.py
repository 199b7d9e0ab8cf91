"""Tells a game, event by event, in sentences.

Here is the boundary of what a person may know: the narrator gets events that were redacted for a seat, and that seat's
views, never the `Game`. It tells all that is in them; what a seat may not know is not there to be told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from fzzzt.engine import Award, Bid, Build, Deal, Event, Reveal, Round, Score, SealedBid, Setup
from fzzzt.engine.auction import clockwise
from fzzzt.engine.cards import WHOLE_BELT
from fzzzt.voice.score_sheet import final_sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fzzzt.engine import SpectatorView
    from fzzzt.voice.voice import Voice

Lines = list[str]


class Narrator:
    """Turns what one push brought about into lines. It remembers nothing, so any stretch of a game can be told.

    In `steps`, each event has a line of its own; else what the next one tells anyway is left out.
    """

    def __init__(self, voice: Voice, *, steps: bool = False) -> None:
        self.voice = voice
        self.say = voice.say
        self.steps = steps

    def tell(self, events: Sequence[Event], before: SpectatorView, after: SpectatorView) -> list[Lines]:
        """The lines for each of the events of one push, given the views before and after all of them."""
        told = [self._event(event, events, before, after) for event in events]
        if told:
            told[-1] += self._what_now(events[-1], after)
        return told

    def _event(self, event: Event, events: Sequence[Event], before: SpectatorView, after: SpectatorView) -> Lines:
        match event:
            case Setup():
                return self._setup(event)
            case Round():
                return self._round(event, after)
            case Deal():
                return self._deal(event, before, after)
            case Reveal():
                return self._reveal(event)
            case SealedBid(seat=seat, count=count):
                return [self.voice.of("play-bid", seat, count=count)]
            case Bid():
                return self._open_bid(event, events)
            case Award():
                return self._award(event, before)
            case Build():
                return self._build(event, events)
            case Score():
                return ["", self.say("play-over"), "", *final_sheet(self.voice, event, after)]
            case _:
                assert_never(event)

    def _setup(self, event: Setup) -> Lines:
        seats = range(len(event.mechanics))
        lines = [self.say("play-clockwise", names=self.voice.together(seats))]
        lines += [self.voice.of("play-seat", seat, mechanic=event.mechanics[seat]) for seat in seats]
        return [*lines, self.voice.of("play-chief", event.mechanics.index(1))]

    def _round(self, event: Round, after: SpectatorView) -> Lines:
        lines = ["", self.say("play-round", round=event.round, rounds=after.rounds)]
        if event.round > 1:  # in the first round the set-up has just said it
            lines.append(self.voice.of("play-chief", after.chief))
        if event.belt is not None:
            lines.append(self.say("play-belt-open", cards=self.voice.in_order(event.belt)))
        return lines

    def _deal(self, event: Deal, before: SpectatorView, after: SpectatorView) -> Lines:
        lines = ["", self.say("play-redeal")] if before.auction > 1 else []
        for seat, hand in enumerate(event.hands):
            public = after.seats[seat]
            if seat == self.voice.you and hand is not None:
                lines.append(self.say("play-dealt-you", count=len(hand), cards=self.voice.cards(hand)))
                lines.append(self.say("play-discard-you", count=public.discard_size))
                continue
            if hand is not None:
                lines.append(self.say("play-dealt-open", name=self.voice.names[seat], cards=self.voice.cards(hand)))
            counts = {"hand": public.hand_size, "discard": public.discard_size}
            lines.append(self.say("play-dealt", name=self.voice.names[seat], **counts))
        return lines

    def _reveal(self, event: Reveal) -> Lines:
        speed = self.voice.faces.cards[event.cards[0]].speed
        if speed == WHOLE_BELT:
            lines = ["", self.say("play-belt-turned-all")]
        else:
            lines = ["", self.say("play-belt-turned", speed=speed, count=len(event.cards))]
        if len(event.cards) > 1:
            lines += [
                self.say("play-belt-card", number=number, card=self.voice.label(card))
                for number, card in enumerate(event.cards, 1)
            ]
        return lines

    def _open_bid(self, event: Bid, events: Sequence[Event]) -> Lines:
        """A bid whose cards may be seen: one's own, or any in a replay with open cards."""
        if not self.steps and any(isinstance(other, Award) for other in events):  # it is turned up at once
            return []
        cards = {"cards": self.voice.cards(event.cards), "value": self.voice.power(event.cards)}
        if event.seat == self.voice.you:
            return [self.say("play-bid-you", count=len(event.cards), **cards)]
        return [self.voice.of("play-reveal-bid", event.seat, **cards)]

    def _award(self, event: Award, before: SpectatorView) -> Lines:
        lines = [self.say("play-reveal")]
        for seat in clockwise(len(event.bids), before.chief):
            bid, value = event.bids[seat], event.values[seat]
            if bid is not None:
                lines.append(self.voice.of("play-reveal-bid", seat, cards=self.voice.cards(bid), value=value))
        lines += self._tie(event, before)
        card = {"card": self.voice.short(event.card)}
        lines.append(self.voice.of("play-wins", event.seat, value=event.values[event.seat], **card))
        if event.chief != before.chief:
            lines.append(self.voice.of("play-chief-new", event.chief))
        return lines + (self._where_cards_go(event) if before.round == before.auction == 1 else [])

    def _tie(self, event: Award, before: SpectatorView) -> Lines:
        value = event.values[event.seat]
        order = clockwise(len(event.bids), before.chief)
        tied = [seat for seat in order if event.values[seat] == value]
        if len(tied) < 2:
            return []
        reason = "play-tie-chief" if event.seat == before.chief else "play-tie-nearest"
        return [self.say("play-tie", value=value, names=self.voice.together(tied)), self.voice.of(reason, event.seat)]

    def _where_cards_go(self, event: Award) -> Lines:
        """After the first auction of all it is worth saying what becomes of the cards."""
        card = self.voice.short(event.card)
        if event.card in self.voice.faces.units:
            goes = self.voice.of("play-unit-won", event.seat, unit=card)
        else:
            goes = self.voice.of("play-to-discard", event.seat, card=card)
        others = sum(bid is not None for bid in event.bids) > 1
        return [goes, self.say("play-bids-back")] if others else [goes]

    def _build(self, event: Build, events: Sequence[Event]) -> Lines:
        builds = [build for build in events if isinstance(build, Build)]
        first = event is builds[0]
        if not self.steps and not any(build.robots for build in builds):
            return ["", self.say("play-built-nobody")] if first else []
        lines = ["", self.say("play-build-reveal")] if first else []
        for unit, robot in event.robots.items():
            labels = {"robot": self.voice.short(robot), "unit": self.voice.short(unit)}
            lines.append(self.voice.of("play-built", event.seat, **labels))
        return lines if event.robots else [*lines, self.voice.of("play-built-nothing", event.seat)]

    def _what_now(self, last: Event, after: SpectatorView) -> Lines:
        """What comes next: an auction that begins, or the time to build."""
        if after.phase == "build":
            lines = ["", self.say("play-build")]
            idle = self.voice.you is not None and self.voice.you not in after.to_move
            return [*lines, self.say("play-build-no-unit-you")] if idle else lines
        if after.phase != "bid" or any(seat.bid_size is not None for seat in after.seats):
            return []
        alone_on_belt = isinstance(last, Reveal) and len(last.cards) == 1
        return ([] if alone_on_belt else [""]) + auction_lines(self.voice, after)


def auction_lines(voice: Voice, view: SpectatorView) -> Lines:
    """The card that is for sale, and who has no cards to bid for it."""
    head = view.belt[0] or ""
    number = {"number": view.auction, "count": view.options.belt}
    lines = [voice.say("play-auction", card=voice.label(head), **number)]
    order = clockwise(len(view.seats), view.chief)
    if voice.you is not None and [seat for seat in order if view.seats[seat].hand_size] == [voice.you]:
        return [*lines, voice.say("play-alone-you")]
    return lines + [voice.of("play-sits-out", seat) for seat in order if not view.seats[seat].hand_size]
