"""Several games in one program: what it was told in each session, and so what is news to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from fzzzt.bots.protocol import event_message, game_message, line_of, over_message

if TYPE_CHECKING:
    from fzzzt.engine import Deck, Event, Options, Score
    from fzzzt.wire.bots import BotLine

MOST_SESSIONS = 512
"""In one program, some 50 KB each: of more the least recently used is closed."""


class Sitting(NamedTuple):
    """A seat of a game, played by a level in a session; `events` is what happened so far, if the level listens."""

    session: str
    level: str
    seat: int
    options: Options
    faces: Deck
    events: tuple[Event, ...] = ()


class Sessions:
    """The sessions of one program, the least recently used first."""

    def __init__(self, most: int = MOST_SESSIONS) -> None:
        self._most = most
        self._told: dict[str, Sitting] = {}

    def heard(self, session: str) -> int:
        """How much the program knows of a session: the number of events, -1 if it knows nothing of it."""
        return len(self._told[session].events) if session in self._told else -1

    def news(self, sitting: Sitting) -> bytes:
        """The lines that tell the program what it does not know yet of a session. They count as told."""
        session, told = sitting.session, self._told.pop(sitting.session, None)
        self._told[session] = sitting
        heard = len(told.events) if told is not None and _goes_on(told, sitting) else None
        messages: list[BotLine] = []
        if heard is None:
            game = game_message(sitting.seat, sitting.options, sitting.faces)
            messages.append(replace(game, session=session, level=sitting.level))
        messages += [replace(event_message(event, sitting.seat), session=session) for event in sitting.events[heard:]]
        dropped = self.closing(next(iter(self._told))) if len(self._told) > self._most else b""
        return b"".join(map(line_of, messages)) + dropped

    def closing(self, session: str, score: Score | None = None) -> bytes:
        """The line that closes a session, if it is open."""
        if self._told.pop(session, None) is None:
            return b""
        return line_of(replace(over_message(score), session=session))


def _goes_on(told: Sitting, now: Sitting) -> bool:
    """Whether nothing has changed but for what came after: a log that was read again may differ from what was told."""
    return told[:-1] == now[:-1] and told.events == now.events[: len(told.events)]
