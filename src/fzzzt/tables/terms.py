"""What the terms of a table come to: its options, its deck and its bots, checked together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.bots.levels import installed_player
from fzzzt.engine import Deck, GameError, parse_deck
from fzzzt.tables.refusal import Refusal

if TYPE_CHECKING:
    from fzzzt.engine import Options
    from fzzzt.wire.terms import Terms


def options_and_faces(terms: Terms) -> tuple[Options, Deck]:
    """The options and faces of the game; `Refusal` if they do not go together."""
    try:
        options = terms.options()
        faces = Deck.standard() if terms.deck is None else parse_deck(terms.deck.encode(), "house deck")
        faces.check(options)
    except GameError as error:
        raise Refusal.of(error) from error
    return options, faces


def seated_bots(terms: Terms) -> list[str | None]:
    """The bot at each seat; `Refusal` if there is no such bot."""
    bots = [None] * terms.players if terms.bots is None else terms.bots
    if len(bots) != terms.players:
        raise Refusal("bad-terms", players=terms.players)
    for level in {*bots, terms.cover} - {None}:
        check_bot(level or "")
    return list(bots)


def check_bot(level: str) -> None:
    """`Refusal` unless there is a bot of this name. It never starts a program."""
    try:
        installed_player(level)
    except ValueError:
        raise Refusal("no-such-bot", bot=level) from None
