"""The guided first game on the page: offered to whoever is new, and followed to its end by mouse, finger and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.axe import flaws
from browser.hands import Finger, Keys, Mouse
from browser.player import Player
from fzzzt.guide.script import the_script
from fzzzt.locale import LANGUAGES
from guide.guided_game import UNTRIED
from guide.test_guide import OFF_THE_PATH
from thoroughness import at_release

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from browser.conftest import Visit

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
CARDS = {step.id: step.cards for step in the_script().step}
LOOKED_AT = {"counts", "unit", "build", "score-widgets"}
"""Steps at which axe looks at the page too, on a desk and on a phone; with keys nothing else is there to be seen."""
_WHOLE = """() => {
  const { left, top, right, bottom } = document.querySelector('[data-step]').getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""
_UNCOVERED = """() => {
  const [a, b] = ['[data-step]', '.ring'].map((one) => document.querySelector(one).getBoundingClientRect());
  return a.left >= b.right - 4 || a.right <= b.left + 4 || a.top >= b.bottom - 4 || a.bottom <= b.top + 4;
}"""


class Newcomer(Player):
    """Somebody who does what the guide says."""

    @property
    def bubble(self) -> Locator:
        """What the guide says now."""
        return self.page.locator("[data-step]")

    def card(self, card: str) -> Locator:
        """A card of the hand, or one that fits a unit."""
        return self.mine.locator(f"[data-card={card}]").first

    def follow(self) -> list[str]:
        """Play to the end; answers the steps in their order."""
        said: list[str] = []
        while True:
            called = self.called.is_visible()  # first: what the guide says comes with the call
            step = self._heard(said)
            if step == "onward":
                return said
            if step is not None and not CARDS[step] and step != "build":
                self.press("page-guide-next", within=self.bubble)
            elif called:
                self._do(CARDS[step or "onward"])
            else:
                self.page.wait_for_timeout(50)

    def _heard(self, said: list[str]) -> str | None:
        """The step that is shown, looked at if it is new."""
        if not self.bubble.is_visible():
            return None
        step = self.bubble.get_attribute("data-step") or ""
        if step not in said:
            said.append(step)
            expect(self.bubble.get_by_role("status")).to_have_text(self.say(f"guide-{step}"))
            self._look(step)
        return step

    def _look(self, step: str) -> None:
        """Nothing covers what the guide speaks of, and the bubble is whole."""
        ring = self.page.locator(".ring")
        expect(ring, step).to_have_count(1)
        self._until(_WHOLE)
        if not step.startswith("score") and step != "build":  # those may be higher than a phone
            self._until(_UNCOVERED)
        if step in LOOKED_AT and not isinstance(self.hands, Keys):
            assert flaws(self.page) == [], step

    def _until(self, holds: str) -> None:
        """Wait for it. Playwright's own way to do so is forbidden by the page's policy."""
        while not self.page.evaluate(holds):
            self.page.wait_for_timeout(50)

    def _do(self, cards: tuple[str, ...]) -> None:
        where = self.where.inner_text()
        asked = self.page.get_by_role("main").filter(has=self.page.get_by_text(where, exact=True))
        if self.building.is_visible():
            self.build()
        else:
            first = self.hand.first.get_attribute("data-card") or ""
            untried = [card for card in UNTRIED[1, 8] if self.card(card).is_visible()]
            for card in cards or untried or [first]:
                self.hands.press(self.card(card))
            self.send_bid()
        asked.wait_for(state="detached")


def hands_of(page: Page, way: str) -> Mouse | Finger | Keys:
    return Keys(page) if way == "keys" else Finger() if way == "finger" else Mouse()


def test_from_the_start_page_to_the_first_bid_in_three_actions(visit: Visit) -> None:
    new = Newcomer(visit(storage_state=None))
    new.press("page-guide-offer")
    expect(new.bubble).to_be_visible()
    new.hands.press(new.card("p2-3"))
    new.send_bid()
    expect(new.card("p2-3")).to_be_hidden()


@pytest.mark.parametrize(
    ("language", "device", "way"),
    [
        ("en", DESK, "mouse"),
        ("de", PHONE, "finger"),
        ("ru", DESK, "keys"),
        at_release("nl", PHONE, "keys"),
        at_release("fr", PHONE, "finger"),
    ],
)
def test_whoever_follows_the_guide_is_shown_every_step(
    visit: Visit, language: str, device: dict[str, Any], way: str
) -> None:
    page = visit(locale=language, **device)
    new = Newcomer(page, hands_of(page, way), language)
    new.press("page-guide-offer")
    assert {step.id for step in the_script().step} - set(new.follow()) == OFF_THE_PATH
    new.press("page-guide-onward-play")
    page.wait_for_url(lambda url: "/tables/" in url)
    expect(new.mine).to_be_visible()
    expect(new.bubble).to_be_hidden()
    page.goto("/")
    expect(new.named("page-guide-offer-again")).to_be_visible()


def test_the_guide_can_be_hidden_and_comes_back_where_one_was(visit: Visit) -> None:
    new = Newcomer(visit())
    new.press("page-guide-offer")
    new.press("page-guide-next", within=new.bubble)
    expect(new.bubble).to_have_attribute("data-step", "counts")
    new.press("page-guide-back", within=new.bubble)
    expect(new.bubble).to_have_attribute("data-step", "for-sale")
    new.press("page-guide-hide", within=new.bubble)
    expect(new.bubble).to_be_hidden()
    new.page.reload()
    new.press("page-guide-show")
    expect(new.bubble).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_ways_into_a_game_are_on_the_first_screen_of_a_phone(visit: Visit, language: str) -> None:
    new = Newcomer(visit(locale=language, **PHONE), language=language)
    for key in ("page-guide-offer", "page-play-now-do"):
        expect(new.named(key)).to_be_in_viewport(ratio=1)
    links = new.named("page-nav", "navigation").get_by_role("link")
    expect(links).to_have_count(4)
    lines = {box["y"] for link in links.all() if (box := link.bounding_box())}
    assert len(lines) == 1, "the ways elsewhere take one line"
