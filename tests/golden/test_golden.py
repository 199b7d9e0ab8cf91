"""The golden playthroughs are played again, word for word."""

from __future__ import annotations

import pytest

from golden import heard
from golden.playthrough import GAMES, golden_file, playthrough
from golden.told import TOLD

pytestmark = pytest.mark.door


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_played_as_it_was_reviewed(name: str) -> None:
    assert playthrough(name) == golden_file(name).read_text(encoding="utf-8"), "review the diff after `make golden`"


@pytest.mark.parametrize("name", TOLD)
def test_the_game_is_told_as_it_was_reviewed(name: str) -> None:
    assert TOLD[name]() == golden_file(name).read_text(encoding="utf-8"), "review the diff after `make golden`"


@pytest.mark.parametrize("name", heard.HEARD)
def test_a_listener_hears_the_game_as_it_was_reviewed(name: str) -> None:
    reviewed = (heard.FOLDER / name).read_text(encoding="utf-8")
    assert heard.HEARD[name]() == reviewed, "review the diff after `make golden`"


def test_the_page_is_held_to_what_the_server_sends_now() -> None:
    assert heard.told() == (heard.FOLDER / heard.MESSAGES).read_text(encoding="utf-8"), "`make golden` writes it"


def test_at_every_decision_a_listener_hears_what_is_for_sale_and_whose_turn_it_is() -> None:
    """Also where one decision follows another at once."""
    calls = [call for _, call in heard.messages(heard.whole_game()) if call]
    assert len(calls) > 20
    for call in calls:
        keys = [saying.key for saying in call]
        assert keys == ["play-building"] or (keys[0], keys[-1]) == ("play-auction", "play-turn")
