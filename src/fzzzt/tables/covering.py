"""A bot that covers somebody: when it rests because nobody plays, and what the owner of the seat is told on return."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.engine import Award, Bid, Build
from fzzzt.tables.permission import MOST_BESIDES
from fzzzt.tables.powers import is_attended
from fzzzt.tables.table import SLEEP
from fzzzt.voice.voice import by_power
from fzzzt.wire import log
from fzzzt.wire.sayings import Saying

if TYPE_CHECKING:
    from fzzzt.engine import Game
    from fzzzt.tables.company import Company
    from fzzzt.tables.table import Table

_MOST_TOLD = 12
"""Decisions of a bot that are told one by one, the newest."""


def is_restless(table: Table, company: Company) -> bool:
    """Whether the table has to fall asleep, or to wake."""
    return _falls_asleep(table, company) or (table.asleep and is_attended(table, company))


def mind(table: Table, company: Company, now: int) -> None:
    """Let the table sleep while nobody plays, where anything would happen else; and wake when somebody does."""
    if _falls_asleep(table, company):
        table.write(log.Slept(), now)
    elif table.asleep and is_attended(table, company):
        table.write(log.Woke(), now)


def _falls_asleep(table: Table, company: Company) -> bool:
    if table.asleep or table.phase != "playing" or not table.people:
        return False
    if table.written_besides[SLEEP] >= MOST_BESIDES:  # nobody fills a log by coming and going
        return False
    return any(_would_go_on(table, number) for number in _asked(table)) and not is_attended(table, company)


def _asked(table: Table) -> set[int]:
    """Those who decide; who has built already is none of anybody's business."""
    return {*table.waiting, *(table.game.sealed_builds if table.game is not None else ())}


def _would_go_on(table: Table, number: int) -> bool:
    """Whether something happens at this seat though nobody is there."""
    seat = table.seats[number]
    if table.clock_runs_on:
        return seat.stepped_away
    return seat.away or (seat.bot is None and table.clock.kind != "none")


def covered_sayings(table: Table, number: int) -> tuple[Saying, ...]:
    """What a bot has decided for a seat since the last decision of its owner, in order."""
    game = table.game
    if game is None or not table.by:
        return ()
    places: list[int] = []
    for place in range(len(game.log) - 1, -1, -1):
        event = game.log[place]
        if isinstance(event, Bid | Build) and event.seat == number:
            if place not in table.by or len(places) == _MOST_TOLD:
                break
            places.append(place)
    return tuple([saying for place in reversed(places) for saying in _told(game, place)])


def _told(game: Game, place: int) -> list[Saying]:
    event = game.log[place]
    if isinstance(event, Bid):
        cards = tuple(by_power(game.faces, event.cards))
        return [Saying("play-covered-bid", "step", short={"card": _for_sale(game, place)}, cards=cards)]
    if isinstance(event, Build) and event.robots:
        return [
            Saying("play-covered-built", "step", short={"robot": robot, "unit": unit})
            for unit, robot in event.robots.items()
        ]
    return [Saying("play-covered-nothing", "step")]


def _for_sale(game: Game, place: int) -> str:
    """The card that a bid was for: the next that was awarded, or the one for sale now."""
    awards = (event.card for event in game.log[place:] if isinstance(event, Award))
    return next(awards, None) or game.belt[0]
