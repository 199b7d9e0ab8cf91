"""Through a whole game no notice says more than that somebody is asked, to whoever may know it."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import TYPE_CHECKING

from notices.post_office import post_office
from notices.turns import ORIGIN, PEOPLE, HandClock, turns
from tables.parlour import ADA, BOB, CLEO

if TYPE_CHECKING:
    from pathlib import Path

    from notices.turns import Turns

_OTHERS = {ADA: "Bob and Cleo", BOB: "Ada and Cleo", CLEO: "Ada and Bob"}


async def _played(evening: Turns, clock: HandClock, rng: Random) -> None:
    """A whole game, in which people take their time now and then."""
    while evening.table.table.waiting:
        clock.wait(seconds=rng.choice((1, 3, 30)))
        await evening.go_round()
        seat = rng.choice(evening.table.table.waiting)
        await evening.decide(PEOPLE[seat])


def test_notices_of_a_whole_game_are_made_of_names_and_the_tables_address(tmp_path: Path) -> None:
    async def happen() -> None:
        clock = HandClock()
        async with post_office(tmp_path) as office, turns(str(tmp_path / "fzzzt.db"), office, clock) as evening:
            for guest in PEOPLE:
                await evening.want(guest, f"/{guest.id}")
            await evening.begin(players=3)
            await evening.want(ADA, "/channel", table=evening.table.id)
            await _played(evening, clock, Random(3))
            where = f"{ORIGIN}/tables/{evening.table.id}"
            assert len(office.letters) > 40
            for letter in office.letters:
                body = json.loads(letter.body)
                said = body.pop("text")
                assert body == {"event": "turn", "table": evening.table.id, "url": where}
                if letter.path == "/channel":
                    names = said.removeprefix("Your turn: ").removesuffix(f"! {where}")
                    assert set(names.replace(" and ", ", ").split(", ")) <= {guest.name for guest in PEOPLE}
                else:
                    guest = next(guest for guest in PEOPLE if letter.path == f"/{guest.id}")
                    assert said == f"Your turn, at the table with {_OTHERS[guest]}! {where}"

    asyncio.run(happen())
