"""The script of the guided game, read from its file, and the deck and options that follow from it."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import replace
from functools import cache
from pkgutil import get_data

import msgspec

from fzzzt.engine import Options
from fzzzt.engine.cards import Deck

OPPONENT = "guided"
"""The name of the player that the opponents are, and of the deck."""


class Opponent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat likes to bid, one bid an auction, and what it is rather dealt than other cards."""

    seat: int
    bids: tuple[tuple[str, ...], ...]
    dealt: tuple[str, ...]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something the guide says once: when, pointing at what, and with which cards of the hand."""

    id: str
    when: tuple[str, ...]
    at: str
    cards: tuple[str, ...] = ()


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    mechanics: tuple[int, ...]
    conveyor: tuple[str, ...]
    opponent: tuple[Opponent, ...]
    step: tuple[Step, ...]

    def wishes(self, seat: int) -> Opponent | None:
        """What is written for a seat."""
        return next((opponent for opponent in self.opponent if opponent.seat == seat), None)


@cache
def the_script() -> Script:
    """The script that comes with the program."""
    text = (get_data("fzzzt.guide", "script.toml") or b"").decode()
    return msgspec.convert(tomllib.loads(text), Script)


@cache
def guided_options() -> Options:
    """The options of the guided game."""
    return Options.of(len(the_script().mechanics))


@cache
def guided_deck() -> Deck:
    """The cards of the script with the starting robots of those who play: a deck for two rounds."""
    standard, counts = Deck.standard(), Counter(the_script().conveyor)
    numbers = range(1, guided_options().players + 1)
    starting = [card for card in standard.cards.values() if card.kind == "robot" and card.number in numbers]
    return Deck([*starting, *(replace(standard.cards[card], count=counts[card]) for card in counts)], OPPONENT)
