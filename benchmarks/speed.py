"""How fast the game is: engine, compiled core, environments; beside OpenSpiel in the same run (`make bench`).

Machines are shared and noisy: read the ratios. Everything runs on one core.
"""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from benchmarks import speed_openspiel as openspiel
from benchmarks.speed_bots import report_sessions
from benchmarks.speed_compiled import compiled_games, report_playouts
from benchmarks.speed_engine import engine_games, middle_of_game
from benchmarks.speed_environments import report_environments, report_threads
from benchmarks.speed_rates import in_turns, microseconds, report_aim, report_rates

from fzzzt.engine import Deck, Options, best_bonus, score_seat
from fzzzt.engine.deckfile import deck_of_faces
from fzzzt.wire.views import view_of

if TYPE_CHECKING:
    from benchmarks.speed_rates import Rate

WORST_HANDS = Path(__file__).parent.parent / "tests" / "laws" / "worst_hands.jsonl"
WORST_AIM = 100
"""Milliseconds: a server scores in the middle of everything else."""


def report_games() -> None:
    """Print the games' rates, and what was aimed at."""
    kinds = [kind(players) for kind in (engine_games, compiled_games) for players in (2, 4, 6)]
    if openspiel.is_installed():
        loops = (openspiel.python_games, openspiel.bot_games, openspiel.rollouts)
        kinds += [loop(name) for loop in loops for name in openspiel.NAMES]
    rates = in_turns(kinds)
    report_rates(rates)
    ours, compiled = rates["fzzzt, 4 players"], rates["fzzzt, 4 players, compiled"]
    report_aim("compiled against the engine, games/s", compiled.games / ours.games, 25)
    if openspiel.is_installed():
        compare(ours, compiled, rates)
    else:
        print("OpenSpiel is not installed: no comparison (pip install 'fzzzt[openspiel]')")


def compare(ours: Rate, compiled: Rate, rates: dict[str, Rate]) -> None:
    """Print what was aimed at beside OpenSpiel, like beside like: driven from Python, and whole loops compiled."""
    for name, aim in (("goofspiel", 0.5), ("hearts", 1.0)):
        from_python = rates[f"{name} (OpenSpiel, from Python)"]
        report_aim(f"decisions/s against {name}, both from Python", ours.decisions / from_python.decisions, aim)
    for name in openspiel.NAMES:
        bots, rollouts = (rates[f"{name} (OpenSpiel, C++ {loop})"].decisions for loop in ("bots", "rollouts"))
        report_aim(f"decisions/s, compiled against {name} by C++ bots", compiled.decisions / bots, 3)
        ratio = compiled.decisions / rollouts
        print(f"  decisions/s, compiled against {name} by C++ rollouts, which begin after the deal: {ratio:.2f}")


def report_parts() -> None:
    """Print what single parts of the engine cost."""
    game = middle_of_game(4)
    print(f"copy of a game                       {microseconds(game.copy, 2000):9.1f} µs")
    print(f"view of a seat, 4 players            {microseconds(lambda: game.view(1), 2000):9.1f} µs")
    as_json = microseconds(lambda: msgspec.json.encode(view_of(game.view(1))), 2000)
    print(f"view as JSON                         {as_json:9.1f} µs")
    deck = Deck.standard()
    typical = ["p1-1", "p1-2", "p1-3", "r1-nbc", "r2-b", "r3-c", "r3-o", "r4-n", "r5-b", "upgrade"]
    units: dict[str, tuple[str, ...]] = {"basic-nc": (), "enhanced-no": (), "advanced-1": ()}
    print(f"best bonus, 10 robots and 3 units    {microseconds(lambda: best_bonus(deck, typical, units), 500):9.1f} µs")
    print(f"score sheet, 10 robots and 3 units   {microseconds(lambda: score_seat(deck, typical, units), 500):9.1f} µs")
    everything = deck.conveyor(Options.of(2, "extended")) + deck.starting_hand(1) + deck.starting_hand(2)
    robots = [card for card in everything if card in deck.robots]
    every_unit: dict[str, tuple[str, ...]] = {card: () for card in everything if card in deck.units}
    worst = microseconds(lambda: score_seat(deck, robots, every_unit), 1)
    print(f"score sheet, {len(robots)} robots and {len(every_unit)} units  {worst:9.1f} µs")
    report_worst_hands()


def report_worst_hands() -> None:
    """Print what the hands cost that tools/worst_hands.py has found, within what a new deck may hold."""
    costs = []
    for line in WORST_HANDS.read_text("utf-8").splitlines():
        hand = json.loads(line)
        deck = deck_of_faces(hand["deck"], "worst")
        costs.append(microseconds(partial(score_seat, deck, hand["free"], hand["units"]), 3) / 1000)
    print(f"score sheet of the worst hands known {max(costs):9.1f} ms (aim: less than {WORST_AIM})")


if __name__ == "__main__":
    report_games()
    report_playouts()
    report_sessions()
    report_environments()
    report_threads()
    report_parts()
