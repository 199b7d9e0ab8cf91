"""A recorded game as somebody may see it: steps forward and back, each with its text and its view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fzzzt.engine import Bid, Build, Round, SealedBid
from fzzzt.record.steps import pushes
from fzzzt.voice.narrator import Narrator
from fzzzt.voice.plain_text import plain_lines

if TYPE_CHECKING:
    from fzzzt.engine import SpectatorView
    from fzzzt.locale import Catalogue
    from fzzzt.record import Record
    from fzzzt.voice.voice import Voice


@dataclass(frozen=True)
class Step:
    """One event of a record: its number, from 1, what is told of it, and how the table looks then."""

    number: int
    lines: tuple[str, ...]
    view: SpectatorView
    begins_round: bool


def which_game(say: Catalogue, number: int, count: int | None) -> str:
    """Which game of a file this is, and of how many if they are counted."""
    if count is None:
        return say("play-replay-game-uncounted", number=number)
    return say("play-replay-game", number=number, count=count)


def playback(record: Record, voice: Voice, *, open_cards: bool = False) -> list[Step]:
    """The steps of a game as the seat that the voice speaks to saw it, as a spectator, or with all cards open."""
    narrator = Narrator(record.options, record.faces)
    steps: list[Step] = []
    for events, before, game in pushes(record, voice.you, open_cards=open_cards):
        after = game.view(voice.you)
        for event in events:
            # A move whose consequences come with it, in steps of their own: the table is as the mover saw it.
            early = len(events) > 1 and isinstance(event, Bid | SealedBid | Build)
            lines = plain_lines(voice, narrator.tell(event), after)
            steps.append(Step(len(steps) + 1, tuple(lines), before if early else after, isinstance(event, Round)))
    return steps
