"""Before a game: names, and tables with cards of one's own."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from playwright.sync_api import expect

from browser.player import Player
from browser.still import standing_still
from fzzzt.web.page import page_files

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Route

    from browser.conftest import Visit
    from browser.watch import Watch


def test_whoever_comes_by_a_link_says_a_name_and_sits_down_by_it(visit: Visit) -> None:
    ada = Player(visit())
    expect(ada.named("page-name", "textbox")).to_have_value("")
    link = ada.open_table(3)
    bob = Player(visit("/rules"))
    name = bob.named("page-name", "textbox")

    def type_at_once(route: Route) -> None:
        """Before the page is told who that is."""
        if route.request.method == "GET":
            name.fill("Bob")
        route.continue_()

    bob.page.route("**/api/me", type_at_once)
    bob.page.goto(urlsplit(link).path)
    expect(name).to_have_value("Bob")
    bob.sit()
    expect(ada.page.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
    expect(name).to_have_value("Bob")  # another one would reach the seat


def test_script_style_and_words_up_to_the_first_table_stay_under_150_kb(visit: Visit) -> None:
    page = visit("/about", locale="ru-RU")
    loaded = set[str]()
    page.on("response", lambda response: loaded.add(urlsplit(response.url).path.removeprefix("/")))
    page.goto("/")
    bob = Player(page, language="ru")  # the language that weighs most
    bob.play_at(players=4, bots=[None, "rookie", "rookie", "rookie"])
    expect(bob.hand).not_to_have_count(0)
    packed = {name: page_files()[name].packed for name in loaded if name.endswith((".js", ".css", ".txt"))}
    weights = {name: len(content or b"") for name, content in packed.items()}
    assert {name.rpartition(".")[2] for name in weights} == {"js", "css", "txt"}
    assert sum(name.endswith(".txt") for name in weights) == 1, "one language"
    assert sum(weights.values()) < 150 * 1024, weights


def choose_deck(ada: Player, file: Path) -> None:
    """Open a table for two with the cards of a file."""
    form = ada.page.locator("form").filter(has=ada.named("page-new-table", "heading"))
    ada.hands.press(ada.named("option-players", "group", form).get_by_text("2", exact=True))
    ada.hands.press(form.get_by_text(ada.say("page-variants")))
    form.get_by_label(ada.say("page-variant-deck")).set_input_files(file)
    expect(form.get_by_text(file.name)).to_be_visible()
    ada.press("page-new-table-do")


def test_a_house_deck_is_played_with(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    standard = files("fzzzt.engine").joinpath("deck.toml").read_text("utf-8")
    file.write_text(standard.replace("power = 1\npoints = 1\n", "power = 1\npoints = 4\n"), "utf-8")
    ada = Player(visit())
    choose_deck(ada, file)
    ada.press("page-start")
    ada.mine.wait_for()
    robot = ada.hand.and_(ada.page.get_by_role("button", name="power 1"))
    expect(robot).to_have_accessible_name(re.compile("4 points"))


def test_a_file_that_is_no_deck_is_refused_in_the_readers_words(visit: Visit, tmp_path: Path, watch: Watch) -> None:
    file = tmp_path / "shopping.toml"
    file.write_text("milk = 2\n", "utf-8")
    watch.expected = ("the server responded with a status of 4",)
    ada = Player(visit(locale="de-DE"), language="de")
    ada.page.clock.install()
    ada.page.reload()
    choose_deck(ada, file)
    alert = ada.page.get_by_role("alert")
    expect(alert).to_have_text("„milk“ gehört nicht in eine Kartendatei: Darin stehen nur Tabellen [[card]].")
    expect(alert).to_be_in_viewport()
    with ada.page.expect_response("**/api/mine"):  # the lists are looked at every ten seconds
        ada.page.clock.run_for(10_000)
    expect(alert).to_be_visible()


def test_the_menu_goes_with_the_game(visit: Visit) -> None:
    still = standing_still(visit)
    ada = still.player
    ada.press("page-menu")
    ada.named("page-pause").focus()
    still.tell(table={**still.welcome["table"], "phase": "ended"})
    ada.page.get_by_text(ada.say("page-ended")).wait_for()
    expect(ada.named("page-menu")).to_be_hidden()
    expect(ada.named("page-pause")).to_be_hidden()
    expect(ada.page.locator(":focus")).to_be_visible()
