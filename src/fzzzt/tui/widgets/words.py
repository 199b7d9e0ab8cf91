"""Something to read: plain or coloured, and never taken for markup, whoever wrote it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from textual.widgets import Static

from fzzzt.tui.palette import painted

if TYPE_CHECKING:
    from textual.visual import VisualType


class Words(Static):
    """Text as it is; brackets in a name are only brackets."""

    def __init__(self, words: str | Text = "", *, classes: str | None = None) -> None:
        super().__init__(_visual(words), markup=False, classes=classes)

    def update(self, content: VisualType = "", *, layout: bool = True) -> None:
        """Change the text, if it is another."""
        if not isinstance(content, str) or content != self.content:
            super().update(_visual(content), layout=layout)


def _visual(words: VisualType) -> VisualType:
    return painted(words) if isinstance(words, Text) else words
