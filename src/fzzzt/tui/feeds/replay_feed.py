"""A recorded game, step by step, forward and back, and the other games of its file."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fzzzt.engine import Bid, Build, Deal, Round, SealedBid, Setup
from fzzzt.record.steps import steps
from fzzzt.tui.feeds.feed import Refused, ShownTable, Sitter, Update, Wish
from fzzzt.voice.narrator import Narrator
from fzzzt.wire.sayings import Saying

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Mapping

    from fzzzt.engine import SpectatorView
    from fzzzt.record import Record
    from fzzzt.record.game_file import GameFile
    from fzzzt.tui.feeds.feed import Wishes
    from fzzzt.wire.tables import TablePhase


@dataclass(frozen=True, slots=True)
class _Step:
    """What one move or deal brought about, and the table afterwards."""

    sayings: tuple[Saying, ...]
    view: SpectatorView
    hands: tuple[tuple[str, ...], ...] | None
    begins_round: bool
    remarked: bool


class ReplayFeed:
    """A record through the eyes of a seat, of a spectator, or with all cards open.

    Steps are numbered from 0, where nothing has happened yet; each shows what one move or deal brought about.
    """

    def __init__(
        self,
        record: Record,
        eyes: Callable[[Record], int | None] = lambda _: None,
        *,
        open_cards: bool = False,
        games: GameFile | None = None,
        remarks: Mapping[int, tuple[Saying, ...]] | None = None,
        tell_fault: Callable[[ValueError], str] = str,
    ) -> None:
        """`remarks` are what a review says of this record, by the place of the event; `tell_fault` puts into words."""
        self.can: frozenset[Wishes] = frozenset({"go"} if games is None else {"go", "turn"})
        self.eyes = eyes
        self.open_cards = open_cards
        self.games = games
        self._tell_fault = tell_fault
        self._wanted = asyncio.Event()
        self._open(record, remarks or {})

    def _open(self, record: Record, remarks: Mapping[int, tuple[Saying, ...]]) -> None:
        """Lay a game out, and go to its beginning."""
        self.record = record
        self.seat = seat = self.eyes(record)
        self._steps: list[_Step] = []
        narrator = Narrator(record.options, record.faces)
        for place, step in enumerate(steps(record, seat, open_cards=self.open_cards)):
            told, begins_round = tuple(narrator.tell(step.event)), isinstance(step.event, Round)
            told, remarked = (*told, *remarks.get(place, ())), place in remarks
            if self._steps and not isinstance(step.event, Setup | Deal | Bid | SealedBid | Build):
                before = self._steps.pop()  # it comes of what was done then
                told, begins_round = (*before.sayings, *told), begins_round or before.begins_round
                remarked = remarked or before.remarked
            self._steps.append(_Step(told, step.view, step.hands, begins_round, remarked))
        self._sitters = tuple([Sitter.of(player["name"], player.get("bot")) for player in record.seats])
        self._at = min(1, len(self._steps))

    async def news(self) -> AsyncGenerator[Update, None]:
        """The first step, and then those that are asked for."""
        yield self._news()
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            yield self._news()

    async def do(self, deed: Bid | Build | Wish) -> None:
        """Go to another step: by so many (`by`), to the next round or one back (`round`), or to a number (`to`).

        Or turn to the next game of the file, or one back (`by`).
        """
        if not isinstance(deed, Wish) or deed.kind not in self.can:
            raise Refused("replay")
        if self.games is not None and deed.kind == "turn":
            self._turn(self.games, int(deed.fields["by"]))
        else:
            self._go(deed)

    def _turn(self, games: GameFile, by: int) -> None:
        record = games.turn(by)
        if record is not None:
            self._open(record, {})
        elif not games.passed:
            raise Refused("last-game" if by > 0 else "first-game")
        self._wanted.set()

    def _go(self, deed: Wish) -> None:
        wanted, first = self._asked(deed), min(1, len(self._steps))
        if wanted < first or wanted == self._at == first < len(self._steps):
            raise Refused("at-start")
        if wanted > len(self._steps) or wanted == self._at:
            raise Refused("at-end" if self.record.finished else "unfinished")
        self._at = wanted
        if self.games is not None:
            self.games.passed = []  # it has been told
        self._wanted.set()

    async def link(self) -> str:
        """Seats stay where they are."""
        raise Refused("not-here")

    async def close(self) -> None:
        """There is nothing to wait for."""

    def _asked(self, wish: Wish) -> int:
        if "to" in wish.fields:
            return min(int(wish.fields["to"]), len(self._steps))
        if "round" in wish.fields:
            if wish.fields["round"] > 0:
                later = range(self._at + 1, len(self._steps) + 1)
                return next((step for step in later if self._begins_round(step)), len(self._steps))
            return next((step for step in range(self._at - 1, 0, -1) if self._begins_round(step)), 1)
        if "mistake" in wish.fields:
            later = range(self._at + 1, len(self._steps) + 1)
            return next((step for step in later if self._steps[step - 1].remarked), len(self._steps) + 1)
        return self._at + int(wish.fields["by"])

    def _begins_round(self, step: int) -> bool:
        return self._steps[step - 1].begins_round

    def _news(self) -> Update:
        told = self._steps[: self._at]
        view = told[-1].view if told else None
        stage: TablePhase = "over" if view is not None and view.phase == "over" else "playing"
        hands = told[-1].hands if told else None
        step = (self._at, len(self._steps))
        game = None if self.games is None else (self.games.number, self.games.count)
        table = ShownTable(stage, self._sitters, self.seat, view, step=step, game=game, hands=hands)
        sayings = [saying for each in told for saying in each.sayings]
        return Update(table, (*self._beginning(), *sayings, *self._passed()), anew=True)

    def _beginning(self) -> list[Saying]:
        whose = Saying("play-replay-open" if self.open_cards else "play-replay-spectator", "headline")
        if self.seat is not None:
            whose = Saying("play-replay-seat", "headline", texts={"name": self._sitters[self.seat].name})
        reviewed = any(step.remarked for step in self._steps)
        return [whose, Saying("review-replay-note", "headline")] if reviewed else [whose]

    def _passed(self) -> list[Saying]:
        passed = [] if self.games is None else self.games.passed
        whats = [{"what": self._tell_fault(each.fault)} for each in passed]
        return [
            Saying("play-replay-unreadable", "headline", None, {"number": each.line}, what)
            for each, what in zip(passed, whats, strict=True)
        ]
