"""The building phase: robots go where they fit, and only there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.player import Player

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from browser.conftest import Visit

SYMBOLS = ("nut", "bolt", "cog", "oil")


def units_of(ada: Player) -> list[Locator]:
    return ada.mine.get_by_role("group").all()


def symbols(label: str) -> set[str]:
    return {symbol for symbol in SYMBOLS if symbol in label}


def test_only_what_fits_can_be_allocated_and_the_table_has_it(visit: Visit) -> None:
    ada = Player(visit())
    ada.play_now(level="random")
    while ada.until_called() and not (ada.building.is_visible() and robots_of(ada)):
        ada.decide()

    for unit in units_of(ada):
        wanted = symbols(unit.get_attribute("aria-label") or "")
        for robot in unit.get_by_role("button").all():
            assert symbols(robot.get_attribute("aria-label") or "") & wanted

    robot = robots_of(ada)[0]
    expect(ada.named("page-build-nothing")).to_be_visible()
    ada.hands.press(robot)
    expect(robot).to_have_attribute("aria-pressed", "true")
    ada.hands.press(robot)
    expect(robot).to_have_attribute("aria-pressed", "false")
    expect(ada.named("page-build-nothing")).to_be_visible()
    ada.hands.press(robot)
    before = ada.where.inner_text()
    ada.hands.press(ada.mine.get_by_role("button", name=ada.say("page-build-do", count=1)))
    expect(ada.page.get_by_text(before, exact=True)).to_be_hidden()
    expect(ada.named("page-log", "list")).to_contain_text("You allocate")


def robots_of(ada: Player) -> list[Locator]:
    return [robot for unit in units_of(ada) for robot in unit.get_by_role("button").all()]
