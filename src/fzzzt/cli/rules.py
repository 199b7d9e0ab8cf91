"""`fzzzt rules`: the whole game on one page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from fzzzt.cli.line_terminal import LineTerminal
from fzzzt.cli.options import Language
from fzzzt.locale import Catalogue
from fzzzt.locale.rules_page import RULES

if TYPE_CHECKING:
    from collections.abc import Sequence

SECTIONS = tuple(title.removeprefix("rules-").removesuffix("-title") for title, _ in RULES)


def rules(
    section: Annotated[
        str | None, typer.Option("--section", metavar="NAME", help=f"Only one of these: {', '.join(SECTIONS)}.")
    ] = None,
    lang: Language = None,
) -> None:
    """Explain the game on one page.

    Examples:
    fzzzt rules
    fzzzt rules --section ties --lang de
    """
    if section is not None and section not in SECTIONS:
        raise ValueError(f"there is no section {section!r}; there are: {', '.join(SECTIONS)}")
    say = Catalogue.of(lang)
    terminal = LineTerminal(say)
    bold = _headings(say) if terminal.width else frozenset()
    for line in rules_lines(say, SECTIONS if section is None else (section,)):
        if line in bold:
            typer.secho(line, bold=True)
        else:
            terminal.tell(line)


def rules_lines(say: Catalogue, sections: Sequence[str] = SECTIONS) -> list[str]:
    """The rules page, or some sections of it, a paragraph between each."""
    lines = [say("rules-title")] if len(sections) > 1 else []
    for section, (title, texts) in zip(SECTIONS, RULES, strict=True):
        if section in sections:
            lines += ["", say(title), *(say(text) for text in texts)]
    return lines if len(sections) > 1 else lines[1:]


def _headings(say: Catalogue) -> frozenset[str]:
    return frozenset(say(title) for title in ("rules-title", *(title for title, _ in RULES)))
