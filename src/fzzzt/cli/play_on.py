"""Where `fzzzt play --from` begins: a moment of a recorded game, and who sits there now."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import structs

from fzzzt.cli.record_choice import game_of, record_of, seat_of
from fzzzt.cli.refusal import Refusal
from fzzzt.disk.streams import read_from
from fzzzt.playon import NoSuchMoment, origin_in
from fzzzt.solo.saved_game import SoloMatch
from fzzzt.voice.voice import spoken

if TYPE_CHECKING:
    from fzzzt.locale import Catalogue
    from fzzzt.playon import Moment


@dataclass(frozen=True)
class Beginning:
    """A moment, and the seat of the person who plays on from it."""

    moment: Moment
    person: int

    @property
    def players(self) -> int:
        """How many play."""
        return self.moment.record.options.players

    def match(self, name: str | None, opponents: list[str], seed: str, extra: dict[str, object]) -> SoloMatch:
        """The game that goes on from there, against these bots. Everybody keeps the name that the seat had."""
        bots = iter(opponents)
        names = [spoken(player["name"]) for player in self.moment.record.seats]
        if name:
            names[self.person] = name
        seats = [
            {"name": each} if seat == self.person else {"name": each, "bot": next(bots)}
            for seat, each in enumerate(names)
        ]
        return SoloMatch.played_on(self.moment, seats, seed, extra)


def beginning_in(
    say: Catalogue, file: Path, number: int, event: int | None, seat: str | None, *, as_known: bool
) -> Beginning:
    """The moment that is asked for; `ValueError` if there is none. Without a seat it is the first person's."""
    if event is None:
        raise Refusal("cli-from-needs-event")
    with read_from(file) as source:
        data = game_of(source, number)
    record_of(data, number, file)
    try:
        moment = origin_in(data, event)
    except NoSuchMoment as why:
        raise ValueError(say(f"refused-{why.code}", **why.details)) from None
    seats = moment.record.seats
    people = [place for place, player in enumerate(seats) if "bot" not in player]
    person = (people or [0])[0] if seat is None else seat_of(seat, moment.record)
    if as_known:
        moment = moment._replace(origin=structs.replace(moment.origin, seat=person))
    return Beginning(moment, person)
