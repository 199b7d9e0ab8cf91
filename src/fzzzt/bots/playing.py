"""Playing a game out between programs."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fzzzt.bots.player import Player
    from fzzzt.dealer import Dealer
    from fzzzt.engine import Game


def bot_rng(seed: str, seat: int) -> Random:
    """The random source of the program at a seat: apart from the shuffles and from the other seats'."""
    return Random(f"{seed}/bot/{seat}")


def play_out(game: Game, dealer: Dealer, players: Sequence[Player]) -> Game:
    """Play a game to its end; the same dealer and players give the same game."""
    rngs = [bot_rng(dealer.seed, seat) for seat in range(len(players))]
    while seats := game.to_move:
        if isinstance(seats, frozenset):
            for seat in sorted(seats):
                game.push(players[seat].decide(game.view(seat), None, rngs[seat]))
        else:
            game.push(dealer.answer(game))
    return game
