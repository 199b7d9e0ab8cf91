"""A game is watched again: step by step, by rounds, through anybody's eyes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.evening import EVENING, PEOPLE, record, watching
from browser.player import Player

if TYPE_CHECKING:
    from playwright.sync_api import FilePayload, Locator, Position

    from browser.conftest import Visit
    from browser.watch import Watch

_DROP = """(text) => {
  const data = new DataTransfer();
  data.items.add(new File([text], 'evening.json', { type: 'application/json' }));
  return data;
}"""
SAMPLES = Path(__file__).parents[1] / "records" / "sample-records.jsonl"
EVENTS = record()["events"]


@pytest.fixture
def eve(visit: Visit) -> Player:
    """Somebody who watches a game of three."""
    return watching(visit)


def hand_of(eve: Player, name: str) -> Locator:
    return eve.page.get_by_role("region", name=name, exact=True).get_by_role("img")


def go_to(eve: Player, step: int) -> None:
    eve.page.get_by_role("slider").fill(str(step))


def test_a_record_dropped_on_the_page_is_shown(visit: Visit) -> None:
    eve = Player(visit("/replay"))
    data = eve.page.evaluate_handle(_DROP, EVENING.read_text("utf-8"))
    eve.named("page-replay", "region").dispatch_event("drop", {"dataTransfer": data})
    expect(eve.page.get_by_role("slider")).to_be_visible()


def test_a_file_that_is_no_record_is_refused(visit: Visit) -> None:
    eve = Player(visit("/replay"))
    file = {"name": "notes.json", "mimeType": "application/json", "buffer": b"not a record"}
    eve.page.get_by_label(eve.say("page-replay-file")).set_input_files(file)  # type: ignore[arg-type]
    expect(eve.page.get_by_role("alert")).to_have_text(eve.say("refused-bad-record"))


def test_a_file_of_several_games_is_watched_game_by_game(visit: Visit, watch: Watch) -> None:
    watch.expected = ("409",)  # the game that breaks the rules
    eve = Player(visit("/replay", viewport={"width": 360, "height": 740}))
    evening, samples = EVENING.read_text("utf-8"), SAMPLES.read_text("utf-8").splitlines()
    false = json.loads(samples[0])
    false["events"][1]["round"] = 7
    lines = [json.dumps(json.loads(evening)), "{broken", samples[1], json.dumps(false)]
    file: FilePayload = {"name": "games.jsonl", "mimeType": "application/json", "buffer": "\n".join(lines).encode()}
    eve.page.get_by_label(eve.say("page-replay-file")).set_input_files(file)
    choice, slider = eve.named("page-replay-games", "combobox"), eve.page.get_by_role("slider")
    chosen = choice.locator("option:checked")
    expect(chosen).to_have_text(f"{eve.say('play-replay-game', number=1, count=4)} · Ada, Bob and Cleo")
    expect(eve.page.get_by_text(eve.say("play-replay-unreadable", number=2, what=""))).to_be_visible()
    expect(slider).to_be_visible()
    eve.page.get_by_label(eve.say("page-replay-as")).select_option(label="Bob")
    go_to(eve, 5)
    eve.press("page-replay-game-next")
    expect(chosen).to_contain_text(eve.say("play-replay-game", number=3, count=4))
    expect(hand_of(eve, "Bob")).to_have_count(0)
    expect(slider).to_have_value("0")
    assert eve.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(eve.page) == []
    eve.page.get_by_label(eve.say("page-replay-as")).select_option(label=eve.say("page-replay-open"))
    expect(choice).to_have_value("2")
    eve.press("page-replay-game-next")
    expect(eve.page.get_by_role("alert")).to_contain_text(eve.say("play-replay-unreadable", number=4, what=""))
    expect(slider).to_be_hidden()
    choice.press("ArrowUp")
    expect(slider).to_be_visible()
    expect(eve.page.get_by_role("alert")).to_be_hidden()
    expect(eve.page.get_by_label(eve.say("page-replay-as"))).to_have_value("all")


def test_steps_lead_through_the_game_and_back(eve: Player) -> None:
    slider = eve.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    eve.press("page-replay-next")
    eve.press("page-replay-next")
    expect(slider).to_have_value("2")
    eve.press("page-replay-back")
    expect(slider).to_have_value("1")
    eve.press("page-replay-play")
    expect(slider).to_have_value("2")
    eve.press("page-replay-pause")
    expect(eve.named("page-replay-play")).to_be_visible()


def test_rounds_can_be_jumped_to(eve: Player) -> None:
    rounds = eve.named("page-replay-rounds", "group").get_by_role("button")
    expect(rounds).to_have_count(sum(event["type"] == "round" for event in EVENTS))
    eve.hands.press(rounds.nth(2))
    begins = next(at for at, event in enumerate(EVENTS) if event.get("round") == 3)
    expect(eve.page.get_by_role("slider")).to_have_value(str(begins))


def test_the_race_lies_under_the_slider_and_leads_to_the_same_steps(eve: Player) -> None:
    slider = eve.page.get_by_role("slider")
    race = eve.page.get_by_role("figure").filter(has=eve.named("page-race", "heading"))
    awards = [at for at, event in enumerate(EVENTS) if event["type"] == "award"]
    expect(race.get_by_role("row")).to_have_count(0)
    go_to(eve, awards[9])
    expect(race.get_by_role("row")).to_have_count(11)
    chart = race.locator("svg")
    for step in (awards[0], awards[9], len(EVENTS) - 1):
        chart.click(position=under_the_slider(eve, step, chart))
        expect(slider).to_have_value(str(step))


def under_the_slider(eve: Player, step: int, chart: Locator) -> Position:
    """Where a chart shows a step: below the slider's knob, whose middle stays half its width inside."""
    track, drawn = eve.page.get_by_role("slider").bounding_box(), chart.bounding_box()
    assert track is not None
    assert drawn is not None
    assert track["y"] < drawn["y"]
    knob = track["x"] + 10 + (track["width"] - 20) * step / (len(EVENTS) - 1)
    return {"x": min(max(knob - drawn["x"], 1), drawn["width"] - 1), "y": 3}


def test_how_fast_it_plays_is_chosen_where_one_watches(eve: Player) -> None:
    stage = eve.page.locator("[data-scene]")
    eve.named("page-replay", "group").get_by_label(eve.say("page-speed")).select_option("calm")
    eve.press("page-replay-play")
    expect(stage).not_to_have_attribute("data-scene", "rest")
    expect(eve.page.locator("#settings").get_by_label(eve.say("page-speed"))).to_have_value("calm")


def test_one_watches_a_game_again_as_the_seat_one_had(visit: Visit) -> None:
    ada = Player(visit("/rules"))
    ada.play_at(players=2, bots=["rookie", None])
    ada.finish()
    ada.press("page-replay-watch", "link")
    expect(ada.page.get_by_label(ada.say("page-replay-as"))).to_have_value("1")
    go_to(ada, 2)
    expect(hand_of(ada, ada.say("page-seat-you", name="Ada")).or_(hand_of(ada, "Ada"))).not_to_have_count(0)


def test_the_end_is_not_told_before_it_comes(eve: Player) -> None:
    winner = eve.say("score-player", name=PEOPLE[EVENTS[-1]["winners"][0]], points=EVENTS[-1]["seats"][-1]["total"])
    expect(eve.sheet).to_be_hidden()
    assert winner not in eve.page.content()
    go_to(eve, len(EVENTS) - 1)
    expect(eve.sheet.get_by_role("heading", name=winner, exact=True)).to_be_visible()


def test_each_seat_shows_its_own_hand_and_open_cards_show_all(eve: Player) -> None:
    deal = next(at for at, event in enumerate(EVENTS) if event["type"] == "deal")
    go_to(eve, deal)
    eyes = eve.page.get_by_label(eve.say("page-replay-as"))
    for name in PEOPLE:
        expect(hand_of(eve, name)).to_have_count(0)
    eyes.select_option(label="Bob")
    expect(hand_of(eve, "Bob")).to_have_count(len(EVENTS[deal]["hands"][1]))
    expect(hand_of(eve, "Ada")).to_have_count(0)
    eyes.select_option(label=eve.say("page-replay-open"))
    for name, hand in zip(PEOPLE, EVENTS[deal]["hands"], strict=True):
        expect(hand_of(eve, name)).to_have_count(len(hand))
    expect(eve.page.get_by_role("slider")).to_have_value(str(deal))


def test_a_review_marks_mistakes_and_shows_the_better_bid(eve: Player) -> None:
    at = next(at for at, event in enumerate(EVENTS) if event["type"] == "bid" and event["seat"] == 0)
    card = next(event["hands"][0][0] for event in EVENTS if event["type"] == "deal")
    better = {"key": "review-better-bid", "weight": "headline", "numbers": {"value": 1}, "cards": [card]}
    choices = [{"share": 50.0, "cards": [card]}, {"share": 38.0, "cards": EVENTS[at]["cards"]}]
    bid = {"event": at, "kind": "bid", "share": 38.0, "cost": 12.0, "error": 0.4, "played": 1, "mark": "blunder"}
    curve = [{"event": at, "share": 38.0}, {"event": len(EVENTS) - 1, "share": 100.0}]
    seat = {"seat": 0, "chances": [], "luck": -3.0, "luck_error": 2.0, "curve": curve, "grade": None}
    seat["decisions"] = [{**bid, "choices": choices, "sayings": [better]}]
    others = [{**seat, "seat": other, "decisions": []} for other in (1, 2)]
    state = {"done": 0, "whole": 0, "review": {"version": 1, "seats": [seat, *others]}}
    eve.page.route("**/api/review", lambda route: route.fulfill(json=state))
    eve.press("page-review-order")
    eve.press("page-review-next")
    expect(eve.page.get_by_role("slider")).to_have_value(str(at))
    panel = eve.named("page-review", "region")
    expect(panel.get_by_role("status")).to_contain_text(eve.say("review-cost", cost=12, error=1))
    expect(panel.get_by_role("img")).to_have_count(1)
    expect(panel).to_contain_text(eve.say("review-luck-bad", gain=3, error=2))
    assert violations(eve.page) == []
    chart = panel.locator(".chart > svg")
    chart.click(position=under_the_slider(eve, 100, chart))
    expect(eve.page.get_by_role("slider")).to_have_value("100")
