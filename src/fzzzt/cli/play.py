"""`fzzzt play`: a game against bots, or with people at a table of a server."""

from __future__ import annotations

from contextlib import closing
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fzzzt import __version__
from fzzzt.cli.full_screen import draws, play_on_screen, visit
from fzzzt.cli.line_terminal import LineTerminal
from fzzzt.cli.options import Cards, DeckFile, Language, Players, Seed, UnusedRobots, table_options, told_in
from fzzzt.cli.person import Leaving
from fzzzt.cli.plain_game import PlainGame
from fzzzt.cli.program_name import program_name
from fzzzt.cli.simulate import bot_names
from fzzzt.dealer import new_seed
from fzzzt.disk.whole_file import behind_links
from fzzzt.engine import Game
from fzzzt.locale import Catalogue
from fzzzt.presets import DEFAULTS
from fzzzt.solo.opponents import lasting_name
from fzzzt.solo.saved_game import Slot, SoloMatch, free_slot, waiting_slots
from fzzzt.voice.voice import spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

_TABLE = ("players", "cards", "unused_robots", "seed", "bots", "deck")
"""Options that ask for a certain table, hence for a new game."""


def play(
    context: typer.Context,
    players: Players = DEFAULTS.players,
    cards: Cards = None,
    unused_robots: UnusedRobots = None,
    bots: Annotated[
        str, typer.Option(help="Bots by name, one an opponent; a single name takes every seat.")
    ] = DEFAULTS.level,
    seed: Seed = None,
    deck: DeckFile = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the record of the game here when it is over.")
    ] = None,
    name: Annotated[str | None, typer.Option(help="Your name, for the record.")] = None,
    hint: Annotated[
        bool, typer.Option("--hint", help="Hear before every move what the level mechanic would do, and why.")
    ] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="Play at a line prompt, as screen readers like it, not on a full screen.")
    ] = False,
    server: Annotated[
        str | None, typer.Option(metavar="URL", help="Play at a table of this server, with people (see docs/live.md).")
    ] = None,
    table: Annotated[
        str | None, typer.Option(metavar="ID", help="With --server: the table to sit down at, instead of a list.")
    ] = None,
    lang: Language = None,
) -> None:
    """Play a game, against bots or with people.

    On a full screen every key does something, and "?" tells what. With --plain,
    or where there is no such screen, type the numbers of the cards you bid;
    "help" lists what else you can type.

    The game is saved after every move: leave whenever you like, and
    "fzzzt play" goes on where you left. Options that ask for a certain
    table (players, cards, bots, seed, deck) begin a new game instead; the
    interrupted one is kept.

    Examples:
    fzzzt play
    fzzzt play --players 4 --lang fr
    fzzzt play --seed 42 --record game.json
    fzzzt play --server http://127.0.0.1:8009
    """
    say = Catalogue.of(lang)
    if server is not None or table is not None:
        visit(say, server, table, name, plain=plain)
        return
    with told_in(say):
        options, faces = table_options(players, cards, unused_robots, deck)
    opponents = [lasting_name(bot) for bot in bot_names(bots, players - 1)]
    resume = f"{program_name()} play{' --plain' if plain else ''}"
    target = _checked(record)
    terminal = LineTerminal(say)
    sources = [context.get_parameter_source(option) for option in _TABLE]
    anew = any(source is not None and source.name == "COMMANDLINE" for source in sources)

    def new_match() -> SoloMatch:
        match = SoloMatch(Game(options, faces), _seats(say, name, opponents), seed or new_seed(), _about())
        match.record_to = None if target is None else str(target)
        return match

    if draws(say, plain=plain):
        play_on_screen(terminal, new_match, resume, anew=anew, hints=hint)
        return
    try:
        game = _waiting_game(terminal, resume, anew=anew, hints=hint)
        if game is None:
            game = PlainGame(new_match(), free_slot(), terminal, hints=hint)
        if target is not None:
            game.match.record_to = str(target)
        with closing(game.slot):
            game.run()
    except Leaving:
        terminal.tell(say("play-saved", command=resume), say("play-goodbye"))
    except EOFError:
        terminal.tell("", say("play-input-ended"), say("play-saved", command=resume))
        raise typer.Exit(1) from None
    except KeyboardInterrupt:
        terminal.tell("", say("play-saved", command=resume))
        raise typer.Exit(1) from None


def _checked(record: Path | None) -> Path | None:
    """Where the record goes; better to hear now than after the game that it cannot be written."""
    if record is None:
        return None
    if record.is_dir() or not behind_links(record).parent.is_dir():
        raise ValueError(f"no record can be written to {record}: {'a folder' if record.is_dir() else 'no such folder'}")
    return record.absolute()


def _waiting_game(terminal: LineTerminal, resume: str, *, anew: bool, hints: bool) -> PlainGame | None:
    """The interrupted game that the person wants to go on with, the latest offered first. None is dropped unasked."""
    for slot in waiting_slots():
        wanted = False
        try:
            game = _read(slot, terminal, hints=hints)
            if game is None:
                continue
            if anew:
                terminal.tell(terminal.say("play-saved-waits", command=resume), "")
                return None
            wanted = _is_resumed(game)
            if wanted:
                return game
        finally:
            if not wanted:
                slot.close()
    return None


def _is_resumed(game: PlainGame) -> bool:
    """Ask whether to go on with a game, and drop it if not."""
    terminal, at = game.terminal, game.match.game
    if terminal.agrees(terminal.say("play-resume", round=at.round, rounds=at.rounds), default=True):
        return True
    game.slot.clear()
    terminal.tell(terminal.say("play-resume-declined"), "")
    return False


def _read(slot: Slot, terminal: LineTerminal, *, hints: bool) -> PlainGame | None:
    try:
        return PlainGame(slot.read(), slot, terminal, hints=hints)
    except (ValueError, OSError):
        terminal.tell(terminal.say("play-save-unreadable", path=str(slot.path)))
        return None


def _seats(say: Catalogue, name: str | None, opponents: Sequence[str]) -> list[dict[str, str]]:
    """The person first, then a name for each bot."""
    person = spoken(name or "") or say("score-label-player")
    names = [bot for bot in say("play-bot-names").split(", ") if bot != person]
    return [{"name": person}, *({"name": names[place], "bot": bot} for place, bot in enumerate(opponents))]


def _about() -> dict[str, str]:
    return {"date": date.today().isoformat(), "program": f"fzzzt {__version__}"}
