"""A seat at a table: who sits there, who plays for it, and its clock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fzzzt.locale.robot_names import BOT_NAMES

if TYPE_CHECKING:
    from fzzzt.wire.tables import SeatState
    from fzzzt.wire.terms import Clock

GRACE = 10_000
"""Milliseconds that somebody who comes back with an empty bank gets at least."""


@dataclass(slots=True)
class Seat:
    """One seat. Times are in milliseconds."""

    owner: str | None = None
    """The identity the seat belongs to; None for a bot or a free seat."""
    name: str = ""
    account: bool = False
    """Whether the name is an account's; a guest is known by a cookie alone."""
    bot: str | None = None
    """The level of the bot that sits here."""
    kept: bool = False
    """For a person of the game before, who has not sat down yet."""
    away: bool = False
    """Whether a bot covers the person here."""
    once: bool = False
    """Whether it does so for one decision only, because the clock ran out."""
    asked: int | None = None
    """Since when the table waits for the bot that covers; None: it does not."""
    sat: int = 0
    """The number of the entry by which the person sat down: whoever has sat longest comes first."""
    commitment: str | None = None
    nonce: str | None = None
    left: int | None = None
    """What is left on the clock at `since`; None without a clock."""
    since: int | None = None
    """When the table began to wait for the person here; None: it does not."""
    anew: bool = True
    """Whether the next decision is one that the clock has not run for yet."""
    graced: bool = False
    """Whether this decision has got a moment more already."""

    @property
    def state(self) -> SeatState:
        """What everybody sees of who is here."""
        if self.bot is not None:
            return "bot"
        if self.owner is None:
            return "free"
        if self.kept:
            return "kept"
        return "away" if self.away else "person"

    @property
    def deadline(self) -> int | None:
        """When the clock of the person here runs out, if it runs."""
        return None if self.since is None or self.left is None else self.since + self.left

    @property
    def stepped_away(self) -> bool:
        """Whether a bot covers the person until they say that they are back."""
        return self.away and not self.once

    def wind(self, clock: Clock) -> None:
        """Set the clock for a new game."""
        self.left = None if clock.kind == "none" else clock.seconds * 1000

    def start_clock(self, clock: Clock, at: int) -> None:
        """The table waits for the person here from now on; coming back in the same decision winds no clock."""
        self.since = at
        if clock.kind == "move" and self.anew:
            self.wind(clock)
        self.anew = False

    def stop_clock(self, clock: Clock, at: int, *, decided: bool) -> None:
        """The table waits no more; whoever has decided gets the increment."""
        if self.since is not None and self.left is not None:
            increment = clock.increment * 1000 if decided and clock.kind == "bank" else 0
            self.left = max(0, self.left - (at - self.since)) + increment
        self.since = None
        if decided:  # who decides next may be the same: then a bot that covers takes its time again
            self.anew, self.graced, self.asked = True, False, None

    def welcome_back(self) -> None:
        """The person plays again, with a moment to decide if the clock had run out: once a decision."""
        self.kept = self.away = self.once = False
        if self.left == 0 and not self.graced:
            self.left, self.graced = GRACE, True

    def cover_for_good(self) -> None:
        """The person will not come back: a bot plays on."""
        self.kept, self.away, self.once = False, True, False

    def covered_once(self) -> None:
        """The bot has made the one decision that the person had no time for; the next is theirs again."""
        if self.once:
            self.away = self.once = False
            self.left = self.left or (None if self.left is None else GRACE)


def bot_seat(number: int, level: str | None) -> Seat:
    """A seat with a bot of this level, or a free one."""
    return Seat() if level is None else Seat(name=BOT_NAMES[number], bot=level)
