"""Options that several commands share."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from fzzzt.cli.refusal import Refusal, parameter_name
from fzzzt.disk.streams import read_from
from fzzzt.engine import Deck, Options, parse_deck
from fzzzt.engine.deckfile import LARGEST_FILE
from fzzzt.engine.options import CHOICES, EXPANSION_PLAYERS, FEWEST_PLAYERS, MOST_PLAYERS
from fzzzt.locale import LANGUAGES
from fzzzt.voice.voice import spoken

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from fzzzt.engine.options import Choice

Command = TypeVar("Command", bound="Callable[..., Any]")
Players = Annotated[
    int, typer.Option("--players", "-n", help=f"Number of players, {FEWEST_PLAYERS} to {MOST_PLAYERS}.")
]
DeckFile = Annotated[
    Path | None, typer.Option("--deck", metavar="FILE", help="Play with the faces of a deck file (see docs/decks.md).")
]
ShownDeck = Annotated[
    Path | None, typer.Option("--deck", metavar="FILE", help="Show the faces of a deck file (see docs/decks.md).")
]
ScoredDeck = Annotated[
    Path | None, typer.Option("--deck", metavar="FILE", help="Score the faces of a deck file (see docs/decks.md).")
]
Seed = Annotated[str | None, typer.Option("--seed", help="Deal the same cards again; any text.")]


def _known_language(language: str | None) -> str | None:
    if language is not None and language not in LANGUAGES:
        raise Refusal("cli-no-such-language", input=spoken(language), choices=", ".join(LANGUAGES))
    return language


Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="|".join(LANGUAGES),
        callback=_known_language,
        autocompletion=lambda: list(LANGUAGES),
        help="Language; by default the environment's.",
    ),
]


def takes_variant(command: Command) -> Command:
    """Let a command that takes `**variant` have an option for each choice there is, after the number of players."""
    signature = inspect.signature(command, eval_str=True)
    given = list(signature.parameters.values())[:-1]
    place = [parameter.name for parameter in given].index("players") + 1
    given[place:place] = [_parameter(name, choice) for name, choice in CHOICES.items()]
    command.__signature__ = signature.replace(parameters=given)  # type: ignore[attr-defined]
    return command


def _parameter(name: str, choice: Choice) -> inspect.Parameter:
    told = f"{choice.about} {EXPANSION_PLAYERS}-{MOST_PLAYERS} players: {'|'.join(choice.with_expansion)}."
    option = typer.Option(metavar="|".join(choice.choices), help=told)
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    return inspect.Parameter(name, kind, default=None, annotation=Annotated[str | None, option])


def typed_options(context: typer.Context, *names: str) -> list[str]:
    """Those of these options that were typed, and not left at their defaults."""
    sources = {name: context.get_parameter_source(name) for name in names}
    typed = {name for name, source in sources.items() if source is not None and source.name == "COMMANDLINE"}
    return [parameter_name(option) for option in context.command.params if option.name in typed]


def refuse_beside(option: str, context: typer.Context, *names: str) -> None:
    """Refuse these options beside one that leaves no room for them."""
    if typed := typed_options(context, *names):
        raise Refusal("cli-not-with", option=option, choices=", ".join(typed))


def refuse_without_file(context: typer.Context, *names: str) -> None:
    """Refuse options that choose in a recorded game, where none is given."""
    if typed := typed_options(context, *names):
        raise Refusal("cli-needs-from", option=typed[0])


def table_options(players: int, deck: Path | None, variant: Mapping[str, str | None]) -> tuple[Options, Deck]:
    """The options and the deck a command asks for, checked together."""
    options = Options.of(players, **variant)
    faces = Deck.standard() if deck is None else load_deck(deck)
    faces.check(options)
    return options, faces


def load_deck(path: Path) -> Deck:
    """The deck in a file, named after it. No more is read than a deck file may hold: it may be a device."""
    with read_from(path) as file:
        return parse_deck(file.read(LARGEST_FILE + 1), path.stem)
