"""When a puzzle comes back: what was missed at growing intervals, what was found at once not at all.

Boxes after Leitner: an answer is right or wrong and no more is known of it, so nothing finer would have anything to
work with. Days are counted from 1970, in universal time.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from fzzzt.disk.state_folder import state_folder
from fzzzt.disk.whole_file import whole_file

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

INTERVALS = (1, 3, 7, 21, 60)
"""Days until a missed puzzle is asked again: after it was missed, and after each right answer since."""
_DAY = 24 * 60 * 60


class Kept(Struct, frozen=True):
    """A puzzle that was answered: how often it was found again since it was missed, and the day it is due.

    It is done, and due no more, when it was found after the longest interval.
    """

    box: int
    due: int

    @property
    def done(self) -> bool:
        """Whether it does not come back."""
        return self.box >= len(INTERVALS)


def today() -> int:
    """The number of this day."""
    return int(time.time() // _DAY)


def after(kept: Kept | None, right: bool, day: int) -> Kept:
    """What is kept of a puzzle after an answer. To find it again before it is due changes nothing."""
    if not right:
        return Kept(0, day + INTERVALS[0])
    if kept is None:
        return Kept(len(INTERVALS), 0)
    if kept.done or day < kept.due:
        return kept
    box = kept.box + 1
    return Kept(box, 0 if box == len(INTERVALS) else day + INTERVALS[box])


class KeptPuzzles:
    """The puzzles that somebody has answered, by name, in a file of the state folder."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or state_folder() / "puzzles.json"

    def all(self) -> dict[str, Kept]:
        """All of them; nothing if the file cannot be read."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, Kept])
        except (OSError, ValueError):
            return {}

    def keep(self, name: str, right: bool) -> None:
        """Remember an answer."""
        kept = self.all()
        kept[name] = after(kept.get(name), right, today())
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with whole_file(self.path) as file:
            file.write(msgspec.json.encode(kept).decode() + "\n")


def next_of(names: Sequence[str], kept: dict[str, Kept], day: int) -> str | None:
    """What to ask next: what is due, the longest due first; then the first that was never answered."""
    due = [name for name in names if name in kept and not kept[name].done and kept[name].due <= day]
    if due:
        return min(due, key=lambda name: kept[name].due)
    return next((name for name in names if name not in kept), None)
