"""Looking up names: a stranger's may take as long as it likes, but nobody else waits for it."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from threading import Thread

_AT_ONCE = 32
"""Names that are looked up at the same time."""


class Resolver:
    """Asks the system for the addresses of a name, in a thread that the end of the program does not wait for."""

    def __init__(self) -> None:
        self._slots = asyncio.Semaphore(_AT_ONCE)

    async def __call__(self, name: str) -> list[str]:
        """All addresses of a name; `OSError` if it has none."""
        await self._slots.acquire()
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[list[str]] = loop.create_future()

        def finish(found: list[str] | OSError) -> None:
            self._slots.release()
            if answer.done():  # nobody waits any more
                return
            if isinstance(found, OSError):
                answer.set_exception(found)
            else:
                answer.set_result(found)

        def ask() -> None:
            found = _addresses(name)
            with suppress(RuntimeError):  # the server has stopped meanwhile
                loop.call_soon_threadsafe(finish, found)

        Thread(target=ask, name="fzzzt names", daemon=True).start()
        return await answer


def _addresses(name: str) -> list[str] | OSError:
    try:
        return [str(where[0]) for *_, where in socket.getaddrinfo(name, None, type=socket.SOCK_STREAM)]
    except UnicodeError as error:
        return OSError(str(error))
    except OSError as error:
        return error
