"""A recorded game as somebody may see it: steps forward and back, each with its text and its view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fzzzt.engine import Round
from fzzzt.record.steps import steps
from fzzzt.voice.narrator import Narrator
from fzzzt.voice.plain_text import plain_lines

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fzzzt.engine import SpectatorView
    from fzzzt.locale import Catalogue
    from fzzzt.record import Record
    from fzzzt.voice.voice import Voice
    from fzzzt.wire.sayings import Saying


@dataclass(frozen=True)
class Step:
    """One event of a record: its number, from 1, what is told of it, and how the table looks then."""

    number: int
    lines: tuple[str, ...]
    view: SpectatorView
    begins_round: bool
    remarked: bool = False
    """Whether a review has marked it."""


def which_game(say: Catalogue, number: int, count: int | None) -> str:
    """Which game of a file this is, and of how many if they are counted."""
    if count is None:
        return say("play-replay-game-uncounted", number=number)
    return say("play-replay-game", number=number, count=count)


def playback(
    record: Record, voice: Voice, *, open_cards: bool = False, remarks: Mapping[int, Sequence[Saying]] | None = None
) -> list[Step]:
    """The steps of a game as the seat that the voice speaks to saw it, as a spectator, or with all cards open.

    `remarks` are what a review says, by the place of the event.
    """
    said = remarks or {}
    narrator = Narrator(record.options, record.faces)
    return [
        Step(
            number,
            (
                *plain_lines(voice, narrator.tell(step.event), step.view),
                *(voice.text(saying) for saying in said.get(number - 1, ())),
            ),
            step.view,
            isinstance(step.event, Round),
            number - 1 in said,
        )
        for number, step in enumerate(steps(record, voice.you, open_cards=open_cards), 1)
    ]
