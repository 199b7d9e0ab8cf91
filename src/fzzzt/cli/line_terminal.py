"""A terminal as a screen reader likes it: sentences out, lines in; no colours, no boxes, no cursor tricks."""

from __future__ import annotations

import io
import re
import shutil
import sys
import textwrap
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fzzzt.locale import Catalogue

_NARROWEST = 20
"""Signs in a line, however narrow the screen."""
_LIST_ITEM = re.compile(r" *\d+\. | *")


class LineTerminal:
    """Standard input and output, line by line. Lines are broken at the width of the screen, if there is one."""

    def __init__(self, say: Catalogue) -> None:
        self.say = say
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):  # a sign the terminal lacks must not end a game
                stream.reconfigure(errors="replace")
        self.width = max(_NARROWEST, shutil.get_terminal_size().columns) if sys.stdout.isatty() else None
        self.is_typed = sys.stdin.isatty()
        """Whether somebody types, and nothing is piped in."""
        if self.is_typed:
            _let_lines_be_edited()

    def tell(self, *lines: str) -> None:
        """Print lines; an empty one stands between paragraphs."""
        for line in lines:
            sys.stdout.write("\n".join(broken(line, self.width)) + "\n")
        sys.stdout.flush()

    def ask(self, prompt: str) -> str:
        """The line typed at a prompt. Raises EOFError where the input ends."""
        if self.width and 2 * len(prompt) > self.width:  # leave room to type
            self.tell(prompt)
            prompt = ""
        answer = input(prompt + (" " if prompt.endswith(("?", "]")) else "> ")).strip()
        if not self.is_typed:  # nobody has seen it being typed
            self.tell(answer)
        return answer

    def agrees(self, question: str, *, default: bool) -> bool:
        """Whether a question is answered with yes; just Enter means the default."""
        while True:
            answer = self.ask(question)
            agreed = self.say.is_yes(answer) if answer else default
            if agreed is not None:
                return agreed
            self.tell(self.say("play-yes-or-no"))


def _let_lines_be_edited() -> None:
    """`input` can do it once this is imported; Windows has an editor of its own."""
    with suppress(ImportError):
        import readline  # noqa: PLC0415

        readline.parse_and_bind("set enable-bracketed-paste off")  # signs that no screen reader should speak


def broken(line: str, width: int | None) -> list[str]:
    """A line broken between words to fit a width; what follows the number of a list item is aligned."""
    if not width or len(line) < width:
        return [line]
    item = _LIST_ITEM.match(line)
    hanging = " " * (item.end() if item else 0)
    return textwrap.wrap(line, width - 1, subsequent_indent=hanging, break_on_hyphens=False)
