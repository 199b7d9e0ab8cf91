"""The deal of the day: how a game of it is marked, and what is told of it. docs/daily.md describes it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from fzzzt.wire.shape import Shape

Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
"""A date, by UTC."""
DailyPart = Literal["counted", "again", "played-on"]
"""What a table has to do with a day's deal: the one try that counts, another game of it, or one that is played on."""


class DailyDeal(Shape, frozen=True):
    """What a table has to do with the deal of a day. `levels` has the version of each bot's level."""

    day: str
    part: DailyPart
    levels: dict[str, int]


class RecordedDaily(Shape, frozen=True):
    """A record's `daily`: the deal of this day, that of a server (with a secret) or the public one.

    `commitment` binds a game of the public deal to whoever has played it.
    """

    day: Day
    deal: Literal["server", "public"]
    levels: dict[str, int]
    commitment: str | UnsetType = UNSET


class DailyPlay(Shape, frozen=True):
    """A game of a day's deal, auction by auction: what was for sale, the power of one's bid, whether it won.

    The cards come in the same order for everybody. `rounds` has the number of auctions of each round.
    """

    cards: tuple[str, ...]
    bids: tuple[int | None, ...]
    won: tuple[bool, ...]
    rounds: tuple[int, ...]


class DailyWish(Shape, frozen=True, forbid_unknown_fields=True):
    """Which day's deal somebody wants to play; null: today's, which counts."""

    day: Day | None = None


class HandIn(Shape, frozen=True, forbid_unknown_fields=True):
    """A game of the public deal, and what its `commitment` was made of. What is false in it is told with its place."""

    record: Any
    nonce: Annotated[str, Meta(max_length=128)]


class DailyLine(Shape, frozen=True):
    """Somebody in a list: an account, a guest, or (`level`) a bot in the person's seat. Equals share a rank."""

    name: str
    guest: bool
    level: str | None
    points: int
    place: int
    rank: int
    you: bool


class DailyBar(Shape, frozen=True):
    """How many people made so many points."""

    points: int
    accounts: int
    guests: int


class DailyLot(Shape, frozen=True):
    """An auction in which people bid most differently: the power of the lowest, the middle and the highest bid.

    `won`: how many of the people won it. `yours`: one's own bid, null without cards.
    """

    auction: int
    card: str
    people: int
    won: int
    low: int
    middle: int
    high: int
    yours: int | None = None
    you_won: bool = False


class DailyMine(Shape, frozen=True):
    """One's own try: the table it is played at. `late`: the day was over before the game was."""

    table: str | None
    finished: bool
    late: bool = False
    points: int = 0
    place: int = 0
    rank: int | None = None
    """Among the accounts; null for a guest, who is listed apart."""
    marks: tuple[str, ...] = ()
    """The game without its cards, a line a round: a robot for each auction won, a zap for each other."""


class DailyDay(Shape, frozen=True):
    """A day and its deal as everybody may know it. The secret is told when the day is over."""

    day: str
    commitment: str
    early: bool
    """Whether the commitment was made before the day began."""
    secret: str | None = None


class DailyPage(Shape, frozen=True):
    """Today's deal, as everybody may know it, and one's own try. Times are in ms."""

    today: DailyDay
    tomorrow: DailyDay
    earlier: tuple[DailyDay, ...]
    ends: int
    bots: tuple[str, ...]
    mine: DailyMine
    streak: int
    longest: int


class DailyResults(Shape, frozen=True):
    """What came of a day's deal, for whoever has finished it, or when the day is over."""

    day: str
    over: bool
    people: int
    """How many have finished: accounts and guests."""
    ranked: int
    """How many of them have an account."""
    mine: DailyMine
    accounts: tuple[DailyLine, ...]
    guests: tuple[DailyLine, ...]
    bots: tuple[DailyLine, ...]
    """What bots made of the same cards in the person's seat; those that are not reckoned yet are not here."""
    bars: tuple[DailyBar, ...]
    lots: tuple[DailyLot, ...]


class TrustResults(Shape, frozen=True):
    """Games of a day's public deal that were handed in: on trust, for anybody may have seen these cards before."""

    day: str
    people: int
    lines: tuple[DailyLine, ...]
