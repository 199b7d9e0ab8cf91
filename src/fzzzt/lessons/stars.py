"""What somebody has reached: three stars for a lesson that was solved at once, two the second time, then one."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from fzzzt.disk.state_folder import state_folder
from fzzzt.disk.whole_file import whole_file

if TYPE_CHECKING:
    from pathlib import Path

MOST_STARS = 3


def stars_for(tries: int) -> int:
    """The stars of a lesson that was solved with so many answers."""
    return max(1, MOST_STARS + 1 - tries)


class KeptStars:
    """Stars by lesson, in a file of the state folder."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or state_folder() / "lessons.json"

    def all(self) -> dict[str, int]:
        """The most that was ever reached in each lesson; nothing if the file cannot be read."""
        try:
            kept = json.loads(self.path.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return {str(name): stars for name, stars in kept.items() if type(stars) is int} if type(kept) is dict else {}

    def keep(self, name: str, stars: int) -> None:
        """Remember a lesson that was solved."""
        kept = self.all()
        if stars > kept.get(name, 0):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with whole_file(self.path) as file:
                file.write(json.dumps({**kept, name: stars}) + "\n")
