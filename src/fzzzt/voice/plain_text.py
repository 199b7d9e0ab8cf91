"""Sayings as a plain prompt prints them: all of them, in paragraphs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.voice.score_sheet import final_sheet

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fzzzt.engine import SpectatorView
    from fzzzt.voice.voice import Voice
    from fzzzt.wire.sayings import Saying


def plain_lines(voice: Voice, sayings: Iterable[Saying], view: SpectatorView) -> list[str]:
    """The lines for what was said, given the table afterwards: at the end of a game the score sheets belong to it."""
    lines: list[str] = []
    for saying in sayings:
        if saying.opens:
            lines.append("")
        lines.append(voice.text(saying))
        if saying.key == "play-over" and view.score is not None:
            lines += ["", *final_sheet(voice, view.score, view), ""]
    return lines
