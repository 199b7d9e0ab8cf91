"""A turn is told once, in time, to whoever wants it, and nothing else is."""

from __future__ import annotations

import asyncio
import base64
import json
import secrets
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from fzzzt.engine import Deck
from fzzzt.wire.notices import Quiet
from fzzzt.wire.terms import Clock
from notices.post_office import post_office
from notices.turns import KEY, ORIGIN, PEOPLE, HandClock, Turns, turns
from postgres import fresh_database
from tables.parlour import ADA, BOB, CLEO

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    Story = Callable[[Turns, HandClock], Awaitable[None]]


def told(tmp_path: Path, story: Story) -> None:
    """Let a story happen at a table with a database of its own."""

    async def happen() -> None:
        clock = HandClock()
        async with post_office(tmp_path) as office, turns(str(tmp_path / "fzzzt.db"), office, clock) as evening:
            await story(evening, clock)

    asyncio.run(happen())


def bodies(evening: Turns) -> list[Any]:
    return [json.loads(letter.body) for letter in evening.office.letters]


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def test_a_browser_is_told_of_its_turn_in_a_message_that_only_it_can_read(tmp_path: Path) -> None:
    async def story(evening: Turns, clock: HandClock) -> None:
        browser, auth = ec.generate_private_key(ec.SECP256R1()), secrets.token_bytes(16)
        point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        for guest in (ADA, BOB):
            await evening.want(guest, f"/push/{guest.id}", p256dh=_base64(point), auth=_base64(auth))
        await evening.begin()
        clock.wait(seconds=3)
        await evening.go_round()
        (letter,) = evening.office.letters
        assert letter.path == f"/push/{evening.asked.id}"
        text = http_ece.decrypt(letter.body, private_key=browser, auth_secret=auth, version="aes128gcm")
        notice = json.loads(text)
        assert notice["path"] == f"/tables/{evening.table.id}"
        other = BOB if evening.asked is ADA else ADA
        assert notice["body"] == f"Your turn, at the table with {other.name}!"
        assert not any(f'"{card}"' in text.decode() for card in Deck.standard().cards)
        assert b"Your turn" not in letter.body
        assert Vapid02.verify(letter.headers["authorization"])
        assert letter.headers["authorization"].endswith(f",k={KEY.public}")
        claims = letter.headers["authorization"].split(".")[1]
        assert (
            json.loads(base64.urlsafe_b64decode(claims + "=="))["aud"] == f"https://post.example:{evening.office.port}"
        )
        assert (letter.headers["content-encoding"], letter.headers["host"]) == (
            "aes128gcm",
            f"post.example:{evening.office.port}",
        )

    told(tmp_path, story)


def test_a_turn_is_told_once_and_reminded_of_once(tmp_path: Path) -> None:
    async def story(evening: Turns, clock: HandClock) -> None:
        for guest in (ADA, BOB):
            await evening.want(guest, f"/{guest.id}")
        await evening.begin()
        await evening.go_round()
        assert evening.office.letters == []  # there is a moment to decide without being told
        for seconds in (2, 2, 60):
            clock.wait(seconds=seconds)
            await evening.go_round()
            assert [letter.path for letter in evening.office.letters] == [f"/{evening.asked.id}"]
        clock.wait(hours=12)
        await evening.go_round()
        assert [body["event"] for body in bodies(evening)] == ["turn", "reminder"]
        clock.wait(hours=200)
        await evening.go_round()
        assert len(evening.office.letters) == 2

    told(tmp_path, story)


def test_who_decides_at_once_is_not_told_and_who_is_next_is(tmp_path: Path) -> None:
    async def story(evening: Turns, clock: HandClock) -> None:
        for guest in (ADA, BOB):
            await evening.want(guest, f"/{guest.id}")
        await evening.begin()
        clock.wait(seconds=1)
        await evening.decide()
        clock.wait(seconds=3)
        await evening.go_round()
        assert [letter.path for letter in evening.office.letters] == [f"/{evening.asked.id}"]

    told(tmp_path, story)


def test_a_short_clock_leaves_no_time_for_a_reminder(tmp_path: Path) -> None:
    async def story(evening: Turns, clock: HandClock) -> None:
        for guest in (ADA, BOB):
            await evening.want(guest)
        await evening.begin(clock=Clock("move", 600))
        clock.wait(seconds=3)
        await evening.go_round()
        clock.wait(hours=100)
        await evening.go_round()
        assert [body["event"] for body in bodies(evening)] == ["turn"]

    told(tmp_path, story)


def test_quiet_hours_put_a_notice_off_until_they_end(tmp_path: Path) -> None:
    async def story(evening: Turns, clock: HandClock) -> None:
        # The clock begins at 08:00 UTC, nine or ten o'clock in Berlin.
        for guest in (ADA, BOB):
            await evening.want(guest, f"/{guest.id}", quiet=Quiet(22 * 60, 10 * 60, "Etc/GMT-1"))
        await evening.begin()
        clock.wait(seconds=3)
        await evening.go_round()
        assert evening.office.letters == []
        clock.wait(hours=0.9)
        await evening.go_round()
        assert evening.office.letters == []
        clock.wait(hours=0.2)
        await evening.go_round()
        assert len(evening.office.letters) == 1

    told(tmp_path, story)


def test_no_more_notices_means_none(tmp_path: Path) -> None:
    async def story(evening: Turns, clock: HandClock) -> None:
        for guest in (ADA, BOB):
            await evening.want(guest)
        await evening.begin()
        for guest in (ADA, BOB):
            assert await evening.hall.store.notices.cancel(guest.id)
        clock.wait(hours=100)
        await evening.go_round()
        assert evening.office.letters == []

    told(tmp_path, story)


@pytest.mark.parametrize("answer", [b"HTTP/1.1 410 Gone\r\n\r\n", b"HTTP/1.1 404 Not Found\r\n\r\n"])
def test_who_is_gone_is_not_told_again(tmp_path: Path, answer: bytes) -> None:
    async def story(evening: Turns, clock: HandClock) -> None:
        evening.office.answer = answer
        await evening.want(ADA)
        await evening.want(BOB)
        await evening.begin()
        clock.wait(seconds=3)
        await evening.go_round()
        assert await evening.hall.store.notices.of(evening.asked.id) == []

    told(tmp_path, story)


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 302 Found\r\nLocation: https://post.example/elsewhere\r\n\r\n",
        b"HTTP/1.1 200 " + b"x" * 100_000,
        b"SSH-2.0-server\r\n\r\n",
        b"",
    ],
    ids=["redirect", "endless", "nonsense", "nothing"],
)
def test_an_answer_leads_nowhere_and_is_not_read_without_end(tmp_path: Path, answer: bytes) -> None:
    async def story(evening: Turns, clock: HandClock) -> None:
        evening.office.answer = answer
        await evening.want(ADA)
        await evening.want(BOB)
        await evening.begin()
        clock.wait(seconds=3)
        await evening.go_round()
        assert [letter.path for letter in evening.office.letters] == ["/box"]
        (kept,) = await evening.hall.store.notices.of(evening.asked.id)
        assert kept.failures == 1
        assert evening.counts["notices not taken"] == 1

    told(tmp_path, story)


def test_a_place_that_never_answers_keeps_nobody_else_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fzzzt.web.notices.post.SENT_WITHIN", 3600)

    async def story(evening: Turns, clock: HandClock) -> None:
        evening.office.silent = {f"/{number}" for number in range(9)}
        await evening.begin()
        for path in sorted(evening.office.silent):
            await evening.want(CLEO, path, table=evening.table.id)
        for guest in (ADA, BOB):
            await evening.want(guest, "/asked")
        await evening.decide()
        clock.wait(seconds=3)
        await evening.courier.go_round()
        while not evening.office.letters:
            await asyncio.sleep(0.01)
        assert [letter.path for letter in evening.office.letters] == ["/asked"]
        await evening.courier.stop()

    told(tmp_path, story)


def test_a_table_is_told_of_everybodys_turn(tmp_path: Path) -> None:
    async def story(evening: Turns, clock: HandClock) -> None:
        await evening.begin()
        await evening.want(ADA, "/channel", table=evening.table.id)
        for _ in range(6):
            await evening.decide()
            clock.wait(seconds=30)
            await evening.go_round()
        assert {body["text"] for body in bodies(evening)} == {
            f"Your turn: {guest.name}! {ORIGIN}/tables/{evening.table.id}" for guest in (ADA, BOB)
        }

    told(tmp_path, story)


def test_a_table_is_not_told_who_has_built_already(tmp_path: Path) -> None:
    async def story(evening: Turns, clock: HandClock) -> None:
        await evening.begin(players=3)
        for guest in PEOPLE:
            await evening.want(guest, f"/{guest.id}")
        await evening.want(ADA, "/channel", table=evening.table.id)
        await evening.until("build")
        while len(evening.table.table.waiting) < 2:
            await evening.until("bid")
            await evening.until("build")
        builders = [PEOPLE[seat] for seat in evening.table.table.waiting]
        await evening.decide(builders[0])
        clock.wait(seconds=3)
        await evening.go_round()
        said = {letter.path: json.loads(letter.body)["text"] for letter in evening.office.letters}
        assert said.keys() == {"/channel", *(f"/{guest.id}" for guest in builders[1:])}
        assert [guest for guest in PEOPLE if guest.name in said["/channel"]] == builders

    told(tmp_path, story)


def test_two_servers_on_one_database_tell_once(tmp_path: Path) -> None:
    async def happen() -> None:
        clock, database = HandClock(), fresh_database()
        async with AsyncExitStack() as stack:
            office = await stack.enter_async_context(post_office(tmp_path))
            servers = [await stack.enter_async_context(turns(database, office, clock)) for _ in range(3)]
            for guest in (ADA, BOB):
                await servers[0].want(guest, f"/{guest.id}")
            await servers[0].begin()
            for _ in range(6):
                clock.wait(seconds=3)
                await asyncio.gather(*(server.go_round() for server in servers))
                await servers[0].decide()
            assert len(office.letters) == 6

    asyncio.run(happen())
