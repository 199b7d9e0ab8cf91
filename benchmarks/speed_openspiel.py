"""Random games of OpenSpiel: driven from Python, and by its own loops in C++.

Its Python package has no function that plays random games, but two that do so inside: `evaluate_bots`, here with its
uniform random bots, a whole game a call; and the rollouts of its `MCTSBot`, which are leaner, but start after the deal.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from benchmarks.speed_rates import Kind, timed

if TYPE_CHECKING:
    from benchmarks.speed_rates import Rate

GAMES = 150
LOOPED = 1000
SIMULATIONS = 2
GOOFSPIEL = "turn_based_simultaneous_game(game=goofspiel(players=4,num_cards=13,imp_info=true,points_order=random))"
NAMES = {"hearts": "hearts", "goofspiel": GOOFSPIEL}


def is_installed() -> bool:
    """Whether there is anything to compare with."""
    try:
        import pyspiel  # noqa: F401, PLC0415 - only where it is installed
    except ImportError:
        return False
    return True


def python_games(name: str) -> Kind:
    """Whole games, driven from Python."""
    game = _game(name)

    def measure(number: int) -> Rate:
        rng = Random(number)
        return timed(GAMES, lambda: sum(_play_on(game.new_initial_state(), rng) for _ in range(GAMES)))

    return f"{name} (OpenSpiel, from Python)", measure


def bot_games(name: str) -> Kind:
    """Whole games of random bots in C++. How many decisions they take is told by games driven from Python."""
    import pyspiel  # noqa: PLC0415

    game, rng = _game(name), Random(1)
    decisions = sum(_play_on(game.new_initial_state(), rng) for _ in range(LOOPED))
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]

    def play(number: int) -> int:
        for game_number in range(LOOPED):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, LOOPED * number + game_number)
        return decisions

    return f"{name} (OpenSpiel, C++ bots)", lambda number: timed(LOOPED, lambda: play(number))


def rollouts(name: str) -> Kind:
    """Games played out from after the deal, in C++: of two simulations one starts there, one a decision later."""
    import pyspiel  # noqa: PLC0415

    game, rng = _game(name), Random(1)
    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(rng.choice(dealt.legal_actions()))
    evaluator = pyspiel.RandomRolloutEvaluator(LOOPED, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, SIMULATIONS, 1000, False, 1, False)
    decisions = LOOPED * (SIMULATIONS * _play_on(dealt.clone(), rng) - 1)

    def play() -> int:
        bot.step(dealt)
        return decisions

    return f"{name} (OpenSpiel, C++ rollouts)", lambda _: timed(SIMULATIONS * LOOPED, play)


def _game(name: str) -> Any:
    import pyspiel  # noqa: PLC0415

    return pyspiel.load_game(NAMES[name])


def _play_on(state: Any, rng: Random) -> int:
    """Play at random to the end; how many decisions it took."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions
