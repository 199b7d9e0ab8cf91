"""Who we are to a server, when several terminals are the same guest."""

from __future__ import annotations

import json
import stat
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

from fzzzt.tui.feeds.identity import Identity

if TYPE_CHECKING:
    from pathlib import Path

URL = "http://127.0.0.1:8009"


def test_terminals_that_share_a_folder_lose_none_of_their_nonces() -> None:
    terminals = [Identity(URL) for _ in range(8)]
    tables = [f"table-{number}" for number in range(40)]

    def sit_everywhere(terminal: Identity) -> list[str]:
        return [terminal.nonce(table) for table in tables]

    with ThreadPoolExecutor(len(terminals)) as pool:
        told = list(pool.map(sit_everywhere, terminals))
    assert all(nonces == told[0] for nonces in told)
    assert [Identity(URL).take_nonce(table) for table in tables] == told[0]
    assert [Identity(URL).take_nonce(table) for table in tables] == [None] * len(tables)


def test_a_cookie_and_a_nonce_do_not_write_over_each_other(state: Path) -> None:
    first, second = Identity(URL), Identity(URL)
    nonce = second.nonce("table")
    assert first.keep_cookie("ada")
    assert (Identity(URL).cookie, Identity(URL).nonce("table")) == ("ada", nonce)
    (file,) = state.glob("guest-*.json")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_of_two_terminals_that_start_at_once_both_are_the_first_guest() -> None:
    first, second = Identity(URL), Identity(URL)
    assert first.keep_cookie("ada")
    assert not second.keep_cookie("somebody else")
    assert second.cookie == "ada"
    assert second.keep_cookie("ada with another name")
    assert Identity(URL).cookie == "ada with another name"


@pytest.mark.parametrize("kept", ["", "[]", "7", '{"nonces": []}', '{"cookie": "x", "nonces": 7}'])
def test_a_spoilt_file_makes_a_new_guest(kept: str, state: Path) -> None:
    Identity(URL).keep_cookie("ada")
    (file,) = state.glob("guest-*.json")
    file.write_text(kept, "utf-8")
    guest = Identity(URL)
    assert guest.cookie == ""
    guest.nonce("table")
    assert json.loads(file.read_text("utf-8"))["nonces"]
