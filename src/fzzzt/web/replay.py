"""A finished game as a front end shows it: every event with the table after it. The client needs no rules for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fzzzt.engine import Award, Bid, Build, Score, SealedBid, score_seat
from fzzzt.record import RecordFault, feed_json, replay_record
from fzzzt.record.steps import pushes
from fzzzt.tables import Refusal
from fzzzt.voice.narrator import Narrator

if TYPE_CHECKING:
    from fzzzt.engine import Event, Game, View
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
        "options": record.options.to_json(),
        "seats": [{"name": str(each["name"])[:60], "bot": each.get("bot")} for each in record.seats],
        "finished": record.finished,
        "cards": {card: face.to_json() for card, face in record.faces.faces(record.options).items()},
        "steps": _steps(record, seat, open_cards=eyes == ALL),
    }


def _steps(record: Record, seat: int | None, *, open_cards: bool) -> list[Json]:
    steps: list[Json] = []
    narrator = Narrator(record.options, record.faces)
    for events, before, game in pushes(record, seat, open_cards=open_cards):
        after = _open_view(game) if open_cards else game.view(seat).to_json()
        for event in events:
            told = {"events": [feed_json(event)], "sayings": narrator.tell(event)}
            steps.append({**told, "view": _view(event, events, before, after)})
            if open_cards:
                steps[-1]["hands"] = [list(hand) for hand in game.hands]
            if isinstance(event, Award | Score):
                steps[-1]["totals"] = _totals(game)
    return steps


def _view(event: Event, events: list[Event], before: View, after: Json) -> Json:
    """A move whose consequences come with it, in steps of their own, shows the table as the mover saw it."""
    early = len(events) > 1 and isinstance(event, Bid | SealedBid | Build)
    return before.to_json() if early else after


def _open_view(game: Game) -> Json:
    """The table with the whole belt face up."""
    return {**game.view(None).to_json(), "belt": list(game.belt)}


def _totals(game: Game) -> list[int]:
    """What everybody would score now."""
    seats = range(game.options.players)
    return [score_seat(game.faces, game.personal(seat), game.units[seat]).total for seat in seats]
