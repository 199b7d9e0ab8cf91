"""Options that several commands share."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, get_args

import typer

from fzzzt.engine import Deck, GameError, Options, parse_deck
from fzzzt.engine import options as engine_options
from fzzzt.engine.deckfile import LARGEST_FILE
from fzzzt.engine.options import EXPANSION_PLAYERS, FEWEST_PLAYERS, MOST_PLAYERS
from fzzzt.locale import LANGUAGES
from fzzzt.voice.voice import reason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fzzzt.locale import Catalogue

_EXPANSION = f"{EXPANSION_PLAYERS}-{MOST_PLAYERS} players"

Players = Annotated[
    int, typer.Option("--players", "-n", help=f"Number of players, {FEWEST_PLAYERS} to {MOST_PLAYERS}.")
]
Cards = Annotated[
    str | None,
    typer.Option(
        "--cards",
        metavar="|".join(get_args(engine_options.Cards)),
        help=f"Cards of the base game, or with the expansion's. {_EXPANSION}: extended.",
    ),
]
UnusedRobots = Annotated[
    str | None,
    typer.Option(
        "--unused-robots",
        metavar="|".join(get_args(engine_options.UnusedRobots)),
        help=f"Starting robots of unused numbers stay in the deck or leave the game. {_EXPANSION}: leave.",
    ),
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
Language = Annotated[
    str | None, typer.Option("--lang", metavar="|".join(LANGUAGES), help="Language; by default the environment's.")
]


def table_options(
    players: int, cards: str | None, unused_robots: str | None, deck: Path | None
) -> tuple[Options, Deck]:
    """The options and the deck a command asks for, checked together."""
    options = Options.of(players, cards, unused_robots)
    faces = Deck.standard() if deck is None else load_deck(deck)
    faces.check(options)
    return options, faces


def load_deck(path: Path) -> Deck:
    """The deck in a file, named after it. No more is read than a deck file may hold: it may be a device."""
    with path.open("rb") as file:
        return parse_deck(file.read(LARGEST_FILE + 1), path.stem)


@contextmanager
def told_in(say: Catalogue) -> Iterator[None]:
    """Tell in the player's language why a deck file, or a choice of options, cannot be played with."""
    try:
        yield
    except GameError as error:
        raise ValueError(reason(say, error)) from error
