"""Whether a screen shuts somebody out: what axe finds by light and dark, targets too small for a finger, scrolling."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from playwright.sync_api import Page

_AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
_CONTRAST = ["color-contrast", "color-contrast-enhanced"]
_ALL = {"rules": {"color-contrast-enhanced": {"enabled": True}, "target-size": {"enabled": True}}}
_SCHEMES: dict[Literal["light", "dark"], dict[str, Any]] = {"light": _ALL, "dark": {"runOnly": _CONTRAST}}
"""What axe looks for by light, and by dark: there only colours differ."""
_SMALL = """() => [...document.querySelectorAll('button, a, input, select, summary, [role=button]')]
  .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.unseen, p, .skip'))
  .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
  .map(({ element, box }) => `${box.width} x ${box.height}: ${element.outerHTML.slice(0, 150)}`)"""
"""Targets under 44 px. A label belongs to its target; links within a sentence are as high as the sentence."""


def flaws(page: Page) -> list[str]:
    """What shuts somebody out of this screen."""
    small = page.evaluate(_SMALL) if page.evaluate("navigator.maxTouchPoints") else []
    wide = page.evaluate("document.documentElement.scrollWidth > screen.width")
    return [*violations(page), *small, *(["scrolls sideways"] if wide else [])]


def violations(page: Page) -> list[str]:
    """What axe finds on this screen, by light and by dark."""
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(_AXE)
    found = []
    for scheme, rules in _SCHEMES.items():
        page.emulate_media(color_scheme=scheme)
        options = {"resultTypes": ["violations"], **rules}
        for violation in page.evaluate("(options) => axe.run(document, options)", options)["violations"]:
            found += [f"{scheme}: {violation['id']}: {node['html'][:200]}" for node in violation["nodes"]]
    return found
