"""What the engine says when something cannot be. Every error has a code; front ends translate codes."""

from __future__ import annotations

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
    "wrong-deck": "the conveyor deck does not hold the cards of this game: {what}",
    "wrong-deal": "seat {seat} cannot be dealt this hand: {what}",
    "consequence": "a {what} event follows from the others and cannot be pushed",
}


class MoveError(ValueError):
    """An event the game did not take; the game is as it was before. `code` says why, `details` with what."""

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(_REASONS[code].format(**details))
        self.code = code
        self.details = details


class InvalidMove(MoveError):
    """Malformed: it could not be right in any position."""


class IllegalMove(MoveError):
    """Well-formed, but not lawful in this position."""


class OptionsError(ValueError):
    """Options that contradict each other or the rules."""


class DeckError(ValueError):
    """A deck file that cannot be played with; the message names the card and the fault."""
