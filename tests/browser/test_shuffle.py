"""People see that nobody chose their cards: the browser deals them again, and a forged record shows red."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.player import Player
from browser.test_score import at_the_end

if TYPE_CHECKING:
    from playwright.sync_api import FilePayload, Locator

    from browser.conftest import Visit

FAIR = Path(__file__).parents[2] / "web" / "tests" / "fair-game.json"
WITHOUT_HASHING = "Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })"
"""As on plain http, where browsers offer none."""


def checked(player: Player, verdict: str = "right") -> Locator:
    """What the page says of the shuffle."""
    return player.named(f"page-shuffle-{verdict}", "region")


def shown(visit: Visit, record: Any) -> Player:
    """Somebody who has chosen a record to watch."""
    eve = Player(visit("/replay"))
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    eve.page.get_by_label(eve.say("page-replay-file")).set_input_files(file)
    eve.page.get_by_role("slider").wait_for()
    return eve


@pytest.mark.parametrize("hashing", [True, False], ids=["secure", "plain http"])
def test_whoever_has_played_sees_that_nobody_chose_the_cards(visit: Visit, hashing: bool) -> None:
    ada = Player(visit())
    if not hashing:
        ada.page.add_init_script(WITHOUT_HASHING)
    ada.play_at(players=2, bots=[None, "random"], cover="random")
    ada.finish()
    expect(checked(ada)).to_contain_text(ada.say("page-shuffle-who-mixed"))
    expect(checked(ada)).to_contain_text(ada.say("page-shuffle-verify", command="fzzzt verify"))
    ada.press("page-replay-watch", "link")
    expect(checked(ada)).to_contain_text(ada.say("page-shuffle-who-mixed"))
    checked(ada).get_by_text(ada.say("page-shuffle-numbers")).click()
    table = urlsplit(ada.page.url).path.rpartition("/")[2]
    record = ada.page.request.get(f"/api/tables/{table}/record").json()
    for number in (record["shuffle"]["secret"], record["shuffle"]["nonces"][0]["nonce"]):
        expect(checked(ada).get_by_text(number, exact=True)).to_be_visible()
    assert violations(ada.page) == []


def test_a_server_that_takes_another_secret_is_found_out(visit: Visit) -> None:
    ada = at_the_end(visit)
    expect(checked(ada)).to_be_visible()
    table = ada.page.url.rpartition("/")[2]
    ada.page.evaluate(
        "(key) => localStorage.setItem(key, JSON.stringify({ server: 'f'.repeat(64) }))", f"fzzzt.promised.{table}"
    )
    ada.page.reload()
    expect(checked(ada, "false").get_by_role("alert")).to_contain_text(ada.say("page-shuffle-wrong-server"))


def test_a_record_of_others_is_dealt_again_but_vouched_for_by_them(visit: Visit) -> None:
    eve = shown(visit, json.loads(FAIR.read_text("utf-8")))
    expect(checked(eve)).to_contain_text(eve.say("page-shuffle-who-absent"))


def test_a_forged_record_shows_red(visit: Visit) -> None:
    record = json.loads(FAIR.read_text("utf-8"))
    record["shuffle"]["secret"] = "00" * 32
    eve = shown(visit, record)
    expect(checked(eve, "false").get_by_role("alert")).to_contain_text(eve.say("page-shuffle-wrong-secret"))
    assert eve.page.evaluate("getComputedStyle(document.querySelector('#shuffle-title')).color") == "rgb(138, 28, 10)"
    assert violations(eve.page) == []


def test_a_record_without_shuffle_is_not_called_checked(visit: Visit) -> None:
    record = json.loads(FAIR.read_text("utf-8"))
    del record["shuffle"]
    eve = shown(visit, record)
    expect(checked(eve, "open")).to_be_visible()
    expect(checked(eve)).to_be_hidden()
