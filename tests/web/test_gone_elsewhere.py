"""Who signs out, or deletes what is theirs, at one server is told so at once wherever else they are connected."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

import pytest

from live_client import LiveClient
from live_server import ServerProcess
from postgres import fresh_database

if TYPE_CHECKING:
    from collections.abc import Iterator

    from live_client import LiveSeat

NEVER_LOOKS = """
from fzzzt.web.accounts import visitors
visitors.FRESH = 1e9
from fzzzt.cli import main
main()
"""
"""A server that never asks by itself whether somebody is still signed in: it has to be told."""


@pytest.fixture(scope="module")
def urls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """Two servers that share a database."""
    database, command = fresh_database(), [sys.executable, "-c", NEVER_LOOKS]

    def server(name: str) -> ServerProcess:
        folder = tmp_path_factory.mktemp(name)
        return ServerProcess(folder, "--limits", "1000", database=database, command=command)

    with server("first") as first, server("second") as second:
        yield first.url, second.url


async def has_come_again(seat: LiveSeat) -> None:
    await seat.until(lambda seat: seat.welcomes > 1)


def test_a_guest_who_is_deleted_is_nobody_at_the_other_server_too(urls: tuple[str, str]) -> None:
    async def scenario() -> None:
        async with LiveClient(urls[0]) as ada, LiveClient(urls[1]) as bob:
            table = await ada.open_table(2)
            await ada.sit(table)
            await bob.sit(table)
            watched = await bob.open_table(2)
            elsewhere = LiveClient(urls[1], cookies=ada.http.cookies)
            sockets = [await elsewhere.watch(name) for name in (table, watched)]
            assert sockets[0].you["seat"] == 0
            await ada.ask("DELETE", "/api/me")
            for socket in sockets:
                await has_come_again(socket)
                assert socket.you["seat"] is None
            await elsewhere.__aexit__()

    asyncio.run(scenario())


def test_an_ended_session_is_ended_at_the_other_server_at_once(urls: tuple[str, str]) -> None:
    async def scenario() -> None:
        async with LiveClient(urls[0]) as ada, LiveClient(urls[1]) as phone, LiveClient(urls[1]) as tablet:
            table = await ada.open_table(2)
            seat = await ada.sit(table)
            guest = LiveClient(urls[1], cookies=ada.http.cookies)
            as_guest = await guest.watch(table)
            codes = (await ada.ask("POST", "/api/account", {"name": "Ada elsewhere"}))["codes"]
            await has_come_again(as_guest)
            assert as_guest.you["seat"] is None, "the guest's cookie is none of the account's"
            for device, code in ((phone, codes[0]), (tablet, codes[1])):
                await device.ask("POST", "/api/account/sign-in", {"code": code})
            signed_in = [await device.watch(table) for device in (phone, tablet)]
            assert [each.you["seat"] for each in signed_in] == [0, 0]
            sessions = (await tablet.ask("GET", "/api/account"))["sessions"]
            here = next(each["id"] for each in sessions if each["here"])
            await ada.ask("DELETE", f"/api/account/sessions/{here}")
            await has_come_again(signed_in[1])
            assert not (await tablet.ask("GET", "/api/me"))["account"]
            assert (await phone.ask("GET", "/api/me"))["account"]
            assert signed_in[0].welcomes == 1, "nobody else is disturbed"
            await ada.ask("PUT", "/api/me", {"name": "Ada of old"})
            await signed_in[0].until(lambda seat: seat.table["seats"][0]["name"] == "Ada of old")
            assert (await phone.ask("GET", "/api/me"))["name"] == "Ada of old"
            await tablet.sit(table)  # a table of somebody else's, too, stays
            await ada.ask("DELETE", "/api/me")
            await has_come_again(signed_in[0])
            assert not (await phone.ask("GET", "/api/me"))["account"]
            await seat.close()
            await guest.__aexit__()

    asyncio.run(scenario())
