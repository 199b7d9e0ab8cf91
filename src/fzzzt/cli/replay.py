"""`fzzzt replay`: steps through a recorded game, as a seat, as a spectator, or with open cards."""

from __future__ import annotations

import sys
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Literal

import typer

from fzzzt.cli.full_screen import draws, replay_on_screen
from fzzzt.cli.leafing import Leafing, told
from fzzzt.cli.line_terminal import LineTerminal
from fzzzt.cli.options import Language
from fzzzt.cli.record_choice import game_of, record_of, seat_of
from fzzzt.cli.refusal import Refusal
from fzzzt.cli.review import remarks_of
from fzzzt.cli.stepping import Stepping
from fzzzt.disk.streams import is_stream, read_from
from fzzzt.locale import Catalogue
from fzzzt.record import read_records
from fzzzt.record.game_file import GameFile

if TYPE_CHECKING:
    from fzzzt.record import Record

    Manner = Literal["screen", "prompt", "lines"]


def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A record, or a file of records, one a line; - for standard input.")
    ],
    number: Annotated[int | None, typer.Option("--game", min=1, help="Which game of the file, from 1.")] = None,
    seat: Annotated[
        str | None,
        typer.Option(metavar="SEAT", help="What this seat saw: its name, or its place in the record, from 0."),
    ] = None,
    open_cards: Annotated[bool, typer.Option("--open", help="See all cards: hands, sealed bids and the belt.")] = False,
    step: Annotated[
        bool | None,
        typer.Option("--step/--all", help="Step through it (the default at a terminal), or print it all."),
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Step through it at a line prompt.")] = False,
    reviewed: Annotated[
        bool, typer.Option("--review", help="Review it first (half a minute), and say what each mistake cost.")
    ] = False,
    lang: Language = None,
) -> None:
    """Show a recorded game, event by event.

    By default you are a spectator: hands and sealed bids stay hidden.

    On a full screen the arrows step, Space plays, and "?" tells the rest. In a
    file of several games n goes to the next one and p back.

    With --plain Enter goes on, b back, r to the next round, g 12 to event 12,
    e to the end, n and p to another game; t shows the table, q leaves.

    With --review m goes to the next mistake, on a full screen too.

    Examples:
    fzzzt replay game.json
    fzzzt replay games.jsonl --game 900000 --seat 2
    fzzzt replay game.json --open --all
    fzzzt replay game.json --seat Ada --review
    """
    say = Catalogue.of(lang)
    if open_cards and seat is not None:
        raise Refusal("cli-seat-or-open")
    manner = _manner(say, file, step, plain=plain)
    with read_from(file) as source:
        games = None if is_stream(file) else GameFile.of(source)
        record = games.turn(1) if games is not None and number is None and manner != "lines" else None
        record = record or _record(file, source, games, number or 1)
        you = None if seat is None else seat_of(seat, record)
        eyes = partial(_seat_or_spectator, seat)
        remarks = remarks_of(say, record, you) if reviewed else None
        if manner == "screen":
            replay_on_screen(say, record, eyes, games, open_cards=open_cards, remarks=remarks)
            return
        terminal = LineTerminal(say)
        if manner == "prompt" and games is not None:
            stepping: Stepping = Leafing(terminal, games, record, eyes, open_cards=open_cards, remarks=remarks)
        else:
            stepping = Stepping(terminal, *told(say, record, you, open_cards, remarks), finished=record.finished)
        stepping.tell_intro(open_cards=open_cards)
        if manner == "prompt":
            stepping.run()
        else:
            stepping.tell_all()


def _manner(say: Catalogue, file: Path, step: bool | None, *, plain: bool) -> Manner:
    if is_stream(file):
        return "lines"
    if step is None and draws(say, plain=plain):
        return "screen"
    wanted = sys.stdin.isatty() and sys.stdout.isatty() if step is None else step
    return "prompt" if wanted else "lines"


def _record(file: Path, source: IO[bytes], games: GameFile | None, number: int) -> Record:
    """The game of this number, where the file is open then; a word and the end if it cannot be read."""
    if games is None and number > 1 and not is_stream(file) and source.seekable():
        raise Refusal("cli-no-such-game", number=number, count=sum(1 for _ in read_records(source)))
    if games is not None:
        source.seek(0)
    record = record_of(game_of(source, number), number, file)
    if games is not None:
        games.number = number
    return record


def _seat_or_spectator(wanted: str | None, record: Record) -> int | None:
    """The seat one asked for, in another game of the file, where it may not be."""
    with suppress(ValueError):
        return None if wanted is None else seat_of(wanted, record)
    return None
