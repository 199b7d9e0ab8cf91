"""A process that writes as fast as it can until it is killed, and tells what was acknowledged.

An append is three lines, a receipt with the number of the first, and a standing with the number of the last.
"""

from __future__ import annotations

import asyncio
import sys

from fzzzt.store import Conflict, Store
from store.logbook import append

TABLES = tuple(f"table-{number}" for number in range(8))
LINES = 3


async def write(store: Store, table: str) -> None:
    while True:
        seq = len(await store.lines(table)) + 1
        try:
            await store.append(append(table, seq, LINES, id=f"c{seq}", updated=seq + LINES - 1))
        except Conflict:  # on a server, the last transaction of the one killed before
            continue
        print(table, seq, flush=True)


async def main(url: str) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(write(store, table) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
