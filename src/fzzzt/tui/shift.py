"""Which shift it is, day or night: the one chosen last, else as the terminal says, else night."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from fzzzt.disk.state_folder import state_folder
from fzzzt.disk.whole_file import whole_file
from fzzzt.tui.palette import DAY, NIGHT, SHIFTS

if TYPE_CHECKING:
    from textual.app import App

    from fzzzt.locale import Catalogue

_FILE = "shift"
_LIGHT = ("7", "15")
"""The terminal's numbers of light grey and of white."""


def shift_to_begin_with() -> str:
    """The name of a palette."""
    try:
        chosen = (state_folder() / _FILE).read_text("utf-8").strip()
    except (OSError, ValueError):
        chosen = ""
    return chosen if chosen in SHIFTS else _told_by_the_terminal()


def change_shift(app: App[Any], say: Catalogue) -> str:
    """From night to day or back, and what there is to say about it."""
    if app.native_ansi_color:
        return say("tui-no-colours", what="NO_COLOR")
    app.theme = NIGHT.name if app.theme == DAY.name else DAY.name
    _remember(app.theme)
    return shift_in_words(say, app.theme)


def shift_in_words(say: Catalogue, name: str) -> str:
    """What a shift is called."""
    return f"{say('page-theme')}: {say(f'page-theme-{name}')}"


def _remember(name: str) -> None:
    """Begin with this one the next time. Where nothing can be kept, it holds for today."""
    with suppress(OSError):
        state_folder().mkdir(parents=True, exist_ok=True)
        with whole_file(state_folder() / _FILE) as file:
            file.write(f"{name}\n")


def _told_by_the_terminal() -> str:
    """Many terminals tell their colours, "ink;paper", by number."""
    paper = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return DAY.name if paper in _LIGHT else NIGHT.name
