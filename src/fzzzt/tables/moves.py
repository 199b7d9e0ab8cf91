"""Moves at a table: bids, prepared bids and builds, checked by the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.engine import Bid, Build, LegalBids, MoveError
from fzzzt.engine.auction import bid_error
from fzzzt.tables.permission import check_fresh, check_room, running_game
from fzzzt.tables.refusal import Refusal
from fzzzt.wire import log

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fzzzt.tables.table import Table
    from fzzzt.wire import commands


def bid(table: Table, number: int, command: commands.MakeBid, now: int) -> None:
    """Bid, if it is this seat's turn."""
    running_game(table)
    check_fresh(table, command.seq)
    make_bid(table, Bid(number, tuple(command.cards)), now)


def prepare(table: Table, number: int, command: commands.Prepare, now: int) -> None:
    """Seal a bid for when the turn comes."""
    game = running_game(table)
    check_fresh(table, command.seq)
    if why_not := why_not_prepared(table, number):
        raise Refusal(why_not)
    if command.cards is not None:
        prepared = _sorted_bid(number, command.cards)
        if prepared not in LegalBids(number, game.hands[number]):
            raise Refusal.of(bid_error(game.faces, prepared, game.hands[number]))
    check_room(table, number)
    table.write(log.Prepared(number, None if command.cards is None else tuple(sorted(command.cards))), now)


def why_not_prepared(table: Table, number: int) -> str | None:
    """Why a seat cannot seal a bid now, as a refusal's code; None if it can."""
    game = table.game
    if game is None or table.phase != "playing" or game.phase != "bid":
        return "stale"
    if game.bids[number] is not None:
        return "already-bid"
    return None if game.hands[number] else "nothing-to-bid"


def _sorted_bid(number: int, cards: Iterable[str]) -> Bid:
    """A bid as the log has it, so that a table in memory and one read from the log are the same."""
    return Bid(number, tuple(sorted(cards)))


def build(table: Table, number: int, command: commands.MakeBuild, now: int) -> None:
    """Seal a build, if this seat builds."""
    running_game(table)
    check_fresh(table, command.seq)
    make_build(table, Build(number, command.robots), now)


def make_bid(table: Table, move: Bid, now: int, by: str | None = None) -> None:
    """A bid of whoever plays this seat; `by` names a bot that plays for a person."""
    try:
        table.play(_sorted_bid(move.seat, move.cards), now, by)
    except MoveError as error:
        raise Refusal.of(error) from None


def make_build(table: Table, move: Build, now: int, by: str | None = None) -> None:
    """A build of whoever plays this seat."""
    game = running_game(table)
    if move not in game.legal_builds(move.seat):
        try:
            game.copy().push(move)  # says what is wrong with it
        except MoveError as error:
            raise Refusal.of(error) from None
    table.write(log.Built(move.seat, dict(move.robots), by), now)
