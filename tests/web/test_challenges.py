"""What a passkey has to sign works once, for minutes, for whom and for what it was made; clocks may be wrong."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fzzzt.tables import Guest, Refusal
from fzzzt.web.accounts.challenges import WORKS, Challenges, Purpose
from fzzzt.web.accounts.codes import code_hash, new_device_code, new_operator_code, new_recovery_codes
from fzzzt.web.accounts.labels import label_of
from fzzzt.web.identity import Guests
from web.test_strangers import cookie_value, visitor_with

if TYPE_CHECKING:
    from fzzzt.store import Store

NOW = 1_793_000_000_000
DAY = 86_400


class Spent:
    """All that was used, as the store notes it."""

    def __init__(self) -> None:
        self.ids: set[str] = set()

    async def spend(self, name: str, *_: int) -> bool:
        is_new = name not in self.ids
        self.ids.add(name)
        return is_new


def challenges(key: bytes = b"k" * 32) -> Challenges:
    store: Any = SimpleNamespace(accounts=SimpleNamespace(codes=Spent()))
    return Challenges(key, cast("Store", store))


def takes(made: Challenges, challenge: bytes, purpose: Purpose = "sign-in", who: str = "ada", now: int = NOW) -> bool:
    try:
        asyncio.run(made.take(challenge, purpose, who, now))
    except Refusal as refusal:
        return refusal.code != "sign-in-failed"
    return True


def test_a_challenge_is_answered_once_by_who_asked_for_what_it_was_for() -> None:
    made = challenges()
    challenge = made.make("sign-in", "ada", NOW)
    assert not takes(made, challenge, who="eve")
    assert not takes(made, challenge, purpose="add")
    assert not takes(challenges(b"j" * 32), challenge)
    assert takes(made, challenge)
    assert not takes(made, challenge)


@pytest.mark.parametrize(("later", "taken"), [(WORKS, True), (WORKS + 1, False), (-60_000, True), (-60_001, False)])
def test_the_clock_of_another_server_may_be_a_minute_ahead(later: int, taken: bool) -> None:
    made = challenges()
    assert takes(made, made.make("sign-in", "ada", NOW), now=NOW + later) == taken


@given(st.binary(max_size=80))
def test_nothing_else_is_a_challenge(forged: bytes) -> None:
    assert not takes(challenges(), forged)


@pytest.mark.parametrize(("days", "known"), [(0, True), (364, True), (366, False), (-400, True)])
def test_a_clock_that_was_set_back_costs_nobody_their_seats(
    monkeypatch: pytest.MonkeyPatch, days: int, known: bool
) -> None:
    guests, now = Guests(b"k" * 32), time.time()
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: now - days * DAY)
    cookie = cookie_value(guests, Guest("ada", "Ada"))
    monkeypatch.undo()
    assert (visitor_with(guests, cookie)[0] == "ada") == known


def test_codes_are_as_hard_to_guess_as_is_said_and_as_easy_to_type() -> None:
    codes = [*new_recovery_codes(), new_device_code(), new_operator_code()]
    assert [len(code.replace("-", "")) for code in codes] == [16] * 8 + [10, 26]
    assert len({code_hash(code) for code in codes}) == 10
    for code in codes:
        assert not set("ILOU") & set(code)
        typed = f" {code.lower().replace('-', ' ').replace('0', 'o').replace('1', 'i').replace('v', 'u')} "
        assert code_hash(typed) == code_hash(code)


@pytest.mark.parametrize(
    ("sent", "label"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome · Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari · iPhone"),
        ("fzzzt/1.0 (Windows)", "fzzzt · Windows"),
        ("<script>\u202e" * 1000, ""),
    ],
)
def test_of_what_a_browser_says_two_words_are_kept(sent: str, label: str) -> None:
    assert label_of(sent) == label
