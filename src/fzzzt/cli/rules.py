"""`fzzzt rules`: the whole game on one sheet."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fzzzt.cli.line_terminal import LineTerminal
from fzzzt.cli.options import Language
from fzzzt.cli.refusal import Refusal
from fzzzt.disk.whole_file import whole_file
from fzzzt.locale import Catalogue
from fzzzt.locale.rules_page import RULES
from fzzzt.voice.rules_html import rules_html
from fzzzt.voice.rules_text import SECTIONS, rules_lines
from fzzzt.voice.voice import spoken


def rules(
    section: Annotated[
        str | None, typer.Option("--section", metavar="NAME", help=f"Only one of these: {', '.join(SECTIONS)}.")
    ] = None,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write all of it with pictures, to read or print in a browser.")
    ] = None,
    lang: Language = None,
) -> None:
    """Explain the game on one sheet.

    Examples:
    fzzzt rules
    fzzzt rules --section ties --lang de
    fzzzt rules --html rules.html
    """
    say = Catalogue.of(lang)
    if html is not None:
        if section is not None:
            raise Refusal("cli-whole-sheet")
        sheet = rules_html(say)
        with whole_file(html) as file:
            file.write(sheet)
        return
    if section is not None and section not in SECTIONS:
        raise Refusal("cli-no-such-section", input=spoken(section), choices=", ".join(SECTIONS))
    terminal = LineTerminal(say)
    bold = _headings(say) if terminal.width else frozenset()
    for line in rules_lines(say, SECTIONS if section is None else (section,)):
        if line in bold:
            typer.secho(line, bold=True)
        else:
            terminal.tell(line)


def _headings(say: Catalogue) -> frozenset[str]:
    return frozenset(say(title) for title in ("rules-title", *(title for title, _ in RULES)))
