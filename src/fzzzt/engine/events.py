"""A game is a list of these. Chance and moves are pushed; consequences follow from them.

In an event as one seat may see it (`redact`), a hidden field is None and another's bid is a `SealedBid`.
"""

from __future__ import annotations

from collections.abc import Mapping  # noqa: TC003 - whoever writes scores down must find it here
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Setup:
    """Chance: the Mechanic number of each seat, and the shuffled conveyor deck, top first."""

    mechanics: tuple[int, ...]
    conveyor: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: each seat's new hand; the rest of its personal cards is its discard pile."""

    hands: tuple[tuple[str, ...] | None, ...]


@dataclass(frozen=True, slots=True)
class Bid:
    """A move: cards from the hand, laid face down for the card at the head of the belt."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Build:
    """A move: the robot allocated to each of one's units, unit to robot; empty for nothing."""

    seat: int
    robots: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class SealedBid:
    """Another's bid before the reveal: how many cards, not which."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Round:
    """A round begins: its number, and its belt, head first."""

    round: int
    belt: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Reveal:
    """Belt cards turned face up, head first."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Award:
    """The bids are revealed: what each was worth (None: no cards), who wins, who is Chief Mechanic from now on."""

    card: str
    seat: int
    values: tuple[int | None, ...]
    chief: int
    bids: tuple[tuple[str, ...] | None, ...]


@dataclass(frozen=True, slots=True)
class UnitScore:
    """A unit at the end: its widgets, each the robot for every symbol name, and the points they come to."""

    unit: str
    widgets: tuple[Mapping[str, str], ...]
    points: int


@dataclass(frozen=True, slots=True)
class SeatScore:
    """A seat at the end. `robots` counts all Robot cards owned: the fewest win a tie."""

    base: int
    bonus: int
    total: int
    robots: int
    units: tuple[UnitScore, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """The end: every seat's score, and who won."""

    seats: tuple[SeatScore, ...]
    winners: tuple[int, ...]


Event = Setup | Round | Deal | Reveal | Bid | SealedBid | Award | Build | Score
