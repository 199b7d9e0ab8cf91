"""The API: who one is, tables, seats and records."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from random import Random
from typing import TYPE_CHECKING

import httpx
import msgspec
import pytest

from fzzzt.bots import LEVELS
from fzzzt.locale import LANGUAGE_NAMES, Catalogue
from fzzzt.presets import CLOCKS, DEFAULTS, VARIANTS, level_character
from fzzzt.wire.presets import Presets
from live_client import LiveClient, Refused

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from live_server import ServerProcess

    Scenario = Callable[..., Awaitable[None]]


def run(server: ServerProcess, people: int, scenario: Scenario) -> None:
    """Run a scenario with so many people who have never been here."""

    async def with_people() -> None:
        async with AsyncExitStack() as stack:
            await scenario(*[await stack.enter_async_context(LiveClient(server.url)) for _ in range(people)])

    asyncio.run(with_people())


async def refusal(asked: Awaitable[object]) -> tuple[str, int | None]:
    with pytest.raises(Refused) as caught:
        await asked
    return caught.value.code, caught.value.status


def test_a_guest_keeps_the_name_it_gives_itself(server: ServerProcess) -> None:
    async def scenario(ada: LiveClient) -> None:
        assert await ada.ask("PUT", "/api/me", {"name": "  Ada\tKönig\u202e "}) == {
            "name": "Ada König",
            "new": False,
            "account": False,
        }
        assert await ada.ask("GET", "/api/me") == {"name": "Ada König", "new": False, "account": False}
        for name in ("", "x" * 31):
            assert await refusal(ada.ask("PUT", "/api/me", {"name": name})) == ("malformed", 400)
        assert await refusal(ada.ask("PUT", "/api/me", {"name": " \u200b "})) == ("bad-name", 409)
        assert (await ada.ask("GET", "/api/me"))["name"] == "Ada König"

    run(server, 1, scenario)


def test_two_guests_are_told_apart_and_a_new_name_reaches_the_seat(server: ServerProcess) -> None:
    async def scenario(ada: LiveClient, bob: LiveClient) -> None:
        table = await ada.open_table(3)
        for guest in (ada, bob):
            await guest.sit(table)
        guest = (await ada.ask("GET", "/api/me"))["name"]
        assert await names(ada, table) == [guest, f"{guest} 2", ""]
        await bob.ask("PUT", "/api/me", {"name": "Bob"})
        assert await names(ada, table) == [guest, "Bob", ""]

    async def names(ada: LiveClient, table: str) -> list[str]:
        return [seat["name"] for seat in (await ada.ask("GET", f"/api/tables/{table}"))["table"]["seats"]]

    run(server, 2, scenario)


def test_a_guest_is_new_until_it_says_its_name(server: ServerProcess) -> None:
    async def scenario(ada: LiveClient) -> None:
        for _ in range(2):
            assert (await ada.ask("GET", "/api/me"))["new"]
        assert not (await ada.ask("PUT", "/api/me", {"name": "Ada"}))["new"]

    run(server, 1, scenario)


@pytest.mark.parametrize("language", ["fr-CH, en;q=0.8", "en;q=0.5,fr;q=0.9", "FR"])
def test_a_new_guest_is_called_so_in_its_own_language(server: ServerProcess, language: str) -> None:
    answer = httpx.get(f"{server.url}/api/me", headers={"Accept-Language": language}, trust_env=False)
    assert answer.json() == {"name": "Invité", "new": True, "account": False}


def test_the_bots_are_listed_weakest_first(server: ServerProcess) -> None:
    async def scenario(ada: LiveClient) -> None:
        assert [bot["name"] for bot in await ada.ask("GET", "/api/bots")] == list(LEVELS)

    run(server, 1, scenario)


def test_what_can_be_chosen_is_told_in_the_language_that_is_asked_for(server: ServerProcess) -> None:
    answer = httpx.get(f"{server.url}/api/presets", headers={"Accept-Language": "ru"}, trust_env=False)
    offered = msgspec.json.decode(answer.content, type=Presets)
    say = Catalogue("ru")
    assert {variants.players: variants for variants in offered.variants} == VARIANTS
    assert tuple(offered.clocks) == CLOCKS
    assert offered.defaults == DEFAULTS
    characters = {name: level_character(say, name) for name in LEVELS}
    assert {bot.name: bot.character for bot in offered.levels} == characters
    assert {language.tag: language.name for language in offered.languages} == LANGUAGE_NAMES


def test_public_tables_are_listed_until_they_are_full_and_others_never(server: ServerProcess) -> None:
    async def scenario(ada: LiveClient, bob: LiveClient) -> None:
        public, private = await ada.open_table(2, public=True), await ada.open_table(2)

        async def listed() -> set[str]:
            return {table["id"] for table in await bob.ask("GET", "/api/tables")} & {public, private}

        await ada.sit(public)
        assert await listed() == {public}
        await (await bob.sit(public)).until(lambda seat: seat.table["phase"] == "playing")
        assert await listed() == set()

    run(server, 2, scenario)


def test_one_finds_ones_tables_those_that_wait_for_one_first(server: ServerProcess) -> None:
    async def scenario(ada: LiveClient) -> None:
        waits = await ada.open_table(2, bots=[None, "rookie"])
        idle = await ada.open_table(2)
        await (await ada.sit(waits)).until(lambda seat: seat.legal)
        await ada.sit(idle)
        mine = await ada.ask("GET", "/api/mine")
        assert [(table["id"], table["your_turn"]) for table in mine] == [(waits, True), (idle, False)]

    run(server, 1, scenario)


def test_a_seat_is_given_once_and_to_the_cookie_not_to_what_is_said(server: ServerProcess) -> None:
    async def scenario(ada: LiveClient, bob: LiveClient) -> None:
        table = await ada.open_table(2)
        seats = f"/api/tables/{table}/seats"
        assert await ada.ask("POST", seats, {"seat": 1}) == {"seat": 1}
        assert await ada.ask("POST", seats, {"seat": 1}) == {"seat": 1}
        assert await refusal(bob.ask("POST", seats, {"seat": 1})) == ("seat-taken", 409)
        assert await refusal(bob.ask("POST", seats, {"seat": 5})) == ("no-such-seat", 409)
        assert await refusal(bob.ask("DELETE", f"{seats}/mine")) == ("not-seated", 403)
        await ada.ask("DELETE", f"{seats}/mine")
        assert await bob.ask("POST", seats, {"seat": 1}) == {"seat": 1}

    run(server, 2, scenario)


def test_a_private_link_moves_a_seat_once(server: ServerProcess) -> None:
    async def scenario(ada: LiveClient, phone: LiveClient, thief: LiveClient) -> None:
        table = await ada.open_table(2)
        await ada.sit(table)
        link = await ada.ask("POST", f"/api/tables/{table}/seats/mine/link")
        assert link["url"] == f"{ada.url}/tables/{table}#claim={link['token']}"
        assert link["qr"].startswith("<svg")
        claim = f"/api/tables/{table}/seats/claim"
        assert await refusal(thief.ask("POST", claim, {"token": "guess"})) == ("bad-link", 403)
        assert await phone.ask("POST", claim, {"token": link["token"]}) == {"seat": 0}
        assert await refusal(thief.ask("POST", claim, {"token": link["token"]})) == ("bad-link", 403)
        assert (await phone.watch(table)).number == 0
        assert (await ada.watch(table)).number is None

    run(server, 3, scenario)


def test_there_is_no_record_before_the_end(server: ServerProcess) -> None:
    async def scenario(ada: LiveClient) -> None:
        table = await ada.open_table(2, bots=[None, "rookie"])
        record = f"/api/tables/{table}/record"
        seat = await ada.sit(table)
        await seat.until(lambda seat: seat.legal)
        assert await refusal(ada.ask("GET", record)) == ("not-over", 409)
        await seat.play(Random(5))
        assert (await ada.ask("GET", record))["shuffle"]["method"] == "commit-reveal"

    run(server, 1, scenario)


def test_a_table_that_is_not_there(server: ServerProcess) -> None:
    async def scenario(ada: LiveClient) -> None:
        for name in ("0123456789abcdef", "x", "%00", "..%2f..", "ä" * 300):
            assert await refusal(ada.ask("GET", f"/api/tables/{name}")) in (
                ("no-such-table", 404),
                ("no-such-page", 404),
            )

    run(server, 1, scenario)


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        ({"players": 7}, "malformed"),
        ({"players": 2, "bots": ["rookie"]}, "bad-terms"),
        ({"players": 2, "bots": ["./program", None]}, "no-such-bot"),
        ({"players": 2, "cover": "/bin/sh"}, "no-such-bot"),
        ({"players": 2, "deck": "not a deck"}, "deck-not-toml"),
        ({"players": 5, "cards": "base"}, "options-choice"),
        ({"players": 6, "unused_robots": "stay"}, "options-choice"),
        ({"players": 2, "wish": 1}, "malformed"),
        ([], "malformed"),
    ],
)
def test_terms_that_make_no_table(server: ServerProcess, terms: object, code: str) -> None:
    async def scenario(ada: LiveClient) -> None:
        assert await refusal(ada.ask("POST", "/api/tables", terms)) == (code, 400 if code == "malformed" else 409)

    run(server, 1, scenario)


def test_a_refused_deck_is_told_with_its_details_and_not_at_length(server: ServerProcess) -> None:
    deck = f"[[card]]\nid = 'x'\nkind = 'robot'\n{'z' * 900} = 1\npower = 1\npoints = 1\nspeed = 1\nsymbols = 'N'\n"
    answer = httpx.post(f"{server.url}/api/tables", json={"players": 2, "deck": deck}, trust_env=False)
    field = "z" * 119 + "…"
    message = f"card 'x': unknown field '{field}'"
    assert answer.status_code == 409
    assert answer.json() == {
        "error": {"code": "deck-unknown-field", "card": "x", "field": field, "message": message},
    }


GERMAN = "„milk“ gehört nicht in eine Kartendatei: Darin stehen nur Tabellen [[card]]."
PLAIN = "deck 'house deck': unknown entry 'milk'; a deck file holds [[card]] tables only"


@pytest.mark.parametrize(("asked", "message"), [("de", GERMAN), ("sv, en;q=0.5, de-CH;q=0.8", GERMAN), ("sv", PLAIN)])
def test_a_refused_deck_is_told_in_the_language_that_is_asked_for(
    server: ServerProcess, asked: str, message: str
) -> None:
    terms, headers = {"players": 2, "deck": "milk = 2"}, {"Accept-Language": asked}
    answer = httpx.post(f"{server.url}/api/tables", json=terms, headers=headers, trust_env=False)
    assert answer.json()["error"]["message"] == message


def test_what_is_sent_is_json_and_not_too_large(server: ServerProcess) -> None:
    async def scenario(ada: LiveClient) -> None:
        assert await refusal(ada.ask("PUT", "/api/me", {"name": "A"}, **{"Content-Type": "text/plain"})) == (
            "not-json",
            415,
        )
        assert await refusal(ada.ask("PUT", "/api/me", {"name": "A" * 70_000})) == ("too-large", 413)
        assert await refusal(ada.ask("POST", "/api/tables", {"players": 2, "deck": "#" * 210_000})) == (
            "too-large",
            413,
        )

    run(server, 1, scenario)


def test_a_wrong_method_is_told_the_right_ones(server: ServerProcess) -> None:
    answer = httpx.post(f"{server.url}/api/me", json={}, trust_env=False)
    assert answer.status_code == 405
    assert set(answer.headers["Allow"].split(", ")) == {"DELETE", "GET", "HEAD", "PUT"}
    assert answer.json()["error"]["code"] == "no-such-method"


def test_a_device_finds_the_tables_of_everybody_who_plays_on_it(server: ServerProcess) -> None:
    async def scenario(ada: LiveClient, eve: LiveClient) -> None:
        table = (await ada.ask("POST", "/api/tables", {"players": 3}))["id"]
        for person, name in enumerate(("Ada", "Bob"), start=1):
            await ada.ask("POST", f"/api/tables/{table}/seats", {"person": person, "name": name})
        await ada.ask("DELETE", f"/api/tables/{table}/seats/mine", {})
        assert [(mine["id"], mine["seat"]) for mine in await ada.ask("GET", "/api/mine")] == [(table, 1)]
        assert await eve.ask("GET", "/api/mine") == []

    run(server, 2, scenario)


def test_a_device_is_called_for_whoever_is_to_decide(server: ServerProcess) -> None:
    async def scenario(ada: LiveClient) -> None:
        table = (await ada.ask("POST", "/api/tables", {"players": 2}))["id"]
        for person in (1, 2):
            await ada.ask("POST", f"/api/tables/{table}/seats", {"person": person, "name": f"Person {person}"})
        view = (await ada.ask("GET", f"/api/tables/{table}"))["view"]
        [mine] = await ada.ask("GET", "/api/mine")
        assert mine["your_turn"]
        assert [mine["seat"]] == view["to_move"]

    run(server, 1, scenario)
