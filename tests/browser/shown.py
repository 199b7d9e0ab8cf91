"""What a page has shown, scene by scene, on a clock that the test turns: nobody waits, and nothing is missed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from browser.player import Player

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser.conftest import Visit

_STEP = 1500
"""Milliseconds of the page's time between two looks."""

_WATCH = """() => {
  const shown = (globalThis.shown = []);
  const look = () => {
    const stage = document.querySelector('[data-scene]');
    if (!stage) return;
    const { scene, auction = '', turn = '', seat = '' } = stage.dataset;
    const last = shown.at(-1);
    if (last && last.scene === scene && last.auction === auction && last.turn === turn + seat) return;
    const cards = (place) => place.querySelectorAll('.cards > span').length;
    const places = [...stage.querySelectorAll('section:last-of-type li')].filter((place) => !place.matches('.past'));
    const winner = stage.querySelector('li.won:not(.past) .name');
    const words = stage.querySelector('.words')?.innerText ?? '';
    const bids = places.filter(cards).length;
    shown.push({ scene, auction, turn: turn + seat, bids, winner: winner?.innerText ?? '', words });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}"""


@dataclass(frozen=True)
class Shown:
    """A scene as somebody saw it."""

    scene: str
    auction: str
    turn: str
    bids: int
    """How many lay on the stage."""
    winner: str
    words: str


class Watcher(Player):
    """Somebody who looks on until all is shown, and decides then."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        page.add_init_script(f"({_WATCH})()")
        page.clock.install()

    @property
    def shown(self) -> list[Shown]:
        """Everything since the page was loaded."""
        seen: list[dict[str, Any]] = self.page.evaluate("globalThis.shown")
        return [Shown(**scene) for scene in seen]

    @property
    def scene(self) -> str | None:
        """What is shown now."""
        found: str | None = self.page.evaluate("document.querySelector('[data-scene]')?.dataset.scene ?? null")
        return found

    def let_time_pass(self) -> None:
        """Let some of it pass, and whatever the server says meanwhile arrive."""
        self.page.clock.run_for(_STEP)
        self.page.evaluate("new Promise(requestAnimationFrame)")

    def watch_until_called(self) -> bool:
        """Look on until one's own decision; false if all is over instead."""
        while True:
            self.let_time_pass()
            if self.sheet.is_visible():
                return False
            if self.scene == "rest" and self.called.is_visible():
                return True

    # A decision counts when the table has it: until then the page still asks for it.

    def send_bid(self) -> None:
        """Bid, until the cards have left the hand's choice."""
        super().send_bid()
        expect(self.mine.locator("[aria-pressed=true]")).to_have_count(0)

    def build(self) -> None:
        """Build, until nobody is asked to."""
        super().build()
        expect(self.mine.get_by_text(self.say("page-your-build"), exact=True)).to_be_hidden()

    def watch(self, rounds: int) -> None:
        """Play so many rounds of a game, if it has them, and see all of it."""
        while self.watch_until_called() and [scene.scene for scene in self.shown].count("banner") <= rounds:
            self.build_or_bid()

    def build_or_bid(self) -> None:
        """Whatever is asked for."""
        self.build() if self.building.is_visible() else self.lay_bid()


def watcher(visit: Visit, speed: str, players: int, **device: Any) -> Watcher:
    """Somebody at a table with bots, for whom things are shown at this pace."""
    ada = Watcher(visit("/rules", speed=speed, **device))
    ada.play_at(players=players, bots=[None, *["rookie"] * (players - 1)])
    return ada
