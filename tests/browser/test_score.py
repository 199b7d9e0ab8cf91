"""The end of a game: the score sheet tells what the record tells, and a rematch is one press away."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from browser.axe import flaws
from browser.player import Player
from browser.test_games import PHONE
from fzzzt.engine import Deck
from fzzzt.record import replay_record

if TYPE_CHECKING:
    from browser.conftest import Visit


def at_the_end(visit: Visit, **device: Any) -> Player:
    """Somebody at the end of a game with two bots."""
    ada = Player(visit(**device))
    ada.play_at(players=3, bots=[None, "rookie", "random"], cover="random")
    ada.finish()
    return ada


def downloaded(ada: Player) -> Any:
    with ada.page.expect_download() as waiting:
        ada.press("page-download", "link")
    return json.loads(Path(waiting.value.path()).read_text("utf-8"))


def test_the_sheet_and_the_race_equal_the_record(visit: Visit) -> None:
    ada = at_the_end(visit)
    assert flaws(ada.page) == []
    record = downloaded(ada)
    replay_record(record)  # every sum in it is right
    score, say, cards = record["events"][-1], ada.say, Deck.standard().cards
    for seat, result in enumerate(score["seats"]):
        name = record["seats"][seat]["name"]
        title = (
            say("score-player-you", points=result["total"])
            if "bot" not in record["seats"][seat]
            else say("score-player", name=name, points=result["total"])
        )
        sheet = ada.sheet.get_by_role("article").filter(has=ada.page.get_by_role("heading", name=title, exact=True))
        expect(sheet).to_have_count(1)
        expect(sheet.get_by_text(say("score-basic", points=result["base"]), exact=True)).to_be_visible()
        expect(sheet.get_by_text(say("score-total", points=result["total"]), exact=True)).to_be_visible()
        expect(sheet.get_by_role("group")).to_have_count(len(result["units"]))
        for unit in result["units"]:
            face = cards[unit["unit"]]
            args = {"unit": say(f"card-unit-{face.grade}"), "points": face.points}
            made = len(unit["widgets"])
            line = (
                say("score-unit", **args, count=made, total=unit["points"]) if made else say("score-unit-none", **args)
            )
            expect(sheet.get_by_text(line, exact=True).first).to_be_visible()
    first = ada.sheet.get_by_role("article").first
    assert (
        str(score["seats"][score["winners"][0]]["total"]).replace("-", "−") in first.get_by_role("heading").inner_text()
    )

    totals = [str(result["total"]).replace("-", "−") for result in score["seats"]]
    race = ada.page.get_by_role("figure").filter(has=ada.named("page-race", "heading"))
    last = race.get_by_role("row").last.get_by_role("cell")
    expect(last).to_have_text(totals)


def test_the_game_can_be_watched_again_found_again_and_played_again(visit: Visit) -> None:
    ada = at_the_end(visit, **PHONE)
    assert flaws(ada.page) == []
    totals = points(ada)
    ada.press("page-replay-watch", "link")
    ada.page.get_by_role("slider").press("End")
    assert points(ada) == totals

    ada.page.goto("/")
    finished = ada.page.get_by_role("main").locator("section").filter(has=ada.named("page-mine-finished", "heading"))
    ada.hands.press(finished.get_by_role("link", name=ada.say("me-table")))
    before = ada.page.url
    ada.press("page-rematch")
    expect(ada.page).not_to_have_url(before)
    ada.mine.wait_for()
    expect(ada.named("page-opponents", "region").get_by_role("listitem")).to_have_count(2)
    assert ada.until_called()
    ada.decide()


def points(ada: Player) -> list[str]:
    return [title.partition(":")[2] for title in ada.sheet.get_by_role("heading", level=3).all_inner_texts()]
