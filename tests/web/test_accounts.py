"""Accounts over HTTP: a guest is kept with all its games, and nobody else gets in."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest

from fzzzt.store import Store
from fzzzt.tables.hall import clock_now
from live_client import LiveClient, Refused
from live_server import ServerProcess
from web.authenticator import Authenticator, base64url
from web.test_my_games import played, remembered

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


def local(server: ServerProcess) -> str:
    """The server by the name that passkeys work with."""
    return f"http://localhost:{server.port}"


@asynccontextmanager
async def somebody(server: ServerProcess) -> AsyncIterator[LiveClient]:
    async with LiveClient(local(server)) as client:
        yield client


async def keep(client: LiveClient, name: str, passkey: Authenticator | None = None) -> Any:
    """Make the client's guest an account."""
    if passkey is None:
        return await client.ask("POST", "/api/account", {"name": name})
    options = (await client.ask("POST", "/api/account/passkeys/options", {"name": name}))["options"]
    return await client.ask("POST", "/api/account", {"name": name, "credential": passkey.make(options)})


async def sign_in(client: LiveClient, passkey: Authenticator, *, bring: bool = False, **changes: Any) -> Any:
    options = (await client.ask("POST", "/api/account/sign-in/options"))["options"]
    wish = {"credential": passkey.answer(options, **changes), "bring": bring}
    return await client.ask("POST", "/api/account/sign-in", wish)


async def refused(asking: Any) -> tuple[str, int | None]:
    with pytest.raises(Refused) as caught:
        await asking
    return caught.value.code, caught.value.status


FAILED = ("sign-in-failed", 403)


def test_a_guest_is_kept_with_its_games_and_signs_in_on_another_device(server: ServerProcess) -> None:
    async def scenario() -> None:
        passkey = Authenticator(local(server))
        async with somebody(server) as ada, somebody(server) as phone:
            table = await played(ada, [None, "rookie"])
            await remembered(ada, 1)
            made = await keep(ada, "Ada of two devices", passkey)
            assert made["me"] == {"name": "Ada of two devices", "new": False, "account": True}
            assert len(set(made["codes"])) == 8
            assert [game["id"] for game in await remembered(ada, 1)] == [table]
            page = await ada.ask("GET", "/api/account")
            assert (page["name"], len(page["passkeys"]), page["codes"]) == ("Ada of two devices", 1, 8)

            signed = await sign_in(phone, passkey)
            assert signed == {"me": made["me"], "left": 0}
            assert [game["id"] for game in await remembered(phone, 1)] == [table]
            sessions = (await phone.ask("GET", "/api/account"))["sessions"]
            assert sorted(session["here"] for session in sessions) == [False, True]

    asyncio.run(scenario())


def test_a_code_signs_in_once(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with somebody(server) as ada, somebody(server) as eve:
            codes = (await keep(ada, "Ada of codes"))["codes"]
            assert (await ada.ask("GET", "/api/account"))["passkeys"] == []
            typed = codes[3].lower().replace("-", " ").replace("0", "o").replace("1", "l")
            await eve.ask("POST", "/api/account/sign-in", {"code": typed})
            assert (await eve.ask("GET", "/api/account"))["codes"] == 7
            for code in (typed, codes[3], "", "x" * 100, "0000-0000-0000-0000", "\ud7ff\u202e"):
                wish = {"code": code or "-"}
                assert await refused(eve.ask("POST", "/api/account/sign-in", wish)) == FAILED
            renewed = (await eve.ask("POST", "/api/account/codes"))["codes"]
            assert await refused(ada.ask("POST", "/api/account/sign-in", {"code": codes[0]})) == FAILED
            await ada.ask("POST", "/api/account/sign-in", {"code": renewed[0]})

    asyncio.run(scenario())


def test_a_code_for_another_device_is_short_and_works_once(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with somebody(server) as ada, somebody(server) as phone, somebody(server) as eve:
            await keep(ada, "Ada with a phone")
            shown = await ada.ask("POST", "/api/account/device-code")
            assert shown["url"] == f"{local(server)}/sign-in#{shown['code']}"
            assert shown["qr"].startswith("<svg")
            assert (await phone.ask("POST", "/api/account/sign-in", {"code": shown["code"]}))["me"]["account"]
            assert await refused(eve.ask("POST", "/api/account/sign-in", {"code": shown["code"]})) == FAILED

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "changes",
    [
        {"origin": "https://evil.example"},
        {"origin": "http://localhost:1"},
        {"host": "evil.example"},
        {"type": "webauthn.create"},
        {"challenge": base64url(b"of another site")},
        {"signature": b"\x30\x06\x02\x01\x01\x02\x01\x01"},
        {"present": 0},
        {"uses": 0},
        {"user": base64url(b"somebody else")},
    ],
    ids=str,
)
def test_a_forged_answer_of_a_passkey_signs_nobody_in(server: ServerProcess, changes: dict[str, Any]) -> None:
    async def scenario() -> None:
        passkey = Authenticator(local(server), uses=5)
        async with somebody(server) as ada, somebody(server) as eve:
            await keep(ada, f"Ada against {len(str(changes))} {next(iter(changes))}", passkey)
            assert await refused(sign_in(eve, passkey, **changes)) == FAILED
            assert not (await eve.ask("GET", "/api/me"))["account"]
            assert (await sign_in(eve, passkey))["me"]["account"]

    asyncio.run(scenario())


def test_an_answer_counts_once_and_for_whom_it_was_asked(server: ServerProcess) -> None:
    async def scenario() -> None:
        passkey = Authenticator(local(server))
        async with somebody(server) as ada, somebody(server) as eve, somebody(server) as bob:
            await keep(ada, "Ada the copied", passkey)
            options = (await eve.ask("POST", "/api/account/sign-in/options"))["options"]
            wish = {"credential": passkey.answer(options)}
            assert await refused(bob.ask("POST", "/api/account/sign-in", wish)) == FAILED, "asked by another visitor"
            cookie = eve.http.cookies
            await eve.ask("POST", "/api/account/sign-in", wish)
            async with LiveClient(local(server), cookies=cookie) as again:
                assert await refused(again.ask("POST", "/api/account/sign-in", wish)) == FAILED
            options = (await bob.ask("POST", "/api/account/sign-in/options"))["options"]
            behind = passkey.answer(options, uses=passkey.uses)
            assert await refused(bob.ask("POST", "/api/account/sign-in", {"credential": behind})) == FAILED, "a copy"
            unknown = Authenticator(local(server))
            assert await refused(sign_in(bob, unknown)) == FAILED

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "credential", [{}, {"id": 7}, {"response": []}, {"id": "x" * 5000, "response": {}}, {"id": "\0"}], ids=str
)
def test_what_is_no_answer_of_a_passkey_is_refused(server: ServerProcess, credential: dict[str, Any]) -> None:
    async def scenario() -> None:
        async with somebody(server) as eve:
            assert await refused(eve.ask("POST", "/api/account/sign-in", {"credential": credential})) == FAILED
            wish = {"name": "Eve", "credential": credential}
            assert await refused(eve.ask("POST", "/api/account", wish)) == FAILED

    asyncio.run(scenario())


def test_no_name_looks_like_another_accounts(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with somebody(server) as ada, somebody(server) as eve:
            await keep(ada, "Ada Lovelace\u202e")
            assert (await ada.ask("GET", "/api/me"))["name"] == "Ada Lovelace"
            taken = ("name-taken", 409)
            unseen = [f"Ada{sign}Lovelace" for sign in "\u3164\u2800\u115f\u034f\ufe0f\U000e0100"]
            alike = ("ADA LOVELACE", "Аdа Lоvеlасе", "AdaLovelace", *unseen)
            for name in (*alike, "Guest", "Gast", "chief", "Clank", "fzzzt"):
                assert await refused(keep(eve, name)) == taken, name
                options = eve.ask("POST", "/api/account/passkeys/options", {"name": name})
                assert await refused(options) == taken
            assert await refused(keep(eve, "x" * 10_000)) == ("malformed", 400)
            for blank in ("\u202e\u200b", "\u3164", "\u2800\ufe0f"):
                assert await refused(keep(eve, blank)) == ("bad-name", 409)
                assert await refused(eve.ask("PUT", "/api/me", {"name": blank})) == ("bad-name", 409)
            await eve.ask("PUT", "/api/me", {"name": "Ada Lovelace"})  # a guest may: it is marked as one
            await keep(eve, "Eve of names")
            assert await refused(eve.ask("PUT", "/api/me", {"name": "Ada L0velace"})) == taken
            assert (await eve.ask("PUT", "/api/me", {"name": "EVE of names"}))["name"] == "EVE of names"
            assert await refused(keep(eve, "Eve again")) == ("account-already", 409)

    asyncio.run(scenario())


def test_an_ended_session_opens_nothing_and_closes_its_sockets(server: ServerProcess) -> None:
    async def scenario() -> None:
        passkey = Authenticator(local(server))
        async with somebody(server) as ada, somebody(server) as thief:
            seat = await ada.sit(await ada.open_table(2))
            before = ada.http.cookies
            old = LiveClient(local(server), cookies=before)
            await keep(ada, "Ada the robbed", passkey)
            assert not (await old.ask("GET", "/api/me"))["account"], "the guest's cookie is none of the account's"
            await sign_in(thief, passkey)
            watching = await thief.watch(seat.id)
            assert watching.you["seat"] == 0
            other = next(s["id"] for s in (await ada.ask("GET", "/api/account"))["sessions"] if not s["here"])
            await ada.ask("DELETE", f"/api/account/sessions/{other}")
            await watching.until(lambda seat: seat.welcomes > 1)
            assert watching.you["seat"] is None
            assert not (await thief.ask("GET", "/api/me"))["account"]
            assert await refused(thief.ask("GET", "/api/account")) == ("not-signed-in", 403)
            for gone in (other, "%00", "x" * 500):
                assert await refused(ada.ask("DELETE", f"/api/account/sessions/{gone}")) == ("no-such-session", 404)
            mine = (await ada.ask("GET", "/api/account"))["sessions"][0]["id"]
            assert await ada.ask("DELETE", f"/api/account/sessions/{mine}") == {
                "name": "Guest",
                "new": True,
                "account": False,
            }
            await old.http.aclose()

    asyncio.run(scenario())


def test_what_a_guest_played_comes_along_when_it_signs_in(server: ServerProcess) -> None:
    async def scenario() -> None:
        passkey = Authenticator(local(server))
        async with somebody(server) as ada, somebody(server) as phone, somebody(server) as bob:
            shared = await bob.open_table(3)
            await ada.sit(shared)
            await keep(ada, "Ada with games", passkey)
            finished = await played(ada, [None, "rookie"])
            late = await played(phone, [None, "rookie"], seed=1)
            await remembered(phone, 1)
            await phone.sit(shared)
            running = await phone.sit(await phone.open_table(2))
            await bob.sit(running.id)
            signed = await sign_in(phone, passkey, bring=True)
            assert signed["left"] == 1, "nobody sits at one table twice"
            assert {game["id"] for game in await remembered(phone, 2)} == {finished, late}
            assert (await phone.ask("GET", "/api/me/figures"))["all"]["games"] == 2
            table = await ada.watch(running.id)
            assert table.you["seat"] == 0
            chair = table.table["seats"][0]
            assert (chair["name"], chair["account"]) == ("Ada with games", True)
            assert [seat["account"] for seat in table.table["seats"]] == [True, False]
            over = await ada.watch(late)
            assert over.you["seat"] == 0, "a rematch, or a review, is theirs to ask for"

    asyncio.run(scenario())


def test_without_being_asked_nothing_comes_along(server: ServerProcess) -> None:
    async def scenario() -> None:
        passkey = Authenticator(local(server))
        async with somebody(server) as ada, somebody(server) as phone:
            await keep(ada, "Ada alone", passkey)
            seat = await phone.sit(await phone.open_table(2))
            await sign_in(phone, passkey)
            assert (await ada.watch(seat.id)).you["seat"] is None

    asyncio.run(scenario())


def test_several_passkeys_and_the_last_way_in_stays(server: ServerProcess) -> None:
    async def scenario() -> None:
        first, second = Authenticator(local(server)), Authenticator(local(server))
        async with somebody(server) as ada, somebody(server) as eve:
            codes = (await keep(ada, "Ada of keys", first))["codes"]
            options = (await ada.ask("POST", "/api/account/passkeys/options", {}))["options"]
            assert [known["id"] for known in options["excludeCredentials"]] == [base64url(first.id)]
            made = second.make(options)
            await ada.ask("POST", "/api/account/passkeys", {"credential": made})
            assert await refused(ada.ask("POST", "/api/account/passkeys", {"credential": made})) == FAILED
            assert await refused(eve.ask("POST", "/api/account/passkeys", {"credential": made})) == (
                "not-signed-in",
                403,
            )
            await sign_in(eve, second)
            keys = (await ada.ask("GET", "/api/account"))["passkeys"]
            await ada.ask("DELETE", f"/api/account/passkeys/{keys[0]['id']}")
            for code in codes:
                await eve.ask("POST", "/api/account/sign-in", {"code": code})
            last = f"/api/account/passkeys/{keys[1]['id']}"
            assert await refused(ada.ask("DELETE", last)) == ("last-way-in", 409)
            await ada.ask("POST", "/api/account/codes")
            await ada.ask("DELETE", last)
            assert await refused(ada.ask("DELETE", last)) == ("no-such-passkey", 404)

    asyncio.run(scenario())


def test_where_there_can_be_no_passkeys_the_codes_make_the_account(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with LiveClient(f"http://127.0.0.1:{server.port}") as ada:
            nowhere = ("no-passkeys-here", 409)
            assert await refused(ada.ask("POST", "/api/account/passkeys/options", {"name": "Ada 127"})) == nowhere
            assert await refused(ada.ask("POST", "/api/account/sign-in/options")) == nowhere
            assert (await keep(ada, "Ada 127"))["me"]["account"]

    asyncio.run(scenario())


def test_nobody_tries_codes_without_end(tmp_path: Path) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with somebody(server) as eve:
            codes = [{"code": f"{number}"} for number in range(30)]
            answers = [await refused(eve.ask("POST", "/api/account/sign-in", code)) for code in codes]
            assert answers[0] == FAILED
            assert answers[-1] == ("too-fast", 429)

    with ServerProcess(tmp_path) as server:
        asyncio.run(scenario(server))


def test_no_cookie_of_somebody_deleted_opens_anything(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with somebody(server) as ada, somebody(server) as bob, somebody(server) as cleo:
            table = await bob.open_table(3)
            for person in (ada, bob, cleo):
                await person.sit(table)
            copies = [LiveClient(local(server), cookies=person.http.cookies) for person in (ada, cleo)]
            await keep(ada, "Ada the removed")
            copies.append(LiveClient(local(server), cookies=ada.http.cookies))
            beside = await Store.open(server.database, beside=True)
            found = await beside.accounts.find("Ada the removed")
            assert found is not None
            await beside.accounts.remove(found.id, clock_now())  # as `fzzzt account delete` does: the seat stays
            await beside.close()
            await cleo.ask("DELETE", "/api/me")
            async with asyncio.timeout(60):
                while (await ada.ask("GET", "/api/me"))["account"]:
                    await asyncio.sleep(0.1)
            for copy in copies:
                before = copy.cookie
                assert (await copy.watch(table)).you["seat"] is None
                assert await copy.ask("GET", "/api/me") == {"name": "Guest", "new": True, "account": False}
                assert copy.cookie != before
                await copy.__aexit__()

    asyncio.run(scenario())


def test_a_cookie_of_another_server_is_nobodys_here(server: ServerProcess, tmp_path: Path) -> None:
    async def scenario(other: ServerProcess) -> None:
        async with somebody(server) as ada, somebody(other) as there:
            await keep(ada, "Ada of one server")
            await keep(there, "Ada of one server")
            for known, elsewhere in ((ada, other), (there, server)):
                async with LiveClient(local(elsewhere), cookies=known.http.cookies) as stranger:
                    assert not (await stranger.ask("GET", "/api/me"))["account"]
                    assert await refused(stranger.ask("GET", "/api/account")) == ("not-signed-in", 403)

    with ServerProcess(tmp_path, "--limits", "1000") as other:
        asyncio.run(scenario(other))
