"""Draws the icons of the installed page from our own picture: `python tools/draw_icons.py` after changing icon.svg."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))
from chromium import launch  # noqa: E402 - the browser that the tests find

ICONS = ROOT / "web/src/icons"
SIZES = (180, 192, 512)


def main() -> None:
    """Draw every size."""
    picture = (ICONS / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:{size}px}}</style>{picture}")
            page.screenshot(path=ICONS / f"icon-{size}.png")
        browser.close()


if __name__ == "__main__":
    main()
