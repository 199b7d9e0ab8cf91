"""Today's deal in a hall with a real store: the same cards for everybody, one try each, and nobody looks before."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from fzzzt.bots.levels import installed_player
from fzzzt.daily.check import daily_fault
from fzzzt.daily.days import beginning_of, day_after, end_of
from fzzzt.daily.deal import BOTS
from fzzzt.fairness import commitment_to
from fzzzt.record import replay_record
from fzzzt.store import Store
from fzzzt.store.accounts import Account
from fzzzt.tables import Crew, Guest, Hall, Refusal, Terms
from fzzzt.tables.crew import quick_move
from fzzzt.wire import plain
from fzzzt.wire.terms import PlayOn
from patience import PATIENCE
from postgres import fresh_database
from tables.parlour import ADA, BOB, CLEO
from tables.test_hall import Player
from thoroughness import at_release

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from fzzzt.engine import Bid, Build, View

TODAY = "2026-11-17"
YESTERDAY, TOMORROW = day_after(TODAY, -1), day_after(TODAY)
NOON = beginning_of(TODAY) + 12 * 3_600_000


class Clock:
    """The time, set by hand."""

    def __init__(self, now: int = NOON) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


@pytest.fixture(params=[at_release("sqlite"), "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    return f"sqlite:///{tmp_path / 'fzzzt.db'}" if request.param == "sqlite" else fresh_database()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """Where one database is enough."""
    return f"sqlite:///{tmp_path / 'fzzzt.db'}"


class QuickCrew(Crew):
    """Bots that need no program."""

    async def decide(self, level: str, view: View, seed: str, *_: Any, **__: Any) -> Bid | Build:
        return quick_move(view, seed, installed_player(level))


@asynccontextmanager
async def opened(database: str, clock: Clock, crew: type[Crew] = QuickCrew) -> AsyncIterator[Hall]:
    """A hall as a server process has it, at this time."""
    store, bots = await Store.open(database), crew()
    hall = Hall(store, bots, clock)
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()
        await bots.stop()
        await store.close()


async def play(hall: Hall, guest: Guest, seed: int, day: str | None = None, moves: int = 100_000) -> str:
    """Somebody plays a day's deal as these random numbers say; answers the table."""
    table = await hall.daily.open_table(guest, day)
    live = await hall.table(table)
    player = Player(guest, live)
    await player.play(Random(seed), moves)
    await hall.bookkeeper.count(live.table) if live.table.phase == "over" else None
    return table


async def record(hall: Hall, guest: Guest, table: str) -> dict[str, Any]:
    """The record that somebody gets of a table."""
    found: dict[str, Any] = json.loads(await (await hall.table_for(guest, table)).record())
    return found


async def refused(attempt: Any) -> str:
    """The code with which something is refused."""
    with pytest.raises(Refusal) as refusal:
        await attempt
    return refusal.value.code


def test_the_same_play_gives_the_same_game_at_any_server(sqlite: str) -> None:
    async def evening() -> None:
        async with opened(sqlite, Clock()) as hall:
            games = [await record(hall, guest, await play(hall, guest, 7)) for guest in (ADA, BOB)]
            other = await record(hall, CLEO, await play(hall, CLEO, 8))
        assert games[0]["events"] == games[1]["events"]
        assert games[0]["events"][0] == other["events"][0], "the same cards in the same order"
        assert games[0]["events"] != other["events"]
        assert [seat.get("bot") for seat in games[0]["seats"]] == list(BOTS)

    asyncio.run(evening())


def test_everybody_has_one_try_and_comes_back_to_it(database: str) -> None:
    async def evening() -> None:
        async with AsyncExitStack() as servers:
            hall = other = await servers.enter_async_context(opened(database, Clock()))
            if hall.store.shared:
                other = await servers.enter_async_context(opened(database, Clock()))
            asked = (each.daily.open_table(ADA, None) for each in (hall, other) for _ in range(3))
            tables = await asyncio.gather(*asked)
            assert len(set(tables)) == 1, "however often and wherever it is asked for"
            await play(hall, ADA, 1, moves=5)
            assert await other.daily.open_table(ADA, TODAY) == tables[0]
            page = await hall.daily.page(ADA)
            assert (page.mine.table, page.mine.finished) == (tables[0], False)
            await play(hall, ADA, 1)
            page = await other.daily.page(ADA)
            assert page.mine.finished
            assert page.mine.points == (await record(hall, ADA, tables[0]))["events"][-1]["seats"][0]["total"]
            assert [len(line) for line in page.mine.marks] == [8] * 5
            assert page.streak == page.longest == 1

    asyncio.run(evening())


def test_until_the_day_is_over_only_those_who_have_finished_may_look(sqlite: str) -> None:
    async def evening() -> None:
        clock = Clock()
        async with opened(sqlite, clock) as hall:
            table = await play(hall, ADA, 1)
            begun = await play(hall, BOB, 2, moves=3)
            wishes = [PlayOn(event=40, table=table)]
            for guest in (BOB, CLEO):
                assert await refused(hall.table_for(guest, table)) == "daily-closed"
                assert await refused(hall.daily.results(guest, TODAY)) == "daily-closed"
                terms = Terms(players=4, bots=[None, *["rookie"] * 3], play_on=wishes[0])
                assert await refused(hall.open_table(guest, terms)) == "daily-closed"
            assert await refused(hall.table_for(CLEO, begun)) == "daily-closed", "nor at one that is being played"
            told = await record(hall, ADA, table)
            secret = (await hall.store.daily.drawn(TODAY, TODAY))[0].secret
            assert secret not in json.dumps(told), "whoever has finished gets the record, but not the secret"
            assert told["shuffle"] == {"method": "daily", "day": TODAY, "commitment": commitment_to(secret)}
            played_on = await hall.open_table(ADA, Terms(players=4, public=True, bots=[None] * 4, play_on=wishes[0]))
            assert await refused(hall.table_for(BOB, played_on)) == "daily-closed"
            assert not (await hall.lists.open_tables()), "it is in no list"
            await play(hall, BOB, 2)
            assert (await hall.daily.results(BOB, TODAY)).people == 2
            assert await record(hall, BOB, table) == told
            clock.now = end_of(TODAY)
            assert (await record(hall, CLEO, table))["shuffle"]["secret"] == secret
            assert (await hall.daily.results(CLEO, TODAY)).people == 2

    asyncio.run(evening())


def test_a_secret_is_bound_the_day_before_and_told_when_the_day_is_over(database: str) -> None:
    async def days() -> None:
        clock = Clock()
        async with opened(database, clock) as hall:
            first = await hall.daily.page(ADA)
            assert first.today.day == TODAY
            assert not first.today.early, "this server began today"
            assert (first.today.secret, first.tomorrow.secret, first.earlier) == (None, None, ())
            clock.now = end_of(TODAY)
            second = await hall.daily.page(ADA)
            assert second.today == first.tomorrow
            assert second.today.early
            (told,) = second.earlier
            assert commitment_to(told.secret or "") == told.commitment == first.today.commitment

    asyncio.run(days())


def test_records_are_right_for_a_verifier_before_and_after_the_day(sqlite: str) -> None:
    async def evening() -> None:
        clock = Clock()
        async with opened(sqlite, clock) as hall:
            table = await play(hall, ADA, 3)
            for _ in range(2):
                read, _ = replay_record(await record(hall, ADA, table))
                assert daily_fault(read) is None
                clock.now = end_of(TODAY)

    asyncio.run(evening())


def test_yesterdays_deal_is_played_without_counting(sqlite: str) -> None:
    async def days() -> None:
        clock = Clock()
        async with opened(sqlite, clock) as hall:
            original = await play(hall, ADA, 3)
            clock.now = end_of(TODAY)
            again = await play(hall, BOB, 3, TODAY)
            assert (await record(hall, CLEO, again))["events"] == (await record(hall, CLEO, original))["events"]
            results = await hall.daily.results(BOB, TODAY)
            assert (results.people, results.mine.finished) == (1, False)
            assert await hall.daily.open_table(BOB, TODAY) != again, "as often as one likes"
            for day in (TOMORROW, day_after(TOMORROW), YESTERDAY, "2026-02-30"):
                wanted = None if day == TOMORROW else "daily-no-such-day"
                assert wanted is None or await refused(hall.daily.open_table(BOB, day)) == wanted

    asyncio.run(days())


def test_a_try_that_outlives_its_day_can_be_finished_and_does_not_count(sqlite: str) -> None:
    async def days() -> None:
        clock = Clock()
        async with opened(sqlite, clock) as hall:
            table = await play(hall, ADA, 3, moves=4)
            clock.now = end_of(TODAY)
            live = await hall.table(table)
            await Player(ADA, live).play(Random(4))
            await hall.bookkeeper.count(live.table)
            results = await hall.daily.results(ADA, TODAY)
            assert (results.people, results.mine.late, results.mine.table) == (0, True, table)
            assert (await hall.daily.page(ADA)).streak == 0

    asyncio.run(days())


def test_nobody_decides_for_whoever_plays_todays_deal(sqlite: str) -> None:
    async def evening() -> None:
        async with opened(sqlite, Clock()) as hall:
            table = await play(hall, ADA, 3, moves=2)
            player = Player(ADA, await hall.table(table))
            for message in ("away", "end"):
                assert await refused(player.say(message)) == "daily-own-hand"
            assert await refused(player.say("hint", seq=player.live.seq)) == "no-hints"
            assert await refused(player.live.pass_on(ADA)) == "daily-own-hand"
            await player.play(Random(1))
            assert await refused(player.say("rematch")) == "daily-once"

    asyncio.run(evening())


def test_a_bot_that_fails_is_not_replaced_by_another_level(sqlite: str) -> None:
    """However slow the machine is: the same play must give the same game."""

    async def evening() -> None:
        async with opened(sqlite, Clock(), Crew) as hall:
            expected = await record(hall, ADA, await play(hall, ADA, 5))
            await hall.crew.stop()  # no program answers any more
            assert (await record(hall, BOB, await play(hall, BOB, 5)))["events"] == expected["events"]

    asyncio.run(evening())


def test_results_say_who_made_what_of_the_same_cards(database: str) -> None:
    async def evening() -> None:
        async with opened(database, Clock()) as hall:
            for seed, guest in enumerate((ADA, BOB, CLEO)):
                await play(hall, guest, seed)
            async with asyncio.timeout(PATIENCE):
                while not (results := await hall.daily.results(BOB, TODAY)).bots:
                    await asyncio.sleep(0.1)
        points = {line.name: line.points for line in results.guests}
        assert results.accounts == (), "guests are listed apart"
        assert [line.points for line in results.guests] == sorted(points.values(), reverse=True)
        assert [line.name for line in results.guests if line.you] == ["Bob"]
        assert points["Bob"] == results.mine.points
        assert sum(bar.guests for bar in results.bars) == 3
        assert results.bots[0].level == "mechanic"
        assert 0 < len(results.lots) <= 3
        lot = results.lots[0]
        assert lot.low <= lot.middle <= lot.high
        assert lot.high > lot.low
        assert lot.people == 3

    asyncio.run(evening())


def test_an_account_has_a_rank_and_takes_a_guests_try_along(database: str) -> None:
    async def evening() -> None:
        async with opened(database, Clock()) as hall:
            await hall.store.accounts.create(Account("ada-account", "Ada", NOON))
            table = await play(hall, ADA, 1)
            account = Guest("ada-account", "Ada", account=True)
            await hall.hand_over([(ADA, account)])
            await hall.store.accounts.absorb([(ADA.id, account.id)])
            assert await hall.daily.open_table(account, None) == table, "signing in gives nobody a second try"
            await play(hall, BOB, 2)
            await hall.store.accounts.absorb([(BOB.id, account.id)])
            results = await hall.daily.results(account, TODAY)
            (line,) = results.accounts
            assert (line.name, line.guest, line.rank, line.you) == ("Ada", False, 1, True)
            assert (results.ranked, results.mine.rank, results.people) == (1, 1, 2)
            assert [line.name for line in results.guests] == ["Bob"], "the account had a try of its own"

    asyncio.run(evening())


@pytest.mark.parametrize("order", [(ADA, BOB), (BOB, ADA)])
def test_of_several_guests_tries_the_first_is_the_accounts(database: str, order: tuple[Guest, Guest]) -> None:
    async def evening() -> None:
        clock = Clock()
        async with opened(database, clock) as hall:
            await hall.store.accounts.create(Account("account", "Ada of the day", NOON))
            tables = {}
            for guest, seed in ((ADA, 1), (BOB, 2)):
                clock.now += 60_000
                tables[guest.name] = await play(hall, guest, seed)
            account = Guest("account", "Ada of the day", account=True)
            for guest in order:
                await hall.hand_over([(guest, account)])
                await hall.store.accounts.absorb([(guest.id, account.id)])
            assert await hall.daily.open_table(account, None) == tables["Ada"]
            results = await hall.daily.results(account, TODAY)
            ((line,), (other,)) = results.accounts, results.guests
            assert (line.name, other.name, results.people) == ("Ada of the day", "Bob", 2)

    asyncio.run(evening())


@pytest.mark.parametrize("guests", [0, 1])
def test_a_try_that_is_not_finished_takes_no_others_place(database: str, guests: int) -> None:
    """Neither the account's that was begun later, nor the guest's that was begun first and left."""

    async def evening() -> None:
        clock, account = Clock(), Guest("account", "Ada of the day", account=True)
        async with opened(database, clock) as hall:
            await hall.store.accounts.create(Account("account", "Ada of the day", NOON))
            await play(hall, ADA, 1, moves=2 if guests else 100_000)
            clock.now += 60_000
            own = await play(hall, account, 2, moves=100_000 if guests else 2)
            await hall.store.accounts.absorb([(ADA.id, account.id)])
            kept = await hall.daily.open_table(account, None)
            assert (kept == own, await hall.daily.has_finished(account, TODAY)) == (bool(guests), True)

    asyncio.run(evening())


def test_what_is_told_before_playing_says_nothing_of_the_cards(tmp_path: Path) -> None:
    """Two servers whose secrets differ tell the same, but for what binds them."""

    async def told(name: str) -> dict[str, Any]:
        async with opened(f"sqlite:///{tmp_path / name}", Clock()) as hall:
            await play(hall, ADA, 1)
            page: dict[str, Any] = plain(await hall.daily.page(BOB))
            secrets = [deal.secret for deal in await hall.store.daily.drawn(TODAY, TOMORROW)]
            assert not any(secret in json.dumps(page) for secret in secrets)
            for day in ("today", "tomorrow"):
                del page[day]["commitment"]
            return page

    assert asyncio.run(told("one.db")) == asyncio.run(told("other.db"))
