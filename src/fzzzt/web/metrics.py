"""Counts in the text format of Prometheus: nothing about cards or people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt import __version__

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from fzzzt.web.desk import Desk


def exposition(desk: Desk) -> str:
    """All counts of this process."""
    lines = [f'fzzzt_info{{version="{__version__}"}} 1']
    here = {"connections open": len(desk.door), "connections waiting": desk.door.waiting}
    lines += _lines("web", {"sockets open": len(desk.sockets), **here, **desk.counts})
    lines += _lines("tables", desk.hall.figures)
    lines += _lines("bot_failures", desk.hall.crew.failures)
    return "\n".join(lines) + "\n"


def _lines(prefix: str, counts: Mapping[str, int]) -> Iterator[str]:
    for name, count in sorted(counts.items()):
        yield f"fzzzt_{prefix}_{name.replace(' ', '_').replace('-', '_')} {count}"
