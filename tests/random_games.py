"""Random games for the laws: any number of players, any options, stopped anywhere."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from fzzzt.dealer import Dealer
from fzzzt.engine import Bid, Build, Deal, Event, Game, Options, Setup
from fzzzt.engine.options import CHOICES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ALL_OPTIONS = [
    Options.of(players, *chosen)
    for players in range(2, 7)
    for chosen in product(*(choice.lawful(players) for choice in CHOICES.values()))
]

options = st.sampled_from(ALL_OPTIONS)
seeds = st.integers(0, 2**32)


def moves(game: Game, seed: object) -> Iterator[Setup | Deal | Bid | Build]:
    """Random events that go on from a game, to its end; each must be pushed before the next is asked for."""
    rng, dealer = Random(f"moves {seed}"), Dealer(str(seed))
    greed = rng.random()
    while game.to_move:
        seats = game.deciding
        if not seats:
            yield dealer.answer(game)
            continue
        seat = rng.choice(sorted(seats))
        if game.phase == "build":
            yield game.legal_builds(seat).draw(rng)
        elif rng.random() < greed:  # modest bids, so that hands last and copies of a face meet
            yield Bid(seat, (rng.choice(game.hands[seat]),))
        else:
            yield game.legal_bids(seat).draw(rng)


def play(game: Game, seed: object, watch: Callable[[tuple[Event, ...]], None] = lambda _: None) -> Game:
    """Play a game to its end, showing each push's events to `watch`."""
    for event in moves(game, seed):
        watch(game.push(event))
    return game


@st.composite
def positions(draw: st.DrawFn, phases: tuple[str, ...] = ("bid", "build")) -> Game:
    """A game stopped somewhere in one of these phases."""
    game = Game(draw(options))
    seed = draw(seeds)
    wanted = draw(st.integers(0, 150))
    for step, event in enumerate(moves(game, seed)):
        if step > wanted and game.phase in phases:
            break
        game.push(event)
        if game.phase == "over":  # the wanted place lies behind the end: stop at the last place before it
            break
    return game if game.phase in phases else _stopped_early(game, phases)


def _stopped_early(game: Game, phases: tuple[str, ...]) -> Game:
    """The last position of a finished game that is in one of these phases."""
    pushed = [event for event in game.log if isinstance(event, Setup | Deal | Bid | Build)]
    for length in range(len(pushed) - 1, 0, -1):
        earlier = Game.replay(game.options, pushed[:length])
        if earlier.phase in phases:
            return earlier
    raise AssertionError("no such position in a whole game")
