"""A table is the fold of its log: whatever people do, another process that reads the log has the same table."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from hypothesis import given, settings
from hypothesis import strategies as st

from fzzzt.record import dump_record, replay_record
from fzzzt.tables import Refusal, feed
from fzzzt.tables.recording import record_of
from fzzzt.tables.table import Table
from fzzzt.wire.terms import Clock
from random_games import seeds
from tables.parlour import ADA, EVE, PEOPLE, Parlour

if TYPE_CHECKING:
    from fzzzt.tables import Guest

CLOCKS = st.sampled_from([Clock(), Clock(kind="move", seconds=30), Clock(kind="bank", seconds=90, increment=3)])


def situation(table: Table) -> dict[str, Any]:
    """Everything a table knows, the game by what everybody sees of it."""
    known = {name: value for name, value in vars(table).items() if name not in ("game", "story", "dealer", "unsaved")}
    views = [feed.encoded_view(table, seat) for seat in (None, *range(len(table.seats)))]
    return {**known, "views": views, "log": table.game and table.game.log, "seed": table.dealer and table.dealer.seed}


def whim(parlour: Parlour, rng: Random) -> None:
    """Somebody does something, sensible or not."""
    table = parlour.table
    guest: Guest = rng.choice((*PEOPLE, EVE))
    seat = rng.randrange(len(table.seats))
    doings: list[tuple[str, dict[str, Any]]] = [
        ("away", {}),
        ("back", {}),
        ("chat", {"text": "hm"}),
        ("mute", {"seat": seat, "on": rng.random() < 0.5}),
        ("silence", {"seat": None, "on": rng.random() < 0.5}),
        ("auto", {"on": rng.random() < 0.7}),
        ("replace", {"seat": seat}),
        ("bid", {"cards": ["p1-1"], "seq": table.public}),
        ("build", {"robots": {}, "seq": table.public}),
    ]
    own = table.seat_of(guest.id)
    if own is not None and table.game is not None and table.game.hands[own]:
        doings.append(("prepare", {"cards": parlour.some_bid(own, rng), "seq": table.public}))
    kind, fields = rng.choice(doings)
    try:
        parlour.say(guest, kind, **fields)
    except Refusal:
        assert not table.unsaved, "a refusal writes nothing"


def wild_evening(players: int, seed: int, clock: Clock, steps: int) -> Parlour:
    """An evening of moves, whims and pauses."""
    parlour, rng = Parlour.playing(players, seed, clock=clock), Random(f"evening {seed}")
    for _ in range(steps):
        parlour.wait(rng.choice((0, 10, 2_000, 20_000)))
        if parlour.table.phase != "playing":
            break
        if rng.random() < 0.4:
            whim(parlour, rng)
        movers = [seat for seat in parlour.table.waiting if not parlour.table.bot_of(seat)]
        if movers:
            parlour.move_of(rng.choice(movers), rng)
        elif parlour.table.waiting and rng.random() < 0.8:
            parlour.bot_move(parlour.turn, rng)
        elif parlour.table.waiting:
            parlour.say(parlour.person(parlour.turn), "back")
    return parlour


@settings(max_examples=80, deadline=None)
@given(st.integers(2, 4), seeds, CLOCKS, st.integers(0, 400))
def test_another_process_reads_the_same_table_from_the_log(players: int, seed: int, clock: Clock, steps: int) -> None:
    parlour = wild_evening(players, seed, clock, steps)
    assert situation(Table.of(parlour.table.id, parlour.log)) == situation(parlour.table)


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 4), seeds, CLOCKS)
def test_a_finished_game_has_a_record_that_replays(players: int, seed: int, clock: Clock) -> None:
    parlour = wild_evening(players, seed, clock, 100_000)
    table = parlour.table
    assert table.phase == "over"
    record, game = replay_record(record_of(table).to_json())
    assert record.finished
    assert game.log == table.game.log  # type: ignore[union-attr]
    assert dump_record(record) == dump_record(record_of(table))


def test_the_record_says_which_moves_a_covering_bot_made() -> None:
    parlour, rng = Parlour.playing(3, seed=5, cover="tinker"), Random(5)
    parlour.say(ADA, "away")
    while parlour.table.phase == "playing":
        seat = parlour.turn
        if seat == 0:
            parlour.bot_move(seat, rng)
        else:
            parlour.move_of(seat, rng)
    events = record_of(parlour.table).to_json()["events"]
    assert {event.get("by") for event in events if event.get("seat") == 0 and event["type"] in ("bid", "build")} == {
        "tinker"
    }
    assert not any("by" in event for event in events if event.get("seat") != 0)


def test_numbers_have_no_gaps() -> None:
    parlour = wild_evening(3, 7, Clock(), 200)
    assert [line.seq for line in parlour.log] == list(range(1, len(parlour.log) + 1))
    public = [line.public for line in parlour.log if line.public is not None]
    assert public == list(range(1, len(public) + 1))
    assert parlour.table.host == ADA.id
