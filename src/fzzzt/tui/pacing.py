"""How fast things happen on the screen: a moment for each, so that eyes can follow, and as slow as one likes."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

SHORTEST, LONGEST = 0.05, 8.0


class Pacing:
    """Seconds between two things that happen. `told` hears of every change."""

    def __init__(self, seconds: float, told: Callable[[], None], *, paused: bool = False) -> None:
        self.seconds = seconds
        self.paused = paused
        self.resting = False
        self._told = told
        self._go_on = asyncio.Event()

    async def rest(self) -> None:
        """Wait until it is time for the next thing, or somebody is impatient."""
        self._go_on.clear()
        self.resting = True
        with suppress(TimeoutError):
            await asyncio.wait_for(self._go_on.wait(), None if self.paused else self.seconds)
        if self.paused and not self._go_on.is_set():
            await self._go_on.wait()
        self.resting = False

    @property
    def hurried(self) -> bool:
        """Whether somebody is impatient."""
        return self._go_on.is_set()

    def skip(self) -> bool:
        """Go on at once; False if nothing is being waited for here."""
        if self.resting:
            self._go_on.set()
        return self.resting

    def toggle(self) -> None:
        """Stop, or go on."""
        self.paused = not self.paused
        if not self.paused:
            self._go_on.set()
        self._told()

    def pause(self) -> None:
        """Stop."""
        self.paused = True

    def change(self, times: float) -> None:
        """Make the time between two things longer or shorter."""
        self.seconds = min(LONGEST, max(SHORTEST, self.seconds * times))
        self._told()
