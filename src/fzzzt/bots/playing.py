"""Playing a game out between programs."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from fzzzt.bots.player import Beginner, Finisher, Observer, Preparing
from fzzzt.engine import redact

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fzzzt.bots.player import Player
    from fzzzt.dealer import Dealer
    from fzzzt.engine import Bid, Build, Event, Game, View

    Decide = Callable[[Player, View, Random], Bid | Build]


def bot_rng(seed: str, seat: int) -> Random:
    """The random source of the program at a seat: apart from the shuffles and from the other seats'."""
    return Random(random_text(seed, seat))


def random_text(seed: str, seat: int) -> str:
    """What the random numbers of the program at a seat follow from."""
    return f"{seed}/bot/{seat}"


def _decide(player: Player, view: View, rng: Random) -> Bid | Build:
    return player.decide(view, None, rng)


def play_out(game: Game, dealer: Dealer, players: Sequence[Player], decide: Decide = _decide) -> Game:
    """Play a game to its end; the same dealer and players give the same game.

    `decide` asks a player for its move: a match sets time limits there, and measures.
    """
    for player in players:
        if isinstance(player, Preparing):
            player.get_ready()
    rngs = [bot_rng(dealer.seed, seat) for seat in range(len(players))]
    observers = [(seat, player) for seat, player in enumerate(players) if isinstance(player, Observer)]
    for seat, player in enumerate(players):
        if isinstance(player, Beginner):
            player.begin(seat, game.options, game.faces)
    while game.to_move:
        if game.deciding:
            for seat in sorted(game.deciding):
                _tell(observers, game.push(decide(players[seat], game.view(seat), rngs[seat])))
        else:
            _tell(observers, game.push(dealer.answer(game)))
    for player in players:
        if isinstance(player, Finisher) and game.score is not None:
            player.finish(game.score)
    return game


def _tell(observers: Sequence[tuple[int, Observer]], events: Sequence[Event]) -> None:
    for seat, observer in observers:
        for event in events:
            observer.observe(redact(event, seat))
