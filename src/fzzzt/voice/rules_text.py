"""The rules on one sheet, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.locale.rules_page import RULES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fzzzt.locale import Catalogue

SECTIONS = tuple(title.removeprefix("rules-").removesuffix("-title") for title, _ in RULES)


def rules_lines(say: Catalogue, sections: Sequence[str] = SECTIONS) -> list[str]:
    """The rules page, or some sections of it, a paragraph between each."""
    lines = [say("rules-title")] if len(sections) > 1 else []
    for section, (title, texts) in zip(SECTIONS, RULES, strict=True):
        if section in sections:
            lines += ["", say(title), *(say(text) for text in texts)]
    return lines if len(sections) > 1 else lines[1:]
