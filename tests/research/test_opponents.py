"""One seat is asked, levels play the others: the same game as if the bots of those names sat there."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest

from fzzzt.bots import make_player
from fzzzt.engine import Bid, Options
from fzzzt.research.actions import BIDS
from fzzzt.research.vector import VectorEnv
from research.mirror import some_actions

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fzzzt.bots import Player
    from fzzzt.research.vector import Batch

LEVELS = ["mechanic", "tinker", "apprentice"]
"""Those that use no chance: in a game of the same seed they do the same."""


SETTLED = ("round", "auction", "chief", "belt", "face_down", "unseen", "owned", "unit_owner", "allocated")
"""What does not depend on the deal that follows a build: planning one may reorder the cards that are shuffled."""


def bots_turns(env: VectorEnv, batch: Batch, players: dict[int, Player], me: int) -> Iterator[Batch]:
    """Let bots decide in a game that asks every seat, until it is this one's turn."""
    while batch.seats[0] != me:
        seat = int(batch.seats[0])
        move = players[seat].decide(env.game(0).view(seat), None, Random(1))
        actions = env.encoding.actions
        if isinstance(move, Bid):
            batch = env.step([actions.of_bid(env.game(0).hands[seat], move.cards)])
        else:
            unit = env.encoding.catalogue.units[int(env.units[0])]
            batch = env.step([actions.of_robot(move.robots.get(unit))])
        yield batch


@pytest.mark.parametrize(("options", "me"), [(Options.of(2), 0), (Options.of(4), 2), (Options.of(5), 4)], ids=str)
def test_the_others_play_as_the_bots_of_those_names(options: Options, me: int) -> None:
    """Step by step from the same cards: seen from the seat that is asked, to the end of a game and into the next."""
    others = (LEVELS * 2)[: options.players - 1]
    seated = VectorEnv(1, options.players, seed=5, reward="points", seat=me, opponents=others, **options.variant)
    open_to_all = VectorEnv(1, options.players, seed=5, reward="points", **options.variant)
    players = {(me + step) % options.players: make_player(name) for step, name in enumerate(others, 1)}
    fields = seated.encoding.observation.fields
    rng, ours, over, alike = Random(3), seated.reset(), 0, 0
    open_to_all.reset()
    while over < 2:
        assert ours.seats[0] == me
        open_to_all.games[:], open_to_all.units[:] = seated.games, seated.units
        action = some_actions(ours, rng)
        ours, step = seated.step(action), open_to_all.step(action)
        course = [step, *bots_turns(open_to_all, step, players, me)]
        assert (ours.rewards == sum(batch.rewards for batch in course)).all()
        assert ours.done[0] == any(batch.done[0] for batch in course)
        built = action[0] >= BIDS or any(fields.part(batch.observations, "phase")[0, 1] for batch in course[:-1])
        dealt = built and not fields.part(ours.observations, "phase")[0, 1]
        for name in SETTLED if dealt else fields.fields:
            assert (fields.part(ours.observations, name) == fields.part(course[-1].observations, name)).all(), name
        over, alike = over + int(ours.done[0]), alike + (not dealt)
    assert alike > 40


def test_the_seed_decides_whatever_the_threads_and_random_opponents_too() -> None:
    def course(threads: int) -> list[bytes]:
        env, rng = VectorEnv(9, 3, seed=4, threads=threads, seat=1, opponents=["random", "rookie"]), Random(2)
        batch, seen = env.reset(), []
        for _ in range(120):
            batch = env.step(some_actions(batch, rng))
            seen.append(b"".join(array.tobytes() for array in batch))
        return seen

    assert course(1) == course(2)


@pytest.mark.parametrize("level", ["mechanic", "foreman"])
def test_a_random_seat_loses_to_strong_levels(level: str) -> None:
    env, rng = VectorEnv(64, 4, seed=1, seat=0, opponents=level), Random(1)
    batch, wins = env.reset(), np.zeros(4)
    for _ in range(150):
        batch = env.step(some_actions(batch, rng))
        wins += batch.rewards.sum(axis=0)
    assert wins.sum() > 150
    assert wins[0] < 0.1 * wins.sum()


def test_games_that_are_broken_off_are_dealt_anew() -> None:
    env, rng = VectorEnv(4, 2, seed=1, seat=0, opponents="tinker"), Random(1)
    batch = env.reset()
    for _ in range(10):
        batch = env.step(some_actions(batch, rng))
    fresh = env.redeal(np.array([True, False, False, True]))
    rounds = env.encoding.observation.fields.part(fresh.observations, "auction")[:, 0]
    assert rounds[0] == rounds[3] == 1
    assert (fresh.observations[1:3] == batch.observations[1:3]).all()


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ({"seat": 0}, "seat and opponents go together"),
        ({"opponents": "mechanic"}, "seat and opponents go together"),
        ({"seat": 4, "opponents": "mechanic"}, "seat is a number from 0 to 3, not 4"),
        ({"seat": 0, "opponents": ["mechanic", "tinker"]}, "2 opponents for 3 other seats"),
        ({"seat": 0, "opponents": "chief"}, "'chief' does not play inside compiled games; these do: random"),
    ],
)
def test_wrong_use_is_told_in_words(how: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        VectorEnv(2, 4, **how)  # type: ignore[arg-type]
