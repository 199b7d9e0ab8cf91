"""A table: the fold of its log. It decides nothing and knows no network; `house` says what people may do here.

One door leads in: `apply` takes every entry, whether `write` makes it happen now, and files its line in `unsaved`, or
`replay` reads it from a line that was filed before, here or by another process.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections import Counter, deque
from typing import TYPE_CHECKING, NamedTuple

from fzzzt.daily.deal import bot_key
from fzzzt.engine import Bid, Build, Event, Game, Options
from fzzzt.engine.cards import Deck
from fzzzt.fairness import Contribution
from fzzzt.store import Line
from fzzzt.tables.changes import change
from fzzzt.wire import log
from fzzzt.wire.events import (
    WireAward,
    WireBid,
    WireBuild,
    WireDeal,
    WireFinalScore,
    WireRound,
    event_of,
)
from fzzzt.wire.terms import Clock

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fzzzt.dealer import Dealer
    from fzzzt.engine import Deal, Setup
    from fzzzt.guide import Guide
    from fzzzt.tables.seat import Seat
    from fzzzt.tables.story import Story
    from fzzzt.wire.daily import DailyDeal
    from fzzzt.wire.log import Entry
    from fzzzt.wire.records import WireOrigin
    from fzzzt.wire.sayings import Saying
    from fzzzt.wire.tables import TablePhase

_HOUR = 3_600_000
_IDLE = {"open": 24 * _HOUR, "starting": 24 * _HOUR, "playing": 60 * 24 * _HOUR}
"""After how long without a word a table is archived."""


COVER_PACE = 6_000
"""How long a bot that covers somebody takes for a decision, in ms: those who play with it can follow."""
HOST = "host"
"""By whom seats are filled and people silenced, wherever the host sits."""
ASKERS = "askers"
"""By whom seats are asked for that others have."""
SLEEP = "sleep"
"""By what a table goes to sleep."""
_LINE = 100
"""Bytes of talk that count as one thing written: whoever comes is told all of it."""


TABLE_ID = re.compile(r"[A-Za-z0-9_-]{16}")


def new_table_id() -> str:
    """An id of a table that nobody can guess."""
    return secrets.token_urlsafe(12)


class Filed(NamedTuple):
    """A public entry as the table remembers it: its number, its time, and the place of its event in the game's log."""

    number: int
    at: int
    entry: log.PublicEntry
    place: int | None


class Table:
    """One table with its game. Seats are numbered from 0, clockwise."""

    def __init__(self, name: str) -> None:
        self.id = name
        self.seq = 0
        """The number of lines in the log, sealed ones included: never told to anybody."""
        self.told: list[Filed] = []
        """The public entries; the number of the last is what everybody knows as `seq`."""
        self.sealed: dict[int, int] = {}
        """The number in the log of the newest sealed entry of each seat."""
        self.unsaved: list[Line] = []
        self.updated = 0
        self.phase: TablePhase = "open"
        self.options = Options(2)
        self.faces = Deck.standard()
        self.clock = Clock()
        self.cover = ""
        self.listed = False
        self.hints_wanted: bool | None = None
        self.host = ""
        self.commitment = ""
        self.secret = ""
        self.previous: str | None = None
        self.next: str | None = None
        self.starting_until = 0
        self.seats: list[Seat] = []
        self.game: Game | None = None
        self.story: Story | None = None
        self.dealer: Dealer | None = None
        self.guide: Guide | None = None
        self.origin: WireOrigin | None = None
        """Where the game is played on from, if it does not begin at the beginning."""
        self.daily: DailyDeal | None = None
        """What the table has to do with the deal of a day."""
        self.by: dict[int, str] = {}
        """The bot that made a move for a person, by the event's place in the record."""
        self.basis = 0
        """The newest public entry when the current auction or building began."""
        self.prepared: dict[int, tuple[str, ...]] = {}
        self.auto: set[int] = set()
        self.muted: dict[int, set[int | None]] = {}
        self.silenced: set[int | None] = set()
        self.waiting: tuple[int, ...] = ()
        """The seats whose decision the table waits for: nobody's while what has happened before is told again."""
        self.asleep = False
        """Whether nobody plays here now."""
        self.slept_at = 0
        self.ending: set[int] = set()
        """The seats that have agreed to end the table."""
        self.requests: dict[int, log.Asked] = {}
        """Who asks for the seat of an absent person, by the number of the entry."""
        self.given: dict[int, str] = {}
        """Whose the seats were that have passed to whoever asked for them."""
        self.group: str | None = None
        """Whose table it is, of those who play together again and again: the key to their page."""
        self.rated = False
        """Whether the host wants the game to count for the ratings."""
        self.unrated = False
        """Whether it does not count all the same: a seat has passed to somebody else."""
        self.versions: dict[str, int] = {}
        """Of the levels that play a rated game."""
        self.forgotten = 0
        """How often somebody was forgotten here: what was made of the log before is not to be shown any more."""
        self.passes: dict[str, tuple[int, int]] = {}
        """Links that move a seat: hash of the token to seat and end of validity."""
        self.used: dict[str, str] = {}
        """Links that were used, and by whom."""
        self.written_besides: Counter[object] = Counter()
        """How much was written besides the game, by whom: a seat, the spectators (None), or the host."""
        self.said = 0
        """How much was said in all, by whomever."""
        self.sittings: Counter[str] = Counter()
        """How often each person has sat down."""
        self.built_by: dict[int, str] = {}
        self.building: tuple[int, tuple[int | None, ...]] | None = None
        """When the building phase began, and what was left on the clocks then: all that others see of them."""
        self.hints: dict[int, log.Hinted] = {}
        """The newest hint of each seat."""
        self.hints_taken: Counter[int] = Counter()
        self.happened = 0
        """How many events of the game have been applied."""

    @classmethod
    def of(cls, name: str, lines: Iterable[Line]) -> Table:
        """The table after these lines of its log."""
        table = cls(name)
        for line in lines:
            table.replay(line)
        return table

    @property
    def public(self) -> int:
        """The number of the newest public entry."""
        return len(self.told)

    # Who is who

    def seat_of(self, owner: str) -> int | None:
        """The seat of an identity, a kept one included."""
        for number, seat in enumerate(self.seats):
            if seat.owner == owner:
                return number
        return None

    def lost_seat(self, owner: str) -> int | None:
        """The seat that was somebody's until it was given away."""
        return next((number for number, before in self.given.items() if before == owner), None)

    @property
    def people(self) -> list[int]:
        """The seats of people who have sat down, those first who have sat longest."""
        seated = [number for number, seat in enumerate(self.seats) if seat.owner is not None and not seat.kept]
        return sorted(seated, key=lambda number: self.seats[number].sat)

    @property
    def host_seat(self) -> int | None:
        """Where the host sits, if at all."""
        return self.seat_of(self.host)

    @property
    def hints_given(self) -> bool:
        """Whether people may ask for hints: as the host has it, or else if nobody sits here besides one person.

        A guide says enough by itself; a rated game is everybody's own.
        """
        if self.rated:
            return False
        if self.guide is not None or self.hints_wanted is not None:
            return self.guide is None and bool(self.hints_wanted)
        return sum(seat.owner is not None for seat in self.seats) <= 1

    def hint_of(self, number: int) -> tuple[Saying, ...]:
        """The hint that a seat has taken for its present decision."""
        hint = self.hints.get(number)
        return hint.sayings if hint is not None and hint.place == self.happened else ()

    def _awaited(self) -> tuple[int, ...]:
        if self.phase != "playing" or self.game is None or (self.origin and self.happened < self.origin.event):
            return ()
        return tuple(sorted(self.game.deciding))

    def bot_of(self, number: int) -> str | None:
        """The level that plays for a seat now; None: a person does."""
        seat = self.seats[number]
        return self.cover if seat.away else seat.bot

    @property
    def clock_runs_on(self) -> bool:
        """Whether clocks run when nobody is there: long ones do, and those of rated games, which nobody can leave."""
        return self.clock.is_slow or self.rated

    @property
    def contributions(self) -> list[Contribution | None]:
        """What each person adds to the shuffles."""
        return [Contribution(seat.commitment, seat.nonce) if seat.commitment else None for seat in self.seats]

    @property
    def plays_daily(self) -> bool:
        """Whether the cards are those of a day's deal, from the first on."""
        return self.daily is not None and self.daily.part != "played-on"

    def bot_seed(self, number: int) -> str:
        """A source of chance for a bot's decision, from which nothing can be learned about the shuffles."""
        moves = len(self.game.log) if self.game else 0
        if self.plays_daily and self.dealer is not None:
            return bot_key(self.dealer.seed, number, moves)
        return hashlib.sha256(f"{self.secret}/bot/{number}/{moves}".encode()).hexdigest()

    @property
    def alarm(self) -> int | None:
        """When something happens here without anybody: a clock or the wait for nonces ends, or everyone's patience."""
        if self.phase in ("over", "ended"):
            return None
        soonest = min(self.patience, self.starting_until) if self.phase == "starting" else self.patience
        for seat in self.seats:
            if (deadline := seat.deadline) is not None and deadline < soonest and not seat.away:
                soonest = deadline
        return soonest

    @property
    def due(self) -> int | None:
        """When somebody has to look after this table: at the alarm, or when a bot is to decide."""
        thoughts = [self.thinks_at(number) for number in self.waiting]
        return min((at for at in (self.alarm, *thoughts) if at is not None), default=None)

    def thinks_at(self, number: int) -> int | None:
        """When a bot is to decide for a seat: a bot's own at once, one that covers at a person's pace; None: none is.

        At a table that sleeps nobody is covered, unless a clock that runs on runs out.
        """
        seat = self.seats[number]
        if not seat.away:
            return self.updated if seat.bot is not None else None
        if self.asleep and not self.clock_runs_on:
            return None
        if self.asleep and not seat.once:
            return seat.deadline
        return None if seat.asked is None else seat.asked + COVER_PACE

    @property
    def patience(self) -> int:
        """When a table without a word is archived."""
        return self.heard + _IDLE.get(self.phase, 0)

    @property
    def heard(self) -> int:
        """When something happened that everybody heard of: all that others may learn of `updated`."""
        return self.told[-1].at

    # What is written down

    def write(self, entry: Entry, at: int) -> None:
        """Let this happen, and whatever follows from it in the game; `MoveError` if that does not take it."""
        due = deque([entry])
        while due:
            entry = due.popleft()
            due.extend(self.apply(entry, at))
            public = self.public if isinstance(entry, log.Public) else None
            self.unsaved.append(Line(self.seq, public, at, log.written(entry)))

    def play(self, event: Setup | Deal | Bid, at: int, by: str | None = None) -> None:
        """Let an event of the game happen; `by` names a bot that plays for a person."""
        self.write(log.Happened(event_of(event), by), at)

    def replay(self, line: Line) -> None:
        """Take a line that is in the log already; what follows from it has lines of its own there."""
        if line.seq != self.seq + 1:
            raise ValueError(f"line {self.seq + 1} is missing")
        self.apply(log.read(line.body), line.at)

    def apply(self, entry: Entry, at: int) -> list[log.Happened]:
        """Change the table by an entry; answers what follows from it in the game, each to be applied in its turn."""
        events = change(self, entry, at)
        self._count(entry, at)
        self._tick(at)
        return [self._following(event) for event in events]

    def _following(self, event: Event) -> log.Happened:
        return log.Happened(event_of(event), self.built_by.get(event.seat) if isinstance(event, Build) else None)

    def _count(self, entry: Entry, at: int) -> None:
        """Remember an entry by its number."""
        self.seq += 1
        self.updated = at
        if isinstance(entry, log.Public):
            place = self.happened if isinstance(entry, log.Happened) else None
            self.told.append(Filed(self.public + 1, at, entry, place))
        if isinstance(entry, log.OfSeat):
            self.sealed[entry.seat] = self.seq
        if isinstance(entry, log.Happened):
            self._note(entry, at)
        elif isinstance(entry, log.Asked):
            self.written_besides[ASKERS] += 1  # talk of others without a seat keeps nobody from asking
        elif isinstance(entry, log.Slept):
            self.written_besides[SLEEP] += 1
        elif isinstance(entry, log.Chat):
            weight = 1 + len(entry.text.encode()) // _LINE
            self.said += weight
            self.written_besides[entry.seat] += weight
        elif isinstance(entry, log.BESIDE_THE_GAME):
            self.written_besides[entry.seat] += 1
        elif isinstance(entry, log.OF_THE_HOST):
            self.written_besides[HOST] += 1

    def _note(self, happened: log.Happened, at: int) -> None:
        """What an event of the game means for the table."""
        if happened.by is not None:
            self.by[self.happened] = happened.by
        self.happened += 1
        match happened.event:
            case WireBid(seat=seat):
                self.prepared.pop(seat, None)
                self.seats[seat].stop_clock(self.clock, at, decided=True)
                self.seats[seat].covered_once()
                return
            case WireBuild(seat=seat):  # sealed until now: nobody may see earlier that the bot has built
                self.seats[seat].covered_once()
            case WireRound():
                self.built_by.clear()
            case WireAward() | WireDeal():
                self.prepared.clear()
                self.ending.clear()
            case WireFinalScore():
                self.phase = "over"
        self.basis = self.public

    def _tick(self, at: int) -> None:
        """Stop the clocks of those the table does not wait for any more, and start the others'."""
        self.waiting = waiting = self._awaited()
        for number, seat in enumerate(self.seats):
            waits = number in waiting
            seat.asked = (seat.asked or at) if waits and seat.away else None
            wanted = waits and self._clock_runs(seat)
            if wanted and seat.since is None:
                seat.start_clock(self.clock, at)
            elif not wanted and seat.since is not None:
                seat.stop_clock(self.clock, at, decided=False)
        if self.game is None or self.game.phase != "build":
            self.building = None
        elif self.building is None:
            self.building = (at, tuple(seat.left for seat in self.seats))

    def _clock_runs(self, seat: Seat) -> bool:
        """Whether a seat's clock runs when the table waits for it: a person's, unless the table sleeps.

        A clock that runs on does so then too, also for who has stepped away: the bot decides when it ends.
        """
        if seat.bot is not None:
            return False
        if self.asleep:
            return self.clock_runs_on and not seat.once
        return not seat.away
