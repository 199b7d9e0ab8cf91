"""Groups: one link for friends who play again and again."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from live_client import LiveClient, Refused
from live_server import ServerProcess
from patience import PATIENCE
from postgres import fresh_database
from thoroughness import at_release

if TYPE_CHECKING:
    from collections.abc import Iterator

Pair = tuple[ServerProcess, ServerProcess]


@pytest.fixture(params=[at_release("sqlite"), "postgresql"])
def servers(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """One server with a file, or two that share a database."""
    if request.param == "sqlite":
        with ServerProcess(tmp_path_factory.mktemp("one"), "--limits", "1000") as alone:
            yield alone, alone
        return
    database = fresh_database()

    def server(name: str) -> ServerProcess:
        return ServerProcess(tmp_path_factory.mktemp(name), "--limits", "1000", database=database)

    with server("one") as one, server("other") as other:
        yield one, other


async def play(table: str, *people: LiveClient) -> None:
    """A whole game of these people."""
    seats = [await person.sit(table) for person in people]
    await asyncio.gather(*[seat.play(Random(number)) for number, seat in enumerate(seats)])


async def group_of(client: LiveClient, group: str, games: int = 0) -> Any:
    """A group's page, once so many games are counted."""
    async with asyncio.timeout(PATIENCE):
        while len((page := await client.ask("GET", f"/api/groups/{group}"))["games"]) < games:
            await asyncio.sleep(0.05)
    return page


async def refused(asking: Any) -> tuple[str, int | None]:
    with pytest.raises(Refused) as caught:
        await asking
    return caught.value.code, caught.value.status


def test_friends_stay_together_from_game_to_game(servers: Pair) -> None:
    async def scenario() -> None:
        async with (
            LiveClient(servers[0].url) as ada,
            LiveClient(servers[1].url) as bob,
            LiveClient(servers[0].url) as eve,
        ):
            first = await ada.open_table(2)
            await play(first, ada, bob)
            wish = {"name": "Thursdays", "table": first}
            assert await refused(eve.ask("POST", "/api/groups", wish)) == ("not-seated", 403)
            group = (await ada.ask("POST", "/api/groups", wish))["id"]
            page = await group_of(bob, group, 1)
            assert page["name"] == "Thursdays"
            assert [game["id"] for game in page["games"]] == [first]
            assert [member["you"] for member in page["members"]].count(True) == 1
            assert sum(member["games"] for member in page["members"]) == 2
            assert page["members"][0]["wins"] >= page["members"][1]["wins"]
            assert await bob.ask("GET", "/api/groups") == [{"id": group, "name": "Thursdays"}]
            assert await eve.ask("GET", "/api/groups") == []

            taps = [person.ask("POST", f"/api/groups/{group}/tables", {}) for person in (ada, bob)]
            second, same = [answer["id"] for answer in await asyncio.gather(*taps)]
            assert second == same != first, "whoever taps comes to the same table"
            table = (await eve.ask("GET", f"/api/tables/{second}"))["table"]
            assert [seat["state"] for seat in table["seats"]] == ["kept", "kept"]
            assert (await group_of(eve, group))["table"]["id"] == second
            await play(second, ada, bob)
            page = await group_of(ada, group, 2)
            assert [game["id"] for game in page["games"]] == [second, first]
            assert sum(member["games"] for member in page["members"]) == 4
            points = sum(seat["points"] for game in page["games"] for seat in game["seats"])
            assert sum(member["points"] for member in page["members"]) == points
            assert page["table"] is None

    asyncio.run(scenario())


def test_a_rematch_at_a_groups_table_is_the_groups_next_game(servers: Pair) -> None:
    async def scenario() -> None:
        async with LiveClient(servers[0].url) as ada, LiveClient(servers[1].url) as bob:
            group = (await ada.ask("POST", "/api/groups", {"name": "New"}))["id"]
            terms = {"players": 2, "bots": [None, "random"]}
            first = (await ada.ask("POST", f"/api/groups/{group}/tables", {"terms": terms}))["id"]
            seat = await ada.sit(first)
            await seat.play(Random(1))
            await group_of(ada, group, 1)
            await seat.do("rematch")
            await seat.until(lambda seat: seat.table["next"] is not None)
            assert (await bob.ask("POST", f"/api/groups/{group}/tables", {}))["id"] == seat.table["next"]
            own = await ada.watch(seat.table["next"])
            assert own.you["group"] == group
            stranger = await bob.watch(seat.table["next"])
            assert "group" not in stranger.you, "the key to a group is for those who have a seat"

    asyncio.run(scenario())


def test_what_is_no_group_is_refused(servers: Pair) -> None:
    async def scenario() -> None:
        async with LiveClient(servers[0].url) as ada:
            for wrong in ("x", "A" * 22, "A" * 500):
                assert await refused(ada.ask("GET", f"/api/groups/{wrong}")) == ("no-such-group", 404)
                assert await refused(ada.ask("POST", f"/api/groups/{wrong}/tables", {})) == ("no-such-group", 404)
            for name in ("", "A" * 10_000, "\u202e\u200b"):
                with pytest.raises(Refused):
                    await ada.ask("POST", "/api/groups", {"name": name})
            running = await ada.open_table(2)
            await ada.sit(running)
            unfinished = ada.ask("POST", "/api/groups", {"name": "Early", "table": running})
            assert await refused(unfinished) == ("not-over", 409)

    asyncio.run(scenario())


def test_a_group_tells_nothing_of_a_running_game(servers: Pair) -> None:
    async def scenario() -> None:
        async with LiveClient(servers[0].url) as ada, LiveClient(servers[1].url) as bob:
            group = (await ada.ask("POST", "/api/groups", {"name": "Secret"}))["id"]
            table = (await ada.ask("POST", f"/api/groups/{group}/tables", {"terms": {"players": 2}}))["id"]
            seats = [await person.sit(table) for person in (ada, bob)]
            for seat in seats:
                await seat.until(lambda seat: seat.view is not None)
            before = await ada.ask("GET", f"/api/groups/{group}")
            hands = [seat.view["hand"] for seat in seats if seat.view is not None]
            mover = next(number for number, seat in enumerate(seats) if seat.legal)
            await seats[1 - mover].do("prepare", cards=[hands[1 - mover][0]], seq=seats[1 - mover].seq)
            after = await ada.ask("GET", f"/api/groups/{group}")
            told = {**after, "table": {**after["table"], "updated": before["table"]["updated"]}}
            assert told == before
            assert not any(card in str(after) for hand in hands for card in hand)

    asyncio.run(scenario())
