"""What a table says when it does not do something. Every refusal has a code; front ends translate codes."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from fzzzt.store import Unavailable
from fzzzt.wire.commands import BadCommand, read_command

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from fzzzt.engine import GameError
    from fzzzt.wire.commands import Command

T = TypeVar("T")

_REASONS = {
    "no-such-table": "there is no such table",
    "malformed": "this message is not understood: {what}",
    "bad-terms": "bots must name {players} seats, null for a person",
    "no-such-bot": "there is no bot {bot!r}",
    "bad-name": "a name has 1 to 30 characters",
    "not-an-answer": "this does not answer the question: send cards, robots or a number, as it asks",
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
    "bot-seat": "a bot played there: say which seat was yours",
    "enough-games": "{count} games are brought in, and no more fit",
    "never-played": "no game was played at this table",
    "no-reviews": "reviews cannot be made here: they need the extra sim, and a deck that can be simulated",
    "stale": "this was meant for an earlier auction: look again",
    "already-bid": "you have bid in this auction",
    "nothing-to-bid": "you have no cards in hand",
    "no-hints": "there are no hints at this table",
    "rated-account": "only people with an account can play a rated game: keep your name first",
    "rated-terms": "a rated game has the standard deck in its usual variant, a clock, and no hints",
    "rated-bot": "{bot} has no rating here: choose another level",
    "rated-seat": "in a rated game a seat stays with its account: sign in on the other device instead",
    "rated-clock": "in a rated game the clock decides: nobody can call a bot for somebody else",
    "no-such-group": "there is no such group: look at the link again",
    "enough-groups": "that are enough groups for one person",
    "no-group-game": "with this game no group can begin: play an ordinary one first",
    "covered": "a bot plays for you: take your seat back first",
    "not-covered": "nobody plays for you",
    "not-absent": "this person has not been away, nor waited for, for a minute yet",
    "not-overdue": "with a clock of an hour or more a bot can be called only for who has let it run out",
    "nobodys-seat": "seat {seat} is nobody's",
    "owner-here": "the person whose seat this is is here",
    "nobody-agrees": "nobody else plays here who could agree",
    "no-such-request": "nobody asks for that seat any more",
    "not-yours-to-answer": "somebody else has to answer that",
    "not-lost": "the person whose seat this is has not been away for two minutes yet",
    "silenced": "the host has switched off your chat",
    "bad-chat": "table talk is 1 to {longest} characters of text",
    "bad-link": "this link is used up, too old or wrong: ask for a new one",
    "bad-address": "notices go to public https addresses only",
    "unknown-address": "this address is not found",
    "bad-zone": "there is no time zone {zone!r}",
    "bad-push-key": "these are no keys of a browser",
    "no-such-notice": "there are no such notices",
    "enough-notices": "that are enough places for notices: remove one first",
    "not-signed-in": "only someone with an account can do that: keep this guest, or sign in",
    "account-already": "this is an account already",
    "name-taken": "somebody has this name, or one that looks like it: choose another",
    "no-passkeys-here": "passkeys need https and a name, or localhost: make an account with codes",
    "sign-in-failed": "that signs nobody in: a code works once, a passkey only where it was made, and soon",
    "enough-passkeys": "that are enough passkeys: remove one first",
    "no-such-passkey": "there is no such passkey",
    "last-way-in": "this is the last way into your account: make new recovery codes first",
    "no-such-session": "nobody is signed in there",
    "full-memory": "that is enough for one table",
    "too-long": "this game is too long to be shown here; fzzzt replay shows its record",
    "daily-closed": "these are the cards of today's deal: finish your own game of it first",
    "daily-once": "there is no rematch of a day's deal: earlier days, and tomorrow's, are with today's deal",
    "daily-own-hand": "today's deal is yours to play to its end: no bot covers you, and you can come back all day",
    "daily-no-such-day": "there is no deal of {day} to be had here",
    "daily-bad-record": "this is not a whole game of a public daily deal: {what}",
    "daily-not-public": "only games of the public deal can be handed in; those of a server are counted there",
    "daily-not-yet": "{day} has not begun by this server's clock: is the date of your machine right?",
    "daily-too-late": "{day} is too long ago: a deal can be handed in for {days} days",
    "daily-other-bots": "the bots of this game are of another version than this server's",
    "daily-not-yours": "this game was played by somebody else",
    "daily-handed-in": "you have handed in a game of {day} already; that one counts",
    "set-aside": "this table is broken, so it is set aside; nothing of it is deleted",
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


async def asked(question: Awaitable[T]) -> T:
    """What the store answers; while it cannot be asked, a refusal that says so."""
    try:
        return await question
    except Unavailable:
        raise Refusal("unavailable") from None
