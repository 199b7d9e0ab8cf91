"""Cards move, but not for those who ask for stillness: for them things fade at most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.player import Player

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser.conftest import Visit

_WATCH = """() => {
  const moved = new Set();
  const still = ['offset', 'computedOffset', 'easing', 'composite', 'opacity', 'color', 'backgroundColor'];
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { duration } = animation.effect.getComputedTiming();
      if (animation.playState !== 'running' || duration === 0) continue;
      for (const frame of animation.effect.getKeyframes())
        for (const name of Object.keys(frame)) if (!still.includes(name)) moved.add(name);
    }
    requestAnimationFrame(look);
  };
  look();
  globalThis.moved = moved;
}"""


def moved(page: Page) -> set[str]:
    """Which properties were animated since one began to watch."""
    return set(page.evaluate("[...globalThis.moved]"))


def play_a_little(visit: Visit, motion: str) -> set[str]:
    ada = Player(visit(reduced_motion=motion))
    ada.play_now()
    ada.page.evaluate(_WATCH)
    for _ in range(3):
        ada.decide_once()
    ada.until_called()
    return moved(ada.page)


def test_things_move(visit: Visit) -> None:
    assert "transform" in play_a_little(visit, "no-preference")


def test_nothing_moves_for_those_who_ask_for_it(visit: Visit) -> None:
    assert play_a_little(visit, "reduce") == set()
