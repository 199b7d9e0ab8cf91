"""Every language, on every screen: nothing is left in English, and no key of the catalogue shows."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.evening import watching
from browser.player import Player
from browser.screens import languages
from fzzzt.locale import LANGUAGES, Catalogue
from test_locale import catalogue

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser.conftest import Visit
    from browser.watch import Watch

PLACES = {"en": "en-GB", "de": "de-AT", "nl": "nl-BE", "fr": "fr-CA"}
"""Browsers may ask for a language as it is spoken somewhere."""
_TEXTS = """() => {
  const texts = [];
  const own = (element) => (element.closest('[lang]')?.lang ?? '') === document.documentElement.lang;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (own(walker.currentNode.parentElement)) texts.push(walker.currentNode.data.trim());
  for (const element of document.body.querySelectorAll('*'))
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      if (element.hasAttribute(name) && own(element)) texts.push(element.getAttribute(name).trim());
  return [document.title, ...texts.filter(Boolean)];
}"""
"""All that is shown or read aloud in the language of the page; the names of languages are in their own."""

ENGLISH = re.compile(r"\b(?:the|you|your|with|cards|and|bid)\b", re.IGNORECASE)
KEYS = re.compile(r"\b(?:page|play|card|score|rules|error)-[a-z]+(?:-[a-z]+)*\b")


def english_of(language: str) -> set[str]:
    """Whole texts of the English catalogue that read differently in this language."""
    english, own = Catalogue.of("en"), Catalogue.of(language)
    plain = [key for key, message in catalogue("en").items() if not message.variables]
    return {english(key) for key in plain} - {own(key) for key in plain}


def look_through(page: Page, language: str) -> None:
    texts = page.evaluate(_TEXTS)
    assert page.evaluate("document.documentElement.lang") == language
    assert [text for text in texts if KEYS.search(text)] == []
    if language != "en":
        assert sorted(english_of(language) & set(texts)) == []
        assert [text for text in texts if ENGLISH.search(text)] == []


@pytest.mark.parametrize("language", languages("de", "ru"))
def test_nothing_is_left_in_another_language(visit: Visit, language: str) -> None:
    page = visit(locale=PLACES.get(language, language))
    ada = Player(page, language=language)
    ada.named("page-play-now-do").wait_for()
    look_through(page, language)
    ada.open_table(3)
    look_through(page, language)
    ada.press("page-start")
    ada.decide_once()
    ada.press("page-aid")
    look_through(page, language)
    for path, title in (("/rules", "rules-title"), ("/score", "page-scorepad")):
        page.goto(path)
        ada.named(title, "heading").wait_for()
        look_through(page, language)
    look_at_a_replay(watching(visit, locale=PLACES.get(language, language), language=language), language)


def look_at_a_replay(eve: Player, language: str) -> None:
    slider = eve.page.get_by_role("slider")
    for step in (30, 60):
        slider.fill(str(step))
        look_through(eve.page, language)
    slider.press("End")
    eve.sheet.wait_for()
    look_through(eve.page, language)


def test_the_language_can_be_switched_in_the_middle_of_a_choice(visit: Visit) -> None:
    ada = Player(visit())
    ada.play_now()
    ada.called.wait_for()
    ada.hands.press(ada.hand.first)
    for language in (*LANGUAGES[1:], "en"):
        ada.press("page-settings")
        ada.page.get_by_label(ada.say("page-language")).select_option(language)
        ada = Player(ada.page, language=language)
        ada.press("page-settings")
        expect(ada.hand.first).to_have_attribute("aria-pressed", "true")
        expect(ada.page.get_by_role("main")).to_contain_text(ada.say("page-your-turn"))
        assert ada.page.evaluate("document.documentElement.lang") == language


def test_the_choice_of_a_language_is_kept(visit: Visit) -> None:
    ada = Player(visit())
    ada.press("page-settings")
    ada.page.get_by_label(ada.say("page-language")).select_option("fr")
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name=Catalogue.of("fr")("page-headline"))).to_be_visible()


def test_a_language_whose_texts_do_not_come_changes_nothing(visit: Visit, watch: Watch) -> None:
    ada = Player(visit())
    ada.press("page-settings")
    watch.expected = ("ERR_FAILED",)
    ada.page.route("**/assets/fr-*.txt", lambda route: route.abort())
    chosen = ada.page.get_by_label(ada.say("page-language"))
    with ada.page.expect_event("requestfailed"):
        chosen.select_option("fr")
    expect(chosen).to_have_value("en")
    expect(ada.named("page-headline", "heading")).to_be_visible()
