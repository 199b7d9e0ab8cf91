"""Clients that say anything at any time: each message is answered, nothing breaks, and others play on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from live_client import LiveClient, Refused
from web.neighbours import neighbours
from web.stranger import CODES, Stranger

if TYPE_CHECKING:
    from live_server import ServerProcess

CARDS = ["p3-2", "p1-1", "basic-nc", "r1-n", "", "p3-2\0", "💥", "../etc"]
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)
KINDS = ["bid", "prepare", "build", "auto", "reveal", "away", "back", "chat", "mute", "silence", "fill", "start"]
KINDS += [
    "replace",
    "rematch",
    "since",
    "typing",
    "ask",
    "answer",
    "reclaim",
    "fly",
    "welcome",
    "ok",
]  # not `end`: then there would be nothing left to try
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "cards": st.lists(st.sampled_from(CARDS), max_size=14) | ANYTHING,
    "robots": st.dictionaries(st.sampled_from(CARDS), st.sampled_from(CARDS)) | ANYTHING,
    "seq": st.integers(0, 400) | ANYTHING,
    "seat": st.integers(-1, 7) | ANYTHING,
    "on": st.booleans() | ANYTHING,
    "text": st.text(max_size=400) | ANYTHING,
    "nonce": st.text("0123456789abcdef", min_size=64, max_size=64) | ANYTHING,
    "bot": st.sampled_from(["rookie", "os", "bots.mechanic", "/bin/sh", "x" * 50]) | ANYTHING,
}
COMMANDS = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS), "id": st.text("abcdef", min_size=1, max_size=9) | ANYTHING}, optional=FIELDS
)
ENCODED = (COMMANDS | ANYTHING).map(lambda message: msgspec.json.encode(message).decode())
CUT = st.builds(lambda text, end: text[:end], ENCODED, st.integers(0, 60))
MESSAGES = st.lists(ENCODED | CUT | st.text(max_size=40) | st.binary(max_size=40), min_size=10, max_size=40)


def test_whatever_is_said_is_answered_and_nothing_secret_comes_back(server: ServerProcess) -> None:
    @given(MESSAGES, st.booleans())
    @settings(max_examples=40, deadline=None)
    def shout(messages: list[str | bytes], from_a_seat: bool) -> None:
        asyncio.run(heard(messages, ada.cookie if from_a_seat else ""))

    async def heard(messages: list[str | bytes], cookie: str) -> None:
        async with Stranger.at(server.url, table, cookie) as stranger:
            for message in messages:
                await stranger.say(message)
            if not cookie:
                views = [news["view"] for news in (stranger.welcome, *stranger.heard) if news.get("view")]
                assert all((view["hand"], view["my_bid"], view["legal"]) == (None, None, None) for view in views)

    ada, table = asyncio.run(seated_at(server))
    with neighbours(server):
        shout()


async def seated_at(server: ServerProcess) -> tuple[LiveClient, str]:
    """Somebody in the middle of a game with a bot."""
    async with LiveClient(server.url) as ada:
        seat = await ada.sit(await ada.open_table(2, bots=[None, "rookie"]))
        await seat.until(lambda seat: seat.legal)
    return ada, seat.id


WRONG = {
    "open": {
        "hint": "not-begun",
        "bid": "not-begun",
        "prepare": "not-begun",
        "build": "not-begun",
        "reveal": "not-starting",
    }
    | {"away": "not-begun", "back": "not-covered", "rematch": "not-over", "replace": "not-absent"},
    "starting": {
        "hint": "not-begun",
        "bid": "not-begun",
        "build": "not-begun",
        "reveal": "wrong-nonce",
        "start": "begun",
        "fill": "begun",
    }
    | {"rematch": "not-over"},
    "playing": {"build": "not-now-build", "reveal": "not-starting", "start": "begun", "fill": "begun"}
    | {"rematch": "not-over", "replace": "not-absent", "back": "not-covered"},
    "ended": {
        "hint": "over",
        "bid": "over",
        "prepare": "over",
        "build": "over",
        "reveal": "not-starting",
        "away": "over",
    }
    | {"back": "over", "start": "begun", "fill": "begun", "end": "over"},
}
"""What the host, who sits, cannot do in each phase, and the answer."""
MESSAGE: dict[str, dict[str, object]] = {
    "bid": {"cards": ["p3-2"], "seq": 10**9},
    "prepare": {"cards": ["p3-2"], "seq": 10**9},
    "build": {"robots": {}, "seq": 10**9},
    "hint": {"seq": 10**9},
    "auto": {"on": True},
    "reveal": {"nonce": "0" * 64},
    "away": {},
    "back": {},
    "mute": {"seat": 0, "on": True},
    "silence": {"seat": 0, "on": True},
    "fill": {"seat": 1, "bot": "rookie"},
    "start": {},
    "replace": {"seat": 0},
    "end": {},
    "rematch": {},
    "ask": {"seat": 0},
    "answer": {"request": 1, "on": True},
    "reclaim": {},
}


NOT_FOR_STRANGERS = {"not-seated", "not-the-host", "over", "nobody-agrees", "no-such-request", "owner-here"}


async def table_in(phase: str, ada: LiveClient) -> str:
    """A table in this phase, with Ada at seat 0."""
    table = await ada.open_table(2, bots=[None, None if phase == "open" else "rookie"])
    commitment = "0" * 64 if phase == "starting" else None
    await ada.ask("POST", f"/api/tables/{table}/seats", {"seat": 0, "commitment": commitment})
    if phase == "ended":
        async with Stranger.at(ada.url, table, ada.cookie) as host:
            assert await host.tell("end") == "ok"
    assert (await ada.ask("GET", f"/api/tables/{table}"))["table"]["phase"] == phase
    return table


@pytest.mark.parametrize("phase", WRONG)
def test_what_comes_at_the_wrong_time_changes_nothing(server: ServerProcess, phase: str) -> None:
    async def scenario() -> None:
        async with LiveClient(server.url) as ada:
            table = await table_in(phase, ada)
            async with Stranger.at(server.url, table, ada.cookie) as host:
                for kind, code in WRONG[phase].items():
                    assert (kind, await host.tell(kind, **MESSAGE[kind])) == (kind, code)
                assert [news["type"] for news in host.heard] == ["error"] * len(WRONG[phase])

    asyncio.run(scenario())


@pytest.mark.parametrize("phase", WRONG)
def test_who_only_knows_the_id_of_a_table_can_do_nothing_there(server: ServerProcess, phase: str) -> None:
    async def scenario() -> None:
        async with LiveClient(server.url) as ada, LiveClient(server.url) as eve:
            table = await table_in(phase, ada)
            async with Stranger.at(server.url, table, eve.cookie) as stranger:
                assert stranger.welcome["you"]["seat"] is None
                answers = {kind: await stranger.tell(kind, **fields) for kind, fields in MESSAGE.items()}
            assert set(answers.values()) <= NOT_FOR_STRANGERS, answers
            for method, path in (("DELETE", "seats/mine"), ("POST", "seats/mine/link"), ("POST", "seats/claim")):
                with pytest.raises(Refused) as caught:
                    await eve.ask(method, f"/api/tables/{table}/{path}", {"token": "0" * 32})
                assert caught.value.code in CODES
            if phase in ("starting", "playing"):
                with pytest.raises(Refused, match="not-over"):
                    await eve.ask("GET", f"/api/tables/{table}/record")

    asyncio.run(scenario())


def letters(value: str) -> list[int]:
    """Some places where there is a letter."""
    return [place for place, sign in enumerate(value) if sign.isalpha()][:-1:7]


def test_a_cookie_that_was_changed_opens_nobodys_seat(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with LiveClient(server.url) as ada:
            table = await table_in("playing", ada)
            name, _, value = ada.cookie.partition("=")
            changed = [value[:place] + value[place].swapcase() + value[place + 1 :] for place in letters(value)]
            for forged in (*changed, f"{value}.{value}", "", "x" * 3000, "=;;="):
                async with Stranger.at(server.url, table, f"{name}={forged}") as eve:
                    assert eve.welcome["you"]["seat"] is None
                    assert eve.welcome["view"]["hand"] is None

    asyncio.run(scenario())


def test_a_seat_that_moved_is_closed_to_the_device_it_left(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with LiveClient(server.url) as ada, LiveClient(server.url) as phone:
            table = await table_in("playing", ada)
            async with Stranger.at(server.url, table, ada.cookie) as old:
                assert old.welcome["view"]["hand"]
                token = (await ada.ask("POST", f"/api/tables/{table}/seats/mine/link"))["token"]
                await phone.ask("POST", f"/api/tables/{table}/seats/claim", {"token": token})
                assert await old.tell("bid", **MESSAGE["bid"]) == "not-seated"
                assert old.heard[-2]["entries"][-1]["type"] == "moved"
                assert old.heard[-2]["view"]["hand"] is None
                with pytest.raises(Refused, match="bad-link"):
                    await ada.ask("POST", f"/api/tables/{table}/seats/claim", {"token": token})

    asyncio.run(scenario())
