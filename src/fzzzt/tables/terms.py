"""The terms of a table: what its host chose when opening it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fzzzt.bots.levels import installed_player
from fzzzt.engine import Deck, GameError, Options, parse_deck
from fzzzt.engine.deckfile import LARGEST_FILE
from fzzzt.tables.refusal import Refusal

LONGEST_CLOCK = 14 * 24 * 3600
Seconds = Annotated[int, Meta(ge=5, le=LONGEST_CLOCK)]
Increment = Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """No clock, some seconds a decision (`move`), or a bank for the game with an increment a decision."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Seconds = 60
    increment: Increment = 0


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What a host asks for. `bots` has the level at each seat, null for a person."""

    players: Annotated[int, Meta(ge=2, le=6)]
    cards: Literal["base", "extended"] | None = None
    unused_robots: Literal["stay", "leave"] | None = None
    deck: Annotated[str, Meta(max_length=LARGEST_FILE)] | None = None
    bots: Annotated[list[Level | None], Meta(max_length=6)] | None = None
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
