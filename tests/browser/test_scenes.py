"""What happens is shown so that people can follow it, told by the scenes that are shown, not by the clock."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.shown import Watcher, watcher
from thoroughness import at_release

if TYPE_CHECKING:
    from browser.conftest import Visit
    from browser.shown import Shown

FOUR = 4
ROUND, ALL = 8, 5
"""How many auctions a round has, and rounds a game."""


def auctions(shown: list[Shown]) -> dict[str, list[Shown]]:
    """The scenes of each auction, from its first bid until its card is at home."""
    told = [scene for scene in shown if scene.scene in ("bid", "breath", "flip", "verdict", "home")]
    return {auction: list(scenes) for auction, scenes in groupby(told, key=lambda scene: scene.auction)}


def awards(ada: Watcher) -> list[dict[str, Any]]:
    """How the auctions of a game ended, by its record; what is left of it is played first, and nobody looks."""
    table = ada.page.url.rpartition("/")[2]
    ada.play_out()
    record = ada.page.request.get(f"/api/tables/{table}/record").json()
    return [event for event in record["events"] if event["type"] == "award"]


@pytest.mark.parametrize(
    ("speed", "players", "rounds"),
    [
        ("calm", FOUR, 1),
        ("normal", FOUR, 1),
        ("fast", 2, 2),
        *[at_release(speed, FOUR, ALL) for speed in ("calm", "normal", "fast")],
    ],
)
def test_every_auction_shows_its_bids_its_winner_and_its_reason(
    visit: Visit, speed: str, players: int, rounds: int
) -> None:
    ada = watcher(visit, speed, players)
    names = [*("You", "Whirr", "Pling", "Rumble")]
    ada.watch(rounds)
    seen = ada.shown
    shown = {auction: scenes for auction, scenes in auctions(seen).items() if int(auction.partition(".")[0]) <= rounds}
    sold = awards(ada)[: rounds * ROUND]
    assert len(shown) == len(sold) == rounds * ROUND
    for scenes, award in zip(shown.values(), sold, strict=True):
        bidders = sum(value is not None for value in award["values"])
        bids = [scene.scene for scene in scenes]
        assert bids == [*["bid"] * bidders, "breath", *["flip"] * bidders, "verdict", "home"]
        verdict = scenes[-2]
        assert verdict.bids == bidders
        assert verdict.winner == names[award["seat"]]
        tied = award["values"].count(award["values"][award["seat"]]) > 1
        assert ("Tie" in verdict.words) == tied
        assert ("win with" if award["seat"] == 0 else "wins with") in verdict.words
    between = [scene.scene for scene in seen if scene.scene in ("summary", "banner")]
    assert between == [*["banner", "summary"] * rounds, *["banner"] * (rounds < ALL)]
    assert [scene.turn for scene in seen if scene.scene == "sheet"].count("0") == (rounds == ALL)


def test_whoever_bids_everything_at_first_is_shown_the_rest(visit: Visit) -> None:
    ada = watcher(visit, "normal", FOUR)
    ada.watch_until_called()
    ada.choose(ada.hand.count())
    expect(ada.mine.get_by_text(ada.say("page-bid-all"))).to_be_visible()
    ada.send_bid()
    ada.watch_until_called()
    first = [auction for auction, scenes in auctions(ada.shown).items() if scenes[-1].scene == "home"]
    assert first[:1] == ["1.1"]
    while ada.scene is not None and len(first) < ROUND:
        ada.build_or_bid()
        if not ada.watch_until_called():
            break
        first = [auction for auction, scenes in auctions(ada.shown).items() if scenes[-1].scene == "home"]
    assert first[:ROUND] == [f"1.{number}" for number in range(1, ROUND + 1)]


def overtaken(visit: Visit) -> Watcher:
    """Somebody who is called again while the auction before is still being shown."""
    ada = watcher(visit, "calm", FOUR)
    ada.watch_until_called()
    ada.choose(1)  # never everything: whoever sits out is not called
    ada.send_bid()
    while not (ada.called.is_visible() and ada.scene != "rest"):
        ada.page.evaluate("new Promise(requestAnimationFrame)")
    return ada


def test_two_taps_lead_to_the_present_and_one_to_the_next_scene(visit: Visit) -> None:
    ada = overtaken(visit)
    ada.page.evaluate("document.activeElement.blur()")
    before = len(ada.shown)
    ada.page.keyboard.press("Space")
    assert len(ada.shown) > before
    assert ada.scene != "rest"
    ada.page.keyboard.press("Space")
    assert ada.scene == "rest"


def test_scenes_of_the_past_keep_nobody_from_bidding(visit: Visit) -> None:
    ada = overtaken(visit)
    expect(ada.named("page-to-present")).to_be_visible()
    for_sale = ada.mine.get_by_text(ada.say("page-now-for-sale", card="").strip()).inner_text()
    ada.choose(1)
    ada.send_bid()
    expect(ada.mine.get_by_text(for_sale, exact=True)).to_have_count(0)


def test_a_page_opened_late_starts_at_the_present(visit: Visit) -> None:
    ada = overtaken(visit)
    ada.page.reload()
    ada.mine.wait_for()
    assert {scene.scene for scene in ada.shown} == {"rest"}
