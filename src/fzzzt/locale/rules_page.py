"""The rules page: section titles and their lines, in order, as keys of rules.ftl. Its own title is `rules-title`."""

from __future__ import annotations

import json
from importlib.resources import files

_PICTURES: dict[str, list[str]] = json.loads(files("fzzzt.locale").joinpath("rules_page.json").read_text("utf-8"))
"""The lines of each section, as the picture that belongs to each (web/src/rules/picture.ts draws them)."""

RULES: tuple[tuple[str, tuple[str, ...]], ...] = tuple(
    (f"rules-{section}-title", tuple(f"rules-{section}-{line}" for line in range(1, len(pictures) + 1)))
    for section, pictures in _PICTURES.items()
)
