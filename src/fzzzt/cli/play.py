"""`fzzzt play`: a game against bots, or with people at a table of a server."""

from __future__ import annotations

from contextlib import closing, contextmanager
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fzzzt import __version__
from fzzzt.cli.full_screen import draws, play_on_screen, visit, waiting_games
from fzzzt.cli.kept_choice import choose
from fzzzt.cli.line_terminal import LineTerminal
from fzzzt.cli.options import (
    DeckFile,
    Language,
    Players,
    Seed,
    refuse_beside,
    refuse_without_file,
    table_options,
    takes_variant,
    typed_options,
)
from fzzzt.cli.person import Leaving
from fzzzt.cli.plain_game import PlainGame
from fzzzt.cli.play_on import beginning_in
from fzzzt.cli.program_name import program_name
from fzzzt.cli.refusal import Refusal
from fzzzt.cli.simulate import bot_names
from fzzzt.dealer import new_seed
from fzzzt.disk.streams import is_stream
from fzzzt.disk.whole_file import behind_links, check_writable
from fzzzt.engine import Game
from fzzzt.engine.options import CHOICES
from fzzzt.locale import Catalogue
from fzzzt.presets import DEFAULTS
from fzzzt.solo.kept_games import KeptGame
from fzzzt.solo.opponents import lasting_name
from fzzzt.solo.saved_game import SoloMatch, free_slot
from fzzzt.voice.voice import spoken

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

_TABLE = ("players", *CHOICES, "seed", "bots", "deck", "source")
"""Options that ask for a certain table, hence for a new game."""


@takes_variant
def play(
    context: typer.Context,
    players: Players = DEFAULTS.players,
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
    source: Annotated[
        Path | None,
        typer.Option("--from", metavar="FILE", help="Play on from a moment of a finished game in this file."),
    ] = None,
    number: Annotated[int, typer.Option("--game", min=1, help="With --from: which game of the file, from 1.")] = 1,
    event: Annotated[
        int | None,
        typer.Option(min=1, metavar="K", help='With --from: after how many events, counted as in "replay".'),
    ] = None,
    seat: Annotated[
        str | None, typer.Option(metavar="SEAT", help="With --from: your seat, by its name or its place from 0.")
    ] = None,
    as_known: Annotated[
        bool, typer.Option("--as-known", help="With --from: deal anew whatever your seat had not seen by then.")
    ] = False,
    lang: Language = None,
    **variant: str | None,
) -> None:
    """Play a game, against bots or with people.

    On a full screen every key does something, and "?" tells what. With --plain,
    or where there is no such screen, type the numbers of the cards you bid;
    "help" lists what else you can type.

    The game is saved after every move: leave whenever you like, and
    "fzzzt play" goes on where you left. Options that ask for a certain
    table (players, cards, bots, seed, deck) begin a new game instead; the
    interrupted one is kept. So does --from, at any moment of a recorded game.

    Examples:
    fzzzt play
    fzzzt play --players 4 --lang fr
    fzzzt play --seed 42 --record game.json
    fzzzt play --from game.json --event 40 --as-known
    fzzzt play --server http://localhost:8009
    """
    say = Catalogue.of(lang)
    if server is not None or table is not None:
        refuse_beside("--server", context, *_TABLE)
        visit(say, server, table, name, plain=plain)
        return
    start = None
    if source is None:
        refuse_without_file(context, "number", "event", "seat", "as_known")
    else:
        refuse_beside("--from", context, "players", "deck", *CHOICES)
        start = beginning_in(say, source, number, event, seat, as_known=as_known)
        players = start.players
    options, faces = table_options(players, deck, variant)
    opponents = [lasting_name(bot) for bot in bot_names(bots, players - 1)]
    resume = f"{program_name()} play{' --plain' if plain else ''}"
    target = _checked(record)
    terminal = LineTerminal(say)
    anew = bool(typed_options(context, *_TABLE))

    def new_match() -> SoloMatch:
        if start is not None:
            match = start.match(spoken(name or ""), opponents, seed or new_seed(), about())
        else:
            match = SoloMatch(Game(options, faces), seats(say, name, opponents), seed or new_seed(), about())
        match.record_to = None if target is None else str(target)
        return match

    if draws(say, plain=plain):
        if target is not None and is_stream(target):
            raise Refusal("cli-record-on-screen")
        play_on_screen(terminal, new_match, resume, anew=anew, hints=hint)
        return
    with leaving(terminal, resume):
        kept = _waiting_game(terminal, resume, anew=anew) or KeptGame(free_slot(), new_match())
        if target is not None:
            kept.match.record_to = str(target)
        play_plain(terminal, kept, new_match, hints=hint)


def play_plain(
    terminal: LineTerminal, kept: KeptGame, new_match: Callable[[], SoloMatch], *, hints: bool = False
) -> None:
    """Play a game at the prompt, and others after it as long as the person wants another."""
    last: SoloMatch | None = None
    while True:
        slot, match = kept
        same_deal = last is not None and last.seed == match.seed
        with closing(slot):
            again = PlainGame(match, slot, terminal, hints=hints, same_deal=same_deal).run()
        if not again:
            return
        last, kept = match, KeptGame(free_slot(), new_match())
        terminal.tell("")


@contextmanager
def leaving(terminal: LineTerminal, resume: str) -> Iterator[None]:
    """Part in order from somebody who leaves a game at the prompt: it is saved, and goes on by `resume`."""
    say = terminal.say
    try:
        yield
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
    if is_stream(record):
        return record
    if not behind_links(record).parent.is_dir():
        raise Refusal("cli-no-such-folder", path=str(record))
    check_writable(record)
    return record.absolute()


def _waiting_game(terminal: LineTerminal, resume: str, *, anew: bool) -> KeptGame | None:
    """The interrupted game that the person wants to go on with. None is dropped unasked."""
    games = waiting_games(terminal, resume, anew=anew)
    if len(games) > 1:
        return choose(terminal, games)
    return games[0] if games and _is_resumed(terminal, games[0]) else None


def _is_resumed(terminal: LineTerminal, kept: KeptGame) -> bool:
    """Ask whether to go on with the only game there is, and drop it if not."""
    at = kept.match.game
    try:
        wanted = terminal.agrees(terminal.say("play-resume", round=at.round, rounds=at.rounds), default=True)
    except BaseException:
        kept.slot.close()
        raise
    if not wanted:
        kept.slot.clear()
        terminal.tell(terminal.say("play-resume-declined"), "")
    return wanted


def seats(say: Catalogue, name: str | None, opponents: Sequence[str]) -> list[dict[str, str]]:
    """The person first, then a name for each bot."""
    person = spoken(name or "") or say("score-label-player")
    names = [bot for bot in say("play-bot-names").split(", ") if bot != person]
    return [{"name": person}, *({"name": names[place], "bot": bot} for place, bot in enumerate(opponents))]


def about(**more: object) -> dict[str, object]:
    """What a record tells besides the game."""
    return {"date": date.today().isoformat(), "program": f"fzzzt {__version__}", **more}
