"""Games that differ only in what somebody may not know send that seat, and a spectator, the same bytes."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from fzzzt.wire.terms import Clock
from random_games import options, seeds
from thoroughness import examples
from web.leak_evening import Plot, first_difference
from web.leak_story import some_position, two_stories

if TYPE_CHECKING:
    from fzzzt.engine import Options

CLOCKS = st.sampled_from([Clock(), Clock(kind="move", seconds=3_600), Clock(kind="bank", seconds=7_200, increment=3)])


@pytest.mark.parametrize("phase", ["bid", "build"])
@settings(max_examples=examples(6), deadline=None, phases=[Phase.generate])  # an evening is slow to shrink
@given(options, st.booleans(), seeds, CLOCKS)
def test_games_that_differ_in_what_is_hidden_send_the_same_bytes(
    phase: str, chosen: Options, seated: bool, seed: int, clock: Clock
) -> None:
    rng = Random(seed)
    game = some_position(chosen, phase, rng)
    me = rng.randrange(chosen.players) if seated else None
    assert first_difference(two_stories(game, me, rng), Plot(me, seed, clock)) is None
