"""Three ways to touch a page: with a mouse, with keys alone, with a finger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

_FAR = 150
"""So many steps with the Tab key are more than any page has."""

_WAY = """(target) => {
  const active = document.activeElement;
  if (active === target) return '';
  const where = active.compareDocumentPosition(target);
  return where & Node.DOCUMENT_POSITION_PRECEDING && active !== document.body ? 'Shift+Tab' : 'Tab';
}"""


class Hands(Protocol):
    """Activates what one sees: a button, a link, a card."""

    def press(self, what: Locator) -> None:
        """Activate it."""


class Mouse:
    """Clicks."""

    def press(self, what: Locator) -> None:
        """Activate it."""
        what.click()


class Finger:
    """Taps."""

    def press(self, what: Locator) -> None:
        """Activate it."""
        what.tap()


class Keys:
    """Walks with Tab and presses Enter, as somebody does who has no mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, what: Locator) -> None:
        """Activate it."""
        self.reach(what)
        self.page.keyboard.press("Enter")

    def reach(self, what: Locator) -> None:
        """Bring the focus there."""
        for _ in range(_FAR):
            way = what.evaluate(_WAY)
            if not way:
                return
            self.page.keyboard.press(way)
        raise AssertionError(f"the Tab key does not lead to {what}")
