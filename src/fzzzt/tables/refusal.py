"""What a table says when it does not do something. Every refusal has a code; front ends translate codes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.wire.commands import BadCommand, read_command

if TYPE_CHECKING:
    from fzzzt.engine import GameError
    from fzzzt.wire.commands import Command

_REASONS = {
    "no-such-table": "there is no such table",
    "malformed": "this message is not understood: {what}",
    "bad-terms": "bots must name {players} seats, null for a person",
    "no-such-bot": "there is no bot {bot!r}",
    "bad-name": "a name has 1 to 30 characters",
    "no-such-seat": "there is no seat {seat}",
    "seat-taken": "seat {seat} is taken",
    "table-full": "every seat of this table is taken",
    "already-seated": "you have a seat at this table",
    "not-seated": "only someone with a seat at this table can do that",
    "not-the-host": "only the host of this table can do that",
    "bad-commitment": "a commitment is a SHA-256 in 64 hexadecimal digits",
    "wrong-nonce": "this is not the nonce the seat has committed to",
    "not-starting": "nonces are revealed when the game starts",
    "begun": "the game has begun",
    "not-begun": "the game has not begun",
    "over": "the game is over",
    "not-over": "the game is not over",
    "never-played": "no game was played at this table",
    "stale": "this was meant for an earlier auction: look again",
    "already-bid": "you have bid in this auction",
    "nothing-to-bid": "you have no cards in hand",
    "covered": "a bot plays for you: take your seat back first",
    "not-covered": "nobody plays for you",
    "not-absent": "the table has not waited for this seat for a minute yet",
    "silenced": "the host has switched off your chat",
    "bad-chat": "table talk is 1 to {longest} characters of text",
    "bad-link": "this link is used up, too old or wrong: ask for a new one",
    "full-memory": "that is enough for one table",
    "answered": "this message was answered before",
    "unavailable": "this could not be written down just now: try again",
    "stopping": "the server restarts: connect again",
}


class Refusal(Exception):
    """Something a table does not do; nothing has changed. `code` says why, `details` with what."""

    def __init__(self, code: str, message: str | None = None, **details: object) -> None:
        super().__init__(message if message is not None else _REASONS[code].format(**details))
        self.code = code
        self.details = details

    @classmethod
    def of(cls, error: GameError) -> Refusal:
        """What the engine does not take, with its own code."""
        return cls(error.code, str(error), **error.details)


def decode_command(data: bytes | str) -> Command:
    """A client's message; `Refusal` with the message's `id`, if it has one, where it cannot be understood."""
    try:
        return read_command(data)
    except BadCommand as error:
        raise Refusal("malformed", what=str(error), id=error.message_id) from None
