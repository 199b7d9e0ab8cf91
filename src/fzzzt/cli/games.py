"""`fzzzt games`: the games that wait on this machine, and those of record files, which a server can take in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fzzzt.cli.line_terminal import LineTerminal
from fzzzt.cli.options import Language
from fzzzt.cli.record_choice import record_of
from fzzzt.cli.refusal import Refusal
from fzzzt.cli.server_errand import ServerErrand
from fzzzt.disk.streams import read_from
from fzzzt.locale import Catalogue
from fzzzt.locale.labels import join
from fzzzt.record import read_records
from fzzzt.solo.kept_games import kept_games, let_go
from fzzzt.voice.voice import spoken

if TYPE_CHECKING:
    from fzzzt.record import Record


def games(
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="FILE", help="Files of records; - for standard input.")
    ] = None,
    upload: Annotated[
        str | None, typer.Option(metavar="URL", help="Bring the games of these files in at this server.")
    ] = None,
    name: Annotated[str | None, typer.Option(help="Your name in the records, if several people play there.")] = None,
    lang: Language = None,
) -> None:
    """List the games that wait here, or those of record files.

    --upload brings finished games of yours in at a server: it replays and
    checks each, and they are in your list there, marked, and count in no
    rating. The same game twice is one game.

    Examples:
    fzzzt games
    fzzzt games evening.jsonl
    fzzzt games evening.jsonl --upload http://127.0.0.1:8009
    """
    terminal = LineTerminal(Catalogue.of(lang))
    if upload is not None:
        if not files:
            raise Refusal("me-no-files")
        _bring(terminal, _records(files), upload, name)
    elif files:
        terminal.tell(*(_line(terminal.say, record) for record in _records(files)))
    else:
        _list_kept(terminal)


def _list_kept(terminal: LineTerminal) -> None:
    kept, _ = kept_games()
    try:
        terminal.tell(*(game.told(terminal.say) for game in kept) if kept else [terminal.say("me-none-kept")])
    finally:
        let_go(kept)


def _records(files: list[Path]) -> list[Record]:
    """All games of these files; `Refusal` if there is none."""
    found: list[Record] = []
    for file in files:
        with read_from(file) as source:
            found += (record_of(data, number, file) for number, (_, data) in enumerate(read_records(source), 1))
    if not found:
        raise Refusal("cli-no-game")
    return found


def _line(say: Catalogue, record: Record) -> str:
    names = join(say, [spoken(seat["name"]) or say("play-deleted-player") for seat in record.seats])
    when = str(record.extra.get("date", "—"))
    return say("me-game-line" if record.finished else "me-game-line-open", when=spoken(when), names=names)


def _seat(record: Record, name: str | None) -> int | None:
    """Where the person sat; None if nowhere. `Refusal` if it cannot be told who of several it was."""
    people = [seat for seat, who in enumerate(record.seats) if "bot" not in who]
    if name is not None:
        people = [seat for seat in people if record.seats[seat]["name"] == name]
    if len(people) > 1:
        raise Refusal("me-who", names=", ".join(spoken(record.seats[seat]["name"]) for seat in people), option="--name")
    return people[0] if people else None


def _bring(terminal: LineTerminal, records: list[Record], address: str, name: str | None) -> None:
    from fzzzt.wire.played import Bringing, PlayedGame  # noqa: PLC0415 - so that a list comes at once

    finished = [(record, _seat(record, name)) for record in records if record.finished]
    mine = [(record, seat) for record, seat in finished if seat is not None]
    if not mine:
        raise Refusal("me-none-finished")
    errand = ServerErrand(terminal.say, address)
    brought = [Bringing(record.to_json(), seat) for record, seat in mine]
    taken = {errand.ask(PlayedGame, "POST", "/api/me/games", each).id for each in brought}
    terminal.tell(terminal.say("me-uploaded", count=len(taken), address=errand.url))
