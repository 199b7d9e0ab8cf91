"""Reading a table from its log, bit by bit: others have their turn in between, and no log is read for ever."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from fzzzt.tables.patience import Within
from fzzzt.tables.table import Table

if TYPE_CHECKING:
    from fzzzt.store import Store

PORTION = 200
"""Lines that are read at once: a few milliseconds of work."""
_LONGEST = 10.0
"""Seconds of the processor's time for a whole log. The longest that can be written today takes a fraction of one."""


class BrokenTable(Exception):
    """The log of a table cannot be followed: it is damaged, or asks for too much, or we have a bug."""


async def read_table(store: Store, name: str) -> Table:
    """A table after all lines of its log."""
    table = Table(name)
    await take_lines(store, table)
    return table


async def take_lines(store: Store, table: Table) -> bool:
    """Let a table take what its log has beyond what it knows; whether there was anything."""
    known, spent = table.seq, 0.0
    while True:
        lines = await store.lines(table.id, table.seq, PORTION)
        began = time.thread_time()
        try:
            with Within():
                for line in lines:
                    table.replay(line)
        except Exception as error:
            raise BrokenTable(f"line {table.seq + 1}: {type(error).__name__}") from error
        spent += time.thread_time() - began
        if spent > _LONGEST:
            raise BrokenTable(f"more than {_LONGEST} seconds of work")
        if len(lines) < PORTION:
            return table.seq > known
