"""Simulated games beside the engine's: the same cards and decisions must give the same events.

As a program: `python tests/simulated.py 100000` compares so many games over all options.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import TYPE_CHECKING

from fzzzt.engine import Bid, Build, Deal, Deck, Game, Score, Setup
from fzzzt.sim.chance import new_games
from fzzzt.sim.faces import faces_of
from fzzzt.sim.logbook import Logbook, new_log
from fzzzt.sim.playing import play_random_game, workbench
from random_games import ALL_OPTIONS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fzzzt.engine import Event, Options


def disagreements(options: Options, count: int, seed: int) -> Iterator[str]:
    """Where so many simulated random games differ from the engine."""
    faces = faces_of(Deck.standard(), options)
    games, bench = new_games(count, seed), workbench()
    for number in range(count):
        log = new_log()
        play_random_game(games[number], faces.record, bench, log)
        simulated = list(Logbook(games[number], faces, log).events())
        yield from _differences(options, simulated, f"{options}, seed {seed}, game {number}")


def _differences(options: Options, simulated: list[Event], where: str) -> Iterator[str]:
    game = Game(options)
    for event in simulated:
        if isinstance(event, Setup | Deal | Bid | Build):
            game.push(event)
    for place, (ours, theirs) in enumerate(zip(simulated, map(_without_widgets, game.log), strict=False)):
        if ours != theirs:
            yield f"{where}, event {place}: {ours} instead of {theirs}"
            return
    if len(simulated) != len(game.log):
        yield f"{where}: {len(simulated)} events instead of {len(game.log)}"


def _without_widgets(event: Event) -> Event:
    """The engine's score names the widgets, the simulation's only what they come to."""
    if not isinstance(event, Score):
        return event
    return replace(event, seats=tuple(replace(seat, units=()) for seat in event.seats))


def main() -> None:
    """Compare games over all options, evenly."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    each, found = -(-wanted // len(ALL_OPTIONS)), 0
    for number, options in enumerate(ALL_OPTIONS):
        for difference in disagreements(options, each, number):
            print(difference[:300])
            found += 1
        print(f"{options}: {each} games compared", flush=True)
    print(f"{each * len(ALL_OPTIONS)} games, {found} differ")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
