"""Cards are dragged by mouse or finger: to the bid, to a unit, and only where they may lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.still import building, crowded, standing_still
from browser.test_games import PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from browser.conftest import Visit
    from browser.still import Still


def middle(what: Locator) -> tuple[float, float]:
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, card: Locator, to: Locator) -> None:
    """By mouse."""
    goal = middle(to)
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(*goal, steps=5)
    page.mouse.up()


def drag_by_finger(page: Page, card: Locator, to: Locator) -> None:
    """Playwright's fingers only tap; the browser's own protocol can draw."""
    (x, y), (right, down) = middle(card), middle(to)
    finger = page.context.new_cdp_session(page)
    for type_, points in (
        ("touchStart", [(x, y)]),
        ("touchMove", [((x + right) / 2, (y + down) / 2)]),
        ("touchMove", [(right, down)]),
        ("touchEnd", []),
    ):
        finger.send("Input.dispatchTouchEvent", {"type": type_, "touchPoints": [{"x": x, "y": y} for x, y in points]})


@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_a_card_is_dragged_into_the_bid(visit: Visit, hand: str) -> None:
    device = PHONE if hand == "finger" else {}
    ada = standing_still(visit, crowded(), **device).player
    move = drag_by_finger if hand == "finger" else drag
    card = ada.hand.nth(1)
    move(ada.page, card, ada.named("page-belt", "region"))
    expect(card).to_have_attribute("aria-pressed", "false")  # nobody bids on the belt
    move(ada.page, card, ada.bid)
    expect(card).to_have_attribute("aria-pressed", "true")
    move(ada.page, ada.hand.nth(2), ada.bid)
    expect(ada.bid).to_contain_text("2 cards")
    expect(ada.hand.first).to_have_attribute("aria-pressed", "false")


def test_a_robot_is_dragged_to_a_unit_and_on_to_another_but_only_where_it_fits(visit: Visit) -> None:
    still = standing_still(visit, building())
    robot, first, second, never = travel(still.welcome["view"]["legal"]["build"])
    card = robot_at(still, first, robot)
    for unit, stays in ((first, True), (never, True), (second, False)):
        drag(still.player.page, card, bench(still, unit))
        expect(card).to_have_attribute("aria-pressed", "true" if stays else "false")
    expect(robot_at(still, second, robot)).to_have_attribute("aria-pressed", "true")


def travel(fitting: dict[str, list[str]]) -> tuple[str, str, str, str]:
    """A robot, two units that it fits, and one that it does not."""
    for robot in sorted({robot for robots in fitting.values() for robot in robots}):
        welcome = [unit for unit, robots in fitting.items() if robot in robots]
        others = [unit for unit in fitting if unit not in welcome]
        if len(welcome) > 1 and others:
            return robot, welcome[0], welcome[1], others[0]
    raise AssertionError("every robot fits everywhere")


def bench(still: Still, unit: str) -> Locator:
    """A unit of one's own, and the robots that fit it."""
    place = list(still.welcome["view"]["legal"]["build"]).index(unit)
    return still.player.mine.get_by_role("group").nth(place)


def robot_at(still: Still, unit: str, robot: str) -> Locator:
    """A robot among those that fit a unit, weakest first, as one holds them in hand."""
    faces = still.welcome["cards"]

    def weight(card: str) -> tuple[int, int, str, str]:
        symbols = faces[card]["symbols"]
        return faces[card]["power"], len(symbols), symbols, card

    shown = sorted(still.welcome["view"]["legal"]["build"][unit], key=weight)
    return bench(still, unit).get_by_role("button").nth(shown.index(robot))
