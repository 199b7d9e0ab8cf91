"""Whole games, played once by a real server, and walked through on the page scene by scene, without waiting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from browser.player import Player

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from browser.conftest import Visit
    from live_server import ServerProcess

_LINE = """
  globalThis.WebSocket = class {
    constructor() {
      globalThis.line = this;
      setTimeout(() => this.onmessage({ data: JSON.stringify(WELCOME) }));
    }
    send(text) {
      const { id } = JSON.parse(text);
      setTimeout(() => this.onmessage?.({ data: JSON.stringify({ type: 'ok', id, seq: 0 }) }));
    }
    close() {}
  };
  globalThis.hurried = false;
  let now = Date.now();
  Date.now = () => (now += globalThis.hurried ? 0 : 1000);
"""
"""The server's end of the line is the test. Presses leave scenes out if they follow each other fast: when hurried."""

_WALK = """async ([messages, everyRound]) => {
  const seen = new Set();
  const flaws = new Set();
  const scene = () => document.querySelector('[data-scene]')?.dataset.scene ?? 'rest';
  for (const message of messages) {
    const { view } = JSON.parse(message);
    globalThis.hurried = !everyRound && view && view.round < view.rounds;
    globalThis.line.onmessage({ data: message });
    for (let step = 0; step < 99; step++) {
      for (let turn = 0; turn < 8; turn++) await null; // the page is laid out anew by then, but nothing is painted
      seen.add(scene());
      const rests = scene() === 'rest';
      if (rests || !globalThis.hurried) for (const flaw of LOOK()) flaws.add(`${scene()}: ${flaw}`);
      if (rests) break;
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    }
  }
  return [[...seen], [...flaws]];
}"""


class WholeGames:
    """Games that were played once, for as many players as somebody asks for."""

    def __init__(self, chromium: Browser, server: ServerProcess) -> None:
        self.chromium = chromium
        self.server = server
        self.games: dict[int, tuple[str, list[str]]] = {}

    def of(self, players: int) -> tuple[str, list[str]]:
        """The path of the table, and all that its first seat was told, from the welcome to the score."""
        if players not in self.games:
            context = self.chromium.new_context(base_url=self.server.url, locale="en-GB")
            ada = Player(context.new_page())
            ada.page.goto("/rules")
            ada.play_at(players=players, bots=[None, *["tinker"] * (players - 1)])
            self.games[players] = urlsplit(ada.page.url).path, ada.play_out()
            context.close()
        return self.games[players]

    def walk(
        self, visit: Visit, players: int, look: str, *, every_round: bool, **device: Any
    ) -> tuple[set[str], list[str]]:
        """Go through such a game scene by scene: which kinds there were, and what a look at each of them found.

        Unless it is every round, those before the last, where most lies on the table, are seen only as they stand at
        each decision.
        """
        path, (welcome, *messages) = self.of(players)
        page: Page = visit("/about", speed="normal", **device)
        page.add_init_script(_LINE.replace("WELCOME", welcome))
        page.goto(path)
        page.locator("[data-scene]").wait_for()
        seen, flaws = page.evaluate(_WALK.replace("LOOK", f"({look})"), [messages, every_round])
        return set(seen), flaws
