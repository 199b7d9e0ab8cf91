"""A game in this process. It is played on a thread of its own: bots may think, and the disk may be slow."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from fzzzt.bots.compiling import INSTALL
from fzzzt.engine import Bid, Build, MoveError
from fzzzt.tui.feeds.feed import Refused, ShownTable, Sitter, Update, Wish
from fzzzt.wire.sayings import Saying

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from fzzzt.solo.game import SoloGame
    from fzzzt.tui.feeds.feed import Wishes
    from fzzzt.wire.tables import TablePhase

    _Move = tuple[Bid | Build, asyncio.Future[None]]

T = TypeVar("T")


class LocalFeed:
    """A person, or nobody, and bots."""

    def __init__(self, solo: SoloGame, *, same_deal: bool = False) -> None:
        """`same_deal`: the cards are dealt as they were in the last game."""
        self.solo = solo
        self._same_deal = same_deal
        self.can: frozenset[Wishes] = frozenset({"hint", "new"} if solo.seat is not None else {"new"})
        seats = solo.match.seats
        self._sitters = tuple([Sitter.of(seat["name"], seat.get("bot")) for seat in seats])
        self._work: asyncio.Future[Any] | None = None
        self._moves: asyncio.Queue[_Move] = asyncio.Queue()

    async def news(self) -> AsyncGenerator[Update, None]:
        """The welcome, or the way back; then the game to its end."""
        try:
            await self._on_thread(self.solo.opponents.sit_down)
            yield Update(self._table(), (*self.solo.story(), *self._greeting(), *self._weak()), anew=True)
            while not self._over:
                told = await self._on_thread(self.solo.advance)
                if not told and not self._over:
                    told = await self._ask()
                if told:
                    yield Update(self._table(), tuple(told))
            yield await self._end()
        finally:
            await self.close()
            self.solo.opponents.close()

    async def do(self, deed: Bid | Build | Wish) -> None:
        """Make the person's move."""
        if isinstance(deed, Wish):
            raise Refused("not-here")
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._moves.put_nowait((deed, answer))
        await answer

    async def link(self) -> str:
        """Seats stay where they are."""
        raise Refused("not-here")

    async def close(self) -> None:
        """Wait for the move that is being made: it is whole on disk, or not at all."""
        if self._work is not None:
            await asyncio.wait([self._work])

    async def _on_thread(self, work: Callable[[], T]) -> T:
        """Do something that may take its time. It is finished even if nobody waits for it any more."""
        task = asyncio.ensure_future(asyncio.to_thread(work))
        self._work = task
        return await asyncio.shield(task)

    @property
    def _over(self) -> bool:
        return not self.solo.match.game.to_move

    async def _ask(self) -> list[Saying]:
        """Wait for a lawful move of the person's, and make it."""
        while True:
            move, answer = await self._moves.get()
            try:
                told = await self._on_thread(partial(self.solo.play, move))
            except MoveError as error:
                answer.set_exception(Refused(error.code, str(error), error.details))
            else:
                answer.set_result(None)
                return told

    async def _end(self) -> Update:
        await self._on_thread(self.solo.finish)
        told = [self._of_bot("play-bot-covered", seat, count) for seat, count in self.solo.opponents.covered().items()]
        if self.solo.match.record_to is not None:
            told.append(Saying("play-record-saved", "headline", texts={"path": self.solo.match.record_to}))
        return Update(self._table(), tuple(told))

    def _greeting(self) -> list[Saying]:
        match = self.solo.match
        if match.game.log:
            where = {"round": match.game.round, "rounds": match.game.rounds}
            return [Saying("play-resumed", "headline", numbers=where)]
        players = {"players": match.game.options.players}
        welcome = Saying("play-welcome", "headline", numbers=players, texts={"seed": match.seed})
        return [welcome, Saying("play-same-deal", "headline")] if self._same_deal else [welcome]

    def _weak(self) -> list[Saying]:
        return [self._of_bot(why, seat) for seat, why in self.solo.opponents.weak().items()]

    def _of_bot(self, key: str, seat: int, count: int = 0) -> Saying:
        return Saying(
            key, "step", numbers={"count": count}, texts={"name": self._sitters[seat].name, "command": INSTALL}
        )

    def _table(self) -> ShownTable:
        begun = bool(self.solo.match.game.log)
        stage: TablePhase = "over" if self._over else "playing"
        return ShownTable(stage, self._sitters, self.solo.seat, self.solo.view() if begun else None)
