"""One call for one game: `play(["tinker", MyBot()], seed=7)`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from fzzzt.bots.levels import make_player
from fzzzt.bots.player import is_legal, why_illegal
from fzzzt.bots.playing import play_out
from fzzzt.dealer import Dealer, new_seed
from fzzzt.engine import Game, Options
from fzzzt.engine.errors import quoted
from fzzzt.record import Record, RecordedGame

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from fzzzt.bots.player import Player
    from fzzzt.engine import Bid, Build, Deck, View
    from fzzzt.engine.options import Variant


def play(
    players: Sequence[str | Player],
    seed: str | int | None = None,
    *,
    options: Options | None = None,
    deck: Deck | None = None,
    **variant: Unpack[Variant],
) -> RecordedGame:
    """Play a game to its end, one player a seat: bots by name, as `fzzzt bots` lists them, or objects that `decide`.

    The same seed and players give the same game; without a seed every game is another. How the table plays is told by
    `options`, or by `cards` ("base", "extended") and `unused_robots` ("stay", "leave").
    """
    if isinstance(players, str):
        raise TypeError(f"players are a list, one a seat: [{players!r}, {players!r}], for example")
    table = _table(len(players), options, variant)
    seed = new_seed() if seed is None else str(seed)
    game = Game(table, deck)
    names = [_name(player, seat) for seat, player in enumerate(players)]
    seated = [make_player(player) if isinstance(player, str) else player for player in players]
    try:
        play_out(game, Dealer(seed), seated, _decide)
    finally:
        for given, player in zip(players, seated, strict=True):
            if given is not player:  # whoever made a player closes it
                getattr(player, "close", lambda: None)()
    return RecordedGame.of(game, record_of_bots(game, names, seed))


def record_of_bots(game: Game, names: Sequence[str], seed: str) -> Record:
    """The record of a game between bots of these names, dealt from this seed."""
    return Record.of(game, seats_of_bots(names), seed, shuffle={"method": "seeded", "seed": seed})


def seats_of_bots(names: Sequence[str]) -> list[dict[str, str]]:
    """The seats of a record where bots of these names sit."""
    return [{"name": f"{name} {seat + 1}", "bot": name} for seat, name in enumerate(names)]


def _table(seats: int, options: Options | None, variant: Variant) -> Options:
    if options is None:
        return Options.of(seats, **variant)
    if variant:
        raise ValueError(f"options tell that already: give options, or {' and '.join(variant)}")
    if options.players != seats:
        raise ValueError(f"{seats} players for {options.players} seats: one a seat is needed")
    return options


def _name(player: object, seat: int) -> str:
    """What a player is called in the record; `TypeError` if it is none."""
    if isinstance(player, str):
        return player
    if isinstance(player, type):
        raise TypeError(f"{player.__name__} is a class: a player is an object made of it, {player.__name__}()")
    if not callable(getattr(player, "decide", None)):
        raise TypeError(f"at seat {seat} is no player: {quoted(player)} has no decide(view, limit, rng)")
    return type(player).__name__


def _decide(player: Player, view: View, rng: Random) -> Bid | Build:
    move = player.decide(view, None, rng)
    if is_legal(view, move):
        return move
    why = why_illegal(view, move)
    raise ValueError(f"{player!r} at seat {view.seat} may not decide {quoted(move)}: {why}") from why
