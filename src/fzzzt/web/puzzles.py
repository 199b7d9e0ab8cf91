"""Puzzles for a front end that knows no rules: positions to show, and answers to judge by stored estimates.

Those of one's own come from reviews of finished games, and only whoever played at that seat gets them.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from fzzzt.engine import MoveError
from fzzzt.puzzles.collection import the_puzzles
from fzzzt.puzzles.judge import judge
from fzzzt.puzzles.own import is_puzzle, name_of, own_puzzles, place_of
from fzzzt.puzzles.repetition import INTERVALS
from fzzzt.store import Choice
from fzzzt.tables import Refusal
from fzzzt.web.answers import body, json
from fzzzt.web.desk import address_of
from fzzzt.web.identity import company
from fzzzt.web.languages import catalogue_for
from fzzzt.web.replay import known_record, still
from fzzzt.wire.puzzles import PuzzleAnswer, PuzzleLine, PuzzleSheet, PuzzleShelf

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from fzzzt.puzzles.puzzle import Puzzle
    from fzzzt.web.desk import Desk
    from fzzzt.web.identity import Visitor

_GAMES = 20
"""So many of one's last games are looked through for puzzles."""


async def list_puzzles(_: Desk, __: Request, ___: Visitor) -> Response:
    """All puzzles that come with the program."""
    return json(PuzzleShelf(the_puzzles().lines(), INTERVALS))


async def list_my_puzzles(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Mistakes in the guest's last games, as far as those were reviewed."""
    desk.gate.count("sums", visitor.guest.id, address_of(request))
    found: list[PuzzleLine] = []
    for game in (await desk.hall.lists.games_of(visitor.guest, Choice(), _GAMES)).games:
        review = (await desk.reviews.of_table(game.id)).review
        for seat in review.seats if review else ():
            events = [each.event for each in seat.decisions if seat.seat == game.seat and is_puzzle(each)]
            found += [PuzzleLine(name_of(game.id, at), len(game.seats), finished=game.finished) for at in events]
    return json(found)


async def show_puzzle(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """One puzzle, without its answer."""
    puzzle = await _puzzle(desk, request, visitor)
    shelf, names = the_puzzles(), puzzle.names(catalogue_for(request))
    known = puzzle.name in shelf.stored
    line = shelf.line(puzzle.name) if known else PuzzleLine(puzzle.name, puzzle.record.options.players)
    return json(PuzzleSheet(line, still(puzzle.record.options, puzzle.record.faces, names, puzzle.view)))


async def answer_puzzle(desk: Desk, request: Request, visitor: Visitor) -> Response:
    """Judge an answer."""
    answer = await body(request, PuzzleAnswer)
    puzzle = await _puzzle(desk, request, visitor)
    try:
        return json(judge(puzzle, tuple(answer.cards)))
    except MoveError as error:
        raise Refusal.of(error) from None


async def _puzzle(desk: Desk, request: Request, visitor: Visitor) -> Puzzle:
    desk.gate.count("sums", visitor.guest.id, address_of(request))
    name = request.path_params["puzzle"]
    place = place_of(name)
    puzzle = the_puzzles().puzzle(name) if place is None else await _own(desk, visitor, *place)
    if puzzle is None:
        raise Refusal("no-such-page", "there is no such puzzle")
    return puzzle


async def _own(desk: Desk, visitor: Visitor, table: str, event: int) -> Puzzle | None:
    """A puzzle of a game that the guest has played; refused for everybody else, and before the game is over."""
    live = await desk.hall.table(table)
    record = await live.record()
    mine = {live.table.seat_of(guest.id) for guest in company(visitor.guest)} - {None}
    if not mine:
        raise Refusal("not-seated")
    review = (await desk.reviews.of_table(table)).review
    seats = [seat for seat in review.seats if seat.seat in mine] if review else []
    if not any(decision.event == event for seat in seats for decision in seat.decisions):
        return None
    game = await asyncio.to_thread(lambda: known_record(msgspec.json.decode(record)))
    return next((found for seat in seats for found in own_puzzles(game, seat) if found.event == event), None)
