"""Games that were played elsewhere: a record is checked in the program that makes replays, and kept beside our own."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

import msgspec

from fzzzt.record import dump_record
from fzzzt.store import Counted, Result, Tally
from fzzzt.tables import Refusal
from fzzzt.tables.played import counted
from fzzzt.web.replay import checked_record
from fzzzt.wire.shape import Shape

if TYPE_CHECKING:
    from fzzzt.record import Record
    from fzzzt.wire.played import Bringing

_NAME_BYTES = 12
_SOMEBODY = "somebody"
_NOON = 12


class Weighed(Shape, frozen=True):
    """A record that was checked, and what it comes to for a seat. `played` tells the game from all others."""

    game: str
    played: str
    day: str | None
    players: int
    place: int
    seat: int
    company: str
    about: str
    tallies: tuple[Tally, ...]
    record: str

    def counted(self, owner: str, now: int) -> Counted:
        """The game for somebody's list and sums. Its id is a secret, as those of tables are: made of the owner's."""
        name = hashlib.sha256(f"{owner} {self.played}".encode()).digest()[:_NAME_BYTES]
        result = Result(self.seat, owner, self.place, self.company, self.about, self.tallies)
        return Counted(urlsafe_b64encode(name).decode(), _finished(self.day, now), self.players, (result,))


def weigh(wish: Bringing) -> Weighed:
    """Check a record, and see what it comes to; `Refusal` if it is not right, or cannot have been theirs."""
    record = checked_record(wish.record)
    if not record.finished:
        raise Refusal("not-over")
    if wish.seat >= record.options.players:
        raise Refusal("no-such-seat", seat=wish.seat)
    if "bot" in record.seats[wish.seat]:
        raise Refusal("bot-seat", seat=wish.seat)
    owners = [_SOMEBODY if seat == wish.seat else None for seat in range(record.options.players)]
    game = counted(record, owners, 0, brought=True)
    (result,) = game.results
    return Weighed(
        game=record.game,
        played=_fingerprint(record),
        day=_day(record),
        players=game.players,
        place=result.place,
        seat=result.seat,
        company=result.company,
        about=result.about,
        tallies=result.tallies,
        record=dump_record(record),
    )


def _fingerprint(record: Record) -> str:
    """What was played, whatever else the record says: the same game twice is one game."""
    played = msgspec.json.decode(dump_record(record))
    return hashlib.sha256(msgspec.json.encode([played[key] for key in ("options", "deck", "events")])).hexdigest()


def _day(record: Record) -> str | None:
    told = record.extra.get("date")
    return told if isinstance(told, str) else None


def _finished(day: str | None, now: int) -> int:
    """When it was played, by what the record says: never later than now."""
    try:
        told = date.fromisoformat(day or "")
    except ValueError:
        return now
    noon = datetime(told.year, told.month, told.day, _NOON, tzinfo=UTC)
    return max(0, min(now, int(noon.timestamp() * 1000)))
