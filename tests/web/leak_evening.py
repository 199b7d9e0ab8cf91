"""An evening at a table, as two stories have it in common, and every byte that its onlookers got."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

import msgspec

from fzzzt.engine import Bid, Build
from fzzzt.store import Append
from fzzzt.tables import course, covering, decode_command, feed, house, moves, powers
from fzzzt.tables.live import standing_of
from fzzzt.tables.table import Table
from fzzzt.wire.tables import encode
from fzzzt.wire.terms import Clock
from web.leak_stage import EVE, GROUP, PEOPLE, Stage, stage
from web.leak_witness import Witness

if TYPE_CHECKING:
    from fzzzt.engine import Game
    from fzzzt.tables import LiveTable
    from web.leak_story import Deed, Story

Bytes = list[tuple[str, bytes]]

NO_CLOCK = Clock()
RATINGS = ("/api/ratings", "/api/me/ratings")
HISTORY = ("/api/me/games", "/api/me/figures", "/api/me/judgement", "/api/me/puzzles", *RATINGS)
"""What follows from finished games alone."""
GROUPS = ("/api/groups", f"/api/groups/{GROUP}")
SERVER = ("/api/tables", "/api/health", "/api/metrics", "/api/bots", "/api/daily")
PAGES = ("/api/mine", "/api/me", "/api/me/export", "/api/account", *SERVER, *HISTORY, *GROUPS)


@dataclass(frozen=True)
class Plot:
    """What everybody may know of an evening: through whose eyes we look, besides a spectator's, and a seed."""

    me: int | None
    seed: int
    clock: Clock = NO_CLOCK


async def evening(story: Story, plot: Plot) -> dict[str, Bytes]:
    """Let a story happen over real sockets; what its onlookers got, by name."""
    async with stage(story.dealer) as running, AsyncExitStack() as stack:
        live = await running.table(story.options.players, **story.options.variant, clock=plot.clock, hints=True)
        guests = (*PEOPLE[: story.options.players], EVE)
        people = [await stack.enter_async_context(Witness(running, guest, live.id)) for guest in guests]
        happening = Evening(story, plot, running, live, people)
        await happening.unfold()
        running.server.should_exit = True
        for onlooker in happening.onlookers:
            await onlooker.hear_the_end()
        return {onlooker.guest.name: onlooker.got for onlooker in happening.onlookers}


def first_difference(stories: tuple[Story, Story], plot: Plot) -> str | None:
    """What gave the difference away, in few words; None if nothing did."""
    one, other = (asyncio.run(evening(story, plot)) for story in stories)
    for name in one:
        for place, (mine, others) in enumerate(zip(one[name], other[name], strict=False)):
            if mine != others:
                return f"{name}, {place}: {mine} is not {others}"
        if len(one[name]) != len(other[name]):
            return f"{name} got {len(one[name])} answers and messages in one game, {len(other[name])} in the other"
    return None


class Evening:
    """What happens, step by step. Whatever is drawn here is drawn from what is public."""

    def __init__(self, story: Story, plot: Plot, running: Stage, live: LiveTable, people: list[Witness]) -> None:
        self._story, self._me = story, plot.me
        self._rng = Random(f"plot {plot.seed}")
        self._stage, self._live = running, live
        self._people = people
        self.onlookers = people[-1:] if plot.me is None else [people[plot.me], people[-1]]

    @property
    def _game(self) -> Game:
        assert self._live.table.game is not None
        return self._live.table.game

    async def unfold(self) -> None:
        """All of it."""
        for seat, person in enumerate(self._people[:-1]):
            await self._live.sit(person.guest, seat, None)
        await self._play()
        await self._look_again()
        walker = self._rng.choice([seat for seat in range(len(self._people) - 1) if seat != self._me])
        if self._game.phase == "build":
            await self._people[walker].say("away")
        for deed in self._story.moments:
            await self._moment(deed)
        await self._protest()
        await self._people[walker].say("chat", text="is it my turn?")
        await self._people[walker].say("back" if self._game.phase == "build" else "away")
        await self._settled()
        await self._lose_patience()
        await self._settled()
        await self._look_again()

    async def _play(self) -> None:
        """The moves up to the position: most of them in one go, the last ones by the players' sockets."""
        played = self._story.moves
        first = max(0, len(played) - self._rng.randint(1, 8))

        def begin(table: Table, now: int) -> None:
            for move in played[:first]:
                (moves.make_bid if isinstance(move, Bid) else moves.make_build)(table, move, now)  # type: ignore[arg-type]
                course.settle(table, now)

        await self._live.act(begin)
        for move in played[first:]:
            await self._pass_time()
            fields = {"cards": move.cards} if isinstance(move, Bid) else {"robots": move.robots}
            kind = "bid" if isinstance(move, Bid) else "build"
            answer = await self._people[move.seat].say(kind, **fields, seq=self._live.seq)
            assert answer["type"] == "ok", answer

    async def _settled(self) -> None:
        """A table that everybody left falls asleep by itself, a moment later: it is waited for, and then heard of."""
        while covering.is_restless(self._live.table, self._live.company):
            self._live.look_up()  # as the caretaker's beat does, which stands still here
            await asyncio.sleep(0.01)

    async def _pass_time(self) -> None:
        await self._settled()
        self._stage.now += self._rng.randint(1, 3_000)
        for onlooker in self.onlookers:
            await onlooker.listen()

    async def _moment(self, deed: Deed | None) -> None:
        """Somebody does something sealed, or nobody does; onlookers look at lists and counts."""
        await self._pass_time()
        if deed is not None:
            await self._do(deed)
        await self._pass_time()
        for onlooker in self.onlookers:
            for path in ("/api/mine", "/api/metrics", f"/api/groups/{GROUP}"):
                await onlooker.ask(path)

    async def _do(self, deed: Deed) -> None:
        if self._live.table.bot_of(deed.seat) and deed.kind == "hint":
            return  # who is away asks for nothing
        if self._live.table.bot_of(deed.seat):
            place, robots = len(self._game.log), deed.fields["robots"]
            build = Build(deed.seat, robots)
            await self._live.act(lambda table, now: course.bot_moves(table, build, place, now))
        elif deed.how == "elsewhere":
            await self._do_elsewhere(deed)
        else:
            answer = await self._people[deed.seat].say(deed.kind, **deed.fields, seq=self._live.seq)
            assert answer["type"] == "ok", answer

    async def _do_elsewhere(self, deed: Deed) -> None:
        """Another server process writes it down, and this one has not heard of that yet."""
        store = self._stage.hall.store
        table = Table.of(self._live.id, await store.lines(self._live.id))
        message = {"type": deed.kind, "id": "elsewhere", **deed.fields, "seq": table.public}
        guest = self._people[deed.seat].guest
        house.carry_out(table, self._live.company, guest, decode_command(msgspec.json.encode(message)), self._stage.now)
        await store.append(
            Append(table.id, tuple(table.unsaved), standing_of(table, encode(feed.about(table)).decode()))
        )

    async def _protest(self) -> None:
        """The onlookers ask for what they cannot have."""
        own = () if self._me is None else self._game.hands[self._me]
        not_mine = sorted(self._game.faces.cards_in(self._game.options).keys() - set(own))
        for onlooker in self.onlookers:
            for cards in ([], ["none-such"], *([card] for card in self._rng.sample(not_mine, 6))):
                for kind in ("bid", "prepare"):
                    await onlooker.say(kind, cards=cards, seq=self._live.seq)
                await onlooker.say("build", robots={cards[0]: cards[0]} if cards else {"x": "y"}, seq=self._live.seq)
            await onlooker.say("hint", seq=self._live.seq)
            for kind in ("fly", "rematch", "start", "back", "reclaim"):
                await onlooker.say(kind)
            for seat in range(len(self._people) - 1):
                await onlooker.say("ask", seat=seat)
            for on in (True, False):  # left alone it would end by the real clock's beat
                await onlooker.say("typing", on=on)
            await onlooker.say("answer", request=self._live.seq, on=True)
            await onlooker.say("bid", cards=not_mine[:1], seq=0)
            await onlooker.say("chat", text="I see nothing")
            await onlooker.say_raw(b"{}")
        await self._pass_time()

    async def _lose_patience(self) -> None:
        """The host lets bots play for whoever, as far as anyone can tell, has been waited for too long."""
        self._stage.now += powers.ABSENCE
        for seat in range(len(self._people) - 1):
            if seat != self._me:
                await self._people[0].say("replace", seat=seat)
        await self._pass_time()

    async def _look_again(self) -> None:
        """Everything that can be asked for, and new connections from wherever one may have been."""
        table = f"/api/tables/{self._live.id}"
        today = [f"/api/daily/{list_of}/{self._stage.today}" for list_of in ("days", "trusted")]
        for onlooker in self.onlookers:
            await onlooker.listen()
            for path in (table, f"{table}/record", f"{table}/standing", *today, *PAGES):
                await onlooker.ask(path)
            for seq in (0, self._rng.randint(0, self._live.seq), self._live.seq, 9_999):
                await onlooker.connect(seq)
                await onlooker.say("since", seq=seq)
