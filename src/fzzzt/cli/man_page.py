"""The manual page, made of the same texts as --help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typer.core import TyperArgument, TyperOption

from fzzzt import __version__
from fzzzt.cli.commands import COMMANDS, loaded, parts, told_argument, told_kind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from typer._click.core import Command

_HEAD = """.TH FZZZT 1 "" "fzzzt {version}" "User Commands"
.SH NAME
fzzzt \\- the robot\\-auction card game Fzzzt!
.SH SYNOPSIS
.B fzzzt
[\\fICOMMAND\\fR [\\fIOPTION\\fR]...]
.SH DESCRIPTION
"""
_FOOT = """.SH EXIT STATUS
0: done. 1: it did not hold, or was broken off. 2: asked for the impossible.
.SH ENVIRONMENT
.TP
.B FZZZT_LANG
The language: en, ru, de, nl or fr; else LC_ALL, LC_MESSAGES or LANG.
.TP
.B FZZZT_STATE_DIR
Where unfinished games and journals are kept.
.TP
.B NO_COLOR
Colours are left out.
"""


def man_page() -> str:
    """All commands in the language of man."""
    from fzzzt.cli import HELP  # noqa: PLC0415 - which imports us

    sections = [_HEAD.format(version=_quoted(__version__)), _paragraphs(HELP), ".SH COMMANDS\n"]
    for name in COMMANDS:
        for path, command in parts(name, loaded(name)):
            sections.append("".join(_command(path, command)))
    return "".join([*sections, _FOOT])


def _command(path: str, command: Command) -> Iterator[str]:
    arguments = [told_argument(param) for param in command.params if isinstance(param, TyperArgument)]
    yield f".SS {_quoted(' '.join(['fzzzt', path, *arguments]))}\n"
    yield _paragraphs(command.help or "")
    for param in command.params:
        if isinstance(param, TyperOption):
            names = ", ".join(param.opts + param.secondary_opts)
            kind = "" if param.is_flag else f" {param.metavar or told_kind(param)}"
            yield f".TP\n\\fB{_quoted(names)}\\fR{_quoted(kind)}\n{_quoted(param.help or '')}\n"


def _paragraphs(text: str) -> str:
    """Paragraphs, those that stay as they are line by line."""
    shown = []
    for paragraph in text.strip().split("\n\n"):
        if paragraph.startswith("\b\n"):
            heading, *lines = paragraph[2:].split("\n")
            shown.append(
                "".join([f".PP\n{_quoted(heading)}\n.nf\n", *(f"    {_quoted(line)}\n" for line in lines), ".fi\n"])
            )
        else:
            shown.append(f".PP\n{_quoted(' '.join(paragraph.split()))}\n")
    return "".join(shown)


def _quoted(text: str) -> str:
    """Text as man takes it literally."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{text}" if text.startswith((".", "'")) else text
