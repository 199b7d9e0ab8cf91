"""What was said between the game and a program, line by line, as docs/bots.md writes it."""

from __future__ import annotations

from time import monotonic


class Transcript:
    """The lines of a conversation: seconds since it began, then ">" and what was sent, or "<" and what was heard."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._since = monotonic()

    def note(self, direction: str, text: bytes) -> None:
        """Write down one line or several."""
        at = f"{monotonic() - self._since:9.3f} {direction} "
        self.lines += [at + line for line in text.decode(errors="replace").splitlines()]
