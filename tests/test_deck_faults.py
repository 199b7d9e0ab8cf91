"""Whatever a deck file holds, what is told of its fault can be told: short, in one piece, in every language."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fzzzt.engine import DeckError, GameError, Options, OptionsError, parse_deck
from fzzzt.engine.deckfile import deck_of_faces
from fzzzt.locale import LANGUAGES, Catalogue
from fzzzt.voice.voice import reason

ROBOT = {"id": "x1-n", "kind": "robot", "power": 1, "points": 1, "speed": 1, "symbols": "N"}
UNIT = {"id": "u1", "kind": "unit", "grade": "basic", "points": 5, "speed": 3, "symbols": "N"}
LONG = 120

long_texts = st.builds(str.__mul__, st.text(max_size=3), st.sampled_from([1, 100]))
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.integers(min_value=10**90) | st.floats() | long_texts,
    lambda inside: st.lists(inside, max_size=9) | st.dictionaries(long_texts, inside, max_size=3),
    max_leaves=5,
)
fields = st.sampled_from(["id", "kind", "power", "points", "speed", "symbols", "count", "number", "grade", "source"])


def check_told(error: GameError) -> None:
    """No detail is long, and every language has a sentence for them that is not much longer."""
    assert all(isinstance(detail, int) or len(str(detail)) <= LONG for detail in error.details.values())
    for language in LANGUAGES:
        told = reason(Catalogue.of(language), error)
        assert told.replace("\N{NO-BREAK SPACE}", " ").isprintable()
        assert len(told) < 5 * LONG


@settings(deadline=None)
@given(st.sampled_from([ROBOT, UNIT]), fields | long_texts, values)
def test_a_fault_of_a_card_can_be_told(face: dict[str, Any], field: str, value: object) -> None:
    try:
        deck_of_faces([{**face, field: value}], "house")
    except DeckError as error:
        check_told(error)


@settings(deadline=None)
@given(st.binary() | st.text().map(str.encode) | long_texts.map(lambda key: f'["{key}"]\n'.encode("utf-8", "replace")))
def test_a_fault_of_a_file_can_be_told(data: bytes) -> None:
    with pytest.raises(DeckError) as error:
        parse_deck(data, "house")
    check_told(error.value)


@settings(deadline=None)
@given(values, values, values)
def test_a_fault_of_options_can_be_told(players: Any, cards: Any, unused_robots: Any) -> None:
    with pytest.raises(OptionsError) as error:
        Options.of(players, cards, [unused_robots])  # type: ignore[arg-type]
    check_told(error.value)


def test_a_value_nested_as_deeply_as_can_be_is_told_in_short() -> None:
    deep: object = 1
    for _ in range(900):
        deep = {"a": deep}
    with pytest.raises(DeckError) as error:
        deck_of_faces([{**ROBOT, "count": deep}], "house")
    assert error.value.code == "deck-not-a-number"
    assert str(error.value) == "card 'x1-n': count must be a whole number, not {'a': {'a': {...}}}"


def test_an_error_stays_itself_on_its_way_between_processes() -> None:
    error = DeckError("deck-missing-field", card="x1-n", field="power")
    copied = copy.copy(error)
    assert (type(copied), copied.code, copied.details, str(copied)) == (
        DeckError,
        error.code,
        error.details,
        str(error),
    )
