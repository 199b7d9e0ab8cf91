"""A game against bots on disk: an unfinished record, which also tells the seed and who the bots are."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from fzzzt.dealer import Dealer
from fzzzt.disk.locks import held
from fzzzt.disk.state_folder import state_folder
from fzzzt.disk.whole_file import whole_file
from fzzzt.engine import Game
from fzzzt.fairness import PLAYED_ON
from fzzzt.guide import OPPONENT, GuidedDealer
from fzzzt.playon import beginning
from fzzzt.record import Record, dump_record, replay_record
from fzzzt.wire import plain
from fzzzt.wire.records import WireShuffle

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from fzzzt.playon import Moment


@dataclass
class SoloMatch:
    """A game of one person against bots, shuffled by a seed. `extra` is what its record tells besides."""

    game: Game
    seats: Sequence[Mapping[str, Any]]
    seed: str
    extra: Mapping[str, Any] = field(default_factory=dict)
    record_to: str | None = None
    """The file that the record is wanted in when the game is over."""

    @classmethod
    def of_record(cls, data: object) -> SoloMatch:
        """The game of a saved record, checked event by event; raises ValueError if it cannot be gone on with."""
        record, game = replay_record(data)
        extra = dict(record.extra)
        shuffle, record_to = extra.pop("shuffle", None), extra.pop("record_to", None)
        seed = shuffle.get("seed") if isinstance(shuffle, dict) else OPPONENT if extra.get("guided") else None
        if not isinstance(seed, str) or sum("bot" not in seat for seat in record.seats) != 1:
            raise ValueError("this is no game of one person against bots")
        return cls(game, record.seats, seed, extra, record_to if isinstance(record_to, str) else None)

    @property
    def guided(self) -> bool:
        """Whether this is the guided first game, which nobody shuffles."""
        return bool(self.extra.get("guided"))

    @property
    def begins_at(self) -> int:
        """How many events had happened when the game began: some, if it is played on from another."""
        origin = self.extra.get("origin")
        told = origin.get("event") if isinstance(origin, dict) else 0
        return told if isinstance(told, int) else 0

    @property
    def dealer(self) -> Dealer:
        """Who deals the cards."""
        return GuidedDealer() if self.guided else Dealer(self.seed)

    @classmethod
    def played_on(
        cls, moment: Moment, seats: Sequence[Mapping[str, Any]], seed: str, extra: Mapping[str, Any]
    ) -> SoloMatch:
        """A game that goes on from a moment of another."""
        record, origin = moment
        game = Game.replay(record.options, beginning(record.options, record.faces, origin, seed), record.faces)
        return cls(game, seats, seed, {**extra, "origin": plain(origin)})

    @property
    def person(self) -> int | None:
        """The seat of the person; None if bots have all of them."""
        return next((seat for seat, player in enumerate(self.seats) if "bot" not in player), None)

    def record(self, **more: Any) -> str:
        """The record so far, as a line of text."""
        method = PLAYED_ON if "origin" in self.extra else "seeded"
        shuffle = {} if self.guided else {"shuffle": plain(WireShuffle(method, self.seed))}
        return dump_record(Record.of(self.game, self.seats, self.seed, **self.extra, **shuffle, **more))


class Slot:
    """A place on disk for one game, held by one process at a time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: int | None = None

    def hold(self) -> bool:
        """Keep the slot for this process; False if another one plays there."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = os.open(self.path.with_name(self.path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        if held(self._lock):
            return True
        self.close()
        return False

    def read(self) -> SoloMatch:
        """The game that is kept here; raises ValueError or OSError if it cannot be read."""
        try:
            return SoloMatch.of_record(json.loads(self.path.read_text("utf-8")))
        except RecursionError:
            raise ValueError("nested too deeply") from None

    def write(self, match: SoloMatch, *, lasting: bool) -> None:
        """Keep a game here: safe from the end of the process, and, if `lasting`, from that of the machine."""
        more = {"record_to": match.record_to} if match.record_to else {}
        with whole_file(self.path, lasting=lasting) as file:
            file.write(match.record(**more) + "\n")

    def close(self) -> None:
        """Let others use the slot; what is kept there stays."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def clear(self) -> None:
        """Throw away what is kept here."""
        self.path.unlink(missing_ok=True)
        self.close()


def waiting_slots() -> Iterator[Slot]:
    """The slots with a kept game that no other process plays, the latest first. Each is held when it is given."""
    for path in sorted(state_folder().glob("plain*.json"), key=_age):
        slot = Slot(path)
        if slot.hold():
            if path.exists():
                yield slot
            else:  # it was played to its end meanwhile
                slot.close()


def _age(path: Path) -> float:
    try:
        return -path.stat().st_mtime
    except OSError:
        return 0.0


def free_slot() -> Slot:
    """A slot without a kept game, held."""
    number = 1
    while True:
        slot = Slot(state_folder() / ("plain.json" if number == 1 else f"plain-{number}.json"))
        if not slot.path.exists() and slot.hold():
            return slot
        number += 1
