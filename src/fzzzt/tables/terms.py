"""The terms of a table: what its host chose when opening it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from fzzzt.bots.levels import installed_player
from fzzzt.engine import Deck, GameError, Options, parse_deck
from fzzzt.engine.options import FEWEST_PLAYERS, MOST_PLAYERS, Cards, UnusedRobots
from fzzzt.presets import Clock
from fzzzt.tables.refusal import Refusal

_LONGEST_DECK = 150_000
Level = Annotated[str, Meta(min_length=1, max_length=40)]


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What a host asks for. `bots` has the level at each seat, null for a person."""

    players: Annotated[int, Meta(ge=FEWEST_PLAYERS, le=MOST_PLAYERS)]
    cards: Cards | None = None
    unused_robots: UnusedRobots | None = None
    deck: Annotated[str, Meta(max_length=_LONGEST_DECK)] | None = None
    bots: Annotated[list[Level | None], Meta(max_length=MOST_PLAYERS)] | None = None
    public: bool = False
    cover: Level = "mechanic"
    clock: Clock = Clock()

    def table(self) -> tuple[Options, Deck]:
        """The options and faces of the game, checked together; `Refusal` if they do not go together."""
        try:
            options = Options.of(self.players, self.cards, self.unused_robots)
            faces = Deck.standard() if self.deck is None else parse_deck(self.deck.encode(), "house deck")
            faces.check(options)
        except GameError as error:
            raise Refusal.of(error) from error
        return options, faces

    def seated_bots(self) -> list[str | None]:
        """The bot at each seat; `Refusal` if there is no such bot."""
        bots = [None] * self.players if self.bots is None else self.bots
        if len(bots) != self.players:
            raise Refusal("bad-terms", players=self.players)
        for level in {*bots, self.cover} - {None}:
            check_bot(level or "")
        return list(bots)


def check_bot(level: str) -> None:
    """`Refusal` unless there is a bot of this name. It never starts a program."""
    try:
        installed_player(level)
    except ValueError:
        raise Refusal("no-such-bot", bot=level) from None
