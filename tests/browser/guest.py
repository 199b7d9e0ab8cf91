"""Somebody who plays in any browser, by what the page shows and by taps alone."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any
from urllib.parse import urljoin

from browser.engine import until
from browser.player import PLAY_ON
from fzzzt.engine.cards import GRADES
from fzzzt.locale import Catalogue

if TYPE_CHECKING:
    from browser.engine import Engine

_SEEN = """(selector, name) => [...document.querySelectorAll(selector)].filter((each) =>
  each.getClientRects().length && (name === null || (each.ariaLabel ?? each.textContent).trim() === name))"""

_POINT = f"""(selector, name, place) => {{
  const target = ({_SEEN})(selector, name).at(place);
  if (!target || target.ariaDisabled === 'true') return null;
  target.scrollIntoView({{ block: 'nearest', behavior: 'instant' }});
  const {{ x, y, width, height }} = target.getBoundingClientRect();
  const point = [x + width / 2, y + height / 2].map(Math.round);
  return target.contains(document.elementFromPoint(...point)) ? point : null;
}}"""
"""Where to touch it: nowhere, if it is not there, has nothing to do now, or lies under something else."""

_TEXTS = f"(selector) => ({_SEEN})(selector, null).map((each) => (each.ariaLabel ?? each.textContent).trim())"

_LEVEL = """(level) => {
  const list = document.querySelector('form select');
  list.value = level;
  return list.dispatchEvent(new Event('change', { bubbles: true }));
}"""
"""Chooses from a list that the system draws, where no tap of a test reaches."""


class Guest:
    """A person with one page, who reads English."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.say = Catalogue.of("en")
        self.mine = f'[aria-label="{self.say("page-mine")}"]'

    def arrive(self, url: str) -> None:
        """Come to a page in English that shows things without taking its time."""
        self.engine.open(url)
        self.until_shown()  # else what the page keeps when it begins would be written over what is set here
        self.ask(
            "() => localStorage.setItem('fzzzt.settings', JSON.stringify({ language: 'en', speed: 'once' })) ?? true"
        )
        self.engine.open(url)

    def until_shown(self) -> None:
        """Wait until there is a page to be seen."""
        until(lambda: self.texts("h1"), lambda: "nothing is shown")

    def play_now(self) -> None:
        """From the start page to a game for two."""
        self.tap("form label", "2")
        self.ask(_LEVEL, "rookie")
        self.tap("button", self.say("page-play-now-do"))

    def play(self, rounds: int) -> None:
        """Play so many rounds by hand, and the rest without looking, until the score sheet lies there."""
        while (call := self.until_called()) != self.say("score-title"):
            now = re.search(r"\d+", call)
            if now and int(now[0]) > rounds:
                self.play_out()
                continue
            self.build() if call.endswith(self.say("page-your-build")) else self.bid()
            self.until_taken(call)

    def play_out(self) -> None:
        """Play to the end, away from the table, and come back."""
        table = self.ask("() => location.href")
        address = table.replace("http", "ws", 1).replace("/tables", "/api/tables") + "/socket"
        self.engine.open(urljoin(table, "/about"))
        self.ask(
            f"(...terms) => void ({PLAY_ON})(terms).then(() => (document.title = 'over')) ?? true", address, "over"
        )
        until(lambda: self.ask("() => document.title") == "over", lambda: "the game does not end")
        self.engine.open(table)

    def until_called(self) -> str:
        """What one is called for, as soon as one is."""
        return until(self.called, lambda: f"nobody is called: {self.texts('p')}")

    def until_taken(self, call: str) -> None:
        """Wait until the table has the decision that one was called for."""
        until(lambda: self.called() != call, lambda: f"no answer to that: {self.texts('p')}")

    def called(self) -> str:
        """Which decision one has to make now, if any, or the title of the score sheet."""
        if self.say("score-title") in self.texts("h2"):
            return self.say("score-title")
        place, _, _ = self.say("play-table-build", round=0, rounds=0).partition("0")
        texts = self.texts("p")
        where = next((text for text in texts if text.startswith(place)), "")
        calls = (self.say("page-your-turn"), self.say("page-your-build"))
        return next((f"{where} {call}" for call in calls if call in texts), "")

    def bid(self) -> None:
        """Everything for a Production Unit, the weakest card for anything else."""
        belt = f'[aria-label="{self.say("page-belt")}"] [role=img]'
        sold = until(lambda: self.texts(belt), lambda: f"no belt: {self.texts('p')}")[0]
        hand, _, _ = self.say("play-hand", count=0).partition("0")
        cards = f'{self.mine} [aria-label^="{hand}"] button'
        wanted = any(self.say(f"card-unit-{grade}") in sold for grade in GRADES)
        for place in range(len(self.texts(cards)) if wanted else 1):
            self.tap(cards, place=place)
        self.tap("button", self.say("page-bid-do"))

    def build(self) -> None:
        """Put the first robot that fits on each unit."""
        robots = f"{self.mine} [role=group] li:first-child button"
        for place in range(len(self.texts(robots))):
            self.tap(robots, place=place)
        self.tap(f"{self.mine} button", place=-1)

    def tap(self, selector: str, name: str | None = None, place: int = 0) -> None:
        """Touch what is called so as soon as it is there and stands still."""
        seen: list[Any] = [None]

        def still() -> Any:
            seen.append(self.ask(_POINT, selector, name, place))
            return seen[-1] if seen[-1] == seen[-2] else None

        x, y = until(still, lambda: f"{name or selector} cannot be tapped; there is {self.texts('button, p')}")
        self.engine.tap(x, y)

    def texts(self, selector: str) -> list[str]:
        """What these say, or what they are called."""
        return list(self.ask(_TEXTS, selector))

    def ask(self, function: str, *arguments: object) -> Any:
        """What a function of JavaScript gives."""
        return self.engine.evaluate(f"({function})(...{json.dumps(arguments)})")
