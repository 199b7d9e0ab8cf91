"""In a notebook a game, a view and a card show themselves with the page's pictures, and give nothing away."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import fzzzt
from fzzzt import notebook
from fzzzt.engine.deckfile import deck_of_faces
from fzzzt.wire import plain
from fzzzt.wire.faces import face_tables

if TYPE_CHECKING:
    import pytest

STANDARD = fzzzt.Deck.standard()


def middle(faces: fzzzt.Deck | None = None) -> fzzzt.Game:
    """A game in its first auction, after the first bid."""
    game = fzzzt.Game(fzzzt.Options(3), faces)
    for _ in range(2):
        game.push(fzzzt.Dealer(1).answer(game))
    game.push(game.legal_bids(game.order[0])[0])
    return game


def named(html: str | None) -> set[str]:
    """The cards that are shown."""
    return set(re.findall(r'aria-label="([\w-]+):', html or ""))


def shown(thing: object) -> str:
    """What a notebook asks for."""
    html = getattr(thing, "_repr_html_")()  # noqa: B009 - lent at run time
    assert isinstance(html, str)
    return html


def test_every_card_has_a_picture_that_stands_alone() -> None:
    for card in STANDARD.cards.values():
        html = shown(card)
        ET.fromstring(html)  # noqa: S314 - our own
        assert named(html) == {card.id}
        assert not re.search(r"var\(|class=|url\(|<!--|undefined|color-mix", html)


def test_a_game_shows_all_hands_and_a_view_only_its_own() -> None:
    game = middle()
    face_up = set(game.belt[: game.face_up])
    assert named(shown(game)) == {*face_up, *(card for hand in game.hands for card in hand)}
    assert named(shown(game.view(1))) == face_up | set(game.hands[1])
    assert named(shown(game.view(None))) == face_up
    assert "Round 1 of 5, auction 1 of 8" in shown(game)


def test_the_end_is_shown_with_units_and_points() -> None:
    game = fzzzt.play(["mechanic"] * 2, seed=1)
    assert game.score is not None
    assert {unit for units in game.units for unit in units} <= named(shown(game.view(None)))
    assert f"{game.score.seats[0].total} points" in shown(game)


def test_a_face_of_a_house_deck_without_a_picture_is_told_in_words() -> None:
    stronger = [{**face, "power": 4} if face["id"] == "r3-n" else face for face in plain(face_tables(STANDARD))]
    house = deck_of_faces(stronger, "house").cards
    assert notebook.card_html(house["r3-n"]) is None
    assert notebook.card_html(house["r3-b"]) == notebook.card_html(STANDARD.cards["r3-b"])
    faces = deck_of_faces([{**face, "id": f"my-{face['id']}"} for face in plain(face_tables(STANDARD))], "mine")
    game = middle(faces)
    assert f"{game.belt[0]}: " in shown(game)
    assert notebook.card_html(replace(STANDARD.cards["r3-n"], count=2)) is not None


def test_where_the_page_is_not_built_the_table_is_text(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(package: str, resource: str) -> bytes:
        raise FileNotFoundError(package + resource)

    monkeypatch.setattr(notebook, "get_data", missing)
    notebook._pictures.cache_clear()
    try:
        game = middle()
        assert shown(game).startswith("<pre>Round 1 of 5")
        assert shown(game.view(0)).startswith("<pre>Seen from seat 0")
        assert notebook.card_html(STANDARD.cards["r3-n"]) is None
    finally:
        notebook._pictures.cache_clear()
