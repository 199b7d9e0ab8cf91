"""Which of several kept games to go on with, asked at a line prompt with the same keys in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from fzzzt.solo.kept_games import let_go
from fzzzt.voice.voice import spoken

if TYPE_CHECKING:
    from fzzzt.cli.line_terminal import LineTerminal
    from fzzzt.solo.kept_games import KeptGame


def choose(terminal: LineTerminal, games: list[KeptGame]) -> KeptGame | None:
    """The game that is chosen, held; None for a new one. All others are let go, or deleted if that was asked for."""
    chosen = None
    try:
        chosen = _asked(terminal, games)
        return chosen
    finally:
        let_go(games, chosen)


def _asked(terminal: LineTerminal, games: list[KeptGame]) -> KeptGame | None:
    _show(terminal, games)
    while games:
        typed = terminal.ask(terminal.say("play-kept-prompt")).lower()
        key, _, number = typed.partition(" ")
        if key == "q":
            terminal.tell(terminal.say("play-goodbye"))
            raise typer.Exit
        if key == "n":
            return None
        place = _place(number if key == "d" else typed or "1", len(games))
        if place is None:
            terminal.tell(terminal.say("play-not-understood-here", input=spoken(typed)), terminal.say("play-kept-keys"))
        elif key == "d":
            _delete(terminal, games, place)
        else:
            return games[place]
    return None


def _show(terminal: LineTerminal, games: list[KeptGame]) -> None:
    say = terminal.say
    lines = [f"{number}. {game.told(say)}" for number, game in enumerate(games, 1)]
    terminal.tell(say("play-kept", count=len(games)), *lines, say("play-kept-keys"))


def _place(number: str, count: int) -> int | None:
    number = number.strip()
    return int(number) - 1 if number.isdecimal() and len(number) < 4 and 1 <= int(number) <= count else None


def _delete(terminal: LineTerminal, games: list[KeptGame], place: int) -> None:
    told = games[place].told(terminal.say)
    if terminal.agrees(terminal.say("play-kept-delete", what=told), default=False):
        games.pop(place).slot.clear()
        terminal.tell(terminal.say("play-kept-deleted", what=told))
    if games:
        _show(terminal, games)
