"""One address before several servers, as a load balancer has it."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asyncio import StreamReader, StreamWriter
    from collections.abc import AsyncIterator

_PART = 65_536


@asynccontextmanager
async def balanced(*ports: int) -> AsyncIterator[str]:
    """An address whose connections go to the first of these ports that takes them."""

    async def pass_on(reader: StreamReader, writer: StreamWriter) -> None:
        for port in ports:
            with suppress(OSError, asyncio.CancelledError):  # cancelled at the end of a test: nobody waits for us
                answers, questions = await asyncio.open_connection("127.0.0.1", port)
                await asyncio.gather(_pour(reader, questions), _pour(answers, writer))
                return
        writer.close()

    front = await asyncio.start_server(pass_on, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{front.sockets[0].getsockname()[1]}"
    finally:
        front.close()


async def _pour(source: StreamReader, target: StreamWriter) -> None:
    """Pass everything on, and the end too."""
    try:
        with suppress(OSError):
            while part := await source.read(_PART):
                target.write(part)
                await target.drain()
    finally:
        target.close()
