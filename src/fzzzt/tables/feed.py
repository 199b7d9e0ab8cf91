"""What each onlooker gets of a table, less what it may not know: entries, table and view. Nothing else leaves it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, assert_never

from fzzzt.engine import redact
from fzzzt.record import feed_json
from fzzzt.tables import entries
from fzzzt.tables.story import around_the_game

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fzzzt.engine import Game, View
    from fzzzt.store import Line
    from fzzzt.tables.table import Table

Json = dict[str, Any]


def entries_json(table: Table, lines: Iterable[Line], seat: int | None) -> list[Json]:
    """Public lines as a seat, or a spectator (None), may see them."""
    return [{"seq": line.public, "at": line.at, **_line_json(table, line, seat)} for line in lines]


def _line_json(table: Table, line: Line, seat: int | None) -> Json:
    place = table.places.get(line.public or 0)
    if place is None or table.game is None or table.story is None:
        entry = entries.read(line.body)
        return {**_entry_json(table, entry, seat), "sayings": around_the_game(entry)}
    told = {"event": feed_json(redact(table.game.log[place], seat)), "sayings": table.story.sayings(place, seat)}
    by = table.by.get(place)
    return {"type": "event", **told} if by is None else {"type": "event", **told, "by": by}


def _entry_json(table: Table, entry: entries.Entry, seat: int | None) -> Json:  # noqa: C901 - a total match
    """An entry less what this seat may not know. Identities stay here: a seat is known by its number."""
    match entry:
        case entries.Opened(previous=previous):
            return {"type": "opened", "previous": previous}
        case entries.Sat(seat=number, name=name, commitment=commitment):
            # Everybody's commitments must be known before anyone reveals: docs/shuffles.md says why.
            return {"type": "sat", "seat": number, "name": name, "commitment": commitment}
        case entries.Filled(seat=number, bot=bot):
            return {"type": "filled", "seat": number, "bot": bot}
        case entries.Left(seat=number):
            return {"type": "left", "seat": number}
        case entries.Starting(until=until):
            return {"type": "starting", "until": until}
        case entries.Nonce(seat=number, nonce=nonce):
            return {"type": "nonce", "seat": number, "nonce": nonce}
        case entries.Started(missing=missing):
            return {"type": "started", "missing": missing}
        case entries.Away(seat=number, why=why):
            return {"type": "away", "seat": number, "why": why}
        case entries.Back(seat=number):
            return {"type": "back", "seat": number}
        case entries.Moved(seat=number):
            return {"type": "moved", "seat": number}
        case entries.Chat(seat=number, name=name, text=text):
            heard = seat is None or number not in table.muted.get(seat, ())
            return {"type": "chat", "seat": number, "name": name, "text": text if heard else None}
        case entries.Silenced(seat=whom, on=on):
            return {"type": "silenced", "seat": whom, "on": on}
        case entries.Ended(why=why):
            return {"type": "ended", "why": why}
        case entries.Rematched(table=following):
            return {"type": "rematch", "table": following}
        case entries.Happened():
            raise ValueError("an event is told from the game's log")
        case (
            entries.Secret()
            | entries.Prepared()
            | entries.Built()
            | entries.Auto()
            | entries.Muted()
            | entries.Passed()
            | entries.Graced()
        ):
            raise ValueError(f"a sealed entry has no number: {type(entry).__name__}")
        case _:
            assert_never(entry)


def table_json(table: Table) -> Json:
    """The table around the game, the same for everybody."""
    return {
        "id": table.id,
        "phase": table.phase,
        "options": table.options.to_json(),
        "deck": table.faces.name,
        "public": table.listed,
        "cover": table.cover,
        "host": table.host_seat,
        "commitment": table.commitment,
        "silenced": sorted(table.silenced, key=lambda seat: -1 if seat is None else seat),
        "previous": table.previous,
        "next": table.next,
        "clock": {"kind": table.clock.kind, "seconds": table.clock.seconds, "increment": table.clock.increment},
        "seats": [_seat_json(table, number) for number in range(len(table.seats))],
    }


def _seat_json(table: Table, number: int) -> Json:
    seat = table.seats[number]
    left, since = shown_clock(table, number)
    return {"name": seat.name, "state": seat.state, "bot": table.bot_of(number), "left_ms": left, "since": since}


def shown_clock(table: Table, number: int) -> tuple[int | None, int | None]:
    """A seat's clock as all may see it: while others build, nobody can tell who has done so already."""
    seat = table.seats[number]
    if table.building is None or table.game is None:
        return seat.left, seat.since
    began, left = table.building
    builds = number in table.waiting or number in table.game.sealed_builds
    return left[number], began if builds and seat.state == "person" else None


def you_json(table: Table, owner: str) -> Json:
    """What somebody alone gets: the own seat, and what is sealed there."""
    number = table.seat_of(owner)
    mine: Json = {"seat": number, "host": owner == table.host}
    if number is None:
        return {**mine, "prepared": None, "auto": False, "muted": [], "left_ms": None, "since": None}
    seat = table.seats[number]
    prepared = table.prepared.get(number)
    muted = sorted(table.muted.get(number, ()), key=lambda whom: -1 if whom is None else whom)
    return {
        **mine,
        "prepared": None if prepared is None else sorted(prepared),
        "auto": number in table.auto,
        "muted": muted,
        "left_ms": seat.left,
        "since": seat.since,
    }


def view_json(table: Table, seat: int | None) -> Json | None:
    """The game as a seat, or a spectator, may see it; None before it begins."""
    game = table.game
    if game is None or game.phase == "setup":
        return None
    public, shared = _public(game, len(game.log))
    return {**shared, **game.view(seat, public).own_json()}


@lru_cache(maxsize=1)
def _public(game: Game, _events: int) -> tuple[View, Json]:
    """What everybody sees of a game after so many events: all who are told of them at once share it."""
    view = game.view(None)
    return view, view.public_json()


def faces_json(table: Table) -> Json:
    """Every face of the game."""
    return {card: face.to_json() for card, face in table.faces.faces(table.options).items()}


def about_json(table: Table) -> Json:
    """What a list says of a table."""
    return {
        "options": table.options.to_json(),
        "deck": table.faces.name,
        "clock": {"kind": table.clock.kind, "seconds": table.clock.seconds, "increment": table.clock.increment},
        "seats": [{"name": seat.name, "state": seat.state} for seat in table.seats],
        "next": table.next,
    }
