"""Hints: what the level `mechanic` would do in a seat's place, and why, from that seat's view alone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from fzzzt.bots.mechanic import MechanicPlayer
from fzzzt.tables.permission import check_fresh, check_room, player_seat, running_game
from fzzzt.tables.refusal import Refusal
from fzzzt.voice.advice_text import advice_sayings
from fzzzt.wire import log

if TYPE_CHECKING:
    from fzzzt.engine import View
    from fzzzt.tables.guest import Guest
    from fzzzt.tables.table import Table
    from fzzzt.wire.commands import AskHint
    from fzzzt.wire.sayings import Saying

_AT_ONCE = 2
"""Hints that are thought about at the same time, all tables of a process together."""


class Adviser:
    """Thinks off the event loop. However often a seat asks at a time, it is thought about once."""

    def __init__(self) -> None:
        self._few = asyncio.Semaphore(_AT_ONCE)
        self._thinking: dict[tuple[str, int], asyncio.Task[tuple[Saying, ...]]] = {}

    async def advise(self, table: str, view: View) -> tuple[Saying, ...]:
        """What to do, and why."""
        key = (table, view.seat)
        if key not in self._thinking:
            task = self._thinking[key] = asyncio.create_task(self._think(view))
            task.add_done_callback(lambda _: self._thinking.pop(key))
        return await asyncio.shield(self._thinking[key])

    async def _think(self, view: View) -> tuple[Saying, ...]:
        async with self._few:
            return await asyncio.to_thread(lambda: advice_sayings(view.faces, MechanicPlayer().explain(view)))


def asking_seat(table: Table, guest: Guest, command: AskHint) -> int:
    """The seat of whoever asks for a hint; `Refusal` where there is none to give."""
    number = player_seat(table, guest)
    running_game(table)
    if not table.hints_given:
        raise Refusal("no-hints")
    check_fresh(table, command.seq)
    if number not in table.waiting:
        raise Refusal("not-your-turn", "there is nothing for you to decide now")
    check_room(table, number)
    return number


def give(table: Table, number: int, place: int, sayings: tuple[Saying, ...], now: int) -> None:
    """Write a hint down, once a decision, unless the game went on while it was thought about."""
    if table.happened != place or not sayings:
        raise Refusal("stale")
    if not table.hint_of(number):
        table.write(log.Hinted(number, place, sayings), now)
