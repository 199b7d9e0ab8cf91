"""`fzzzt rules`: the whole game on one page."""

from __future__ import annotations

from typing import Annotated

import typer

from fzzzt.cli.line_terminal import LineTerminal
from fzzzt.cli.options import Language
from fzzzt.locale import Catalogue
from fzzzt.locale.rules_page import RULES
from fzzzt.voice.rules_text import SECTIONS, rules_lines


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


def _headings(say: Catalogue) -> frozenset[str]:
    return frozenset(say(title) for title in ("rules-title", *(title for title, _ in RULES)))
