"""A finished game as a front end shows it: every event with the table after it. The client needs no rules for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fzzzt.engine import Award, Bid, Build, Score, SealedBid, score_seat
from fzzzt.record import RecordFault, replay_record
from fzzzt.record.steps import pushes
from fzzzt.tables import Refusal
from fzzzt.wire import plain
from fzzzt.wire.events import told_event_of
from fzzzt.wire.faces import faces_of
from fzzzt.wire.options import options_of
from fzzzt.wire.views import view_of

if TYPE_CHECKING:
    from fzzzt.engine import Event, Game, SpectatorView
    from fzzzt.record import Record

    Json = dict[str, Any]

SPECTATOR, ALL = "spectator", "all"


def checked_record(data: object) -> Record:
    """The record in what a client sent; `Refusal` with the place of the first thing that is false in it."""
    try:
        return replay_record(data)[0]
    except RecordFault as fault:
        raise Refusal("bad-record", f"this record is not right: {fault}", event=fault.event) from None
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise Refusal("bad-record", "this is no record of a game", event=None) from None


def replay_json(record: Record, eyes: str) -> Json:
    """A record through the eyes of a seat (its number), of a spectator, or with all cards open."""
    if eyes not in (SPECTATOR, ALL, *map(str, range(record.options.players))):
        raise Refusal("no-such-seat", seat=eyes)
    seat = int(eyes) if eyes.isdecimal() else None
    return {
        "options": plain(options_of(record.options)),
        "seats": [{"name": str(each["name"])[:60], "bot": each.get("bot")} for each in record.seats],
        "finished": record.finished,
        "cards": plain(faces_of(record.faces, record.options)),
        "steps": _steps(record, seat, open_cards=eyes == ALL),
    }


def _steps(record: Record, seat: int | None, *, open_cards: bool) -> list[Json]:
    steps: list[Json] = []
    for events, before, game in pushes(record, seat, open_cards=open_cards):
        after = _open_view(game) if open_cards else plain(view_of(game.view(seat)))
        for event in events:
            steps.append({"events": [plain(told_event_of(event))], "view": _view(event, events, before, after)})
            if open_cards:
                steps[-1]["hands"] = [list(hand) for hand in game.hands]
            if isinstance(event, Award | Score):
                steps[-1]["totals"] = _totals(game)
    return steps


def _view(event: Event, events: list[Event], before: SpectatorView, after: Json) -> Json:
    """A move whose consequences come with it, in steps of their own, shows the table as the mover saw it."""
    early = len(events) > 1 and isinstance(event, Bid | SealedBid | Build)
    return plain(view_of(before)) if early else after


def _open_view(game: Game) -> Json:
    """The table with the whole belt face up."""
    return {**plain(view_of(game.view(None))), "belt": list(game.belt)}


def _totals(game: Game) -> list[int]:
    """What everybody would score now."""
    seats = range(game.options.players)
    return [score_seat(game.faces, game.personal(seat), game.units[seat]).total for seat in seats]
