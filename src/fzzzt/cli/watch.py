"""`fzzzt watch`: bots against bots, or a live table."""

from __future__ import annotations

from typing import Annotated

import typer

from fzzzt.cli.full_screen import draws, visit, watch_on_screen
from fzzzt.cli.line_terminal import LineTerminal
from fzzzt.cli.options import DeckFile, Language, Players, Seed, refuse_beside, table_options, takes_variant
from fzzzt.cli.simulate import bot_names
from fzzzt.cli.stepping import Stepping
from fzzzt.dealer import new_seed
from fzzzt.engine import Game
from fzzzt.engine.options import CHOICES
from fzzzt.locale import Catalogue
from fzzzt.presets import DEFAULTS, HOUSE_LEVEL
from fzzzt.record import Record
from fzzzt.solo.game import SoloGame
from fzzzt.solo.opponents import lasting_name
from fzzzt.solo.saved_game import SoloMatch
from fzzzt.voice.playback import playback
from fzzzt.voice.voice import Voice


@takes_variant
def watch(
    context: typer.Context,
    players: Players = DEFAULTS.players,
    bots: Annotated[str, typer.Option(help="Bots by name, one a seat; a single name takes every seat.")] = HOUSE_LEVEL,
    seed: Seed = None,
    deck: DeckFile = None,
    pace: Annotated[float, typer.Option(min=0.05, max=8, help="Seconds for each thing that happens.")] = 1.0,
    server: Annotated[str | None, typer.Option(metavar="URL", help="Watch a table of this server.")] = None,
    table: Annotated[str | None, typer.Option(metavar="ID", help="With --server: which table.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Tell the whole game in lines.")] = False,
    lang: Language = None,
    **variant: str | None,
) -> None:
    """Watch bots play against each other, or a table of a server.

    Space stops and goes on, + and - change the pace, "?" tells the rest.

    Examples:
    fzzzt watch --players 4 --bots mechanic,tinker,rookie,random --pace 0.5
    fzzzt watch --server http://localhost:8009 --table ID
    """
    say = Catalogue.of(lang)
    if server is not None or table is not None:
        refuse_beside("--server", context, "players", *CHOICES, "bots", "seed", "deck")
        visit(say, server, table, None, plain=plain, watch=True, pace=pace)
        return
    options, faces = table_options(players, deck, variant)
    levels = [lasting_name(bot) for bot in bot_names(bots, players)]
    names = [*say("play-bot-names").split(", "), "Fzzzt"]
    seats = [{"name": name, "bot": bot} for name, bot in zip(names, levels, strict=False)]

    def new_match() -> SoloMatch:
        return SoloMatch(Game(options, faces), seats, seed or new_seed())

    if draws(say, plain=plain):
        watch_on_screen(say, new_match, pace)
    else:
        _tell(say, new_match())


def _tell(say: Catalogue, match: SoloMatch) -> None:
    """The whole game, as lines."""
    solo = SoloGame(match, None)
    try:
        solo.opponents.sit_down()
        while solo.advance():
            pass
    finally:
        solo.opponents.close()
    voice = Voice(say, match.game.faces, [str(seat["name"]) for seat in match.seats], None)
    record = Record.of(match.game, match.seats, match.seed)
    Stepping(LineTerminal(say), voice, playback(record, voice), finished=True).tell_all()
