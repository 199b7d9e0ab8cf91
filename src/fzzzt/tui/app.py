"""The full screen, from the first drawing to the last."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from typing import TYPE_CHECKING

from textual.app import App
from textual.binding import Binding

from fzzzt.tui.palette import SHIFTS
from fzzzt.tui.shift import shift_to_begin_with

if TYPE_CHECKING:
    from textual.screen import Screen


class FzzztApp(App[None], inherit_bindings=False):
    """Shows a screen until it is left; `return_code` tells how."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [  # noqa: RUF012
        Binding("ctrl+c", "interrupt", priority=True),  # whatever else would like to have it
        Binding("ctrl+z", "suspend_process"),
    ]

    def __init__(self, first: Screen[None]) -> None:
        # Without colours the terminal's own are used and then left out; else we paint our own.
        super().__init__(ansi_color="NO_COLOR" in os.environ)
        self.title = "Fzzzt!"
        self._first = first
        self.bug: Exception | None = None
        """What should not have happened; whoever shows the screen reports it."""
        for shift in SHIFTS.values():
            self.register_theme(shift)
        self.theme = shift_to_begin_with()

    def on_mount(self) -> None:
        """Show the first screen; a kill or a closed terminal leaves it in order, as Ctrl-C does."""
        loop = asyncio.get_running_loop()
        for name in ("SIGTERM", "SIGHUP", "SIGINT"):
            with suppress(NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(getattr(signal, name), self.action_interrupt)
        self.push_screen(self._first)

    def _handle_exception(self, error: Exception) -> None:
        if self.is_headless:
            super()._handle_exception(error)
        else:  # a page of traceback helps nobody at a table
            self.bug = self.bug or error
            self.exit(return_code=1)

    def action_interrupt(self) -> None:
        """Leave at once."""
        self.exit(return_code=1)
