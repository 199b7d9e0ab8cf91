"""The package without its extras, as `pip install fzzzt` leaves it: what is missing is named, and nothing pretends."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cli.in_process import fzzzt
from fzzzt.bots import bulk, compiling
from fzzzt.cli import bot
from fzzzt.solo import opponents

if TYPE_CHECKING:
    from cli.conftest import Fzzzt

__all__ = ["fzzzt"]


@pytest.fixture(autouse=True)
def _without_sim(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (compiling, opponents, bot, bulk):
        monkeypatch.setattr(module, "is_installed", lambda: False)
    monkeypatch.setattr(bulk._Work, "has_core", False)  # an earlier test in this process may have loaded it


def test_a_level_that_lacks_what_it_needs_does_not_say_that_it_is_warming_up(fzzzt: Fzzzt) -> None:
    shown = fzzzt("play", "--plain", "--players", "2", "--bots", "chief").stdout
    assert "plays like a mechanic here: its level needs more to be installed (pip install 'fzzzt[sim]')" in shown
    assert "warming up" not in shown
    assert "pip install 'fzzzt[sim]'" in fzzzt("bot", "foreman").stderr


@pytest.mark.parametrize(
    "typed", ["arena chief rookie --deals 1", "arena random rookie --deals 1 --adjusted", "simulate --bots foreman"]
)
def test_figures_of_such_a_level_are_refused_before_anything_begins(fzzzt: Fzzzt, typed: str) -> None:
    refused = fzzzt(*typed.split(), "--jobs", "1")
    assert refused.returncode == 2
    assert refused.stderr.endswith("pip install 'fzzzt[sim]'\n")
    assert refused.stdout == ""
