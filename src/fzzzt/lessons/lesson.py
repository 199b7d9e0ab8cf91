"""A lesson as its file has it: a position, a question, and how answers are judged."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct, field

from fzzzt.locale.robot_names import BOT_NAMES

Goal = Literal["least", "lose", "chief", "win", "estimate", "build", "serve", "most", "winner", "face-up", "score"]
"""What a right answer reaches; `fzzzt.lessons.judge` has the meaning of each.

With the first five one bids; with `build` and `serve` one builds; the others ask for a number, `winner` for a seat.
"""
NAMES = ("", *BOT_NAMES[1:4])
"""Who sits where; seat 0 is the person's."""


class SeatCards(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat has. `bid` lies on the table, or will when its turn comes; `shown` of the hand is known to all."""

    mechanic: int
    hand: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    units: dict[str, tuple[str, ...]] = field(default_factory=dict)
    bid: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson. The person has seat 0. `belt` lies face up, `down` cards face down behind it."""

    order: int
    goal: Goal
    round: int
    chief: int
    seat: tuple[SeatCards, ...]
    belt: tuple[str, ...] = ()
    down: int = 0
    of: int = 0
    """The seat that the question is about."""
    choices: tuple[int, ...] = ()
    """The numbers to choose from, where the answer is one."""
    estimates: dict[str, float] = field(default_factory=dict)
    """Win shares in points (0-100) by what a bid is worth, for the goal `estimate`."""
    margin: float = 0.0
    """What lies within so many points of the best estimate is as good."""
    name: str = ""

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.seat)

    @property
    def bids(self) -> bool:
        """Whether the answer is a bid."""
        return self.goal in ("least", "lose", "chief", "win", "estimate")

    @property
    def builds(self) -> bool:
        """Whether the answer is a build."""
        return self.goal in ("build", "serve")


@cache
def the_lessons() -> dict[str, Lesson]:
    """All lessons that come with the program, by name, in their order."""
    found = [
        msgspec.structs.replace(
            msgspec.convert(tomllib.loads(file.read_text("utf-8")), Lesson), name=file.name.removesuffix(".toml")
        )
        for file in files("fzzzt.lessons").joinpath("positions").iterdir()
        if file.name.endswith(".toml")
    ]
    return {lesson.name: lesson for lesson in sorted(found, key=lambda lesson: lesson.order)}
