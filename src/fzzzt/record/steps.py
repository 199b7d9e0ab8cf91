"""A record, step by step, as somebody may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.engine import Bid, Build, Deal, Game, Setup, redact

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fzzzt.engine import Event, SpectatorView
    from fzzzt.record.files import Record


def pushes(
    record: Record, seat: int | None, *, open_cards: bool = False
) -> Iterator[tuple[list[Event], SpectatorView, Game]]:
    """What each push of a record brought about, with the view before it and the game after it.

    Events and view are as the seat, or a spectator (None), saw them; with open cards events hide nothing.
    """
    game = Game(record.options, record.faces)
    for event in record.events:
        if isinstance(event, Setup | Deal | Bid | Build):
            before = game.view(seat)
            events = game.push(event)
            yield [one if open_cards else redact(one, seat) for one in events], before, game
