"""The hall with a real store: nothing accepted is lost, nothing counts twice, and any process serves any table."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from fzzzt.engine import Deck
from fzzzt.record import replay_record
from fzzzt.store import Append, Line, Standing, Store
from fzzzt.tables import Crew, Guest, Hall, LiveTable, Refusal, Terms, decode_command
from fzzzt.tables.hall import clock_now
from fzzzt.tables.table import COVER_PACE
from fzzzt.wire import plain
from fzzzt.wire.bodies import Seated
from fzzzt.wire.terms import Clock
from patience import PATIENCE
from postgres import fresh_database
from tables.parlour import ADA, BOB, CLEO, EVE

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine
    from pathlib import Path


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'fzzzt.db'}"
    return fresh_database()


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Hall]:
    """A hall as a server process has it."""
    store, crew = await Store.open(database), Crew()
    hall = Hall(store, crew)
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()
        await crew.stop()
        await store.close()


class Player:
    """Somebody at a screen: keeps what was sent, and answers questions about it."""

    def __init__(self, guest: Guest, live: LiveTable, seq: int = 0) -> None:
        self.guest, self.live = guest, live
        self.messages: list[dict[str, Any]] = []
        self.now: dict[str, Any] = {}
        """The situation by all messages so far."""
        self.news = asyncio.Event()
        self._said = 0
        self.subscription = live.subscribe(guest, seq, self._hear)

    def _hear(self, message: bytes) -> None:
        self.messages.append(json.loads(message))
        self.now = {**self.now, **self.messages[-1]}
        self.news.set()

    @property
    def numbers(self) -> list[int]:
        """The numbers of all entries, in the order they came."""
        return [entry["seq"] for message in self.messages for entry in message.get("entries", ())]

    async def say(self, type_: str, message_id: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a message."""
        self._said += 1
        message = {"type": type_, "id": message_id or f"{id(self)}-{self._said}", **fields}
        done: dict[str, Any] = plain(await self.live.do(self.guest, decode_command(json.dumps(message))))
        return done

    async def until(self, wish: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait until the situation is as wished."""
        async with asyncio.timeout(PATIENCE):
            while not wish(self.now):
                self.news.clear()
                await self.news.wait()
        return self.now

    async def play(self, rng: Random, moves: int = 100_000) -> None:
        """Play whatever is legal, until the game is over or so many moves are made."""
        for _ in range(moves):
            now = await self.until(_my_turn_or_over)
            if not now["view"]["legal"]:
                return
            await self.move(now, rng)

    async def move(self, now: dict[str, Any], rng: Random) -> dict[str, Any]:
        """Make one lawful move."""
        if "bid" in now["view"]["legal"]:
            return await self.say("bid", cards=[rng.choice(now["view"]["legal"]["bid"])], seq=now["seq"])
        return await self.say("build", robots={}, seq=now["seq"])


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    asyncio.run(coroutine)


def test_people_and_bots_play_to_the_end(database: str) -> None:
    async def evening() -> None:
        async with opened(database) as hall:
            table = await hall.open_table(ADA, Terms(players=4, bots=[None, None, "tinker", "rookie"]))
            live = await hall.table(table)
            await live.sit(ADA, None, None)
            await live.sit(BOB, None, None)
            people = [Player(ADA, live), Player(BOB, live)]
            await asyncio.gather(*(player.play(Random(1)) for player in people))
            record, _ = replay_record(json.loads(await live.record()))
            assert record.finished
            for player in people:
                assert player.numbers == list(range(1, live.seq + 1))

    run(evening())


def test_a_table_outlives_the_process(database: str) -> None:
    async def evening() -> None:
        async with opened(database) as hall:
            live = await hall.table(await hall.open_table(ADA, Terms(players=2, bots=[None, "rookie"])))
            await live.sit(ADA, None, None)
            ada = Player(ADA, live)
            await ada.play(Random(2), moves=5)
            seq = live.seq
        async with opened(database) as hall:
            again = await hall.table(live.id)
            assert again.seq >= seq
            back = Player(ADA, again, seq)
            assert back.numbers == list(range(seq + 1, again.seq + 1))
            await back.play(Random(3))
            assert again.table.phase == "over"

    run(evening())


def test_a_repeated_message_counts_once_and_is_answered_again(database: str) -> None:
    async def evening() -> None:
        async with opened(database) as hall:
            live = await hall.table(await hall.open_table(ADA, Terms(players=2)))
            await live.sit(ADA, None, None)
            await live.sit(BOB, None, None)
            players = {0: Player(ADA, live), 1: Player(BOB, live)}
            first = players[live.table.waiting[0]]
            bid = {"cards": [first.now["view"]["hand"][0]], "seq": first.now["seq"]}
            answer = await first.say("bid", "once", **bid)
            assert await first.say("bid", "once", **bid) == answer
            seq = live.seq
        async with opened(database) as hall:
            live = await hall.table(live.id)
            assert await Player(first.guest, live).say("bid", "once", **bid) == answer
            assert live.seq == seq

    run(evening())


def test_sealed_moves_are_as_durable_as_others(database: str) -> None:
    async def evening() -> None:
        async with opened(database) as hall:
            live = await hall.table(await hall.open_table(ADA, Terms(players=2)))
            await live.sit(ADA, None, None)
            await live.sit(BOB, None, None)
            second = {0: ADA, 1: BOB}[1 - live.table.waiting[0]]
            player = Player(second, live)
            cards = player.now["view"]["hand"][:2]
            await player.say("prepare", cards=cards, seq=player.now["seq"])
            assert player.now["you"]["prepared"] == cards
        async with opened(database) as hall:
            live = await hall.table(live.id)
            assert Player(second, live).now["you"]["prepared"] == cards
            assert Player(EVE, live).now["you"]["prepared"] is None

    run(evening())


@asynccontextmanager
async def on_the_clock(database: str, now: list[int]) -> AsyncIterator[Hall]:
    """A hall whose time is set by hand."""
    store, crew = await Store.open(database), Crew()
    hall = Hall(store, crew, lambda: now[0])
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()
        await crew.stop()
        await store.close()


def test_a_covering_bot_makes_one_decision_at_a_time_and_gives_the_seat_back(database: str) -> None:
    async def evening() -> None:
        now = [1_000_000]
        async with on_the_clock(database, now) as hall:
            live = await hall.table(await hall.open_table(ADA, Terms(players=2, cover="tinker")))
            await live.sit(ADA, None, None)
            await live.sit(BOB, None, None)
            ada, bob = Player(ADA, live), Player(BOB, live)
            await ada.say("away")
            while not ada.now["you"]["covered"]:
                if live.table.waiting == (1,):
                    await bob.move(bob.now, Random(4))
                before = live.table.happened
                now[0] += COVER_PACE - 1
                live.look_up()
                await asyncio.sleep(0.05)
                assert live.table.happened == before, "not before a person would have decided"
                now[0] += 1
                live.look_up()
                await ada.until(lambda _, before=before: live.table.happened > before)  # type: ignore[misc]
            await ada.say("back")
            assert live.table.seats[0].state == "person"
            assert '"by":"tinker"' in "".join(line.body for line in await hall.store.lines(live.id))

    run(evening())


def test_a_clock_that_runs_out_hands_one_decision_to_a_bot(database: str) -> None:
    async def evening() -> None:
        now = [1_000_000]
        async with on_the_clock(database, now) as hall:
            terms = Terms(players=2, bots=[None, "rookie"], clock=Clock(kind="move", seconds=5))
            live = await hall.table(await hall.open_table(ADA, terms))
            await live.sit(ADA, None, None)
            ada = Player(ADA, live)
            await ada.until(lambda now: now["view"]["legal"] is not None)
            now[0] += 5_000
            live.driver.drive()
            await ada.until(lambda now: now["table"]["seats"][0]["state"] == "away")
            now[0] += COVER_PACE
            live.driver.drive()
            await ada.until(lambda now: now["table"]["seats"][0]["state"] == "person")
            assert any(entry["type"] == "away" and entry["why"] == "clock" for entry in _entries(ada))
            assert ada.now["you"]["covered"]

    run(evening())


def test_nothing_happens_at_a_table_that_everybody_has_left(database: str) -> None:
    async def evening() -> None:
        now = [1_000_000]
        async with on_the_clock(database, now) as hall:
            terms = Terms(players=2, bots=[None, "rookie"], clock=Clock(kind="move", seconds=30))
            live = await hall.table(await hall.open_table(ADA, terms))
            await live.sit(ADA, None, None)
            ada = Player(ADA, live)
            await ada.until(lambda now: now["view"]["legal"] is not None)
            ada.subscription.close()
            now[0] += 5_000
            live.look_up()
            while not live.table.asleep:
                await asyncio.sleep(0.01)
            seq = live.seq
            for _ in range(3):
                now[0] += 600_000
                live.look_up()
                await asyncio.sleep(0.02)
            assert live.seq == seq
            back = Player(ADA, live)
            await back.until(lambda now: not now["table"]["asleep"])
            assert back.now["table"]["seats"][0]["state"] == "person"
            assert 0 < back.now["you"]["left_ms"] <= 30_000

    run(evening())


def test_a_rematch_keeps_everybodys_seat(database: str) -> None:
    async def evening() -> None:
        async with opened(database) as hall:
            live = await hall.table(await hall.open_table(ADA, Terms(players=3, bots=[None, "rookie", None])))
            await live.sit(ADA, 0, None)
            await live.sit(BOB, 2, None)
            ada = Player(ADA, live)
            with pytest.raises(Refusal, match="not over"):
                await ada.say("rematch")
            bob = Player(BOB, live)
            await ada.say("end")
            await bob.say("end")
            await asyncio.gather(ada.say("rematch"), bob.say("rematch"))
            following = await hall.table(live.table.next or "")
            assert [seat.state for seat in following.table.seats] == ["kept", "bot", "kept"]
            with pytest.raises(Refusal):
                await following.sit(CLEO, None, None)
            assert await following.sit(BOB, None, None) == Seated(2)
            assert await following.sit(ADA, None, None) == Seated(0)
            assert following.table.phase == "playing"
            assert following.table.commitment != live.table.commitment

    run(evening())


def test_all_who_want_a_rematch_at_once_get_the_same_table(database: str) -> None:
    async def evening() -> None:
        async with opened(database) as hall:
            live = await hall.table(await hall.open_table(ADA, Terms(players=2)))
            await live.sit(ADA, None, None)
            await live.sit(BOB, None, None)
            players = [Player(ADA, live), Player(BOB, live)]
            for player in players:
                await player.say("end")
            await asyncio.gather(*(player.say("rematch") for player in players * 3))
            assert len(await hall.lists.tables_of(ADA)) == 2

    run(evening())


def test_a_table_of_bots_alone_begins_at_once(database: str) -> None:
    async def evening() -> None:
        async with opened(database) as hall:
            live = await hall.table(await hall.open_table(ADA, Terms(players=2, bots=["random", "rookie"])))
            await Player(EVE, live).until(lambda now: now["table"]["phase"] == "over")

    run(evening())


def test_no_session_of_a_bot_outlives_its_game(database: str) -> None:
    async def evening() -> None:
        async with opened(database) as hall:
            live = await hall.table(await hall.open_table(ADA, Terms(players=2, bots=["tinker", "rookie"])))
            watcher = Player(EVE, live)
            await watcher.until(lambda now: now["view"]["round"] > 1)
            assert len(open_sessions(hall, live)) == 2
            await watcher.until(lambda now: now["table"]["phase"] == "over")
            assert not open_sessions(hall, live)

    run(evening())


def open_sessions(hall: Hall, live: LiveTable) -> list[str]:
    """The sessions of a table that the crew keeps."""
    names = [f"{live.mark}/{seat}" for seat in range(len(live.table.seats))]
    return [name for name in names for worker in hall.crew._workers if worker.sessions.heard(name) >= 0]


def test_a_table_that_cannot_be_read_does_not_stop_the_others(database: str) -> None:
    async def evening() -> None:
        async with opened(database) as hall:
            lines = (Line(1, 1, 1, '{"type":"nonsense"}'),)
            await hall.store.append(Append("unreadable-table", lines, Standing("playing", False, 1, (), 1, (), "{}")))
            live = await hall.table(await hall.open_table(ADA, Terms(players=2, bots=["random", "rookie"])))
        async with opened(database) as hall:
            while (await hall.table(live.id)).table.phase == "playing":
                await asyncio.sleep(0.05)

    run(evening())


def test_no_clock_runs_out_while_no_server_is_there(database: str) -> None:
    async def evening() -> None:
        terms = Terms(players=2, bots=[None, "rookie"], clock=Clock(kind="move", seconds=5))
        async with opened(database) as hall:
            live = await hall.table(await hall.open_table(ADA, terms))
            await live.sit(ADA, None, None)
            await Player(ADA, live).until(lambda now: now["view"]["legal"] is not None)
        later = clock_now() + 3_600_000
        store, crew = await Store.open(database), Crew()
        hall = Hall(store, crew, lambda: later)
        await hall.start()
        ada = Player(ADA, await hall.table(live.id))
        assert ada.now["table"]["seats"][0]["state"] == "person"
        await ada.move(ada.now, Random(1))
        await hall.stop()
        await crew.stop()
        await store.close()

    run(evening())


def test_a_table_outlives_a_correction_of_the_standard_deck(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with opened(database) as hall:
            live = await hall.table(await hall.open_table(ADA, Terms(players=2, bots=[None, "rookie"])))
            await live.sit(ADA, None, None)
        standard = Deck.standard()
        faces = [replace(card, points=4) if card.id == "r5-n" else card for card in standard.cards.values()]
        other = Deck([card for card in faces if card.kind != "mechanic"], "standard", "another file")
        monkeypatch.setattr(Deck, "standard", lambda: other)
        async with opened(database) as hall:
            again = await hall.table(live.id)
            assert again.table.faces == standard
            await Player(ADA, again).play(Random(1))
            record, _ = replay_record(json.loads(await again.record()))
            assert record.faces == standard

    run(evening())


def test_a_seat_moves_to_another_device_once(database: str) -> None:
    async def evening() -> None:
        async with opened(database) as hall:
            live = await hall.table(await hall.open_table(ADA, Terms(players=2, bots=[None, "rookie"])))
            await live.sit(ADA, None, None)
            token = await live.pass_on(ADA)
            phone = Guest("phone", "Ada's phone")
            with pytest.raises(Refusal, match="link"):
                await live.claim(phone, token + "x")
            assert await live.claim(phone, token) == Seated(0)
            with pytest.raises(Refusal, match="link"):
                await live.claim(EVE, token)
            assert Player(ADA, live).now["view"]["hand"] is None
            assert Player(phone, live).now["view"]["hand"]
            assert [table.id for table in await hall.lists.tables_of(phone)] == [live.id]
            assert await hall.lists.tables_of(ADA) == []

    run(evening())


def test_my_tables_come_with_those_first_that_wait_for_me(database: str) -> None:
    async def evening() -> None:
        async with opened(database) as hall:
            waiting = await hall.open_table(ADA, Terms(players=2, bots=[None, "rookie"]))
            quiet = await hall.open_table(ADA, Terms(players=2, public=True))
            for table in (waiting, quiet):
                live = await hall.table(table)
                await live.sit(ADA, None, None)
            await Player(ADA, await hall.table(waiting)).until(lambda now: now["view"]["legal"] is not None)
            mine = await hall.lists.tables_of(ADA)
            assert [(table.id, table.your_turn) for table in mine] == [(waiting, True), (quiet, False)]
            assert [table.id for table in await hall.lists.open_tables()] == [quiet]

    run(evening())


def test_people_at_one_table_can_be_on_different_processes() -> None:
    async def evening() -> None:
        database = fresh_database()
        async with opened(database) as here, opened(database) as there:
            table = await here.open_table(ADA, Terms(players=3, bots=[None, None, "rookie"]))
            await (await here.table(table)).sit(ADA, None, None)
            await (await there.table(table)).sit(BOB, None, None)
            ada, bob = Player(ADA, await here.table(table)), Player(BOB, await there.table(table))
            await asyncio.gather(ada.play(Random(5)), bob.play(Random(6)))
            final = (await here.table(table)).seq
            assert ada.numbers == bob.numbers == list(range(1, final + 1))

    run(evening())


def test_who_is_connected_to_another_process_is_here() -> None:
    async def evening() -> None:
        database = fresh_database()
        async with opened(database) as here, opened(database) as there:
            table = await here.open_table(ADA, Terms(players=2))
            await (await here.table(table)).sit(ADA, None, None)
            ada, bob = Player(ADA, await here.table(table)), Player(BOB, await there.table(table))
            await bob.live.sit(BOB, None, None)
            await until(lambda: ada.live.company.is_connected(BOB.id) and bob.live.company.is_connected(ADA.id))
            await bob.say("typing", on=True)
            await until(lambda: ada.live.company.presence_of(BOB.id).typing)
            bob.subscription.close()
            await until(lambda: not ada.live.company.is_connected(BOB.id))

    run(evening())


async def until(wish: Callable[[], bool]) -> None:
    """Wait until it is so."""
    async with asyncio.timeout(PATIENCE):
        while not wish():
            await asyncio.sleep(0.02)


def test_another_process_takes_over_the_bots_of_one_that_died() -> None:
    async def evening() -> None:
        database = fresh_database()
        async with opened(database) as there:
            store, crew = await Store.open(database), Crew()
            dying = Hall(store, crew)
            await dying.start()
            table = await dying.open_table(ADA, Terms(players=2, bots=[None, "rookie"]))
            await (await dying.table(table)).sit(ADA, None, None)
            dying.stopping = True  # no more bots, no more heartbeats, and no farewell
            dying._caretaker.stop()
            ada = Player(ADA, await there.table(table))
            await ada.play(Random(7))
            assert (await there.table(table)).table.phase == "over"
            await crew.stop()
            await store.close()

    run(evening())


def test_there_is_no_such_table() -> None:
    async def evening() -> None:
        async with opened(fresh_database()) as hall:
            for name in ("", "x" * 16, "../../etc/passwd", "a" * 10_000):
                with pytest.raises(Refusal, match="no such table"):
                    await hall.table(name)

    run(evening())


def _my_turn_or_over(now: dict[str, Any]) -> bool:
    return bool(now["view"]) and (now["view"]["legal"] is not None or now["table"]["phase"] != "playing")


def _entries(player: Player) -> list[dict[str, Any]]:
    return [entry for message in player.messages for entry in message.get("entries", ())]
