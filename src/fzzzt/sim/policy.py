"""Any style at the turn: what the seat to move bids, and what a seat builds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.sim.appraisal import forget, notice_win
from fzzzt.sim.compiled import compiled
from fzzzt.sim.mechanic_play import mechanic_bid, plan_mechanic_builds
from fzzzt.sim.plain_play import apprentice_bid, plan_weak_builds, rookie_bid, tinker_bid
from fzzzt.sim.policy_net import foreman_bid
from fzzzt.sim.random_play import plan_random_builds, random_bid
from fzzzt.sim.rules import begin_round, bid, deal, set_up, show_builds
from fzzzt.sim.state import BID, DEAL, OVER
from fzzzt.sim.styles import APPRENTICE, FOREMAN, MECHANIC, RANDOM, ROOKIE, TINKER

if TYPE_CHECKING:
    from fzzzt.sim.state import Log, Numbers, Row, Rows


@compiled
def choose_bid(game: Row, deck: Row, style: Row, mind: Row, bench: Row) -> int:
    """The bid of the seat to move, played in a style, as places of its hand."""
    kind = style["kind"]
    if kind == FOREMAN:
        return foreman_bid(game, deck, style, mind, bench)
    if kind == MECHANIC:
        return mechanic_bid(game, deck, style, mind, bench)
    if kind == TINKER:
        return tinker_bid(game, deck, mind, bench)
    if kind == APPRENTICE:
        return apprentice_bid(game, deck)
    if kind == ROOKIE:
        return rookie_bid(game, deck)
    return random_bid(game)


@compiled
def plan_builds(game: Row, deck: Row, style: Row, mind: Row, bench: Row, seat: int) -> bool:
    """Plan what a seat builds, played in a style. False if it has no units."""
    kind = style["kind"]
    if kind in (MECHANIC, FOREMAN):
        return plan_mechanic_builds(game, deck, style, mind, bench, seat)
    if kind == TINKER:
        return plan_weak_builds(game, deck, seat)
    if kind == RANDOM:
        return plan_random_builds(game, deck, seat)
    return False


@compiled
def play_bid(game: Row, deck: Row, style: Row, mind: Row, bench: Row, log: Log) -> None:
    """The seat to move bids in a style; whoever wins sees cards with new eyes."""
    chosen, head = choose_bid(game, deck, style, mind, bench), game["head"]
    bid(game, deck, bench, chosen, log)
    if game["head"] != head:
        notice_win(game, mind)


@compiled
def play_on(game: Row, deck: Row, styles: Rows, seats: Numbers, mind: Row, bench: Row, log: Log) -> None:
    """Play a game to its end, each seat in the style that `seats` gives it."""
    forget(mind)
    while game["phase"] != OVER:
        if game["phase"] == BID:
            play_bid(game, deck, styles[seats[game["mover"]]], mind, bench, log)
        elif game["phase"] == DEAL:
            deal(game, deck, log)
        else:
            forget(mind)
            for seat in range(deck["players"]):
                plan_builds(game, deck, styles[seats[seat]], mind, bench, seat)
            show_builds(game, deck, log)
            forget(mind)


@compiled
def play_game(game: Row, deck: Row, styles: Rows, seats: Numbers, mind: Row, bench: Row, log: Log) -> None:
    """A whole game."""
    set_up(game, deck)
    begin_round(game, log)
    play_on(game, deck, styles, seats, mind, bench, log)
