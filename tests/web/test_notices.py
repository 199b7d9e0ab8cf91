"""Wishes for notices over the API: nobody's but one's own, bounded in number, and vetted."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from fzzzt.web.headers import POLICY
from fzzzt.web.notices.api import MOST_PLACES
from live_client import LiveClient, Refused
from live_server import ServerProcess
from web.test_page import get

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
PUSH = {"kind": "push", "address": "https://1.1.1.1/push/ada", **KEYS}
QUIET = {"start": 1320, "end": 480, "zone": "Europe/Berlin"}


def hook(number: int, **more: object) -> dict[str, object]:
    return {"kind": "webhook", "address": f"https://1.0.0.1/hook/{number}", **more}


def at(server: ServerProcess, story: Callable[[LiveClient], Awaitable[None]]) -> None:
    async def happen() -> None:
        async with LiveClient(server.url) as ada:
            await story(ada)

    asyncio.run(happen())


async def code_of(asked: Awaitable[Any]) -> str:
    with pytest.raises(Refused) as refused:
        await asked
    return str(refused.value.code)


def test_places_are_kept_changed_and_removed_and_are_nobody_elses(server: ServerProcess) -> None:
    async def story(ada: LiveClient) -> None:
        first = await ada.ask("POST", "/api/notices", PUSH)
        assert first == {
            "id": first["id"],
            "kind": "push",
            "host": "1.1.1.1",
            "table": None,
            "quiet": None,
            "failing": False,
        }
        assert await ada.ask("POST", "/api/notices", PUSH) == first
        second = await ada.ask("POST", "/api/notices", hook(1, quiet=QUIET))
        assert second["quiet"] == QUIET
        quiet = await ada.ask("PUT", "/api/notices", {"quiet": QUIET})
        assert [place["quiet"] for place in quiet["places"]] == [QUIET, QUIET]
        assert "/hook" not in str(quiet)  # an address is known to its owner alone
        async with LiveClient(server.url) as eve:
            assert (await eve.ask("GET", "/api/notices"))["places"] == []
            assert await code_of(eve.ask("DELETE", f"/api/notices/{first['id']}")) == "no-such-notice"
            assert quiet["key"] == (await eve.ask("GET", "/api/notices"))["key"]
        await ada.ask("DELETE", f"/api/notices/{first['id']}")
        assert [place["id"] for place in (await ada.ask("GET", "/api/notices"))["places"]] == [second["id"]]
        await ada.ask("DELETE", "/api/notices")
        assert (await ada.ask("GET", "/api/notices"))["places"] == []

    at(server, story)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (hook(1, address="http://1.1.1.1/"), "bad-address"),
        (hook(1, address="https://127.0.0.1/"), "bad-address"),
        (hook(1, address="https://[::ffff:10.0.0.1]/"), "bad-address"),
        ({**PUSH, "address": "https://169.254.169.254/latest"}, "bad-address"),
        ({**PUSH, "p256dh": "AAAA"}, "bad-push-key"),
        ({**PUSH, "auth": "AAAA"}, "bad-push-key"),
        (hook(1, quiet={**QUIET, "zone": "../../etc/passwd"}), "bad-zone"),
        (hook(1, quiet={**QUIET, "zone": "Nowhere/Land"}), "bad-zone"),
        (hook(1, quiet={**QUIET, "start": 1440}), "malformed"),
        (hook(1, address="https://1.1.1.1/" + "x" * 1000), "malformed"),
        (hook(1, table="no-such-table"), "no-such-table"),
    ],
)
def test_what_cannot_be_is_refused(server: ServerProcess, wish: object, code: str) -> None:
    async def story(ada: LiveClient) -> None:
        assert await code_of(ada.ask("POST", "/api/notices", wish)) == code

    at(server, story)


def test_only_who_sits_at_a_table_may_have_it_told_of(server: ServerProcess) -> None:
    async def story(ada: LiveClient) -> None:
        table = await ada.open_table(2)
        assert await code_of(ada.ask("POST", "/api/notices", hook(1, table=table))) == "not-seated"
        await ada.sit(table)
        assert (await ada.ask("POST", "/api/notices", hook(1, table=table)))["table"] == table

    at(server, story)


def test_places_are_bounded_in_number(server: ServerProcess) -> None:
    async def story(ada: LiveClient) -> None:
        for number in range(MOST_PLACES):
            await ada.ask("POST", "/api/notices", hook(number))
        assert await code_of(ada.ask("POST", "/api/notices", hook(MOST_PLACES))) == "enough-notices"
        await ada.ask("POST", "/api/notices", hook(0))  # one that is there already

    at(server, story)


def test_and_in_how_fast_they_are_asked_for(tmp_path: Path) -> None:
    async def story(ada: LiveClient) -> None:
        codes = [await code_of(ada.ask("POST", "/api/notices", hook(1, address="http://x/"))) for _ in range(12)]
        assert codes == ["bad-address"] * 10 + ["too-fast"] * 2

    with ServerProcess(tmp_path) as server:
        at(server, story)


def test_the_policy_lets_our_own_service_worker_in_and_nothing_more(server: ServerProcess) -> None:
    answer = get(server, "/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "import" not in answer.text.partition("addEventListener")[0]
    policy = dict(rule.split(" ", 1) for rule in POLICY.split("; "))
    assert policy == {
        "default-src": "'none'",
        **dict.fromkeys(("script-src", "style-src", "font-src", "connect-src", "manifest-src", "worker-src"), "'self'"),
        "img-src": "'self' data:",
        **dict.fromkeys(("base-uri", "form-action", "frame-ancestors"), "'none'"),
    }
