"""What earlier versions wrote is read and gone on with: databases, saved games, matches, guests and records."""

from __future__ import annotations

import asyncio
import json
import shutil
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from itsdangerous import TimestampSigner

from cli import in_process
from fzzzt.arena.match import Match
from fzzzt.engine import Deck, Options
from fzzzt.record import dump_record, replay_record
from fzzzt.tables import Guest, decode_command
from fzzzt.tui.feeds.identity import Identity
from fzzzt.wire import plain
from fzzzt.wire.bodies import Seated
from postgres import postgres
from upgrades.evening import Party, WallClock, browser, guest_of, opened, shown
from upgrades.fixture_copy import FOLDERS, Fixture, lost

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path

    from cli.conftest import Fzzzt
    from fzzzt.tables import Hall

__all__ = ["postgres"]

Json = dict[str, Any]

fzzzt = in_process.fzzzt
"""The command without a process of its own."""
SERVER = "http://127.0.0.1:8009"
"""The server that the terminal's guest file is for."""
ONES = "1\n" * 400


@pytest.fixture(params=FOLDERS, ids=lambda folder: folder.name)
def fixture(request: pytest.FixtureRequest) -> Fixture:
    """What one version wrote."""
    return Fixture(request.param)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, fixture: Fixture, tmp_path: Path) -> str:
    """The address of a copy of its database."""
    if request.param == "sqlite":
        return fixture.to_sqlite(tmp_path / "tables.db")
    fresh_database: Callable[[], str] = request.getfixturevalue("postgres")
    return asyncio.run(fixture.to_postgresql(fresh_database(), tmp_path / "copied.db"))


@pytest.fixture
def state(fixture: Fixture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of its state folder."""
    monkeypatch.setenv("FZZZT_STATE_DIR", str(tmp_path / "state"))
    return shutil.copytree(fixture.folder / "state", tmp_path / "state")


@pytest.fixture
def that_day(fixture: Fixture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cookies are as old as they were then."""
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: fixture.evening["now"] // 1000)


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    asyncio.run(coroutine)


# The database of a server


def test_every_table_shows_what_it_showed(fixture: Fixture, database: str) -> None:
    async def look() -> None:
        async with opened(database, WallClock(fixture.evening["now"]), awake=False) as hall:
            (listed,) = fixture.shown("open tables")
            assert not lost(listed["shown"], plain(await hall.lists.open_tables()))
            for mine in fixture.shown("my tables"):
                assert not lost(mine["shown"], plain(await hall.lists.tables_of(fixture.guests[mine["guest"]])))
            for table in fixture.evening["tables"].values():
                live = await hall.table(table)
                (page,), (cards,) = fixture.shown("page", table), fixture.shown("cards", table)
                assert not lost(page["shown"], plain(await live.page()))
                for line in fixture.shown("welcome", table):
                    welcome = await shown(live, fixture.guests[line["guest"]], line["after"])
                    assert not lost({**line["shown"], "cards": cards["shown"]}, welcome)

    run(look())


def test_a_message_that_was_answered_before_gets_that_answer_again(fixture: Fixture, database: str) -> None:
    async def repeat() -> None:
        said = fixture.evening["said"]
        assert {line["message"]["type"] for line in said} == {"bid", "prepare", "build", "chat", "away", "back", "end"}
        async with opened(database, WallClock(fixture.evening["now"]), awake=False) as hall:
            for line in said:
                live = await hall.table(line["table"])
                while live.driver.busy:  # a bot whose turn it was goes on as soon as the table is looked at
                    await asyncio.sleep(0.01)
                before = await live.page()
                command = decode_command(json.dumps(line["message"]))
                assert plain(await live.do(Guest(line["guest"], "?"), command)) == line["answer"]
                assert await live.page() == before
                receipt = await hall.store.receipt(live.id, line["guest"], line["message"]["id"])
                assert json.loads(receipt or "") == line["answer"]

    run(repeat())


def test_every_table_is_played_on_to_its_end(fixture: Fixture, database: str) -> None:
    async def play() -> None:
        clock = WallClock(fixture.evening["now"])
        tables: dict[str, str] = fixture.evening["tables"]
        parties: dict[str, Party] = {}
        async with opened(database, clock) as hall:
            for name in tables:
                parties[name] = await _party(fixture, hall, name, clock)
            await _go_on(fixture, parties)
            await asyncio.gather(*(party.play(Random(name)) for name, party in parties.items()))
            for name in tables.keys() - {"idle"}:  # there no game was ever played
                record, game = replay_record(json.loads(await parties[name].live.record()))
                assert record.finished == (name != "ended")
                assert parties[name].people[0].now["view"]["round"] == game.round
        async with opened(database, clock) as hall:
            for name, table in tables.items():
                assert (await (await hall.table(table)).page()).table.phase == parties[name].phase

    run(play())


async def _party(fixture: Fixture, hall: Hall, name: str, clock: WallClock) -> Party:
    """Everybody who has a seat at a table comes back, and a spectator."""
    live = await hall.table(fixture.evening["tables"][name])
    return await Party.of(live, clock, *(fixture.guests[line["guest"]] for line in fixture.shown("welcome", live.id)))


async def _go_on(fixture: Fixture, parties: dict[str, Party]) -> None:
    """What was under way goes on: free and kept seats are taken, a link is used, somebody comes back, nonces come."""
    ada, bob, cleo, *_ = fixture.guests.values()
    await parties["open"].join(Guest(f"{ada.id}~2", "Ann"))
    await parties["open"].sit(bob)
    await parties["rematch"].live.sit(cleo, None, None)
    phone = await parties["auction"].join(Guest("phone", "Bob's phone"))
    assert await parties["auction"].live.claim(phone.guest, fixture.evening["links"]["auction"]) == Seated(1)
    await parties["covered"].person(ada).say("back")
    await parties["due"].people[0].say("back")  # nobody plays there for whoever is alone
    for table, nonces in fixture.evening["nonces"].items():
        for guest, nonce in nonces.items():
            await parties[table].person(fixture.guests[guest]).say("reveal", nonce=nonce)


def test_the_record_of_a_game_that_was_over_is_the_same(fixture: Fixture, database: str) -> None:
    async def download() -> None:
        async with opened(database, WallClock(fixture.evening["now"]), awake=False) as hall:
            for name, file in (("over", "finished.jsonl"), ("ended", "unfinished.jsonl")):
                live = await hall.table(fixture.evening["tables"][name])
                now = {**json.loads(await live.record()), "program": f"fzzzt {fixture.folder.name}"}
                assert now == fixture.lines(file)[0]

    run(download())


def test_a_clock_goes_on_from_where_it_was(fixture: Fixture, database: str) -> None:
    """Whose clock ran out while the server was upgraded gets a moment; then a bot plays."""

    async def wait() -> None:
        clock = WallClock(fixture.evening["now"] + 3_600_000)
        async with opened(database, clock) as hall:
            party = await _party(fixture, hall, "bank", clock)
            late = party.someone(lambda person: person.legal)
            assert late is not None
            assert late.now["you"]["left_ms"] == 10_000
            clock.now += 10_000
            await party.until(lambda: late.state == "away")

    run(wait())


@pytest.mark.usefixtures("that_day")
def test_people_are_known_by_their_cookies(fixture: Fixture, database: str) -> None:
    async def ask() -> None:
        async with opened(database, WallClock(fixture.evening["now"]), awake=False) as hall:
            for name, person in fixture.evening["people"].items():
                assert guest_of(person["cookie"]) == fixture.guests[person["id"]]
                async with browser(hall, person["cookie"]) as client:
                    assert (await client.get("/api/me")).json() == {"name": name, "new": False, "account": False}
                    (mine,) = (line["shown"] for line in fixture.shown("my tables") if line["guest"] == person["id"])
                    tables = {table["id"]: table for table in (await client.get("/api/mine")).json()}
                    assert not lost({table["id"]: table for table in mine}, tables)

    run(ask())


# What a person keeps at home


@pytest.mark.usefixtures("state")
def test_a_terminal_is_still_the_same_guest(fixture: Fixture) -> None:
    terminal = Identity(SERVER)
    assert terminal.cookie == fixture.evening["people"]["Ada"]["cookie"]
    table = fixture.evening["tables"]["open"]
    nonce = terminal.take_nonce(table)
    entries = next(fixture.shown("welcome", table))["shown"]["entries"]
    committed = [entry["commitment"] for entry in entries if entry["type"] == "sat" and entry["seat"] == 0]
    assert committed == [sha256((nonce or "").encode()).hexdigest()]


def test_a_saved_game_is_resumed_and_played_to_its_end(fzzzt: Fzzzt, state: Path, tmp_path: Path) -> None:
    saved = json.loads((state / "plain.json").read_text("utf-8"))
    game = tmp_path / "game.json"
    played = fzzzt("play", "--plain", "--record", game, typed=f"y\n{ONES}")
    assert played.returncode == 0
    record = json.loads(game.read_text("utf-8"))
    assert record["events"][: len(saved["events"])] == saved["events"]
    assert {**record, "events": saved["events"]} == saved
    assert fzzzt("verify", game).stdout == "1 game: all right\n"


def test_a_match_is_resumed(fzzzt: Fzzzt, state: Path, tmp_path: Path) -> None:
    """Games of other bots are not mixed into a match, so the journal must seem to be of the code that is here."""
    (journal,) = (state / "arena").iterdir()
    header, *games = journal.read_text("utf-8").splitlines()
    match = Match(("random", "rookie"), Options(2), Deck.standard(), 3, "upgrade")
    about = {**json.loads(header), "program": match.line.program, "code": match.line.code}
    journal.unlink()
    lines = [json.dumps(about, separators=(",", ":")), *games]
    (journal.parent / f"{match.key}.jsonl").write_text("\n".join(lines), "utf-8")

    records = tmp_path / "records.jsonl"
    told = fzzzt(
        *("arena", "random", "rookie", "--deals", "3", "--seed", "upgrade", "--jobs", "1"),
        *("--resume", "--records", records),
    )
    assert (told.returncode, told.stderr) == (0, "")
    assert "3 deals, 6 games, seed upgrade" in told.stdout
    kept = [json.loads(game)["record"] for game in games[:2]]  # the third is of a deal that was broken off
    assert records.read_text("utf-8").splitlines()[:2] == kept
    assert fzzzt("verify", records).stdout == "6 games: all right\n"


# Records


def test_records_are_read_checked_and_written_the_same(fzzzt: Fzzzt, fixture: Fixture) -> None:
    assert fzzzt("verify", fixture.folder / "finished.jsonl").stdout == "4 games: all right\n"
    reported = json.loads(fzzzt("verify", "--json", fixture.folder / "unfinished.jsonl").stdout)
    assert [fault["reason"].partition(":")[0] for fault in reported["faults"]] == ["unfinished"] * 2
    assert not reported["unchecked"]
    texts = [(fixture.folder / name).read_text("utf-8") for name in ("finished.jsonl", "unfinished.jsonl")]
    for line in "".join(texts).splitlines():
        assert dump_record(replay_record(json.loads(line))[0]) == line
    for sign in ('"by":"rookie"', '"method":"seeded"', '"method":"commit-reveal"', '"id":"hut-NB"', '"players":6'):
        assert sign in texts[0]


def test_a_house_deck_is_still_one(fzzzt: Fzzzt, fixture: Fixture) -> None:
    assert "2 players, base game: " in fzzzt("deck", "check", fixture.folder / "house-deck.toml").stdout
