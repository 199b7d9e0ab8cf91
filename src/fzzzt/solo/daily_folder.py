"""Games of the public deals on this machine: the one that was left, and the one that was finished first, day by day."""

from __future__ import annotations

import json
import os
import secrets
from typing import TYPE_CHECKING

from fzzzt.disk.state_folder import state_folder
from fzzzt.fairness import commitment_to
from fzzzt.record import replay_record
from fzzzt.solo.saved_game import Slot, free_slot

if TYPE_CHECKING:
    from pathlib import Path

    from fzzzt.record import Record
    from fzzzt.solo.saved_game import SoloMatch


class DailyFolder:
    """One day. Its finished game is kept for good; a later one of the same day does not take its place."""

    def __init__(self, day: str) -> None:
        self.day = day
        self._folder: Path = state_folder() / "daily"
        self.kept = self._folder / f"{day}.finished.json"

    def slot(self) -> Slot:
        """Where the day's game is kept while it is played; another place if it is being played there."""
        self._folder.mkdir(parents=True, exist_ok=True)
        slot = Slot(self._folder / f"{self.day}.json")
        return slot if slot.hold() else free_slot()

    def left(self, slot: Slot) -> SoloMatch | None:
        """The game that was left, if it can be gone on with."""
        try:
            return slot.read() if slot.path.exists() else None
        except (ValueError, OSError):
            return None

    def finished(self) -> Record | None:
        """The game that counts."""
        try:
            record, _ = replay_record(json.loads(self.kept.read_text("utf-8")))
        except (OSError, ValueError, RecursionError):
            return None
        return record if record.finished else None

    def nonce(self) -> str:
        """What shows that the day's game was played here: its record tells no more of it than a commitment."""
        key = self._folder / "key"
        if not key.exists():
            self._folder.mkdir(parents=True, exist_ok=True)
            part = key.with_name(f"key.{os.getpid()}")
            with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
                file.write(secrets.token_hex(32))
            part.replace(key)
        return commitment_to(f"{key.read_text().strip()}/{self.day}")
