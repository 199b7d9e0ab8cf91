"""Somebody at the page: finds everything by roles and names, as people with and without eyes do."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import urljoin

from playwright.sync_api import expect

from browser.hands import Mouse
from fzzzt.locale import Catalogue
from patience import PATIENCE

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from browser.hands import Hands

expect.set_options(timeout=PATIENCE * 1000)
_ANY = 87
"""Stands for any number in a text; no game has as much of anything."""
_GRADES = ("prototype", "basic", "enhanced", "advanced", "complex")


PLAY_ON = """([address, stop]) => new Promise((resolve) => {
  const line = new WebSocket(`${address}?seq=0`);
  const heard = [];
  let faces = {};
  let said = 0;
  line.onclose = () => resolve(heard);
  line.onmessage = ({ data }) => {
    const { type, seq, table, view, cards } = JSON.parse(data);
    faces = cards ?? faces;
    if (type === 'ok' || type === 'error') return;
    heard.push(data);
    if ((table && table.phase !== 'playing') || view?.phase === stop) return line.close();
    const legal = view?.legal;
    if (!legal) return;
    const bid = faces[view.belt[0]]?.kind === 'unit' ? legal.bid : legal.bid?.slice(0, 1);
    const move = bid ? { type: 'bid', cards: bid } : { type: 'build', robots: {} };
    line.send(JSON.stringify({ ...move, seq, id: `on-${Date.now()}-${++said}` }));
  };
})"""
"""Plays by a line of its own, everything for a Production Unit, until the game is in a phase or over; all it heard."""


class Player:
    """A person who plays in one page, in one language, with a mouse, keys or a finger."""

    def __init__(self, page: Page, hands: Hands | None = None, language: str = "en") -> None:
        self.page = page
        self.hands = hands or Mouse()
        self.say = Catalogue.of(language)
        page.set_default_timeout(PATIENCE * 1000)

    def press(self, key: str, role: str = "button", within: Locator | None = None) -> None:
        """Activate the button or link with this text of the catalogue."""
        self.hands.press(self.named(key, role, within))

    def named(self, key: str, role: str = "button", within: Locator | None = None) -> Locator:
        """What has this role and this text of the catalogue as its name."""
        return (within or self.page).get_by_role(role, name=self.say(key), exact=True)  # type: ignore[arg-type]

    def play_now(self, players: int = 2, level: str = "rookie") -> None:
        """From the start page to a table with bots, until the game has begun."""
        form = self.page.locator("form").filter(has=self.named("page-play-now", "heading"))
        self.hands.press(self.named("option-players", "group", form).get_by_text(str(players), exact=True))
        form.get_by_label(self.say("page-level")).select_option(level)
        self.press("page-play-now-do")
        expect(self.mine).to_be_visible()

    def open_table(self, players: int = 2) -> str:
        """From the start page to a table for people; the link to it."""
        form = self.page.locator("form").filter(has=self.named("page-new-table", "heading"))
        self.hands.press(self.named("option-players", "group", form).get_by_text(str(players), exact=True))
        self.press("page-new-table-do")
        return self.named("page-link", "textbox").input_value()

    def play_at(self, **terms: object) -> None:
        """Open a table with these terms without the start page, and sit down."""
        table = self.page.request.post("/api/tables", data=terms).json()["id"]
        self.page.goto(f"/tables/{table}")
        self.sit()
        expect(self.mine).to_be_visible()

    def sit(self, name: str = "Ada") -> None:
        """Take the first free seat, by a name if one has none yet."""
        field = self.named("page-name", "textbox")
        field.wait_for()
        if not self.page.request.get("/api/me").json()["new"]:
            expect(field).not_to_have_value("")  # the page asks for it as well, and may not have been answered yet
        elif not field.input_value():
            field.fill(name)
        self.hands.press(self.named("page-sit").first)
        expect(self.mine.or_(self.named("page-leave"))).to_be_visible()

    @property
    def mine(self) -> Locator:
        """One's own side of the table."""
        return self.named("page-mine", "region")

    @property
    def hand(self) -> Locator:
        """The cards one can bid, as buttons."""
        name = re.compile(re.escape(self.say("play-hand", count=_ANY).partition(str(_ANY))[0]))
        return self.mine.get_by_role("group", name=name).get_by_role("button")

    @property
    def bid(self) -> Locator:
        """The tray for one's bid."""
        return self.mine.get_by_role("group", name=self.say("page-bid"))

    @property
    def where(self) -> Locator:
        """Which auction it is, or that people build."""
        auction = self._any("play-table-auction", "round", "rounds", "number", "count")
        return self.page.get_by_text(auction).or_(self.building)

    @property
    def building(self) -> Locator:
        """The line that says that people build."""
        return self.page.get_by_text(self._any("play-table-build", "round", "rounds"))

    @property
    def at_auction(self) -> str:
        """The card at the head of the belt, in words."""
        belt = self.page.get_by_role("list", name=self.say("page-belt"), exact=True)
        return belt.get_by_role("listitem").first.get_by_role("img").get_attribute("aria-label") or ""

    @property
    def sheet(self) -> Locator:
        """The score sheet."""
        return self.named("score-title", "region")

    @property
    def called(self) -> Locator:
        """The words that call for a decision."""
        calls = [self.mine.get_by_text(self.say(key), exact=True) for key in ("page-your-turn", "page-your-build")]
        return calls[0].or_(calls[1])

    def until_called(self) -> bool:
        """Wait for one's turn; false if the game is over instead."""
        self.called.or_(self.sheet).wait_for()
        return not self.sheet.is_visible()

    def decide_once(self) -> None:
        """Make one decision, and see how the auction went."""
        self.until_called()
        self.decide()
        self.named("page-outcome", "region").wait_for()

    def decide(self) -> None:
        """Make one decision, and see that the table has it."""
        where = self.where.inner_text()
        asked = self.page.get_by_role("main").filter(has=self.page.get_by_text(where, exact=True))
        asked = asked.filter(has=self.called)
        if self._any("play-table-build", "round", "rounds").search(where):
            self.build()
        else:
            self.lay_bid()
        asked.wait_for(state="detached")

    def decide_behind_a_curtain(self, then: Locator) -> None:
        """Make one decision at a device that is passed around; what comes `then` is waited for."""
        self.build() if self.building.is_visible() else self.lay_bid()
        then.wait_for()

    def lay_bid(self) -> None:
        """Everything for a Production Unit, the weakest card for anything else."""
        wanted = any(self.say(f"card-unit-{grade}") in self.at_auction for grade in _GRADES)
        self.choose(self.hand.count() if wanted else 1)
        self.send_bid()

    def send_bid(self) -> None:
        """Bid the chosen cards."""
        self.press("page-bid-do", within=self.bid)

    def choose(self, count: int) -> None:
        """Choose so many cards, the weakest first."""
        for place in range(count):
            self.hands.press(self.hand.nth(place))

    def build(self) -> None:
        """Put the first robot that fits on each unit."""
        for unit in self.mine.get_by_role("group").all():
            robots = unit.get_by_role("button")
            if robots.count():
                self.hands.press(robots.first)
        self.hands.press(self.mine.get_by_role("button").last)

    def step_away(self) -> None:
        """Let a bot play, for the others who are there."""
        self.press("page-menu")
        self.press("page-step-away")
        self.press("page-step-away-yes")

    def play_on(self, stop: str = "over") -> None:
        """Play without looking, from now on and until the game is in this phase."""
        self.page.evaluate(f"(terms) => void ({PLAY_ON})(terms)", [self.line, stop])

    @property
    def line(self) -> str:
        """The address of the table's line."""
        return self.page.url.replace("http", "ws", 1).replace("/tables", "/api/tables") + "/socket"

    def finish(self) -> None:
        """Play to the end without looking, and look then."""
        table = self.page.url
        self.play_out()
        self.page.goto(table)
        self.sheet.wait_for()

    def play_out(self) -> list[str]:
        """Play to the end, away from the table: to draw what nobody looks at takes long. All that was said there."""
        line = self.line
        self.page.goto(urljoin(self.page.url, "/about"))
        heard: list[str] = self.page.evaluate(PLAY_ON, [line, "over"])
        return heard

    def _any(self, key: str, *numbers: str) -> re.Pattern[str]:
        """The text with any numbers."""
        text = self.say(key, **dict.fromkeys(numbers, _ANY))
        return re.compile(re.escape(text).replace(str(_ANY), r"\d+"))
