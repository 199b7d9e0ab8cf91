"""Appends for tests, and stores that are closed at the end."""

from __future__ import annotations

from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from fzzzt.store import Append, Conflict, Line, Receipt, Standing, Store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

STANDING = Standing("open", listed=True, due=None, waiting=(), updated=0, owners=("ada", None), about="{}")


def append(table: str, seq: int, count: int = 1, *, id: str | None = None, body: str = "{}", **about: Any) -> Append:  # noqa: A002
    """Lines from `seq` on, each telling its number."""
    lines = tuple(Line(number, number, 1_793_000_000_000 + number, body) for number in range(seq, seq + count))
    receipt = Receipt("ada", id, f"answer to {id}") if id else None
    return Append(table, lines, replace(STANDING, **about), receipt, owners_changed="owners" in about)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store."""
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def two_stores(url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Stores as two processes have them; on SQLite, which serves one process, the same one twice."""
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(opened(url))
        yield first, await stack.enter_async_context(opened(url)) if url.startswith("postgresql") else first


async def accepted(store: Store, append: Append) -> bool:
    """Whether an append was written; it may meet a conflict, but no other trouble."""
    try:
        await store.append(append)
    except Conflict:
        return False
    return True
