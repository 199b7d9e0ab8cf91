"""What happens at a table by itself: the start, deals, prepared and forced bids, bots' moves, clocks that run out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.engine import CHANCE, Bid, Build
from fzzzt.playon import beginning
from fzzzt.tables.moves import make_bid, make_build
from fzzzt.tables.rating import versions_of
from fzzzt.wire import log

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fzzzt.engine import Deal, Game, Setup
    from fzzzt.tables.seat import Seat
    from fzzzt.tables.table import Table

REVEAL_TIME = 5_000
"""How long the start waits for nonces, in ms."""


def settle(table: Table, now: int) -> None:
    """Let everything happen that needs nobody: the start, the deals, prepared and forced bids."""
    while _settle_one(table, now):
        pass


def _settle_one(table: Table, now: int) -> bool:
    if table.phase == "open" and all(seat.state in ("person", "bot", "away") for seat in table.seats):
        table.write(log.Starting(now + REVEAL_TIME), now)
    elif table.phase == "starting" and not _unrevealed(table):
        table.write(log.Started([], versions_of(table)), now)
    elif table.phase == "playing" and table.game is not None:
        return _settle_game(table, table.game, now)
    else:
        return False
    return True


def _settle_game(table: Table, game: Game, now: int) -> bool:
    if game.phase == "setup" and table.dealer is not None and table.origin is not None:
        _tell_again(table, beginning(table.options, table.faces, table.origin, table.dealer.seed), now)
        return True
    if game.to_move is CHANCE and table.dealer is not None:
        table.play(table.dealer.answer(game), now)
        return True
    if game.phase == "bid":
        (number,) = table.waiting
        cards = table.prepared.get(number) or _forced(table, game, number)
        if cards:
            table.play(Bid(number, cards), now)
            return True
    return False


def _tell_again(table: Table, events: Iterable[Setup | Deal | Bid | Build], now: int) -> None:
    """All that happened before the moment a game is played on from."""
    for event in events:
        if isinstance(event, Build):
            table.write(log.Built(event.seat, dict(event.robots)), now)
        else:
            table.play(event, now)


def _forced(table: Table, game: Game, number: int) -> tuple[str, ...] | None:
    hand = game.hands[number]
    return hand if len(hand) == 1 and number in table.auto else None


def _unrevealed(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.commitment and not seat.nonce]


def ring(table: Table, now: int) -> None:
    """Let happen what is due at this time: clocks run out, waiting ends, a silent table is archived."""
    if table.phase == "starting" and now >= table.starting_until:
        table.write(log.Started(_unrevealed(table), versions_of(table)), now)
    for number, seat in enumerate(table.seats):
        if _ran_out(seat, now):
            table.write(log.Away(number, "clock"), now)
    if table.phase in ("open", "starting", "playing") and now >= table.patience:
        table.write(log.Ended("idle"), now)


def bot_moves(table: Table, move: Bid | Build, place: int, now: int) -> None:
    """Play a bot's move, unless meanwhile the game went on, the person came back or the table fell asleep."""
    level = table.bot_of(move.seat)
    if level is None or move.seat not in table.waiting or table.game is None or len(table.game.log) != place:
        return
    if table.thinks_at(move.seat) is None:
        return
    by = level if table.seats[move.seat].away else None
    if isinstance(move, Bid):
        make_bid(table, move, now, by)
    else:
        make_build(table, move, now, by)


def is_overdue(table: Table, now: int) -> bool:
    """Whether a clock ran out while nobody looked after the table."""
    return any(_ran_out(seat, now) for seat in table.seats)


def give_grace(table: Table, now: int) -> None:
    """No server was there to take a move: whose clock ran out meanwhile gets a moment to come back."""
    for number, seat in enumerate(table.seats):
        if _ran_out(seat, now):
            table.write(log.Graced(number), now)


def _ran_out(seat: Seat, now: int) -> bool:
    return seat.deadline is not None and seat.deadline <= now and not seat.away
