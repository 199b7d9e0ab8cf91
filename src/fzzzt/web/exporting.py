"""Everything that is kept of somebody as one JSON file, game by game: no more than one is in memory."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from fzzzt import __version__
from fzzzt.record import dump_record
from fzzzt.store import Choice
from fzzzt.tables import Refusal
from fzzzt.tables.reading import BrokenTable, read_table
from fzzzt.tables.recording import record_of
from fzzzt.wire import log
from fzzzt.wire.exported import Exported

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from fzzzt.tables import Guest
    from fzzzt.web.desk import Desk
    from fzzzt.wire.played import PlayedGame

_PAGE = 30
_one = asyncio.Semaphore(2)
"""So many parts are made at a time: others wait, and nobody who plays does."""
_encode = msgspec.json.encode


async def exported(desk: Desk, guest: Guest, people: Sequence[Guest]) -> AsyncIterator[bytes]:
    """The file, part by part. While one is sent, others are made: whoever takes it slowly keeps nobody waiting."""
    async with _one:
        beginning = await _beginning(desk, guest, people)
    yield beginning
    first = True
    for person in people:
        async for game in _games(desk, person):
            async with _one:
                whole = await _whole(desk, game)
                await asyncio.sleep(0)
            yield whole if first else b"," + whole
            first = False
    yield b"]}"


async def _beginning(desk: Desk, guest: Guest, people: Sequence[Guest]) -> bytes:
    """The file up to its first game."""
    beginning = Exported(
        program=f"fzzzt {__version__}",
        exported=desk.hall.now(),
        name=guest.name,
        tables=tuple(await desk.hall.lists.tables_of(*people)),
        figures=await desk.hall.lists.figures_of(guest),
        kept=await desk.store.forgetting.kept([person.id for person in people]),
        games=(),
    )
    return _encode(beginning).removesuffix(b"]}")


async def _games(desk: Desk, person: Guest) -> AsyncIterator[PlayedGame]:
    choice = Choice()
    while True:
        page = await desk.hall.lists.games_of(person, choice, _PAGE)
        for game in page.games:
            yield game
        if page.more is None:
            return
        choice = Choice(before=(page.games[-1].finished, page.games[-1].id))


async def _whole(desk: Desk, game: PlayedGame) -> bytes:
    """A game with its record, and what one has said there; one whose log cannot be followed has neither."""
    said: list[str] = []
    record = b"null"
    if game.brought:
        found = await desk.store.results.brought(game.id)
        record = record if found is None else found[1]
    else:
        with suppress(BrokenTable, Refusal):
            table = await read_table(desk.store, game.id)
            record = dump_record(record_of(table)).encode()
            talk = [filed.entry for filed in table.told if isinstance(filed.entry, log.Chat)]
            said = [entry.text for entry in talk if entry.seat == game.seat]
    return b"".join((_encode(game).removesuffix(b"}"), b',"said":', _encode(said), b',"record":', record, b"}"))
