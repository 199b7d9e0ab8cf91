"""`fzzzt learn`: the guided first game in the terminal, the same steps as on the page; with a name, a lesson."""

from __future__ import annotations

from contextlib import closing
from typing import Annotated

import typer

from fzzzt.cli.full_screen import draws, run_table
from fzzzt.cli.lessons import give_lesson, list_lessons
from fzzzt.cli.line_terminal import LineTerminal
from fzzzt.cli.options import Language, refuse_beside
from fzzzt.cli.person import Leaving
from fzzzt.cli.play import about, leaving, play_plain, seats
from fzzzt.cli.program_name import program_name
from fzzzt.disk.state_folder import state_folder
from fzzzt.engine import Game
from fzzzt.guide import OPPONENT, guided_deck, guided_options
from fzzzt.locale import Catalogue
from fzzzt.solo.game import SoloGame
from fzzzt.solo.kept_games import KeptGame
from fzzzt.solo.saved_game import Slot, SoloMatch, free_slot


def learn(
    context: typer.Context,
    lesson: Annotated[
        str | None, typer.Argument(metavar="LESSON", help="A lesson instead of the guided game, by its name.")
    ] = None,
    listed: Annotated[bool, typer.Option("--list", help="List the lessons, and the stars you have for them.")] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="Play at a line prompt, as screen readers like it, not on a full screen.")
    ] = False,
    lang: Language = None,
) -> None:
    """Learn Fzzzt! by playing it, in five minutes.

    A short game of two rounds against two bots. The guide says a little when
    it is needed, and goes along with whatever you do. Leave whenever you
    like: "fzzzt learn" goes on where you left.

    A lesson is a short position with one question: "fzzzt learn --list" names
    them all.

    Examples:
    fzzzt learn
    fzzzt learn --list
    fzzzt learn least
    """
    say = Catalogue.of(lang)
    terminal = LineTerminal(say)
    if listed:
        refuse_beside("--list", context, "lesson")
        list_lessons(terminal)
        return
    if lesson is not None:
        _give(terminal, lesson)
        return

    def new_match() -> SoloMatch:
        options = guided_options()
        opponents = [OPPONENT] * (options.players - 1)
        return SoloMatch(Game(options, guided_deck()), seats(say, None, opponents), OPPONENT, about(guided=True))

    slot = _slot()
    resume = f"{program_name()} learn{' --plain' if plain else ''}"
    with closing(slot):
        match = _kept(slot, terminal) or new_match()
        if draws(say, plain=plain):
            run_table(terminal, SoloGame(match, slot), new_match, resume)
            return
        with leaving(terminal, resume):
            play_plain(terminal, KeptGame(slot, match), new_match)
            terminal.tell("", f"    {program_name()} play --bots rookie --hint")


def _give(terminal: LineTerminal, name: str) -> None:
    """A lesson, which can be left at any time."""
    try:
        give_lesson(terminal, name)
    except Leaving:
        terminal.tell(terminal.say("play-goodbye"))


def _slot() -> Slot:
    """Where the guided game is kept; another place if it is being played there."""
    slot = Slot(state_folder() / "learn.json")
    return slot if slot.hold() else free_slot()


def _kept(slot: Slot, terminal: LineTerminal) -> SoloMatch | None:
    """The game that was left, if there is one."""
    if not slot.path.exists():
        return None
    try:
        return slot.read()
    except (ValueError, OSError):
        terminal.tell(terminal.say("play-save-unreadable", path=str(slot.path)))
        return None
