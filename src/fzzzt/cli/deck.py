"""`fzzzt deck`: the faces as a table, and a check of deck files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from fzzzt.cli.options import ShownDeck, load_deck
from fzzzt.engine import Deck, Options
from fzzzt.engine.options import EXPANSION_PLAYERS, FEWEST_PLAYERS, MOST_PLAYERS
from fzzzt.voice.voice import spoken
from fzzzt.wire import plain
from fzzzt.wire.faces import face_tables

if TYPE_CHECKING:
    from fzzzt.engine import Card

app = typer.Typer(help="Show the card faces, or check a deck file.")


@app.callback(invoke_without_command=True)
def show(
    context: typer.Context,
    deck: ShownDeck = None,
    as_json: Annotated[bool, typer.Option("--json", help="The faces as JSON.")] = False,
) -> None:
    """Show every face: power, points, belt speed, symbols, copies, and where it is known from.

    The base faces are those of the printed cards. The faces of the expansion are reconstructed: if you own the printed
    ones and they differ, play with your own deck file.
    """
    if context.invoked_subcommand:
        return
    faces = Deck.standard() if deck is None else load_deck(deck)
    if as_json:
        typer.echo(json.dumps(plain(face_tables(faces)), ensure_ascii=False))
        return
    title = Text(f"Deck: {spoken(faces.name)}")
    table = Table(title=title, caption=_caption(faces), box=None, padding=(0, 1, 0, 0))
    for heading in ("card", "kind, grade"):
        table.add_column(heading, no_wrap=True)
    for heading in ("power", "points", "speed"):
        table.add_column(heading, justify="right")
    for heading in ("symbols", "copies", "player", "source"):
        table.add_column(heading, no_wrap=True)
    for card in faces.cards.values():
        table.add_row(*(Text(spoken(cell)) for cell in _row(card)))
    Console().print(table)


def _row(card: Card) -> list[str]:
    unit = card.kind == "unit"
    return [
        card.id,
        card.grade or card.kind,
        "" if unit else str(card.power),
        str(card.points),
        str(card.speed or ""),
        card.symbols,
        str(card.count),
        str(card.number or ""),
        card.source,
    ]


def _caption(faces: Deck) -> str:
    cards = sum(card.count for card in faces.cards.values())
    return f"{cards} cards, Mechanics included. N nut, B bolt, C cog, O oil."


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A deck file; docs/decks.md describes the format.")],
    as_json: Annotated[bool, typer.Option("--json", help="Report as JSON.")] = False,
) -> None:
    """Check a deck file and say which games can be played with it."""
    faces = load_deck(file)
    outcomes = _outcomes(faces)
    playable = {table: rounds for table, rounds in outcomes.items() if isinstance(rounds, int)}
    reasons = [f"{table}: {reason}" for table, reason in outcomes.items() if isinstance(reason, str)]
    if as_json:
        typer.echo(json.dumps({"deck": faces.name, "rounds": playable, "impossible": reasons}))
    else:
        for name, rounds in playable.items():
            typer.echo(f"{name}: {rounds} {'round' if rounds == 1 else 'rounds'}")
        for reason in reasons:
            typer.echo(reason, err=True)
    raise typer.Exit(0 if playable else 1)


def _outcomes(faces: Deck) -> dict[str, int | str]:
    """By table: how many rounds are played there, or why none. Unused robots are told of only where they matter."""
    outcomes: dict[str, int | str] = {}
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        big = players >= EXPANSION_PLAYERS
        for cards in ("extended",) if big else ("base", "extended"):
            table = f"{players} players, {cards} cards"
            stay_or_leave = {
                unused: _outcome(faces, Options.of(players, cards, unused))
                for unused in (("leave",) if big else ("stay", "leave"))
            }
            if len(set(stay_or_leave.values())) == 1:
                outcomes[table] = stay_or_leave["leave"]
            else:
                outcomes |= {f"{table}, unused robots {unused}": what for unused, what in stay_or_leave.items()}
    return outcomes


def _outcome(faces: Deck, options: Options) -> int | str:
    try:
        faces.check(options)
    except ValueError as error:
        return str(error)
    return faces.rounds(options)
