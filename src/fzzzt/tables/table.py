"""A table: the fold of its log. It decides nothing and knows no network; `house` says what people may do here.

One door leads in: `apply` takes every entry, whether `write` makes it happen now, and files its line in `unsaved`, or
`replay` reads it from a line that was filed before, here or by another process.
"""

from __future__ import annotations

import hashlib
from collections import Counter, deque
from typing import TYPE_CHECKING, Any, NamedTuple, assert_never

from fzzzt.dealer import Dealer
from fzzzt.engine import Bid, Build, Event, Game, Options
from fzzzt.engine.cards import Deck
from fzzzt.fairness import Contribution, seed_of
from fzzzt.store import Line
from fzzzt.tables.seat import GRACE, Seat, bot_seat
from fzzzt.tables.story import Story
from fzzzt.wire import log
from fzzzt.wire.events import (
    WireAward,
    WireBid,
    WireBuild,
    WireDeal,
    WireFinalScore,
    WireReveal,
    WireRound,
    WireSetup,
    event_of,
)
from fzzzt.wire.terms import Clock

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fzzzt.engine import Deal, Setup
    from fzzzt.wire.events import RecordedEvent
    from fzzzt.wire.log import Entry
    from fzzzt.wire.tables import TablePhase

_HOUR = 3_600_000
_IDLE = {"open": 24 * _HOUR, "starting": 24 * _HOUR, "playing": 60 * 24 * _HOUR}
"""After how long without a word a table is archived."""


HOUSE = "house"
"""By whom that is written which is nobody's own: sitting down, filling seats, silencing."""


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
        self.by: dict[int, str] = {}
        """The bot that made a move for a person, by the event's place in the record."""
        self.basis = 0
        """The newest public entry when the current auction or building began."""
        self.prepared: dict[int, tuple[str, ...]] = {}
        self.auto: set[int] = set()
        self.muted: dict[int, set[int | None]] = {}
        self.silenced: set[int | None] = set()
        self.passes: dict[str, tuple[int, int]] = {}
        """Links that move a seat: hash of the token to seat and end of validity."""
        self.used: dict[str, str] = {}
        """Links that were used, and by whom."""
        self.written_besides: Counter[object] = Counter()
        """How much was written besides the game, by whom: a seat, the spectators (None), or the house."""
        self.built_by: dict[int, str] = {}
        self.building: tuple[int, tuple[int | None, ...]] | None = None
        """When the building phase began, and what was left on the clocks then: all that others see of them."""
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

    @property
    def host_seat(self) -> int | None:
        """Where the host sits, if at all."""
        return self.seat_of(self.host)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats whose decision the table waits for."""
        return tuple(sorted(self.game.deciding)) if self.phase == "playing" and self.game is not None else ()

    def bot_of(self, number: int) -> str | None:
        """The level that plays for a seat now; None: a person does."""
        seat = self.seats[number]
        return self.cover if seat.away else seat.bot

    @property
    def contributions(self) -> list[Contribution | None]:
        """What each person adds to the shuffles."""
        return [Contribution(seat.commitment, seat.nonce) if seat.commitment else None for seat in self.seats]

    def bot_seed(self, number: int) -> str:
        """A source of chance for a bot's decision, from which nothing can be learned about the shuffles."""
        moves = len(self.game.log) if self.game else 0
        return hashlib.sha256(f"{self.secret}/bot/{number}/{moves}".encode()).hexdigest()

    @property
    def alarm(self) -> int | None:
        """When something happens here without anybody: a clock or the wait for nonces ends, or everyone's patience."""
        if self.phase in ("over", "ended"):
            return None
        soonest = min(self.patience, self.starting_until) if self.phase == "starting" else self.patience
        for seat in self.seats:
            if (deadline := seat.deadline) is not None and deadline < soonest:
                soonest = deadline
        return soonest

    @property
    def due(self) -> int | None:
        """When somebody has to look after this table: at the alarm, or now if a bot is to decide."""
        return self.updated if any(self.bot_of(number) for number in self.waiting) else self.alarm

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
        self.apply(log.read(line.body), line.at)

    def apply(self, entry: Entry, at: int) -> list[log.Happened]:
        """Change the table by an entry; answers what follows from it in the game, each to be applied in its turn."""
        events = self._take(entry, at)
        self._count(entry, at)
        self._tick(at)
        return [self._following(event) for event in events]

    def _following(self, event: Event) -> log.Happened:
        return log.Happened(event_of(event), self.built_by.get(event.seat) if isinstance(event, Build) else None)

    @property
    def _game(self) -> Game:
        if self.game is None:
            raise ValueError(f"table {self.id}: there is no game yet")
        return self.game

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
        elif isinstance(entry, log.BESIDE_THE_GAME):
            self.written_besides[entry.seat] += 1
        elif isinstance(entry, log.OF_THE_HOUSE):
            self.written_besides[HOUSE] += 1

    def _note(self, happened: log.Happened, at: int) -> None:
        """What an event of the game means for the table."""
        if happened.by is not None:
            self.by[self.happened] = happened.by
        self.happened += 1
        match happened.event:
            case WireBid(seat=seat):
                self.prepared.pop(seat, None)
                self.seats[seat].stop_clock(self.clock, at, decided=True)
                return
            case WireRound():
                self.built_by.clear()
            case WireAward() | WireDeal():
                self.prepared.clear()
            case WireFinalScore():
                self.phase = "over"
        self.basis = self.public

    def _take(self, entry: Entry, at: int) -> Iterable[Event]:  # noqa: C901 - a total match
        """Change the table by an entry; answers the events of the game that come of it."""
        match entry:
            case log.Happened(event=event):
                return self._happen(event)
            case log.Secret(secret=secret):
                self.secret = secret
            case log.Opened():
                self._open(entry)
            case log.Sat(seat=number, owner=owner, name=name, commitment=commitment):
                self.seats[number] = Seat(owner, name, commitment=commitment)
            case log.Left(seat=number):
                self.seats[number] = Seat()
            case log.Filled(seat=number, bot=bot):
                self.seats[number] = bot_seat(number, bot)
            case log.Starting(until=until):
                self.phase, self.starting_until = "starting", until
            case log.Nonce(seat=number, nonce=nonce):
                self.seats[number].nonce = nonce
            case log.Started():
                self._start()
            case log.Away(seat=number):
                self.seats[number].kept, self.seats[number].away = False, True
            case log.Back(seat=number):
                self.seats[number].welcome_back()
            case log.Moved(seat=number, owner=owner, token=token):
                self._move(self.seats[number], owner)
                self.passes = {link: to for link, to in self.passes.items() if to[0] != number}
                self.used[token] = owner
            case log.Silenced(seat=whom, on=on):
                _switch(self.silenced, whom, on)
            case log.Ended():
                self.phase = "ended"
            case log.Rematched(table=following):
                self.next = following
            case log.Prepared(seat=number, cards=cards):
                self.prepared.pop(number, None)
                if cards is not None:
                    self.prepared[number] = tuple(cards)
            case log.Built(seat=number, robots=robots, by=by):
                return self._seal(Build(number, robots), by, at)
            case log.Auto(seat=number, on=on):
                _switch(self.auto, number, on)
            case log.Muted(seat=number, whom=whom, on=on):
                _switch(self.muted.setdefault(number, set()), whom, on)
            case log.Passed(seat=number, token=token, until=until):
                self.passes[token] = (number, until)
            case log.Graced(seat=number):
                self.seats[number].since, self.seats[number].left = at, GRACE
            case log.Chat():
                pass
            case _:
                assert_never(entry)
        return ()

    def _happen(self, event: RecordedEvent) -> Iterable[Event]:
        """Chance and bids are pushed. Builds were when they were sealed; the rest follows, and has happened by then."""
        match event:
            case WireSetup() | WireDeal() | WireBid():
                return self._game.push(event.event())[1:]
            case WireRound() | WireReveal() | WireAward() | WireBuild() | WireFinalScore():
                return ()
            case _:
                assert_never(event)

    def _move(self, seat: Seat, owner: str) -> None:
        if seat.owner == self.host:
            self.host = owner
        seat.owner = owner

    def _open(self, entry: log.Opened) -> None:
        self.options, self.faces = entry.options.options(), entry.deck.deck()
        self.clock, self.cover, self.listed = entry.clock, entry.cover, entry.public
        self.host, self.commitment, self.previous = entry.host, entry.commitment, entry.previous
        self.seats = [bot_seat(number, bot) for number, bot in enumerate(entry.bots)]
        for number, person in enumerate(entry.kept or ()):
            if person is not None:
                self.seats[number] = Seat(person.owner, person.name, kept=True)

    def _start(self) -> None:
        self.phase = "playing"
        self.game = Game(self.options, self.faces)
        self.story = Story(self.game)
        self.dealer = Dealer(seed_of(self.secret, self.contributions))
        for seat in self.seats:
            seat.wind(self.clock)

    def _seal(self, build: Build, by: str | None, at: int) -> tuple[Event, ...]:
        if by is not None:
            self.built_by[build.seat] = by
        events = self._game.push(build)
        self.seats[build.seat].stop_clock(self.clock, at, decided=True)
        return events

    def _tick(self, at: int) -> None:
        """Stop the clocks of those the table does not wait for any more, and start the others'."""
        waiting = self.waiting
        for number, seat in enumerate(self.seats):
            wanted = number in waiting and not self.bot_of(number)
            if wanted and seat.since is None:
                seat.start_clock(self.clock, at)
            elif not wanted and seat.since is not None:
                seat.stop_clock(self.clock, at, decided=False)
        if self.game is None or self.game.phase != "build":
            self.building = None
        elif self.building is None:
            self.building = (at, tuple(seat.left for seat in self.seats))


def _switch(members: set[Any], member: object, on: bool) -> None:
    if on:
        members.add(member)
    else:
        members.discard(member)
