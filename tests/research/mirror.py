"""The vectorised environment beside PettingZoo's: each game of the one is played in the other, with the same cards."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import numpy as np

from fzzzt.dealer import Dealer
from fzzzt.engine import Deal, Deck, Game, Options, Setup
from fzzzt.research import raw_env
from fzzzt.research.turns import Turns
from fzzzt.research.vector import VectorEnv
from fzzzt.sim.faces import faces_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fzzzt.research.vector import Batch


class Mirror(Dealer):
    """Deals what was just dealt in a game of a vectorised environment."""

    def __init__(self, vector: VectorEnv, number: int) -> None:
        super().__init__("mirror")
        self._vector = vector
        self._number = number
        self._ids = faces_of(vector.encoding.deck, vector.options).ids

    def set_up(self, game: Game) -> Setup:
        """Its Mechanics and its conveyor deck."""
        record = self._vector.games[self._number]
        conveyor = record["conveyor"][: len(game.faces.conveyor(game.options))]
        return Setup(tuple(record["mechanics"][: game.options.players].tolist()), tuple(map(self._card, conveyor)))

    def deal(self, game: Game) -> Deal:
        """Its hands."""
        record, seats = self._vector.games[self._number], range(game.options.players)
        return Deal(tuple(tuple(map(self._card, record["cards"][seat, : record["held"][seat]])) for seat in seats))

    def _card(self, face: int) -> str:
        return self._ids[face]


def mirrored(vector: VectorEnv, number: int) -> raw_env:
    """PettingZoo's environment with a game that has just begun in a vectorised one."""
    options, deck = vector.options, vector.encoding.deck
    single = raw_env(options.players, deck=deck, reward=vector.reward, **options.variant)
    game, mirror = Game(options, deck), Mirror(vector, number)
    while game.phase in ("setup", "deal"):
        game.push(mirror.answer(game))
    turns = Turns(single.encoding, game, "mirror")
    turns.dealer = mirror
    return single.at(turns)


def some_actions(batch: Batch, rng: Random) -> list[int]:
    """A lawful action a game; modest bids as often as others, so that hands last and copies of a face meet."""
    lawful = [np.flatnonzero(mask).tolist() for mask in batch.action_masks]
    return [rng.choice(some if rng.random() < 0.5 else some[:3]) for some in lawful]


def differences(options: Options, reward: str, seed: int, deck: Deck | None = None) -> Iterator[str]:
    """Where two vectorised games, both to their end and on, differ from PettingZoo's."""
    vector = VectorEnv(2, options.players, deck=deck, seed=seed, reward=reward, **options.variant)
    batch, rng, left, step = vector.reset(), Random(seed), [20, 20], 0
    singles = [mirrored(vector, number) for number in range(2)]
    ended = [False, False]
    while not all(ended) or max(left) > 0:
        for number, single in enumerate(singles):
            yield from (f"{options}, seed {seed}, step {step}: {what}" for what in _unlike(batch, number, single))
        actions = some_actions(batch, rng)
        batch = vector.step(actions)
        step += 1
        for number, single in enumerate(singles):
            single.step(actions[number])
            rewards = np.array(list(single.rewards.values()), np.float32)
            if (batch.rewards[number] != rewards).any() or batch.done[number] != single.turns.over:
                yield f"{options}, seed {seed}, step {step}: rewards {batch.rewards[number]} instead of {rewards}"
            if batch.done[number]:
                ended[number] = True
                singles[number] = mirrored(vector, number)
            left[number] -= ended[number]


def _unlike(batch: Batch, number: int, single: raw_env) -> Iterator[str]:
    seat = single.possible_agents.index(single.agent_selection)
    seen = single.observe(single.agent_selection)
    if batch.seats[number] != seat:
        yield f"seat {batch.seats[number]} instead of {seat}"
    fields = single.encoding.observation.fields
    for name in fields.fields:
        ours, theirs = fields.part(batch.observations[number], name), fields.part(seen["observation"], name)
        if (ours != theirs).any():
            yield f"{name} {ours.tolist()} instead of {theirs.tolist()}"
    if (batch.action_masks[number] != seen["action_mask"]).any():
        yield f"actions {np.flatnonzero(batch.action_masks[number])}, not {np.flatnonzero(seen['action_mask'])}"
