"""What the engine says when something cannot be. Every error has a code; front ends translate codes."""

from __future__ import annotations

import reprlib
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

_REASONS = {
    # malformed: wrong whatever the position
    "not-an-event": "that is not an event the game takes",
    "unknown-card": "no card {card!r} in this game",
    "unknown-seat": "there is no seat {seat!r}",
    "malformed": "{what}",
    # illegal: wrong in this position
    "not-now-setup": "the cards are not to be set up now",
    "not-now-deal": "no hands are to be dealt now",
    "not-now-bid": "no bids are taken now",
    "not-now-build": "no robots are allocated now",
    "not-your-turn": "seat {seat} may not bid now: it is seat {turn}'s turn",
    "empty-bid": "a bid needs at least one card",
    "not-in-hand": "{card} is not in the hand of seat {seat}",
    "repeated-card": "{card} is used more often than seat {seat} has it",
    "nothing-to-build": "seat {seat} has no Production Unit to build on",
    "already-built": "seat {seat} has built already",
    "not-your-unit": "{unit} is not a Production Unit of seat {seat}",
    "not-a-robot": "{card} is not a Robot: it cannot be allocated",
    "no-shared-symbol": "{card} shares no symbol with {unit}",
    "wrong-mechanics": "the Mechanics must be the numbers 1 to {players}, one a seat",
    "surplus-card": "the conveyor deck does not hold the cards of this game: {card} is surplus",
    "missing-card": "the conveyor deck does not hold the cards of this game: {card} is missing",
    "wrong-hands": "a deal has {players} hands, one a seat",
    "wrong-hand-size": "seat {seat} cannot be dealt this hand: it must have {count} cards",
    "wrong-hand-card": "seat {seat} cannot be dealt this hand: {card} is not among its cards",
    "consequence": "a {what} event follows from the others and cannot be pushed",
    # a sheet of widgets that somebody else wrote
    "sheet-units": "the units are {units}, not {what}",
    "sheet-widget": "{unit}: a widget needs {symbols}, not {what}",
    "sheet-robot": "{unit}: {card} cannot serve as {symbol}",
    "sheet-points": "{unit}: worth {points} points, not {what}",
    "sheet-lacking": "{card} is used more often than the seat has it, free or on that unit",
    # options: wrong whatever the deck
    "options-players": "Fzzzt! is for {low} to {high} players, not {what}",
    "options-choice": "with {players} players {option} can only be {choices}, not {what}",
    # a deck file: no deck at all
    "deck-long-line": "deck {name!r} is not a deck file: a line has at most {high} bytes",
    "deck-too-large": "deck {name!r} is too large: {high} bytes, or {count} lines and values, are the most",
    "deck-not-utf8": "deck {name!r} is not UTF-8 text: see byte {number}",
    "deck-not-toml": "deck {name!r} is not a TOML file: see {what} (line:column)",
    "deck-too-deep": "deck {name!r} is not a deck file: it is nested too deeply",
    "deck-unknown-entry": "deck {name!r}: unknown entry {what!r}; a deck file holds [[card]] tables only",
    "deck-no-cards": "deck {name!r} has no cards: one [[card]] table a face is needed",
    "deck-too-many-faces": "deck {name!r} has {count} faces: {high} are the most",
    "deck-too-many-cards": "deck {name!r} has {count} cards: {high} are the most",
    "deck-too-many-units": "deck {name!r} has {count} units: {high} are the most",
    # a deck file: a card of it
    "deck-not-a-table": "card {number} is not a table",
    "deck-no-id": "card {number} has no id",
    "deck-bad-id": "card {card!r}: an id has at most {high} letters, digits, hyphens and underscores",
    "deck-mechanic-id": "card {card!r}: ids that begin with 'mechanic' are those of the Mechanics, not listed here",
    "deck-missing-field": "card {card!r}: {field} is missing",
    "deck-unknown-field": "card {card!r}: unknown field {field!r}",
    "deck-not-a-choice": "card {card!r}: {field} must be one of {choices}, not {what}",
    "deck-not-a-number": "card {card!r}: {field} must be a whole number, not {what}",
    "deck-not-a-text": "card {card!r}: {field} must be text, not {what}",
    "deck-not-true-or-false": "card {card!r}: {field} must be true or false, not {what}",
    "deck-out-of-range": "card {card!r}: {field} must be from {low} to {high}, not {what}",
    "deck-bad-symbols": "card {card!r}: symbols must be different letters of {symbols}, not {what}",
    "deck-fzzzt-symbols": "card {card!r}: a Fzzzt has no symbols",
    "deck-grade-of-no-unit": "card {card!r}: only a unit has a grade",
    "deck-bad-numbered": "card {card!r}: a numbered card is a single robot of power 1, 2 or 3",
    "deck-unit-symbols": "card {card!r}: a unit needs at least one symbol",
    "deck-unit-points": "card {card!r}: a unit's points cannot be negative",
    "deck-unit-count": "card {card!r}: a unit has an id of its own: count must be 1",
    "deck-unit-power": "card {card!r}: a unit has no power",
    "deck-same-id": "card {card!r} is listed twice: ids are unique, copies are told by count",
    "deck-same-number": "card {card!r}: player number {number} has another robot of power {power}",
    # a deck: not for these options
    "deck-no-starting-robot": "deck {name!r}: player number {number} has no robot of power {power}",
    "deck-too-small": "deck {name!r}: {count} cards do not fill a belt of {belt}",
}

_LONGEST = 120
_LARGEST = 10**9


class GameError(ValueError):
    """Something the engine does not take. `code` says why, `details` with what."""

    def __init__(self, code: str, /, **details: object) -> None:
        super().__init__(_REASONS[code].format(**details))
        self.code = code
        self.details = details

    def __reduce__(self) -> tuple[Callable[[], GameError], tuple[()]]:
        """The way between processes."""
        return partial(type(self), self.code, **self.details), ()


class MoveError(GameError):
    """An event the game did not take; the game is as it was before."""


class InvalidMove(MoveError):
    """Malformed: it could not be right in any position."""


class IllegalMove(MoveError):
    """Well-formed, but not lawful in this position."""


class SheetError(GameError):
    """A sheet of widgets that is not lawful; the code begins with `sheet-`."""


class OptionsError(GameError):
    """Options that contradict each other or the rules; the code begins with `options-`."""


class DeckError(GameError):
    """A deck file that cannot be played with; the code begins with `deck-`, a fault on a card names the card."""


def shortened(text: str) -> str:
    """A text of somebody else's, cut if it is too long to be told."""
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def quoted(value: object) -> int | str:
    """A value of somebody else's as it can be told: a number of a sane size, or else a text."""
    if type(value) is int and abs(value) < _LARGEST:
        return value
    return shortened(_BRIEF.repr(value))


_BRIEF = reprlib.Repr()  # a deck file may nest values deeper than Python's own repr goes
_BRIEF.maxstring = _BRIEF.maxother = 60
_BRIEF.maxlevel = 2
