"""`fzzzt replay`: steps through a recorded game, as a seat, as a spectator, or with open cards."""

from __future__ import annotations

import io
import sys
from contextlib import nullcontext
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, BinaryIO

import typer

from fzzzt.cli.full_screen import draws, replay_on_screen
from fzzzt.cli.line_terminal import LineTerminal
from fzzzt.cli.options import Language
from fzzzt.cli.stepping import Stepping
from fzzzt.locale import Catalogue
from fzzzt.record import read_records, replay_record
from fzzzt.voice.playback import playback
from fzzzt.voice.voice import Voice, one_line, spoken

if TYPE_CHECKING:
    from fzzzt.record import Record


def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A record, or a file of records, one a line; - for standard input.")
    ],
    number: Annotated[int, typer.Option("--game", min=1, help="Which game of the file, from 1.")] = 1,
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
    lang: Language = None,
) -> None:
    """Show a recorded game, event by event.

    By default you are a spectator: hands and sealed bids stay hidden.

    On a full screen the arrows step, Space plays, and "?" tells the rest.

    With --plain Enter goes on, b back, r to the next round, g 12 to event 12,
    e to the end; t shows the table, q leaves.

    Examples:
    fzzzt replay game.json
    fzzzt replay games.jsonl --game 900000 --seat 2
    fzzzt replay game.json --open --all
    """
    say = Catalogue.of(lang)
    data = _game(file, number)
    try:
        if isinstance(data, ValueError):
            raise data
        record, _ = replay_record(data)
    except ValueError as error:
        typer.echo(f"fzzzt: game {number} of {file}: {one_line(str(error))}", err=True)
        raise typer.Exit(1) from None
    you = None if seat is None else _seat(seat, record)
    if open_cards and you is not None:
        raise ValueError("a seat does not see all cards: use --seat or --open")
    if step is None and str(file) != "-" and draws(say, plain=plain):
        replay_on_screen(say, record, you, open_cards=open_cards)
        return
    voice = Voice(say, record.faces, [spoken(player["name"]) for player in record.seats], you)
    stepping = Stepping(
        LineTerminal(say), voice, playback(record, voice, open_cards=open_cards), finished=record.finished
    )
    stepping.tell_intro(open_cards=open_cards)
    wanted = sys.stdin.isatty() and sys.stdout.isatty() if step is None else step
    if wanted and str(file) != "-":
        stepping.run()
    else:
        stepping.tell_all()


def _game(file: Path, number: int) -> object:
    """One game of a file, or the ValueError it gave. Those before it are passed over unread, however many they are."""
    with nullcontext(sys.stdin.buffer) if str(file) == "-" else file.open("rb") as source:
        if number == 1:
            return _first(source, number)
        lines = (line for line in source if line.strip())
        return _first(io.BytesIO(next(islice(lines, number - 1, None), b"")), number)


def _first(source: BinaryIO, number: int) -> object:
    found = next(read_records(source), None)
    if found is None:
        raise ValueError(f"there is no game {number} in the file")
    return found[1]


def _seat(wanted: str, record: Record) -> int:
    names = [spoken(player["name"]) for player in record.seats]
    if wanted in names:
        return names.index(wanted)
    if wanted.isdecimal() and len(wanted) < 3 and int(wanted) < len(names):
        return int(wanted)
    seats = ", ".join(f"{seat} ({name})" for seat, name in enumerate(names))
    raise ValueError(f"there is no seat {spoken(wanted)!r} in this game; there are: {seats}")
