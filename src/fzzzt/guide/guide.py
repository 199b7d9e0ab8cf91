"""The guide: hears the game as the person's seat is told of it, and says each step once, when its moment comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.engine import redact
from fzzzt.guide.moment import Moment
from fzzzt.guide.script import guided_deck, guided_options, the_script
from fzzzt.record.onlooker import SeatedOnlooker
from fzzzt.wire.guide import GuideStep
from fzzzt.wire.sayings import Saying

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fzzzt.engine import Event

PERSON = 0
"""The seat that is guided."""


class Guide:
    """Follows a guided game from its first event on. What it says depends on nothing but the events."""

    def __init__(self) -> None:
        self._table = SeatedOnlooker(guided_options(), guided_deck(), PERSON)
        self._heard = 0
        self._said: list[GuideStep] = []
        self._waiting = list(the_script().step)

    def steps(self, log: Sequence[Event]) -> tuple[GuideStep, ...]:
        """What has been said up to the last of these events, all of the game so far."""
        for event in log[self._heard :]:
            self._hear(redact(event, PERSON))
        self._heard = len(log)
        return tuple(self._said)

    def _hear(self, event: Event) -> None:
        self._table.hear(event)
        moment = Moment(event, self._table.view())
        for step in [step for step in self._waiting if all(map(moment.holds, step.when))]:
            self._waiting.remove(step)
            at_hand = [card for card in step.cards if card in moment.view.hand]
            if len(at_hand) == len(step.cards):  # else the person has gone another way: the step is not needed
                self._said.append(GuideStep(step.id, step.at, step.cards))


class GuideInWords:
    """The guide where texts follow each other: each step as a saying, from these events of the game on."""

    def __init__(self, log: Sequence[Event]) -> None:
        self._guide = Guide()
        self._told = len(self._guide.steps(log))

    def says(self, log: Sequence[Event]) -> list[Saying]:
        """What the guide says since it was asked last."""
        new = self._guide.steps(log)[self._told :]
        self._told += len(new)
        return [Saying(f"guide-{step.id}", "headline", opens=step is new[0]) for step in new]
