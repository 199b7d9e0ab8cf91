"""What can be chosen before a game, as it travels; the choices themselves are in `fzzzt.presets`."""

from __future__ import annotations

from msgspec import field

from fzzzt.wire.bodies import Bot
from fzzzt.wire.shape import Shape
from fzzzt.wire.terms import Clock


class ClockChoice(Shape, frozen=True):
    """A clock that is offered. The message `clock-{text}` with these arguments says what it is."""

    name: str
    clock: Clock
    text: str
    args: dict[str, int] = field(default_factory=dict)


class Variants(Shape, frozen=True):
    """How a number of players can play: the choices of each option by its name; the first if nobody chooses."""

    players: int
    options: dict[str, tuple[str, ...]]


class Defaults(Shape, frozen=True):
    """What is taken if nobody chooses: a number of players, the level of bots, a clock by name, and hints or none.

    `hints` is for a table with other people; alone against bots there are hints. A rated game always has a clock.
    """

    players: int
    level: str
    clock: str
    hints: bool
    rated_clock: str


class Language(Shape, frozen=True):
    """A language of ours: its tag, and what it calls itself."""

    tag: str
    name: str


class Presets(Shape, frozen=True):
    """What can be chosen: ways to play by the number of players, levels (weakest first), clocks and languages."""

    variants: tuple[Variants, ...]
    levels: tuple[Bot, ...]
    clocks: tuple[ClockChoice, ...]
    languages: tuple[Language, ...]
    defaults: Defaults
