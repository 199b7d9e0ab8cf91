"""A finished game for its people's lists and sums."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.engine import Round, Score
from fzzzt.engine.scoring import places, standing
from fzzzt.record.steps import steps
from fzzzt.store import Counted, Result, Tally
from fzzzt.wire.played import Figures, Played, PlayedSeat, Sums
from fzzzt.wire.tables import encode

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from fzzzt.engine import SeatScore
    from fzzzt.record import Record

ALL, PLAYERS, PLACE, LEVEL = "all", "players", "place", "level"
"""The kinds of sums: `players/4`, `place/4/1`, `level/mechanic`."""


def counted(record: Record, owners: Sequence[str | None], finished: int, *, brought: bool = False) -> Counted:
    """What a finished game adds to its people's lists and sums. Points round by round take a while."""
    score = record.events[-1]
    if not isinstance(score, Score):
        raise ValueError("the game was not played to its end")
    reached = places(score.seats)
    names = [str(seat["name"]) for seat in record.seats]
    bots = [str(seat["bot"]) if "bot" in seat else None for seat in record.seats]
    seats = tuple(map(PlayedSeat, names, bots, [seat.total for seat in score.seats], reached))
    race, guided = tuple(_race(record)), bool(record.extra.get("guided"))
    results = [
        Result(
            seat=seat,
            owner=owner,
            place=reached[seat],
            company=company_of(names, seat),
            about=encode(Played(seat, seats, race, guided, brought)).decode(),
            tallies=() if guided or "origin" in record.extra else tuple(_tallies(seat, score.seats[seat], seats)),
        )
        for seat, owner in enumerate(owners)
        if owner is not None
    ]
    return Counted(record.game, finished, len(seats), tuple(results))


def company_of(names: Sequence[str], seat: int) -> str:
    """The others' names, as they are looked for."""
    return "\n".join(name.lower() for other, name in enumerate(names) if other != seat)


def figures(tallies: Iterable[Tally]) -> Figures:
    """A person's sums, by what they are about."""
    by_kind = {tally.kind: tally for tally in tallies}
    of = {kind: _sums(tally) for kind, tally in by_kind.items()}
    players = {int(kind.partition("/")[2]): sums for kind, sums in of.items() if kind.startswith(f"{PLAYERS}/")}
    return Figures(
        all=of.get(ALL),
        players=dict(sorted(players.items())),
        places={number: _reached(by_kind, number) for number in sorted(players)},
        levels={kind.partition("/")[2]: sums for kind, sums in of.items() if kind.startswith(f"{LEVEL}/")},
    )


def _reached(by_kind: dict[str, Tally], players: int) -> tuple[int, ...]:
    kinds = [f"{PLACE}/{players}/{place}" for place in range(1, players + 1)]
    return tuple(by_kind[kind].games if kind in by_kind else 0 for kind in kinds)


def _sums(tally: Tally) -> Sums:
    sources = (tally.robots, tally.widgets, tally.lost)
    return Sums(tally.games, tally.wins, tally.points, tally.best, *sources)


def _tallies(seat: int, score: SeatScore, seats: Sequence[PlayedSeat]) -> Iterator[Tally]:
    """What a game adds to each of a person's sums."""
    place, players = seats[seat].place, len(seats)
    yield _tally(ALL, place == 1, score)
    yield _tally(f"{PLAYERS}/{players}", place == 1, score)
    yield _tally(f"{PLACE}/{players}/{place}", place == 1, score)
    for level in {other.bot for other in seats if other.bot is not None}:
        best = min(other.place for other in seats if other.bot == level)
        yield _tally(f"{LEVEL}/{level}", place < best, score)


def _tally(kind: str, won: bool, score: SeatScore) -> Tally:
    made = sum(unit.points for unit in score.units if unit.points > 0)
    lost = sum(unit.points for unit in score.units if unit.points < 0)
    return Tally(kind, 1, int(won), score.total, score.total, score.base, made, lost)


def _race(record: Record) -> Iterator[tuple[int, ...]]:
    """Everybody's points after each round."""
    for step in steps(record, None):
        if isinstance(step.event, Score) or (isinstance(step.event, Round) and step.event.round > 1):
            yield standing(step.view)
