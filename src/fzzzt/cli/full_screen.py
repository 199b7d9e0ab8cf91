"""The commands that draw a full screen. Textual is loaded only when one is drawn."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING

import typer

from fzzzt.cli.line_terminal import LineTerminal
from fzzzt.cli.program_name import program_name
from fzzzt.cli.refusal import Refusal
from fzzzt.cli.server_errand import server_at
from fzzzt.solo.game import SoloGame
from fzzzt.solo.kept_games import KeptGame, kept_games, let_go
from fzzzt.solo.saved_game import free_slot
from fzzzt.tui.terminal import can_draw, is_dumb, is_terminal
from fzzzt.voice.fault_text import fault_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from fzzzt.cli.leafing import Remarks
    from fzzzt.locale import Catalogue
    from fzzzt.record import Record
    from fzzzt.record.game_file import GameFile
    from fzzzt.solo.saved_game import SoloMatch
    from fzzzt.tui.app import FzzztApp
    from fzzzt.tui.feeds.server import ServerClient

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
    """Play against bots: an interrupted game, or a new one."""
    kept = _waiting_game(terminal, resume, anew=anew) or KeptGame(free_slot(), new_match())
    solo = SoloGame(kept.match, kept.slot)
    if (record_to := new_match().record_to) is not None:
        solo.match.record_to = record_to
    run_table(terminal, solo, new_match, resume, hints=hints)


def run_table(
    terminal: LineTerminal, solo: SoloGame, new_match: Callable[[], SoloMatch], resume: str, *, hints: bool = False
) -> None:
    """Play a game, and others after it, until the person leaves."""
    from fzzzt.tui.solo_table import SoloTable  # noqa: PLC0415

    say = terminal.say
    with closing(SoloTable(say, solo, new_match, pace=PACE, hints=hints)) as table:
        _run(table.app)
        if table.solo.match.game.to_move:
            terminal.tell(say("play-saved", command=resume))
    terminal.tell(say("play-goodbye"))
    _end(table.app)


def _waiting_game(terminal: LineTerminal, resume: str, *, anew: bool) -> KeptGame | None:
    """The interrupted game to go on with: the only one, or one that is chosen from a list."""
    games = waiting_games(terminal, resume, anew=anew)
    return _chosen(terminal.say, games) if len(games) > 1 else next(iter(games), None)


def waiting_games(terminal: LineTerminal, resume: str, *, anew: bool) -> list[KeptGame]:
    """The interrupted games that one can go on with, each held; none if a new one is wanted: they wait on."""
    games, unreadable = kept_games()
    for path in unreadable:
        terminal.tell(terminal.say("play-save-unreadable", path=str(path)))
    if not anew:
        return games
    let_go(games)
    if games:
        terminal.tell(terminal.say("play-saved-waits", command=resume), "")
    return []


def _chosen(say: Catalogue, games: list[KeptGame]) -> KeptGame | None:
    from fzzzt.tui.kept_list import KeptList  # noqa: PLC0415

    shown = KeptList(say, games)
    try:
        _run(shown.app_to_run)
    finally:
        let_go(games, shown.chosen)
    if shown.chosen is None and not shown.new:
        raise typer.Exit(shown.app_to_run.return_code or 0)
    return shown.chosen


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
    remarks: Remarks | None = None,
) -> None:
    """Step through a recorded game, and the other games of its file."""
    from fzzzt.tui.app import FzzztApp  # noqa: PLC0415
    from fzzzt.tui.feeds.replay_feed import ReplayFeed  # noqa: PLC0415
    from fzzzt.tui.table_screen import TableScreen  # noqa: PLC0415

    told = partial(fault_text, say)
    feed = ReplayFeed(record, eyes, open_cards=open_cards, games=games, remarks=remarks, tell_fault=told)
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
        raise Refusal("cli-table-needs-server")
    server = server_at(address)
    server.table = table or server.table
    terminal = LineTerminal(say)
    if not draws(say, plain=plain):
        _visit_plainly(terminal, server, name, watch=watch)
        return
    from fzzzt.tui.visit import Visit  # noqa: PLC0415

    visit = Visit(say, server, name, watch=watch, pace=pace)
    _run(visit.app)
    _tell_seat(terminal, server, visit.seated_at)
    _end(visit.app)


def _visit_plainly(terminal: LineTerminal, server: ServerClient, name: str | None, *, watch: bool) -> None:
    from fzzzt.cli.plain_visit import PlainVisit  # noqa: PLC0415

    visit = PlainVisit(terminal, server, name, watch=watch)
    try:
        visit.run()
    finally:
        _tell_seat(terminal, server, visit.seated_at, " --plain")


def _tell_seat(terminal: LineTerminal, server: ServerClient, seated_at: str | None, more: str = "") -> None:
    if seated_at is not None:
        command = f"{program_name()} play --server {server.url} --table {seated_at}{more}"
        terminal.tell(terminal.say("tui-seat-waits", command=command))


def _run(app: FzzztApp) -> None:
    app.run()
    if app.bug is not None:
        raise app.bug


def _end(app: FzzztApp) -> None:
    if app.return_code:
        raise typer.Exit(app.return_code)
