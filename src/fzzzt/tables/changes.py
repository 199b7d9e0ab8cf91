"""How each entry of a log changes a table, whether it happens now or is read again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, assert_never

from fzzzt.dealer import Dealer
from fzzzt.engine import Build, Game
from fzzzt.fairness import daily_seed, seed_of
from fzzzt.guide import Guide, GuidedDealer
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
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fzzzt.engine import Event
    from fzzzt.tables.table import Table
    from fzzzt.wire.events import RecordedEvent
    from fzzzt.wire.log import Entry


def change(table: Table, entry: Entry, at: int) -> Iterable[Event]:  # noqa: C901 - a total match
    """Change the table by an entry; answers the events of the game that come of it."""
    match entry:
        case log.Happened(event=event):
            return _happen(table, event)
        case log.Secret(secret=secret):
            table.secret = secret
        case log.Opened():
            _open(table, entry)
        case log.Sat(seat=number, owner=owner, name=name, commitment=commitment, account=account):
            table.seats[number] = Seat(owner, name, account, commitment=commitment, sat=table.public + 1)
            table.sittings[owner] += 1
            del table.written_besides[number]  # what somebody else wrote here is not theirs
        case log.Left(seat=number):
            if number in table.given:  # a host's powers go back, if not the seat
                _move(table, table.seats[number], table.given.pop(number), account=False)
            table.seats[number] = Seat()
            _void_links(table, number)
            _settle_requests(table, number)
        case log.Filled(seat=number, bot=bot):
            table.seats[number] = bot_seat(number, bot)
            _void_links(table, number)
        case log.Starting(until=until):
            table.phase, table.starting_until = "starting", until
        case log.Nonce(seat=number, nonce=nonce):
            table.seats[number].nonce = nonce
        case log.Started(versions=versions):
            table.versions = versions
            _start(table)
        case log.Away(seat=number, why=why):
            seat = table.seats[number]
            seat.kept, seat.away, seat.once = False, True, why == "clock"
        case log.Back(seat=number):
            table.seats[number].welcome_back()
        case log.Moved(seat=number, owner=owner, token=token, account=account):
            _move(table, table.seats[number], owner, account=account)
            _void_links(table, number)
            table.used[token] = owner
        case log.Renamed(seat=number, name=name, account=account):
            table.seats[number].name, table.seats[number].account = name, account
        case log.Slept() | log.Woke():
            _rest(table, at, asleep=isinstance(entry, log.Slept))
        case log.Asked():
            table.requests[table.public + 1] = entry
        case log.Declined(request=request):
            table.requests.pop(request, None)
        case log.Given(seat=number, owner=owner, account=account):
            _give(table, number, owner, account=account)
        case log.Reclaimed(seat=number, account=account):
            _move(table, table.seats[number], table.given.pop(number), account=account)
            table.seats[number].welcome_back()
            _void_links(table, number)
        case log.Ending(seat=number, on=on):
            _switch(table.ending, number, on)
        case log.Silenced(seat=whom, on=on):
            _switch(table.silenced, whom, on)
        case log.Ended():
            table.phase = "ended"
        case log.Forgotten(seats=numbers):
            _forget(table, numbers)
        case log.Rematched(table=following):
            table.next = following
        case log.Prepared(seat=number, cards=cards):
            table.prepared.pop(number, None)
            if cards is not None:
                table.prepared[number] = tuple(cards)
        case log.Built(seat=number, robots=robots, by=by):
            return _seal(table, Build(number, robots), by, at)
        case log.Auto(seat=number, on=on):
            _switch(table.auto, number, on)
        case log.Muted(seat=number, whom=whom, on=on):
            _switch(table.muted.setdefault(number, set()), whom, on)
        case log.Passed(seat=number, token=token, until=until):
            table.passes[token] = (number, until)
        case log.Graced(seat=number):
            table.seats[number].since, table.seats[number].left = at, GRACE
        case log.Hinted(seat=number):
            table.hints[number] = entry
            table.hints_taken[number] += 1
        case log.Chat():
            pass
        case _:
            assert_never(entry)
    return ()


def _happen(table: Table, event: RecordedEvent) -> Iterable[Event]:
    """Chance and bids are pushed. Builds were when they were sealed; the rest follows, and has happened by then."""
    match event:
        case WireSetup() | WireDeal() | WireBid():
            return _game(table).push(event.event())[1:]
        case WireRound() | WireReveal() | WireAward() | WireBuild() | WireFinalScore():
            return ()
        case _:
            assert_never(event)


def _game(table: Table) -> Game:
    if table.game is None:
        raise ValueError(f"table {table.id}: there is no game yet")
    return table.game


def _move(table: Table, seat: Seat, owner: str, *, account: bool) -> None:
    if seat.owner == table.host:
        table.host = owner
    seat.owner, seat.account = owner, account


def _give(table: Table, number: int, owner: str, *, account: bool) -> None:
    """A seat passes to whoever has asked for it. It can be taken back."""
    seat = table.seats[number]
    table.given.setdefault(number, seat.owner or "")
    _move(table, seat, owner, account=account)
    seat.welcome_back()
    _settle_requests(table, number)
    _void_links(table, number)
    table.unrated = True


def _forget(table: Table, numbers: Iterable[int]) -> None:
    """Somebody will never come back: the seat is free again, or a bot goes on there."""
    table.forgotten += 1
    for number in numbers:
        if table.phase == "open":
            table.seats[number] = Seat()
        else:
            table.seats[number].cover_for_good()
        _void_links(table, number)
        table.given.pop(number, None)
        table.ending.discard(number)
        _settle_requests(table, number)


def _void_links(table: Table, number: int) -> None:
    """A seat has another person, a bot or nobody: links to it that somebody made before move it nowhere."""
    table.passes = {link: to for link, to in table.passes.items() if to[0] != number}


def _settle_requests(table: Table, number: int) -> None:
    """A seat has a new person, or none: whoever else has asked for it need not be answered."""
    table.requests = {request: asked for request, asked in table.requests.items() if asked.seat != number}


def _rest(table: Table, at: int, *, asleep: bool) -> None:
    if table.asleep and not asleep and table.building is not None and not table.clock_runs_on:
        began, left = table.building
        table.building = (began + at - table.slept_at, left)
    table.asleep, table.slept_at = asleep, at
    for seat in table.seats:
        seat.asked = None


def _open(table: Table, entry: log.Opened) -> None:
    table.options, table.faces = entry.options.options(), entry.deck.deck()
    table.clock, table.cover, table.listed = entry.clock, entry.cover, entry.public
    table.hints_wanted = entry.hints
    table.host, table.commitment, table.previous = entry.host, entry.commitment, entry.previous
    table.guide = Guide() if entry.guided else None
    table.origin, table.daily, table.rated, table.group = entry.origin, entry.daily, entry.rated, entry.group
    table.seats = [bot_seat(number, bot) for number, bot in enumerate(entry.bots)]
    for number, person in enumerate(entry.kept or ()):
        if person is not None:
            table.seats[number] = Seat(person.owner, person.name, person.account, kept=True)


def _start(table: Table) -> None:
    table.phase = "playing"
    table.game = Game(table.options, table.faces)
    table.story = Story(table.game)
    table.dealer = GuidedDealer() if table.guide else Dealer(_seed(table))
    for seat in table.seats:
        seat.wind(table.clock)


def _seed(table: Table) -> str:
    if table.daily is not None and table.plays_daily:
        return daily_seed(table.daily.day, table.secret)
    return seed_of(table.secret, table.contributions)


def _seal(table: Table, build: Build, by: str | None, at: int) -> tuple[Event, ...]:
    if by is not None:
        table.built_by[build.seat] = by
    events = _game(table).push(build)
    table.seats[build.seat].stop_clock(table.clock, at, decided=True)
    return events


def _switch(members: set[Any], member: object, on: bool) -> None:
    if on:
        members.add(member)
    else:
        members.discard(member)
