"""What a level that reads its rivals saves by keeping its session: late in a game it need not read the game again."""

from __future__ import annotations

import time
from random import Random
from typing import TYPE_CHECKING

from benchmarks.speed_rates import ROUNDS, report_aim

from fzzzt.bots import play_out
from fzzzt.bots.compiling import make_ready
from fzzzt.bots.mechanic import MechanicPlayer
from fzzzt.bots.searching import chief
from fzzzt.dealer import Dealer
from fzzzt.engine import Bid, Build, Deal, Game, Options, Setup, redact

if TYPE_CHECKING:
    from fzzzt.engine import Event

SEAT = 0


def report_sessions() -> None:
    """Print what chief's last decisions cost, in a session that was kept and told everything anew."""
    make_ready()
    for players in (2, 4, 6):
        before, now = late_decisions(players)
        heard = len(before.log)
        kept = min(decision(now, before, now.log[heard:]) for _ in range(ROUNDS))
        anew = min(decision(now, None, now.log) for _ in range(ROUNDS))
        print(f"{f'chief, late, {players} players':44} {kept * 1e3:9.1f} ms, told anew {anew * 1e3:.1f} ms")
    report_aim("chief with 6 players, told anew against kept", anew / kept, 2)


def late_decisions(players: int) -> tuple[Game, Game]:
    """A game before two of a seat's last bids, one after the other."""
    options = Options.of(players)
    whole = play_out(Game(options), Dealer("late"), [MechanicPlayer() for _ in range(players)])
    game, found = Game(options), []
    for event in whole.log:
        if isinstance(event, Bid) and event.seat == SEAT and len(game.hands[SEAT]) > 1:
            found.append(game.copy())
        if isinstance(event, Setup | Deal | Bid | Build):
            game.push(event)
    return found[-3], found[-2]


def decision(now: Game, before: Game | None, news: list[Event]) -> float:
    """The seconds of the processor for a decision, after one before perhaps, of a player that must hear the news."""
    player = chief()
    player.begin(SEAT, now.options, now.faces)
    if before is not None:
        for event in before.log:
            player.observe(redact(event, SEAT))
        player.decide(before.view(SEAT), None, Random(1))
    start = time.thread_time()
    for event in news:
        player.observe(redact(event, SEAT))
    player.decide(now.view(SEAT), None, Random(1))
    return time.thread_time() - start
