"""One whole game on a phone in the browsers that are not made of Chromium."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import httpx
import pytest

from browser.engine import until
from browser.firefox import firefox
from browser.guest import Guest
from browser.test_games import by_hand
from browser.webkit import webkit

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager
    from pathlib import Path

    from browser.engine import Engine
    from live_server import ServerProcess


@by_hand
@pytest.mark.parametrize("start", [firefox, webkit])
def test_a_game_to_the_score_sheet(
    start: Callable[[Path], AbstractContextManager[Engine]], server: ServerProcess, tmp_path: Path, rounds: int
) -> None:
    with start(tmp_path) as engine:
        guest = Guest(engine)
        guest.arrive(server.url)
        guest.play_now()
        guest.play(rounds)
        record = httpx.get(f"{server.url}/api{engine.evaluate('location.pathname')}/record").json()
        sheets = titles(guest, record)
        until(lambda: guest.texts(".sheets h3") == sheets, lambda: f"{guest.texts('.sheets h3')}, not {sheets}")
        assert engine.evaluate("document.documentElement.scrollWidth === innerWidth")
        assert engine.complaints == []


def titles(guest: Guest, record: Any) -> list[str]:
    """What stands above the sheet of each player, the winner's first."""
    score = record["events"][-1]
    ranking = sorted(enumerate(score["seats"]), key=lambda ranked: ranked[0] not in score["winners"])
    return [
        guest.say("score-player", name=record["seats"][seat]["name"], points=result["total"])
        if "bot" in record["seats"][seat]
        else guest.say("score-player-you", points=result["total"])
        for seat, result in ranking
    ]
