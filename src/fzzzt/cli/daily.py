"""`fzzzt daily`: the public deal of a day against bots, kept when finished, and handed in at a server if wanted."""

from __future__ import annotations

import time
from contextlib import closing
from typing import TYPE_CHECKING, Annotated

import typer

from fzzzt.cli.full_screen import draws, run_table
from fzzzt.cli.line_terminal import LineTerminal
from fzzzt.cli.options import Language
from fzzzt.cli.play import about, leaving, play_plain, seats
from fzzzt.cli.program_name import program_name
from fzzzt.cli.refusal import Refusal
from fzzzt.cli.server_errand import ServerErrand
from fzzzt.daily.days import day_at, is_day
from fzzzt.daily.deal import LINEUP, new_game, public_seed, versions
from fzzzt.daily.play import marks, play_of, result_of
from fzzzt.fairness import commitment_to
from fzzzt.locale import Catalogue
from fzzzt.locale.labels import join
from fzzzt.presets import level_name
from fzzzt.solo.daily_folder import DailyFolder
from fzzzt.solo.game import SoloGame
from fzzzt.solo.kept_games import KeptGame
from fzzzt.solo.saved_game import SoloMatch
from fzzzt.wire import plain as plainly
from fzzzt.wire.daily import HandIn, RecordedDaily, TrustResults

if TYPE_CHECKING:
    from fzzzt.record import Record


def daily(
    day: Annotated[
        str | None, typer.Option(metavar="DATE", help="An earlier day, like 2026-11-17, instead of today (UTC).")
    ] = None,
    upload: Annotated[
        str | None, typer.Option(metavar="URL", help="Hand in your finished game of the day at this server, on trust.")
    ] = None,
    name: Annotated[str | None, typer.Option(help="Your name, for the record and the list.")] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Play at a line prompt, as screen readers like it, not on a full screen.")
    ] = False,
    lang: Language = None,
) -> None:
    """Play the public deal of the day, the same for everybody.

    Four players, three of them bots, and cards that follow from the date
    alone: no network is needed. The first game that you finish is kept.
    Leave whenever you like: "fzzzt daily" goes on where you left.

    --upload hands the kept game in at a server, which replays and checks it.
    Whoever has such cards could have looked first, so that list is on trust.

    Examples:
    fzzzt daily
    fzzzt daily --day 2026-11-17 --plain
    fzzzt daily --upload http://127.0.0.1:8009
    """
    say = Catalogue.of(lang)
    terminal = LineTerminal(say)
    today = day_at(time.time_ns() // 1_000_000)
    wanted = today if day is None else day
    if not is_day(wanted) or wanted > today:
        raise Refusal("daily-no-such-day", what=wanted)
    folder = DailyFolder(wanted)
    if upload is not None:
        _hand_in(terminal, folder, upload, name)
    else:
        _play(terminal, folder, name, plain=plain)


def _play(terminal: LineTerminal, folder: DailyFolder, name: str | None, *, plain: bool) -> None:
    say = terminal.say

    def new_match() -> SoloMatch:
        told = RecordedDaily(folder.day, "public", versions(), commitment_to(folder.nonce()))
        match = SoloMatch(new_game(), seats(say, name, LINEUP), public_seed(folder.day), about(daily=plainly(told)))
        match.record_to = None if folder.finished() else str(folder.kept)
        return match

    slot, before = folder.slot(), folder.finished()
    resume = f"{program_name()} daily --day {folder.day}{' --plain' if plain else ''}"
    terminal.tell(say("daily-terminal", when=folder.day, names=join(say, [level_name(say, each) for each in LINEUP])))
    if before is not None:
        terminal.tell(say("daily-terminal-again", points=result_of(before.events)[0]))
    with closing(slot):
        match = folder.left(slot) or new_match()
        if draws(say, plain=plain):
            run_table(terminal, SoloGame(match, slot), new_match, resume)
        else:
            with leaving(terminal, resume):
                play_plain(terminal, KeptGame(slot, match), new_match)
    if before is None and (done := folder.finished()) is not None:
        _tell_result(terminal, folder.day, done)


def _tell_result(terminal: LineTerminal, day: str, done: Record) -> None:
    """What can be shown to others without telling a card, and how to hand it in."""
    say, (points, place) = terminal.say, result_of(done.events)
    command = f"{program_name()} daily --day {day} --upload URL"
    shared = [say("daily-line", when=day, points=points, place=place), *marks(play_of(done.events))]
    terminal.tell("", *shared, say("daily-marks"), "", say("daily-terminal-done", command=command))


def _hand_in(terminal: LineTerminal, folder: DailyFolder, address: str, name: str | None) -> None:
    from fzzzt.wire.bodies import Me, Name  # noqa: PLC0415 - so that a game begins at once

    if (done := folder.finished()) is None:
        raise Refusal("daily-nothing", when=folder.day, command=f"{program_name()} daily --day {folder.day}")
    errand = ServerErrand(terminal.say, address)
    if name:
        errand.ask(Me, "PUT", "/api/me", Name(name))
    taken = errand.ask(TrustResults, "POST", "/api/daily/trusted", HandIn(done.to_json(), folder.nonce()))
    place = next(line.rank for line in taken.lines if line.you)
    terminal.tell(terminal.say("daily-handed-in", address=errand.url, place=place, count=taken.people))
