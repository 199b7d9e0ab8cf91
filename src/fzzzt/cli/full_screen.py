"""The commands that draw a full screen. Textual is loaded only when one is drawn."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

import typer

from fzzzt.cli.line_terminal import LineTerminal
from fzzzt.cli.program_name import program_name
from fzzzt.solo.game import SoloGame
from fzzzt.solo.saved_game import free_slot, waiting_slots
from fzzzt.tui.terminal import can_draw, is_dumb, is_terminal

if TYPE_CHECKING:
    from collections.abc import Callable

    from fzzzt.locale import Catalogue
    from fzzzt.record import Record
    from fzzzt.record.game_file import GameFile
    from fzzzt.solo.saved_game import SoloMatch
    from fzzzt.tui.app import FzzztApp

PACE = 0.35
"""Seconds for each thing that happens, unless something else is asked for."""


def draws(say: Catalogue, *, plain: bool) -> bool:
    """Whether a full screen is wanted and possible; a terminal that cannot show one is told so."""
    if plain:
        return False
    if is_terminal() and is_dumb():
        LineTerminal(say).tell(say("tui-dumb"), "")
    return can_draw()


def play_on_screen(
    terminal: LineTerminal, new_match: Callable[[], SoloMatch], resume: str, *, anew: bool, hints: bool
) -> None:
    """Play against bots: the interrupted game, or a new one."""
    from fzzzt.tui.solo_table import SoloTable  # noqa: PLC0415

    say = terminal.say
    solo = _waiting_game(terminal, resume, anew=anew) or SoloGame(new_match(), free_slot())
    if (record_to := new_match().record_to) is not None:
        solo.match.record_to = record_to
    with closing(SoloTable(say, solo, new_match, pace=PACE, hints=hints)) as table:
        _run(table.app)
        if table.solo.match.game.to_move:
            terminal.tell(say("play-saved", command=resume))
    terminal.tell(say("play-goodbye"))
    _end(table.app)


def _waiting_game(terminal: LineTerminal, resume: str, *, anew: bool) -> SoloGame | None:
    """The interrupted game to go on with, the latest."""
    for slot in waiting_slots():
        try:
            solo = SoloGame(slot.read(), slot)
        except (ValueError, OSError):
            terminal.tell(terminal.say("play-save-unreadable", path=str(slot.path)))
            slot.close()
            continue
        if not anew:
            return solo
        slot.close()
        terminal.tell(terminal.say("play-saved-waits", command=resume))
        return None
    return None


def watch_on_screen(say: Catalogue, new_match: Callable[[], SoloMatch], pace: float) -> None:
    """Watch bots play."""
    from fzzzt.tui.solo_table import SoloTable  # noqa: PLC0415

    with closing(SoloTable(say, SoloGame(new_match(), None), new_match, pace=pace)) as table:
        _run(table.app)
    _end(table.app)


def replay_on_screen(
    say: Catalogue,
    record: Record,
    eyes: Callable[[Record], int | None],
    games: GameFile | None,
    *,
    open_cards: bool,
) -> None:
    """Step through a recorded game, and the other games of its file."""
    from fzzzt.tui.app import FzzztApp  # noqa: PLC0415
    from fzzzt.tui.feeds.replay_feed import ReplayFeed  # noqa: PLC0415
    from fzzzt.tui.table_screen import TableScreen  # noqa: PLC0415

    feed = ReplayFeed(record, eyes, open_cards=open_cards, games=games)
    app = FzzztApp(TableScreen(say, feed, pace=1.0, paused=True))
    _run(app)
    _end(app)


def visit(
    say: Catalogue,
    address: str | None,
    table: str | None,
    name: str | None,
    *,
    plain: bool = False,
    watch: bool = False,
    pace: float = PACE,
) -> None:
    """Play, or watch, at the tables of a server."""
    if address is None:
        raise ValueError("--table names a table of a server: say which with --server URL")
    if plain or not can_draw():
        raise ValueError("the tables of a server need a full screen: a terminal, and not --plain")
    from fzzzt.tui.feeds.server import ServerClient  # noqa: PLC0415
    from fzzzt.tui.visit import Visit  # noqa: PLC0415

    server = ServerClient(address)
    server.table = table or server.table
    visit = Visit(say, server, name, watch=watch, pace=pace)
    _run(visit.app)
    terminal = LineTerminal(say)
    if visit.seated_at is not None:
        command = f"{program_name()} play --server {server.url} --table {visit.seated_at}"
        terminal.tell(say("tui-seat-waits", command=command))
    _end(visit.app)


def _run(app: FzzztApp) -> None:
    app.run()
    if app.bug is not None:
        raise app.bug


def _end(app: FzzztApp) -> None:
    if app.return_code:
        raise typer.Exit(app.return_code)
