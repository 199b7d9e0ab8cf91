"""The score pad for printed games comes to the same as the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.hands import Finger
from browser.player import Player
from browser.test_games import PHONE
from fzzzt.engine import Deck, score_seat
from fzzzt.locale.labels import short

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from browser.conftest import Visit

ROBOTS = ["p1-1", "p1-3", "upgrade", "r4-n", "r5-b", "r3-c", "fzzzt", "fzzzt"]
UNITS: dict[str, list[str]] = {"prototype-o": [], "enhanced-no": ["p1-2"]}


def more(eve: Player, card: str, within: Locator | None = None) -> Locator:
    name = eve.say("page-scorepad-more", card=short(eve.say, Deck.standard().cards[card]))
    return (within or eve.page).get_by_role("button", name=name, exact=True).first


def test_taps_add_up_to_the_score_of_the_rules_and_stay_after_a_reload(visit: Visit) -> None:
    eve = Player(visit("/score", **PHONE), Finger())
    eve.page.get_by_label(eve.say("page-scorepad-name")).fill("Jon")
    for card in [*UNITS, *ROBOTS, "p1-2"]:
        eve.hands.press(more(eve, card))
    allocated = eve.say("page-scorepad-allocated", unit=short(eve.say, Deck.standard().cards["enhanced-no"]))
    bench = eve.page.get_by_role("group").filter(has=eve.page.get_by_text(allocated))
    eve.hands.press(bench.get_by_text(allocated))
    eve.hands.press(more(eve, "p1-2", bench))

    score = score_seat(Deck.standard(), ROBOTS, UNITS)
    title = eve.say("score-player", name="Jon", points=score.total)
    sheet = eve.sheet.get_by_role("article").filter(has=eve.page.get_by_role("heading", name=title, exact=True))
    for line in (eve.say("score-basic", points=score.base), eve.say("score-bonus", points=score.bonus)):
        expect(sheet.get_by_text(line, exact=True)).to_be_visible()
    eve.page.reload()
    expect(sheet.get_by_text(eve.say("score-total", points=score.total), exact=True)).to_be_visible()
