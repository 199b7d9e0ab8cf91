"""A live table that plays on from a moment of a game: nobody sees more than then, and its record can be checked."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from fzzzt.engine import Options, redact
from fzzzt.record import dump_record, replay_record
from fzzzt.tables import Refusal, Terms, feed
from fzzzt.tables.played import counted
from fzzzt.tables.recording import record_of
from fzzzt.tables.table import Table
from fzzzt.tables.terms import opened_by, played_on
from fzzzt.wire.terms import Clock, PlayOn
from live_client import LiveClient, Refused
from live_server import ServerProcess
from playon.test_moments import fault_of, recorded, told
from tables.parlour import ADA, BOB, Parlour

if TYPE_CHECKING:
    from pathlib import Path

    from fzzzt.wire import log

    Json = dict[str, Any]

BEFORE = recorded(Options(3), 21)


class PlayedOn(Parlour):
    """A table whose game goes on from a moment of another."""

    def __init__(self, wish: PlayOn, **terms: Any) -> None:
        self.wish = wish
        super().__init__(Terms(players=3, **terms))

    def opened(self, host: str, terms: Terms) -> log.Opened:
        """With that moment."""
        return played_on(opened_by(host, terms), self.wish, BEFORE)


def begun(seat: int | None, **terms: Any) -> Parlour:
    parlour = PlayedOn(PlayOn(event=50, record=BEFORE, seat=seat), bots=[None, None, "random"], **terms)
    parlour.sit(ADA)
    parlour.sit(BOB)
    return parlour


@pytest.mark.parametrize("seat", [None, 1])
def test_a_table_begins_at_the_moment_and_its_record_verifies(seat: int | None) -> None:
    parlour = begun(seat)
    game = parlour.table.game
    assert game is not None
    origin = parlour.table.origin
    assert origin is not None
    assert len(game.log) >= origin.event >= 50
    before = list(replay_record(BEFORE)[0].events[: origin.event])
    if seat is not None:
        assert told(game.log[: origin.event], seat) == told(before, seat)
    rng = Random(4)
    while parlour.phase == "playing":
        (number, *_) = parlour.table.waiting
        (parlour.bot_move if number == 2 else parlour.move_of)(number, rng)
    data = json.loads(dump_record(record_of(parlour.table)))
    assert fault_of(data) is None
    assert data["origin"]["game"] == "before"
    if seat is None:
        assert data["events"][: origin.event] == BEFORE["events"][: origin.event]


def test_a_table_read_from_its_log_is_the_same() -> None:
    parlour = begun(1)
    again = Table.of("again", parlour.log)
    assert again.game is not None
    assert parlour.table.game is not None
    assert again.game.log == parlour.table.game.log
    assert again.origin == parlour.table.origin


def test_what_has_happened_before_costs_nobody_time_nor_gives_any() -> None:
    parlour = begun(None, clock=Clock("bank", 60, 30))
    assert [seat.left for seat in parlour.table.seats[:2]] == [60_000, 60_000]
    assert parlour.table.waiting


def test_people_are_told_where_it_comes_from_but_not_by_which_key() -> None:
    parlour = begun(0)
    (opened, *_) = (filed for filed in parlour.table.told if filed.number == 1)
    said = feed.told_entry(parlour.table, opened, None)
    assert [saying.key for saying in said.sayings] == ["play-played-on", "play-played-on-as"]
    messages = msgspec.json.encode([feed.table_state(parlour.table, parlour.company), said])
    assert b'"before"' not in messages
    assert b'"seat":0' in messages


def test_nobody_sees_a_card_that_was_not_seen() -> None:
    """What each is told of the past is what the events tell that seat, as always."""
    parlour = begun(1)
    game = parlour.table.game
    assert game is not None
    for seat in (None, 0, 1):
        entries = [feed.told_entry(parlour.table, filed, seat) for filed in parlour.table.told]
        events = [entry.event for entry in entries if hasattr(entry, "event")]
        assert len(events) == len(game.log)
        assert events == told([redact(event, seat) for event in game.log], seat)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (PlayOn(event=50, record={**BEFORE, "events": BEFORE["events"][:-1]}), "not-over"),
        (PlayOn(event=5000, record=BEFORE), "no-such-event"),
        (PlayOn(event=50, record=BEFORE, seat=5), "no-such-seat"),
        (PlayOn(event=50, record=None), "bad-record"),
        (PlayOn(event=50, record={"events": [{"type": "score"}] * 60}), "bad-record"),
        (PlayOn(event=50, record={**BEFORE, "seats": 3}), "bad-record"),
    ],
)
def test_what_cannot_be_played_on(wish: PlayOn, code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        played_on(opened_by(ADA.id, Terms(players=3)), wish, wish.record)
    assert refusal.value.code == code


def test_as_many_seats_as_there_were() -> None:
    with pytest.raises(Refusal) as refusal:
        played_on(opened_by(ADA.id, Terms(players=4)), PlayOn(event=50), BEFORE)
    assert refusal.value.details == {"players": 3}


def test_no_moment_of_a_running_game_can_be_opened_by_anybody(tmp_path: Path) -> None:
    """Neither by who sits there, nor by who hosts it, nor by a stranger; when it is over, by all who know the table."""

    async def evening(server: ServerProcess) -> None:
        async with LiveClient(server.url) as ada, LiveClient(server.url) as eve:
            table = await ada.open_table(2, bots=[None, "rookie"])
            seat = await ada.sit(table)
            await seat.until(lambda seat: bool(seat.view))
            for who in (ada, eve):
                for known in (None, 0, 1):
                    wish = {"table": table, "event": 3, "seat": known}
                    with pytest.raises(Refused, match="not-over"):
                        await who.open_table(2, play_on=wish)
            await seat.play(Random(1))
            for known in (None, 1):
                on = await eve.open_table(
                    2, bots=[None, "rookie"], play_on={"table": table, "event": 30, "seat": known}
                )
                there = await eve.sit(on)
                await there.play(Random(2))
                record = await eve.ask("GET", f"/api/tables/{on}/record")
                assert record["origin"]["game"] == table
                assert fault_of(record) is None
                again = await eve.open_table(2, bots=["rookie", "rookie"], play_on={"record": record, "event": 60})
                assert (await eve.ask("GET", f"/api/tables/{again}"))["table"]["origin"]["events"] >= 60

    with ServerProcess(tmp_path, "--limits", "1000") as server:
        asyncio.run(evening(server))


def test_a_game_that_was_played_on_is_listed_but_counts_in_no_figure() -> None:
    for data in (BEFORE, {**BEFORE, "origin": {"game": "another"}}):
        record = replay_record(data)[0]
        results = counted(record, [ADA.id, None, None], 0).results
        assert [bool(result.tallies) for result in results] == ["origin" not in data]
