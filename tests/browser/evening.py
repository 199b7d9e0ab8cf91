"""A game that never changes, for replays and for snapshots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from browser.player import Player

if TYPE_CHECKING:
    from browser.conftest import Visit

SNAPSHOTS = Path(__file__).parent / "snapshots"
EVENING = SNAPSHOTS / "evening.json"
PEOPLE = ("Ada", "Bob", "Cleo")


def record() -> Any:
    """The record of that game."""
    return json.loads(EVENING.read_text("utf-8"))


def watching(visit: Visit, language: str = "en", **device: Any) -> Player:
    """Somebody who has chosen that record to watch it again."""
    player = Player(visit("/replay", **device), language=language)
    player.page.get_by_label(player.say("page-replay-file")).set_input_files(EVENING)
    player.page.get_by_role("slider").wait_for()
    return player
