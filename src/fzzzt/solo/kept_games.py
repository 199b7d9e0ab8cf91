"""The games that were left and wait on this machine, the latest first."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from fzzzt.locale.labels import join
from fzzzt.solo.saved_game import waiting_slots
from fzzzt.voice.voice import spoken

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from fzzzt.locale import Catalogue
    from fzzzt.solo.saved_game import Slot, SoloMatch


class KeptGame(NamedTuple):
    """A game that can be gone on with, and its place, which is held for us."""

    slot: Slot
    match: SoloMatch

    def told(self, say: Catalogue) -> str:
        """When it was played last, who plays, and how far it is."""
        played = datetime.fromtimestamp(self.slot.path.stat().st_mtime).astimezone()
        names = join(say, [spoken(seat["name"]) for seat in self.match.seats])
        where = {"round": self.match.game.round, "rounds": self.match.game.rounds}
        return say("play-kept-game", what=f"{played:%Y-%m-%d %H:%M}", names=names, **where)


def kept_games() -> tuple[list[KeptGame], list[Path]]:
    """The games that nobody plays just now, each held, and the files that cannot be read."""
    games, unreadable = [], []
    for slot in waiting_slots():
        try:
            games.append(KeptGame(slot, slot.read()))
        except (ValueError, OSError):
            unreadable.append(slot.path)
            slot.close()
    return games, unreadable


def let_go(games: Iterable[KeptGame], wanted: KeptGame | None = None) -> None:
    """Let others go on with these games, but for one."""
    for game in games:
        if game is not wanted:
            game.slot.close()
