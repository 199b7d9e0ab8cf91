"""The golden playthroughs are played again, word for word."""

from __future__ import annotations

import pytest

from golden.playthrough import GAMES, golden_file, playthrough
from golden.told import TOLD


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_played_as_it_was_reviewed(name: str) -> None:
    assert playthrough(name) == golden_file(name).read_text(encoding="utf-8"), "review the diff after `make golden`"


@pytest.mark.parametrize("name", TOLD)
def test_the_game_is_told_as_it_was_reviewed(name: str) -> None:
    assert TOLD[name]() == golden_file(name).read_text(encoding="utf-8"), "review the diff after `make golden`"
