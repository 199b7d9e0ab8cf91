"""The pictures of the README and the documents, from a real game: `make screenshots`.

Each is written as a PNG of 256 colours, so that it stays small.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image
from playwright.sync_api import sync_playwright

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from browser.conftest import at_pace
from browser.evening import EVENING
from browser.player import Player
from chromium import launch
from live_server import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "images"
LARGEST = 150_000
COLOURS = 256
ROUNDS = 4
"""So often the colours are fitted to the picture: small drops of oil must stay pink."""
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 800}
SCREENS = {"home": "/", "rules": "/rules", "learn": "/learn", "puzzles": "/puzzles", "daily": "/daily", "me": "/me"}
"""What is simply there at its address."""


def main() -> None:
    """Play a game, and take the pictures on the way."""
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        take_pictures(browser, server.url)
        browser.close()


def take_pictures(browser: Browser, url: str) -> None:
    """A game, the screens around it, and what a newcomer sees first."""
    ada = Player(visit(browser, url))
    ada.page.goto("/")
    name = ada.named("page-name", "textbox")
    name.fill("Ada")
    name.press("Enter")
    take_a_game(ada)
    for screen, address in SCREENS.items():
        ada.page.goto(address, wait_until="networkidle")
        picture(ada.page, screen)
    take_a_review(ada)
    take_the_first_step(Player(visit(browser, url)))


def visit(browser: Browser, url: str) -> Page:
    """A page of somebody new, who sees at once how things stand."""
    context = browser.new_context(
        base_url=url,
        storage_state=at_pace(url, "once"),
        locale="en-GB",
        viewport=DESK,
        reduced_motion="reduce",
        color_scheme="light",
    )
    return context.new_page()


def take_a_game(ada: Player) -> None:
    """The table, the same on a phone at night, and the score sheet."""
    play_to_a_good_moment(ada)
    picture(ada.page, "table")
    ada.page.emulate_media(color_scheme="dark")
    ada.page.set_viewport_size(PHONE)
    picture(ada.page, "phone")
    ada.page.emulate_media(color_scheme="light")
    ada.page.set_viewport_size(DESK)
    ada.finish()
    ada.page.reload()
    ada.sheet.wait_for()
    ada.page.get_by_role("figure").wait_for()
    picture(ada.page, "score")


def take_a_review(ada: Player) -> None:
    """A replay with its review, at the first mistake."""
    ada.page.goto("/replay")
    ada.page.get_by_label(ada.say("page-replay-file")).set_input_files(EVENING)
    ada.press("page-review-order")
    ada.press("page-review-next")
    picture(ada.page, "review")


def take_the_first_step(newcomer: Player) -> None:
    """The guided game, as it begins."""
    newcomer.page.goto("/")
    newcomer.press("page-guide-offer")
    newcomer.page.locator("[data-step]").wait_for()
    newcomer.page.mouse.move(0, 0)
    picture(newcomer.page, "guide")


def play_to_a_good_moment(ada: Player) -> None:
    """In as many games as it takes: one's turn, with something to see, and a bid of two cards being made."""
    while not is_good(ada):
        if not ada.sheet.or_(ada.mine).is_visible() or not ada.until_called():
            ada.play_at(players=4, bots=[None, "rookie", "tinker", "rookie"])
            ada.until_called()
        else:
            ada.decide()
            ada.until_called()
    for place in (1, 2):
        ada.hands.press(ada.hand.nth(place))
    ada.page.mouse.move(0, 0)


def is_good(ada: Player) -> bool:
    """Whether units are on the table, cards in hand, and some of the belt is face up."""
    belt = ada.page.get_by_role("list", name=ada.say("page-belt"), exact=True)
    hidden = belt.get_by_role("img", name=ada.say("card-face-down")).count()
    face_up = belt.get_by_role("img").count() - hidden
    units = ada.mine.get_by_role("img", name="Production Unit").count()
    return not ada.building.is_visible() and ada.hand.count() >= 4 and face_up >= 3 and hidden >= 1 and units >= 1


def picture(page: Page, name: str) -> None:
    """Write what the window shows now."""
    file = FOLDER / f"{name}.png"
    page.evaluate("document.activeElement?.blur()")
    page.screenshot(path=file, animations="disabled")
    with Image.open(file) as image:
        small = image.convert("RGB").quantize(COLOURS, kmeans=ROUNDS, dither=Image.Dither.NONE)
    small.save(file, optimize=True)
    size = file.stat().st_size
    print(f"{file.relative_to(ROOT)}: {size / 1000:.0f} KB")
    assert size < LARGEST, f"{name} is too large"  # noqa: S101 - the pictures of a README must not weigh on it


if __name__ == "__main__":
    main()
