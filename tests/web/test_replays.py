"""Replays and scores for front ends that know no rules."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from fzzzt.dealer import Dealer
from fzzzt.engine import Deck, Game, Options
from fzzzt.engine.deckfile import deck_of_faces
from fzzzt.record import Record, replay_record
from fzzzt.tables import Refusal
from fzzzt.web.replay import checked_record, replay
from fzzzt.web.score_pad import settle
from fzzzt.wire import plain
from fzzzt.wire.bodies import Holding, Pad
from fzzzt.wire.faces import face_tables
from live_client import LiveClient, Refused

if TYPE_CHECKING:
    from live_server import ServerProcess

SAMPLES = Path(__file__).parents[1] / "records" / "sample-records.jsonl"


def finished_game(faces: Deck | None = None) -> Record:
    game, dealer, rng = Game(Options(3), faces), Dealer("replays"), Random(3)
    while game.to_move:
        seats = game.deciding
        if not seats:
            game.push(dealer.answer(game))
        else:
            seat = min(seats)
            game.push((game.legal_bids(seat) if game.phase == "bid" else game.legal_builds(seat)).draw(rng))
    return Record.of(game, [{"name": name} for name in "ABC"])


@pytest.mark.parametrize("eyes", ["spectator", "0", "2", "all"])
def test_every_event_is_a_step_with_its_table(eyes: str) -> None:
    record = finished_game()
    steps = plain(replay(record, eyes))["steps"]
    assert len(steps) == len(record.events)
    assert [step["events"][0]["type"] for step in steps] == [event["type"] for event in record.to_json()["events"]]
    assert steps[-1]["view"]["score"] is not None
    assert steps[-1]["totals"] == [seat["total"] for seat in steps[-1]["view"]["score"]["seats"]]


def test_a_seats_replay_tells_nothing_the_seat_did_not_know() -> None:
    record = finished_game()
    for step in plain(replay(record, "1"))["steps"]:
        assert "hands" not in step
        assert "deck" not in step["events"][0]
        assert step["view"]["seat"] == 1
        if step["events"][0]["type"] == "deal":
            assert [hand is not None for hand in step["events"][0]["hands"]] == [False, True, False]


def test_with_open_cards_nothing_is_hidden() -> None:
    steps = plain(replay(finished_game(), "all"))["steps"]
    assert all(None not in step["view"]["belt"] for step in steps if step["events"][0]["type"] == "award")
    assert all(len(step["hands"]) == 3 for step in steps)


@pytest.mark.parametrize("eyes", ["spectator", "1", "all"])
def test_the_last_bid_of_an_auction_lies_on_the_table_before_it_is_settled(eyes: str) -> None:
    """The award follows in a step of its own: until then no hand is shorter, and no card sold."""
    steps = plain(replay(finished_game(), eyes))["steps"]
    settled = [place for place, step in enumerate(steps) if step["events"][0]["type"] == "award"]
    for place in settled:
        (award,), before = steps[place]["events"], steps[place - 1]
        assert before["events"][0]["type"] == "bid"
        laid = [seat["bid"] for seat in before["view"]["seats"]]
        assert laid == [None if bid is None else len(bid) for bid in award["bids"]]
        assert before["view"]["belt"][0] == award["card"]
        if eyes == "all":
            hands = [len(hand) for hand in before["hands"]]
            assert hands == [seat["hand"] for seat in before["view"]["seats"]]


def test_records_of_another_program_can_be_watched() -> None:
    for line in SAMPLES.read_text().splitlines():
        record = checked_record(json.loads(line))
        assert replay(record, "spectator").steps


@pytest.mark.parametrize("data", [None, 5, "x", [], {}, {"fzzzt": 1}, {"fzzzt": 1, "options": 3, "events": [None]}])
def test_what_is_no_record_is_refused(data: Any) -> None:
    with pytest.raises(Refusal):
        checked_record(data)


def test_a_record_with_a_larger_deck_than_new_games_have_is_refused_before_it_is_played() -> None:
    """On the command line it still verifies."""
    robot = {"kind": "robot", "power": 4, "points": 3, "speed": 2, "symbols": "N"}
    faces = [*plain(face_tables(Deck.standard())), *({"id": f"more-{n}", **robot, "count": 20} for n in range(5))]
    data = finished_game(deck_of_faces(faces, "large")).to_json()
    assert replay_record(data)[0].finished
    with pytest.raises(Refusal, match="166 cards: 160 are the most"):
        checked_record(data)


def test_the_score_pad_finds_the_best_widgets() -> None:
    jon = Holding(
        cards=["p1-1", "p1-3", "upgrade", "r4-n", "r5-b", "r3-c", "fzzzt"],
        units={"prototype-o": [], "enhanced-no": ["p1-2"], "advanced-1": ["r4-c"]},
    )
    sheet = settle(Pad([jon, Holding()]))
    assert sheet.seats[0].total == 36
    assert sheet.winners == (0,)


@pytest.mark.parametrize(
    "holding",
    [
        Holding(cards=["nonsense"]),
        Holding(cards=["fzzzt"] * 9),
        Holding(cards=["basic-nc"]),
        Holding(units={"r4-n": []}),
        Holding(units={"prototype-o": ["r4-n"]}),
        Holding(units={"prototype-o": ["fzzzt"]}),
    ],
)
def test_cards_that_cannot_be_are_refused(holding: Holding) -> None:
    with pytest.raises(Refusal):
        settle(Pad([holding]))


def test_a_game_can_be_watched_again_when_it_is_over(server: ServerProcess) -> None:
    async def evening() -> None:
        async with LiveClient(server.url) as ada, LiveClient(server.url) as eve:
            table = await ada.open_table(2, bots=[None, "rookie"])
            seat = await ada.sit(table)
            with pytest.raises(Refused, match="not-over"):
                await ada.ask("GET", f"/api/tables/{table}/replay")
            await seat.play(Random(1))
            replay = await ada.ask("GET", f"/api/tables/{table}/replay?seat=0")
            assert replay["steps"][-1]["view"]["score"] == seat.view["score"]  # type: ignore[index]
            record = await ada.ask("GET", f"/api/tables/{table}/record")
            assert await ada.ask("POST", "/api/replay", {"record": record, "seat": "0"}) == replay
            assert await ada.ask("GET", f"/api/tables/{table}/replay?seat=own") == replay
            watched = await eve.ask("GET", f"/api/tables/{table}/replay?seat=own")
            assert watched["steps"][0]["view"]["seat"] is None, "who had no seat looks on"
            with pytest.raises(Refused, match="no-such-seat"):
                await ada.ask("GET", f"/api/tables/{table}/replay?seat=2")

    asyncio.run(evening())


def test_a_tables_address_can_be_scanned(server: ServerProcess) -> None:
    async def evening() -> None:
        async with LiveClient(server.url) as ada:
            table = await ada.open_table(2)
            picture = await ada.http.get(f"{server.url}/api/tables/{table}/qr")
            assert picture.status_code == 200
            assert picture.headers["content-type"].startswith("image/svg+xml")
            assert b"<svg" in picture.content

    asyncio.run(evening())
