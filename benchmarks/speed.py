"""How fast the engine is: whole random games, scoring, views, copies; beside OpenSpiel in the same run (`make bench`).

Machines are shared and noisy: read the ratios. Each figure is the best of several rounds, taken in turns.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from fzzzt.engine import CHANCE, Deal, Deck, Game, Options, Setup, best_bonus, score_seat
from fzzzt.engine.options import HAND_SIZE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

T = TypeVar("T")

ROUNDS = 5
GAMES = 150
GOOFSPIEL = "turn_based_simultaneous_game(game=goofspiel(players=4,num_cards=13,imp_info=true,points_order=random))"


@dataclass
class Rate:
    """Games and decisions a second; chance moves take their time but are not counted."""

    games: float = 0
    decisions: float = 0

    def best(self, games: int, decisions: int, seconds: float) -> None:
        """Keep the better of this rate and another."""
        self.games = max(self.games, games / seconds)
        self.decisions = max(self.decisions, decisions / seconds)


def random_game(options: Options, rng: Random) -> tuple[Game, int]:
    """A whole random game, every move checked and logged, and how many decisions it took."""
    game, decisions = Game(options), 0
    while seats := game.to_move:
        if not isinstance(seats, frozenset):
            game.push(set_up(game, rng) if game.phase == "setup" else deal(game, rng))
        elif game.phase == "bid":
            for seat in seats:
                game.push(game.legal_bids(seat).draw(rng))
                decisions += 1
        else:
            for seat in seats:
                game.push(game.legal_builds(seat).draw(rng))
                decisions += 1
    return game, decisions


def set_up(game: Game, rng: Random) -> Setup:
    """A shuffle by Python's generator: as cheap as OpenSpiel's chance moves, where `Dealer` is verifiable."""
    mechanics = shuffled(range(1, game.options.players + 1), rng)
    return Setup(tuple(mechanics), tuple(shuffled(game.faces.conveyor(game.options), rng)))


def shuffled(cards: Iterable[T], rng: Random) -> list[T]:
    """All orders equally likely: sorted by random keys, Python's fastest shuffle."""
    random = rng.random
    return sorted(cards, key=lambda _: random())


def deal(game: Game, rng: Random) -> Deal:
    """Hands by Python's generator."""
    hands = []
    for seat in range(game.options.players):
        cards = game.personal(seat)
        hands.append(cards if len(cards) <= HAND_SIZE else tuple(shuffled(cards, rng)[:HAND_SIZE]))
    return Deal(tuple(hands))


def fzzzt_games(players: int) -> Callable[[Random], int]:
    """Random games with so many players."""
    options = Options.of(players)
    return lambda rng: random_game(options, rng)[1]


def openspiel_games(name: str) -> Callable[[Random], int] | None:
    """Random games of an OpenSpiel game, driven from Python; None if OpenSpiel is not installed."""
    try:
        import pyspiel  # noqa: PLC0415 - only where it is installed
    except ImportError:
        return None
    game = pyspiel.load_game(name)

    def play(rng: Random) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def measure_games() -> dict[str, Rate]:
    """All kinds of games in turns, so that a noisy moment hits none of them alone."""
    kinds: dict[str, Callable[[Random], int]] = {f"fzzzt, {n} players": fzzzt_games(n) for n in (2, 4, 6)}
    for label, name in (("goofspiel, 4 players (OpenSpiel)", GOOFSPIEL), ("hearts (OpenSpiel)", "hearts")):
        if play := openspiel_games(name):
            kinds[label] = play
    rates = {label: Rate() for label in kinds}
    for number in range(ROUNDS):
        for label, play in kinds.items():
            rng, decisions = Random(number), 0
            start = time.perf_counter()
            for _ in range(GAMES):
                decisions += play(rng)
            rates[label].best(GAMES, decisions, time.perf_counter() - start)
    return rates


def report_games() -> None:
    """Print the games' rates, and what was aimed at."""
    rates = measure_games()
    for label, rate in rates.items():
        print(f"{label:36} {rate.games:9,.0f} games/s {rate.decisions:12,.0f} decisions/s")
    ours = rates["fzzzt, 4 players"].decisions
    goofspiel, hearts = rates.get("goofspiel, 4 players (OpenSpiel)"), rates.get("hearts (OpenSpiel)")
    if not goofspiel or not hearts:
        print("OpenSpiel is not installed: no comparison (pip install open_spiel)")
        return
    report_aim("decisions/s against goofspiel's", ours / goofspiel.decisions, 0.5)
    report_aim("decisions/s against hearts'", ours / hearts.decisions, 1.0)


def report_aim(what: str, ratio: float, aim: float) -> None:
    """Print a ratio and whether it is what was aimed at."""
    print(f"  {what}: {ratio:.2f} (aim: at least {aim}) {'held' if ratio >= aim else 'NOT held'}")


def microseconds(action: Callable[[], Any], times: int) -> float:
    """The best mean time of an action over several rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for _ in range(times):
            action()
        best = min(best, (time.perf_counter() - start) / times)
    return best * 1e6


def middle_of_game(players: int) -> Game:
    """A game stopped at a bid in its third round."""
    game, rng = Game(Options.of(players)), Random(3)
    while game.round < 3 or game.phase != "bid" or not any(game.bids):
        if game.to_move is CHANCE or not isinstance(game.to_move, frozenset):
            game.push(set_up(game, rng) if game.phase == "setup" else deal(game, rng))
        else:
            seat = min(game.to_move)
            game.push(game.legal_bids(seat).draw(rng) if game.phase == "bid" else game.legal_builds(seat).draw(rng))
    return game


def report_parts() -> None:
    """Print what single parts of the engine cost."""
    game = middle_of_game(4)
    print(f"copy of a game                       {microseconds(game.copy, 2000):9.1f} µs")
    print(f"view of a seat, 4 players            {microseconds(lambda: game.view(1), 2000):9.1f} µs")
    print(f"view as JSON                         {microseconds(game.view(1).to_json, 2000):9.1f} µs")
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


if __name__ == "__main__":
    report_games()
    report_parts()
