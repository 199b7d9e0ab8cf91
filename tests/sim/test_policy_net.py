"""The learned player's net: it is the one that was shipped, and it decides the same compiled or not."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

import foreman_scores
from fzzzt.bots.learned import learned_net, standard_style
from fzzzt.engine import Deck, Options
from fzzzt.sim.faces import faces_of
from fzzzt.sim.matches import styled_games
from fzzzt.sim.net_file import content_of, net_of

if TYPE_CHECKING:
    from typing import Any

MOST_BYTES = 3_000_000
NETS = [(2, "foreman"), (4, "foreman"), (2, "searcher")]


def stored() -> dict[str, list[dict[str, Any]]]:
    return json.loads(foreman_scores.STORED.read_text("utf-8"))  # type: ignore[no-any-return]


def compare(found: dict[str, list[dict[str, Any]]]) -> None:
    expected = stored()
    assert found.keys() == expected.keys()
    for table, rows in expected.items():
        assert [row["bid"] for row in found[table]] == [row["bid"] for row in rows]
        for mine, row in zip(found[table], rows, strict=True):
            assert mine["scores"] == pytest.approx(row["scores"], abs=0.005)


def test_scores_and_bids_are_those_that_were_stored() -> None:
    compare(foreman_scores.all_scores())


def test_uncompiled_and_bounds_checked_they_still_are() -> None:
    done = subprocess.run(  # noqa: S603 - our own module
        [sys.executable, str(Path(foreman_scores.__file__)), "print"],
        env={"NUMBA_DISABLE_JIT": "1", "PATH": ""},
        capture_output=True,
        check=True,
    )
    compare(json.loads(done.stdout))


@pytest.mark.parametrize(("players", "kind"), NETS)
def test_a_net_goes_into_a_file_and_back(players: int, kind: str) -> None:
    net = learned_net(players, kind)
    assert net_of(content_of(net, "by hand")).tobytes() == net.tobytes()


def test_all_that_was_learned_is_small() -> None:
    assert sum(len(content_of(learned_net(*net), "")) for net in NETS) < MOST_BYTES


@pytest.mark.parametrize("content", [b"{}\n", b'{"format": "fzzzt-net 1", "layers": {"wide": [3, 3]}}\n'])
def test_what_is_no_net_of_ours_is_refused(content: bytes) -> None:
    with pytest.raises(ValueError, match="no net"):
        net_of(content)


def test_a_net_that_was_cut_short_is_refused() -> None:
    with pytest.raises(ValueError, match="no net"):
        net_of(content_of(learned_net(2), "by hand")[:-4])


@pytest.mark.parametrize(("players", "games", "least"), [(2, 400, 0.55), (4, 400, 0.3), (3, 400, 0.37)])
def test_it_wins_more_than_its_share_against_mechanics(players: int, games: int, least: float) -> None:
    faces = faces_of(Deck.standard(), Options.of(players))
    others = [standard_style("mechanic", players)] * (players - 1)
    won = styled_games(faces, [standard_style("foreman", players), *others], games, 3)["winners"] & 1
    assert np.mean(won) > least
