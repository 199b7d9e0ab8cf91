"""`fzzzt review`: what each decision of a recorded game cost, and why."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from fzzzt.bots.compiling import INSTALL, is_installed
from fzzzt.cli.line_terminal import LineTerminal
from fzzzt.cli.options import Language
from fzzzt.cli.record_choice import game_of, record_of, seat_of
from fzzzt.cli.refusal import Refusal
from fzzzt.disk.streams import read_from
from fzzzt.locale import Catalogue
from fzzzt.voice.voice import Voice, spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fzzzt.cli.leafing import Remarks
    from fzzzt.record import Record
    from fzzzt.wire.reviews import Review


def review(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A record, or a file of records, one a line; - for standard input.")
    ],
    number: Annotated[int, typer.Option("--game", min=1, help="Which game of the file, from 1.")] = 1,
    seat: Annotated[
        str | None,
        typer.Option(metavar="SEAT", help="Only this seat: its name, or its place in the record, from 0."),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="All figures as JSON: docs/review.md says what they are.")
    ] = False,
    lang: Language = None,
) -> None:
    """Review a finished game: what each decision cost, what would have been better, and who was lucky.

    Every seat is judged by what it knew, never by the cards it could not see.
    A seat takes some seconds. The first review after an installation takes a
    minute more, to compile.

    Examples:
    fzzzt review game.json
    fzzzt review games.jsonl --game 12 --seat Ada --json
    """
    say = Catalogue.of(lang)
    record = record_in(file, number)
    seats = range(record.options.players) if seat is None else [seat_of(seat, record)]
    found = reviewed(say, record, seats)
    if as_json:
        typer.echo(msgspec.json.encode(found))
        return
    _tell(LineTerminal(say), record, found)


def record_in(file: Path, number: int) -> Record:
    """A game of a file, checked."""
    with read_from(file) as source:
        return record_of(game_of(source, number), number, file)


def remarks_of(say: Catalogue, record: Record, seat: int | None) -> Remarks:
    """What a review says of a seat's mistakes, or of everybody's."""
    found = reviewed(say, record, range(record.options.players) if seat is None else [seat])
    from fzzzt.review.words import remarks  # noqa: PLC0415

    return remarks(found, [spoken(player["name"]) for player in record.seats])


def reviewed(say: Catalogue, record: Record, seats: Sequence[int]) -> Review:
    """The review of some seats, with a progress bar; refused while the game goes on."""
    if not is_installed():
        raise Refusal("review-needs-more", command=INSTALL)
    if not record.finished:
        raise Refusal("review-unfinished")
    from fzzzt.review.game_review import decisions_of, review_game  # noqa: PLC0415 - it needs the extra sim

    console = Console(stderr=True)
    columns = (TextColumn(say("review-working")), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=sum(decisions_of(record, seat) for seat in seats))
        return review_game(record, seats, progress=lambda: bar.advance(task))


def _tell(terminal: LineTerminal, record: Record, found: Review) -> None:
    from fzzzt.review.telling import seat_lines  # noqa: PLC0415

    voice = Voice(terminal.say, record.faces, [spoken(player["name"]) for player in record.seats], None)
    for place, seat in enumerate(found.seats):
        terminal.tell(*([""] if place else []), *seat_lines(voice, record, seat))
