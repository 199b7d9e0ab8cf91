"""Tables that stand still: the page hears how one stands, and then only what a test lets it hear."""

from __future__ import annotations

import copy
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from browser.evening import SNAPSHOTS
from browser.player import Player
from fzzzt.engine import View
from fzzzt.tables.story import around_the_game
from fzzzt.voice.narrator import Narrator
from fzzzt.voice.situation import situation
from fzzzt.wire import log, plain
from fzzzt.wire.events import AnyWireEvent
from fzzzt.wire.faces import WireFace, deck_in_play
from fzzzt.wire.options import WireOptions
from fzzzt.wire.views import WireView, own_view_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import WebSocketRoute

    from browser.conftest import Visit
    from fzzzt.wire.sayings import Saying

Json = dict[str, Any]


@dataclass
class Still:
    """Somebody at such a table, and the server's end of the line."""

    player: Player
    welcome: Json
    line: WebSocketRoute

    def tell(self, **changes: Any) -> None:
        """Say that the table stands differently now."""
        news = {key: self.welcome[key] for key in ("seq", "you", "table", "view")}
        self.line.send(json.dumps({"type": "entries", "entries": [], **news, **changes}))


def usual() -> Json:
    """The third auction of a game for three; one is called, with two cards in hand and a unit."""
    welcome: Json = json.loads((SNAPSHOTS / "welcome.json").read_text("utf-8"))
    return welcome


def _call(welcome: Json) -> None:
    """Have the situation said as the server says it, and offer hints."""
    options = msgspec.convert(welcome["table"]["options"], WireOptions).options()
    faces = deck_in_play(msgspec.convert(welcome["cards"], dict[str, WireFace]))
    view = msgspec.convert(welcome["view"], WireView).view(options, faces)
    welcome["table"] |= {"hints": True, "situation": plain(situation(view))}
    welcome["you"] |= {"hint": [], "hints": 0}
    if isinstance(view, View) and view.phase == "build":
        welcome["view"]["legal"] = plain(own_view_of(view).legal)


def _tell(welcome: Json) -> None:
    """Have everything said that the server says of the entries, as they are by now."""
    options = msgspec.convert(welcome["table"]["options"], WireOptions).options()
    narrator = Narrator(options, deck_in_play(msgspec.convert(welcome["cards"], dict[str, WireFace])))
    for entry in welcome["entries"]:
        entry["sayings"] = plain(_said(narrator, entry))


def _said(narrator: Narrator, entry: Json) -> Sequence[Saying]:
    """What the server says of an entry."""
    if entry["type"] == "event":
        return narrator.tell(msgspec.convert(entry["event"], AnyWireEvent).event())
    told_alike = entry["type"] in ("sat", "starting", "started")
    if not told_alike:
        return ()
    return around_the_game(msgspec.convert({"owner": "", **entry}, log.PublicEntry))


def crowded(units: int = 5, hand: int = 6) -> Json:
    """As many cards and units as one may have in an auction, and more of them on the belt."""
    welcome = copy.deepcopy(usual())
    view, cards = welcome["view"], welcome["cards"]
    robots = [card for card, face in cards.items() if face["kind"] == "robot"]
    owned = [card for card, face in cards.items() if face["kind"] == "unit"][:units]
    view["hand"] = [*robots[: hand - 1], "mechanic-1"]
    view["belt"] = [*robots[-3:], None, None, None]
    view["legal"] = {"bid": view["hand"]}
    view["seats"][0] |= {"hand": hand, "units": {unit: robots[10 : 10 + place] for place, unit in enumerate(owned)}}
    return welcome


def building(hand: int = 6) -> Json:
    """The same, when it is time to build."""
    welcome = crowded(hand=hand)
    view = welcome["view"]
    view |= {"phase": "build", "belt": [], "legal": None}
    return welcome


def standing_still(visit: Visit, welcome: Json | None = None, **device: Any) -> Still:
    """Sit down at such a table."""
    welcome = usual() if welcome is None else welcome
    _tell(welcome)
    _call(welcome)
    table = welcome["table"]["id"]
    page = visit("/rules", **device)
    lines: list[WebSocketRoute] = []

    def talk(line: WebSocketRoute) -> None:
        lines.append(line)
        line.send(json.dumps(welcome))

    page.route_web_socket("**/socket?*", talk)
    page.route(f"**/api/tables/{table}", lambda route: route.fulfill(json={}))
    page.goto(f"/tables/{table}")
    player = Player(page)
    player.called.wait_for()
    return Still(player, welcome, lines[-1])
