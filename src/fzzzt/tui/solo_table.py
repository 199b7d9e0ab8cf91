"""Games against bots, one after another, on a full screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.solo.game import SoloGame
from fzzzt.solo.saved_game import free_slot
from fzzzt.tui.app import FzzztApp
from fzzzt.tui.feeds.local_feed import LocalFeed
from fzzzt.tui.table_screen import TableScreen

if TYPE_CHECKING:
    from collections.abc import Callable

    from fzzzt.locale import Catalogue
    from fzzzt.solo.saved_game import SoloMatch


class SoloTable:
    """The game that is played, and how to begin another. Bots alone play unsaved."""

    def __init__(
        self, say: Catalogue, solo: SoloGame, new_match: Callable[[], SoloMatch], *, pace: float, hints: bool = False
    ) -> None:
        self.say = say
        self.solo = solo
        self.pace = pace
        self.hints = hints
        self._new_match = new_match
        self.app = FzzztApp(self._screen())

    def close(self) -> None:
        """Let others go on with the game."""
        if self.solo.slot is not None:
            self.solo.slot.close()

    def _screen(self, *, same_deal: bool = False) -> TableScreen:
        feed = LocalFeed(self.solo, same_deal=same_deal)
        return TableScreen(self.say, feed, self._again, pace=self.pace, hints=self.hints)

    async def _again(self, screen: TableScreen) -> None:
        """Another game; one that is not over is given up."""
        await screen.stop()
        if self.solo.slot is not None:
            self.solo.slot.clear()
        slot = None if self.solo.slot is None else free_slot()
        last, self.solo = self.solo.match, SoloGame(self._new_match(), slot)
        self.pace = screen.pacing.seconds
        await self.app.switch_screen(self._screen(same_deal=last.seed == self.solo.match.seed))
