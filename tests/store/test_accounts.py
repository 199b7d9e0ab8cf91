"""Accounts in the database: names that nobody can take for another's, and what signs in once."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fzzzt.store import (
    Account,
    Choice,
    Conflict,
    Counted,
    LastWayIn,
    NameTaken,
    Passkey,
    Result,
    Session,
    Store,
    Subscribed,
    Tally,
)
from fzzzt.store.groups import Group, GroupGame, GroupSeat
from fzzzt.store.likeness import likeness

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

ADA = Account("id-of-ada", "Ada", 1_000)
KEY = Passkey("key-1", ADA.id, b"public", 3, "Firefox", 1_000, 1_000)


@asynccontextmanager
async def opened(url: str, *, beside: bool = False) -> AsyncIterator[Store]:
    store = await Store.open(url, beside=beside)
    try:
        yield store
    finally:
        await store.close()


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ada", "ADA"),
        ("Ada", "Аda"),
        ("Ada", "A d a"),
        ("Ian", "lan"),
        ("ian", "IAN"),
        ("Bob", "B0b"),
        ("modern", "rnodern"),
        ("Ada", "Ａｄａ"),
        ("Пётр", "Пëтp"),
        ("Ada", "𝔄𝔡𝔞"),
    ],
)
def test_names_that_look_alike_have_one_likeness(name: str, other: str) -> None:
    assert likeness(name) == likeness(other)


@pytest.mark.parametrize(("name", "other"), [("Ada", "Adb"), ("Zoe", "Zoë"), ("Пётр", "Петр"), ("李", "王")])
def test_names_that_can_be_told_apart_stay_apart(name: str, other: str) -> None:
    assert likeness(name) != likeness(other)


@given(st.text(max_size=40))
def test_a_likeness_looks_like_itself(name: str) -> None:
    assert likeness(likeness(name)) == likeness(name)
    assert likeness(name.swapcase()) == likeness(name.swapcase().casefold())


def test_an_account_is_known_by_the_id_of_its_guest(url: str) -> None:
    async def evening() -> None:
        async with opened(url) as store:
            assert await store.accounts.known([ADA.id, "guest"]) == {}
            await store.accounts.create(ADA, KEY, ["one", "two"])
            assert await store.accounts.known([ADA.id, "guest"]) == {ADA.id: "Ada"}
            assert await store.accounts.known([]) == {}
            assert await store.accounts.find("аdа") == ADA
            assert await store.accounts.passkeys.of(ADA.id) == [KEY]
            assert await store.accounts.codes.left(ADA.id) == 2
            with pytest.raises(Conflict):
                await store.accounts.create(Account(ADA.id, "Another", 2_000))

    asyncio.run(evening())


def test_no_two_accounts_have_names_that_look_alike(url: str) -> None:
    async def evening() -> None:
        async with opened(url) as store:
            await store.accounts.create(ADA)
            with pytest.raises(NameTaken):
                await store.accounts.create(Account("other", "АDА", 2_000), KEY, ["one"])
            assert await store.accounts.passkeys.find(KEY.id) is None
            await store.accounts.create(Account("other", "Bob", 2_000))
            with pytest.raises(NameTaken):
                await store.accounts.rename("other", "A da")
            await store.accounts.rename(ADA.id, "ADA")
            await store.accounts.rename("other", "B0B")
            assert await store.accounts.known([ADA.id, "other"]) == {ADA.id: "ADA", "other": "B0B"}

    asyncio.run(evening())


def test_of_many_who_want_a_name_at_once_one_gets_it(url: str) -> None:
    async def evening() -> None:
        async with opened(url) as store:
            wishes = [store.accounts.create(Account(f"id-{number}", "Ada", number)) for number in range(8)]
            answers = await asyncio.gather(*wishes, return_exceptions=True)
            assert answers.count(None) == 1
            assert all(answer is None or isinstance(answer, NameTaken | Conflict) for answer in answers)
            assert len(await store.accounts.listed()) == 1

    asyncio.run(evening())


def test_a_code_works_once_and_not_when_it_is_too_old(url: str) -> None:
    async def evening() -> None:
        async with opened(url) as store:
            codes = store.accounts.codes
            await store.accounts.create(ADA, None, ["one", "two"])
            answers = await asyncio.gather(*(codes.take("one", 5_000) for _ in range(6)))
            assert sorted(map(str, answers)) == sorted([ADA.id, *["None"] * 5])
            assert await codes.left(ADA.id) == 1
            await codes.add(ADA.id, "device", "short", expires=9_000, now=5_000)
            assert await codes.take("short", 9_000) is None
            await codes.add(ADA.id, "device", "newer", expires=19_000, now=9_000)
            assert await codes.take("short", 8_999) is None, "a new one takes its place"
            assert await codes.take("newer", 10_000) == ADA.id
            await codes.replace(ADA.id, ["three"])
            assert await codes.take("two", 10_000) is None
            assert await codes.spend("challenge", until=20_000, now=10_000)
            assert not await codes.spend("challenge", until=20_000, now=10_001)

    asyncio.run(evening())


def test_of_two_passkeys_removed_at_the_same_moment_one_stays(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store, opened(url, beside=True) as other:
            await store.accounts.create(ADA, KEY)
            for number in range(20):
                spare = replace(KEY, id=f"spare-{number}")
                kept = (await store.accounts.passkeys.of(ADA.id))[0]
                await store.accounts.passkeys.add(spare, most=2)
                answers = await asyncio.gather(
                    store.accounts.passkeys.remove(ADA.id, kept.id),
                    other.accounts.passkeys.remove(ADA.id, spare.id),
                    return_exceptions=True,
                )
                assert sorted(map(repr, answers)) == ["LastWayIn()", "True"]
                assert len(await store.accounts.passkeys.of(ADA.id)) == 1

    asyncio.run(scenario())


def test_the_last_passkey_goes_only_where_a_code_is_left(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            keys, codes = store.accounts.passkeys, store.accounts.codes
            await store.accounts.create(ADA, KEY)
            await codes.add(ADA.id, "device", "soon too old", expires=9_000, now=1_000)
            with pytest.raises(LastWayIn):
                await keys.remove(ADA.id, KEY.id)
            assert await keys.of(ADA.id) == [KEY]
            await codes.replace(ADA.id, ["for long"])
            assert await keys.remove(ADA.id, KEY.id)
            assert not await keys.remove(ADA.id, KEY.id)

    asyncio.run(scenario())


def test_a_passkey_counts_its_uses_and_an_old_count_is_refused(url: str) -> None:
    async def evening() -> None:
        async with opened(url) as store:
            keys = store.accounts.passkeys
            await store.accounts.create(ADA, KEY)
            assert await keys.use(KEY, 4, 2_000)
            assert not await keys.use(KEY, 4, 2_000)
            found = await keys.find(KEY.id)
            assert found is not None
            assert (found.uses, found.used) == (4, 2_000)
            second = Passkey("key-2", ADA.id, b"other", 0, "Phone", 3_000, 3_000)
            assert await keys.add(second, most=2)
            assert not await keys.add(Passkey("key-3", ADA.id, b"", 0, "", 0, 0), most=2)
            assert not await keys.remove("somebody", second.id)
            assert await keys.remove(ADA.id, second.id)

    asyncio.run(evening())


def test_a_session_ends_for_one_place_or_for_all_others(url: str) -> None:
    async def evening() -> None:
        async with opened(url) as store:
            sessions = store.accounts.sessions
            await store.accounts.create(ADA)
            for number in range(4):
                await sessions.begin(Session(f"s{number}", ADA.id, "", number, number), most=3)
            assert [session.id for session in await sessions.of(ADA.id)] == ["s3", "s2", "s1"]
            known = await sessions.look(ADA.id, "s3")
            assert known is not None
            assert (known.name, known.session) == ("Ada", "s3")
            forged = await sessions.look(ADA.id, "s0")
            assert forged is not None
            assert forged.session is None
            assert await sessions.look("guest", None) is None
            assert not await sessions.end("somebody", "s3")
            assert await sessions.end(ADA.id, "s3")
            await sessions.see("s1", 99)
            await sessions.end_others(ADA.id, "s1")
            assert [(session.id, session.seen) for session in await sessions.of(ADA.id)] == [("s1", 99)]
            assert await sessions.alive(["s1", "s3"]) == {"s1"}

    asyncio.run(evening())


def test_removing_an_account_leaves_nothing_to_sign_in_with(url: str) -> None:
    async def evening() -> None:
        async with opened(url) as store:
            await store.accounts.create(ADA, KEY, ["one"])
            await store.accounts.sessions.begin(Session("s", ADA.id, "", 1, 1), most=3)
            assert await store.accounts.remove(ADA.id, 5)
            assert not await store.accounts.remove(ADA.id, 5)
            assert await store.accounts.codes.take("one", 1) is None
            assert await store.accounts.passkeys.find(KEY.id) is None
            assert await store.accounts.sessions.alive(["s"]) == set()
            await store.accounts.create(Account("new", "Ada", 2_000))

    asyncio.run(evening())


def test_a_command_works_on_the_database_while_a_server_does(url: str) -> None:
    async def evening() -> None:
        async with opened(url) as server:
            beside = await Store.open(url, beside=True)
            try:
                await asyncio.gather(
                    beside.accounts.create(ADA),
                    *(server.accounts.create(Account(f"id-{number}", f"Bob {number + 2}", 1)) for number in range(5)),
                )
                assert len(await server.accounts.listed()) == len(await beside.accounts.listed()) == 6
            finally:
                await beside.close()
            assert await server.accounts.remove(ADA.id, 5)

    asyncio.run(evening())


def test_what_is_a_guests_becomes_an_accounts(url: str) -> None:
    def tally(games: int) -> Tally:
        return Tally("all", games, 1, 10 * games, 10 * games, 5, 5, 0)

    async def evening() -> None:
        async with opened(url) as store:
            await store.accounts.create(ADA)
            for table, owner, games in (("a", ADA.id, 1), ("b", "guest", 2), ("c", "guest~2", 3)):
                result = Result(0, owner, 1, "", "{}", (tally(games),))
                await store.results.count(Counted(table, 1, 2, (result,)))
            await store.notices.subscribe(Subscribed("s", "guest", None, "{}"), 10)
            await store.accounts.absorb([("guest", ADA.id), ("guest~2", f"{ADA.id}~2")])
            found = await store.results.played((ADA.id,), Choice(), 10)
            assert sorted(table for _, table, _ in found) == ["a", "b"]
            assert await store.results.tallies((ADA.id,)) == [Tally("all", 3, 2, 30, 20, 10, 10, 0)]
            assert [games.games for games in await store.results.tallies((f"{ADA.id}~2",))] == [3]
            assert await store.results.tallies(("guest", "guest~2")) == []
            assert [wish.id for wish in await store.notices.of(ADA.id)] == ["s"]

    asyncio.run(evening())


def test_whoever_is_forgotten_leaves_no_name_in_a_group_that_they_joined_as_a_guest(url: str) -> None:
    async def evening() -> None:
        async with opened(url) as store:
            await store.accounts.create(ADA)
            seats = (GroupSeat("guest", "Adas phone", None, 20, 1), GroupSeat("bob", "Bob", None, 10, 2))
            for group, before in (("joined", ()), ("known", (GroupSeat(ADA.id, "Ada", None, 5, 1),))):
                await store.groups.create(Group(group, "", 1), "bob", "Bob")
                for number, played in enumerate((before, seats)):
                    game = GroupGame(group, f"{group}-{number}", number, played)
                    await store.results.count(Counted(game.table, number, 2, (), group=game))
            await store.accounts.absorb([("guest", ADA.id)])
            for group in ("joined", "known"):
                assert {member.owner for member in await store.groups.members(group)} == {ADA.id, "bob"}
                newest = (await store.groups.games(group, None, 1))[0]
                assert [seat.owner for seat in newest.seats] == [ADA.id, "bob"]
            await store.forgetting.begin([ADA.id], 1)
            for group in ("joined", "known"):
                assert [member.owner for member in await store.groups.members(group)] == ["bob"]
                games = await store.groups.games(group, None, 10)
                assert {seat.name for game in games for seat in game.seats} == {"", "Bob"}

    asyncio.run(evening())
