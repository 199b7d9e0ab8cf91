"""`fzzzt deck`: the faces as a table, and a check of deck files."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from fzzzt.cli.commands import plain_typer
from fzzzt.cli.options import Language, ShownDeck, load_deck
from fzzzt.engine import Deck, GameError, Options
from fzzzt.engine.options import CHOICES, FEWEST_PLAYERS, MOST_PLAYERS
from fzzzt.locale import Catalogue
from fzzzt.voice.voice import reason, spoken
from fzzzt.wire import plain
from fzzzt.wire.faces import face_tables

if TYPE_CHECKING:
    from fzzzt.engine import Card

    Chosen = tuple[tuple[str, str], ...]
    Seating = tuple[int, Chosen]

app = plain_typer()


@app.callback(invoke_without_command=True)
def deck(
    context: typer.Context,
    deck: ShownDeck = None,
    as_json: Annotated[bool, typer.Option("--json", help="The faces as JSON.")] = False,
    lang: Language = None,
) -> None:
    """Show the card faces, or check a deck file.

    Every face is told with its power, points, belt speed, symbols and copies, and where it is known from.

    The base faces are those of the printed cards. The faces of the expansion are reconstructed: if you own the printed
    ones and they differ, play with your own deck file.
    """
    if context.invoked_subcommand:
        return
    say = Catalogue.of(lang)
    faces = Deck.standard() if deck is None else load_deck(deck)
    if as_json:
        typer.echo(json.dumps(plain(face_tables(faces)), ensure_ascii=False))
        return
    copies = sum(card.count for card in faces.cards.values())
    caption = Text(say("cli-deck-caption", count=copies))
    table = Table(
        title=Text(say("cli-deck-title", name=spoken(faces.name))), caption=caption, box=None, padding=(0, 1, 0, 0)
    )
    for heading in ("card", "kind", "power", "points", "speed", "symbols", "copies", "player", "source"):
        number = heading in ("power", "points", "speed")
        table.add_column(say(f"cli-deck-{heading}"), justify="right" if number else "left", no_wrap=not number)
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


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A deck file; docs/decks.md describes the format.")],
    as_json: Annotated[bool, typer.Option("--json", help="Report as JSON.")] = False,
    lang: Language = None,
) -> None:
    """Check a deck file and say which games can be played with it."""
    say = Catalogue.of(lang)
    faces = load_deck(file)
    outcomes = _outcomes(faces)
    playable = {options: rounds for options, rounds in outcomes.items() if isinstance(rounds, int)}
    impossible = {options: error for options, error in outcomes.items() if isinstance(error, GameError)}
    if as_json:
        rounds = {_in_english(options): rounds for options, rounds in playable.items()}
        reasons = [f"{_in_english(options)}: {error}" for options, error in impossible.items()]
        typer.echo(json.dumps({"deck": faces.name, "rounds": rounds, "impossible": reasons}))
    else:
        for (players, chosen), count in playable.items():
            typer.echo(say("cli-deck-rounds", players=players, what=_named(say, chosen), count=count))
        for (players, chosen), error in impossible.items():
            why = reason(say, error)
            typer.echo(say("cli-deck-impossible", players=players, what=_named(say, chosen), choices=why), err=True)
    raise typer.Exit(0 if playable else 1)


def _outcomes(faces: Deck) -> dict[Seating, int | GameError]:
    """By table: how many rounds are played there, or why none. Choices besides the cards only where they matter."""
    outcomes: dict[Seating, int | GameError] = {}
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        for cards in CHOICES["cards"].offered(players):
            others = {name: choice.offered(players) for name, choice in CHOICES.items() if name != "cards"}
            chosen = [dict(zip(others, each, strict=True)) for each in product(*others.values())]
            found = [_outcome(faces, Options.of(players, cards, **each)) for each in chosen]
            alike = len({str(outcome) for outcome in found}) == 1
            for each, outcome in zip(chosen, found, strict=True):
                told = () if alike else tuple(each.items())
                outcomes[players, (("cards", cards), *told)] = outcome
    return outcomes


def _outcome(faces: Deck, options: Options) -> int | GameError:
    try:
        faces.check(options)
    except GameError as error:
        return error
    return faces.rounds(options)


def _in_english(table: Seating) -> str:
    """A table as programs know it."""
    players, ((_, cards), *others) = table
    told = [f"{name.replace('_', ' ')} {choice}" for name, choice in others]
    return ", ".join([f"{players} players, {cards} cards", *told])


def _named(say: Catalogue, chosen: Chosen) -> str:
    """Choices in the reader's language."""
    (_, cards), *others = chosen
    told = [f"{say(f'option-{name}')} {say(f'option-{name}-{choice}')}" for name, choice in others]
    return ", ".join([say(f"option-cards-{cards}"), *told])
