"""A table: the fold of its log. It decides nothing and knows no network; `house` says what people may do here.

Everything is written through `write` and `play`, which change the table and file the lines in `unsaved`; `replay`
takes lines that were filed before, here or by another process.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import TYPE_CHECKING, Any, Literal, assert_never

from fzzzt.dealer import Dealer
from fzzzt.engine import CHANCE, Bid, Build, Event, Game, Options
from fzzzt.engine.cards import Deck
from fzzzt.engine.deckfile import face_tables
from fzzzt.fairness import Contribution, seed_of
from fzzzt.record import deck_of_json, parse_pushed, record_json
from fzzzt.store import Line
from fzzzt.tables import entries
from fzzzt.tables.entries import Entry, Public
from fzzzt.tables.seat import GRACE, Seat, bot_seat
from fzzzt.tables.story import Story
from fzzzt.tables.terms import Clock

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fzzzt.engine import Deal, Setup

Phase = Literal["open", "starting", "playing", "over", "ended"]

_PUSHED = ("setup", "deal", "bid")
"""Events that are pushed when they are replayed. Builds were pushed when they were sealed; the rest follows."""
_HOUR = 3_600_000
_IDLE = {"open": 24 * _HOUR, "starting": 24 * _HOUR, "playing": 60 * 24 * _HOUR}
"""After how long without a word a table is archived."""


HOUSE = "house"
"""Whose asides those are that are nobody's own: sitting down, filling seats, silencing."""


class Table:
    """One table with its game. Seats are numbered from 0, clockwise."""

    def __init__(self, name: str) -> None:
        self.id = name
        self.seq = 0
        """The number of lines in the log, sealed ones included: never told to anybody."""
        self.lines: list[Line] = []
        """The public lines; the number of the last is what everybody knows as `seq`."""
        self.unsaved: list[Line] = []
        self.updated = 0
        self.phase: Phase = "open"
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
        """The newest public line when the current auction or building began."""
        self.prepared: dict[int, tuple[str, ...]] = {}
        self.auto: set[int] = set()
        self.muted: dict[int, set[int | None]] = {}
        self.silenced: set[int | None] = set()
        self.passes: dict[str, tuple[int, int]] = {}
        """Links that move a seat: hash of the token to seat and end of validity."""
        self.used: dict[str, str] = {}
        """Links that were used, and by whom."""
        self.asides: Counter[object] = Counter()
        """How much was written besides the game, by whom: a seat, the spectators (None), or the house."""
        self.built_by: dict[int, str] = {}
        self.building: tuple[int, tuple[int | None, ...]] | None = None
        """When the building phase began, and what was left on the clocks then: all that others see of them."""
        self.places: dict[int, int] = {}
        """The place in the game's log of the event in a public line."""

    @classmethod
    def of(cls, name: str, lines: Iterable[Line]) -> Table:
        """The table after these lines of its log."""
        table = cls(name)
        for line in lines:
            table.replay(line)
        return table

    @property
    def public(self) -> int:
        """The number of the newest public line."""
        return len(self.lines)

    # Who is who

    def seat_of(self, owner: str) -> int | None:
        """The seat of an identity, a kept one included."""
        return next((number for number, seat in enumerate(self.seats) if seat.owner == owner), None)

    @property
    def host_seat(self) -> int | None:
        """Where the host sits, if at all."""
        return self.seat_of(self.host)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats whose decision the table waits for."""
        if self.phase != "playing" or self.game is None or self.game.to_move is CHANCE:
            return ()
        return tuple(sorted(self.game.to_move)) if isinstance(self.game.to_move, frozenset) else ()

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
        times = [self.patience, *(seat.deadline for seat in self.seats if seat.deadline is not None)]
        return min([*times, self.starting_until] if self.phase == "starting" else times)

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
        return self.lines[-1].at

    # What is written down

    def write(self, entry: Entry, at: int) -> None:
        """Let this happen, and whatever follows from it in the game."""
        events = self._take(entry, at)
        self._file(entry, at)
        self._file_events(events, at)

    def play(self, event: Setup | Deal | Bid, at: int, by: str | None = None) -> None:
        """Push an event on the game; `MoveError` if it does not take it."""
        self._file_events(self._game.push(event), at, by)

    def replay(self, line: Line) -> None:
        """Take a line that is in the log already."""
        entry = entries.read(line.body)
        if isinstance(entry, entries.Happened) and entry.event["type"] in _PUSHED:
            self._game.push(parse_pushed(entry.event))
        else:
            self._take(entry, line.at)
        self._count(line, entry)
        self._tick(line.at)

    @property
    def _game(self) -> Game:
        if self.game is None:
            raise ValueError(f"table {self.id}: there is no game yet")
        return self.game

    def _file_events(self, events: Iterable[Event], at: int, by: str | None = None) -> None:
        for event in events:
            covered = self.built_by.get(event.seat) if isinstance(event, Build) else by
            # Only the move itself was made by somebody; what follows from it was not.
            self._file(entries.Happened(record_json(event), covered if isinstance(event, Bid | Build) else None), at)
        self._tick(at)

    def _file(self, entry: Entry, at: int) -> None:
        public = self.public + 1 if isinstance(entry, Public) else None
        line = Line(self.seq + 1, public, at, entries.written(entry))
        self.unsaved.append(line)
        self._count(line, entry)

    def _count(self, line: Line, entry: Entry) -> None:
        self.seq = line.seq
        self.updated = line.at
        if line.public is not None:
            self.lines.append(line)
        if isinstance(entry, entries.Happened):
            self._note(entry, line.at)
        elif isinstance(entry, entries.ASIDES):
            self.asides[entry.seat] += 1
        elif isinstance(entry, entries.HOUSE):
            self.asides[HOUSE] += 1

    def _note(self, happened: entries.Happened, at: int) -> None:
        """What an event of the game means for the table."""
        place = self.places[self.public] = len(self.places)
        if happened.by is not None:
            self.by[place] = happened.by
        kind = happened.event["type"]
        if kind == "bid":
            seat = happened.event["seat"]
            self.prepared.pop(seat, None)
            self.seats[seat].stop_clock(self.clock, at, decided=True)
        elif kind == "round":
            self.built_by.clear()
        elif kind in ("award", "deal"):
            self.prepared.clear()
        if kind != "bid":
            self.basis = self.public
        if kind == "score":
            self.phase = "over"

    def _take(self, entry: Entry, at: int) -> tuple[Event, ...]:  # noqa: C901 - a total match
        """Change the table by an entry; answers the events of the game that come of it."""
        match entry:
            case entries.Secret(secret=secret):
                self.secret = secret
            case entries.Opened():
                self._open(entry)
            case entries.Sat(seat=number, owner=owner, name=name, commitment=commitment):
                self.seats[number] = Seat(owner, name, commitment=commitment)
            case entries.Left(seat=number):
                self.seats[number] = Seat()
            case entries.Filled(seat=number, bot=bot):
                self.seats[number] = bot_seat(number, bot)
            case entries.Starting(until=until):
                self.phase, self.starting_until = "starting", until
            case entries.Nonce(seat=number, nonce=nonce):
                self.seats[number].nonce = nonce
            case entries.Started():
                self._start()
            case entries.Away(seat=number):
                self.seats[number].kept, self.seats[number].away = False, True
            case entries.Back(seat=number):
                self.seats[number].welcome_back()
            case entries.Moved(seat=number, owner=owner, token=token):
                self._move(self.seats[number], owner)
                self.passes = {link: to for link, to in self.passes.items() if to[0] != number}
                self.used[token] = owner
            case entries.Silenced(seat=whom, on=on):
                _switch(self.silenced, whom, on)
            case entries.Ended():
                self.phase = "ended"
            case entries.Rematched(table=following):
                self.next = following
            case entries.Prepared(seat=number, cards=cards):
                self.prepared.pop(number, None)
                if cards is not None:
                    self.prepared[number] = tuple(cards)
            case entries.Built(seat=number, robots=robots, by=by):
                return self._seal(Build(number, robots), by, at)
            case entries.Auto(seat=number, on=on):
                _switch(self.auto, number, on)
            case entries.Muted(seat=number, whom=whom, on=on):
                _switch(self.muted.setdefault(number, set()), whom, on)
            case entries.Passed(seat=number, token=token, until=until):
                self.passes[token] = (number, until)
            case entries.Graced(seat=number):
                self.seats[number].since, self.seats[number].left = at, GRACE
            case entries.Chat() | entries.Happened():
                pass
            case _:
                assert_never(entry)
        return ()

    def _move(self, seat: Seat, owner: str) -> None:
        if seat.owner == self.host:
            self.host = owner
        seat.owner = owner

    def _open(self, entry: entries.Opened) -> None:
        options: dict[str, Any] = entry.options
        self.options = Options(**options)
        faces = deck_of_json(entry.deck)
        self.faces = Deck.standard() if faces == Deck.standard() else faces
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
            if number not in waiting or self.bot_of(number):
                seat.stop_clock(self.clock, at, decided=False)
            elif seat.since is None:
                seat.start_clock(self.clock, at)
        if self.game is None or self.game.phase != "build":
            self.building = None
        elif self.building is None:
            self.building = (at, tuple(seat.left for seat in self.seats))


def embedded(faces: Deck) -> dict[str, Any]:
    """A deck as a log keeps it: with its faces, also the standard one, which may be corrected in a later version."""
    return {"name": faces.name, "sha256": faces.sha256, "cards": face_tables(faces)}


def _switch(members: set[Any], member: object, on: bool) -> None:
    if on:
        members.add(member)
    else:
        members.discard(member)
