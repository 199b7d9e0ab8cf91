"""What the store asks of a database, and how it tells of troubles."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from fzzzt.store.log import Conflict, Unavailable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from sqlalchemy import Connection, Row, Select
    from sqlalchemy.ext.asyncio import AsyncEngine

    Rows = Select[*tuple[Any, ...]]

T = TypeVar("T")

_REFUSED = "the database cannot hold such a value"
_DATA_EXCEPTION = "22"
"""How PostgreSQL's codes of such errors begin."""
_CROSSED = ("40001", "40P01")


class Crossed(Unavailable):
    """Two transactions stood in each other's way; this one was undone and can be tried again."""


class Database(ABC):
    """A database that is open."""

    shared: ClassVar[bool]
    """Whether other processes may use it at the same time."""

    def __init__(self, readers: AsyncEngine) -> None:
        self._readers = readers

    @abstractmethod
    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction of its own: all of it is durable when this returns, or none is done."""

    async def read(self, query: Rows) -> Sequence[Row[*tuple[Any, ...]]]:
        """What a query finds; it waits for no transaction."""
        with troubles():
            async with self._readers.connect() as connection:
                return (await connection.execute(query)).all()

    async def shred(self) -> None:  # noqa: B027 - a server's database sees to it itself
        """Leave no copy behind of what was deleted, as far as that is ours to see to."""

    async def close(self) -> None:
        """Close all connections."""
        await self._readers.dispose()


@contextmanager
def troubles() -> Iterator[None]:
    """Errors of the database as `Conflict`, `Unavailable`, or `ValueError` for what it cannot hold.

    They come without their chain: drivers quote what was written.
    """
    try:
        yield
    except IntegrityError:
        raise Conflict("the log has gone on, or the message is answered already") from None
    except (UnicodeEncodeError, OverflowError):
        raise ValueError(_REFUSED) from None
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        raise failure(error) from None


def failure(error: Exception) -> Unavailable | ValueError:
    """What to raise for an error of a driver: its own words, unless they may be about a value."""
    origin = error.orig if isinstance(error, DBAPIError) and error.orig else error
    cause = origin.__cause__ or origin
    if str(getattr(cause, "sqlstate", "")).startswith(_DATA_EXCEPTION):
        return ValueError(_REFUSED)
    if getattr(cause, "sqlstate", "") in _CROSSED:
        return Crossed("two transactions waited for each other")
    return Unavailable(f"the database failed: {_words(cause)}")


def _words(cause: BaseException) -> str:
    """What an error says, in one line."""
    if isinstance(cause, TimeoutError):
        return "it does not answer"
    if isinstance(cause, OSError) and cause.strerror:
        return cause.strerror
    return str(cause).partition("\n")[0] or type(cause).__name__
