"""What a command does with a database."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from fzzzt.cli.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

T = TypeVar("T")


def run_work(work: Coroutine[Any, Any, T]) -> T:
    """Do it; `Refusal` if the database fails."""
    import asyncio  # noqa: PLC0415 - so that help comes at once

    from fzzzt.store import Unavailable  # noqa: PLC0415

    try:
        return asyncio.run(work)
    except Unavailable as error:
        raise Refusal("cli-database-fails", what=str(error)) from None
