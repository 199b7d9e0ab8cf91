"""Whole random games of the engine."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, TypeVar

from benchmarks.speed_rates import timed

from fzzzt.engine import Deal, Game, Options, Setup
from fzzzt.engine.options import HAND_SIZE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from benchmarks.speed_rates import Kind, Rate

T = TypeVar("T")

GAMES = 150


def engine_games(players: int) -> Kind:
    """Random games with so many players."""
    options = Options.of(players)

    def measure(number: int) -> Rate:
        rng = Random(number)
        return timed(GAMES, lambda: sum(random_game(options, rng) for _ in range(GAMES)))

    return f"fzzzt, {players} players", measure


def random_game(options: Options, rng: Random) -> int:
    """A whole random game, every move checked and logged; how many decisions it took."""
    game, decisions = Game(options), 0
    while game.to_move:
        seats = game.deciding
        if not seats:
            game.push(set_up(game, rng) if game.phase == "setup" else deal(game, rng))
        elif game.phase == "bid":
            for seat in seats:
                game.push(game.legal_bids(seat).draw(rng))
                decisions += 1
        else:
            for seat in seats:
                game.push(game.legal_builds(seat).draw(rng))
                decisions += 1
    return decisions


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


def middle_of_game(players: int) -> Game:
    """A game stopped at a bid in its third round."""
    game, rng = Game(Options.of(players)), Random(3)
    while game.round < 3 or game.phase != "bid" or not any(game.bids):
        if not game.deciding:
            game.push(set_up(game, rng) if game.phase == "setup" else deal(game, rng))
        else:
            seat = min(game.deciding)
            game.push(game.legal_bids(seat).draw(rng) if game.phase == "bid" else game.legal_builds(seat).draw(rng))
    return game
