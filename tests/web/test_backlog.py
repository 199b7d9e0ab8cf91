"""What waits for slow clients is bounded for all of them together, and costs those who have most of it."""

from __future__ import annotations

import asyncio
from collections import Counter
from types import SimpleNamespace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from fzzzt.web.backlog import Backlog
from fzzzt.web.socket import WRITE, TableSocket

MOST = 100


class Ear:
    """A client for whom so much waits."""

    def __init__(self, place: str, size: int = 0) -> None:
        self.place, self.size = place, size
        self.is_cut_off = False

    def unsent(self) -> int:
        return self.size

    def cut_off(self) -> None:
        self.size, self.is_cut_off = 0, True


def test_the_largest_of_the_address_that_has_most_goes() -> None:
    backlog = Backlog(MOST)
    ada, small, large = Ear("home", 30), Ear("flood", 34), Ear("flood", 35)
    for ear in (ada, small, large):
        backlog.note(ear)
    newest = Ear("flood", 5)
    backlog.note(newest)
    assert [ear.is_cut_off for ear in (ada, small, large, newest)] == [False, False, True, False]


def test_what_was_taken_meanwhile_does_not_count() -> None:
    backlog = Backlog(MOST)
    quick, slow = Ear("home", 60), Ear("home", 60)
    backlog.note(quick)
    quick.size = 0
    backlog.note(slow)
    assert not any(ear.is_cut_off for ear in (quick, slow))


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 60)), max_size=100))
def test_there_is_never_more_than_may_be(said: list[tuple[int, int]]) -> None:
    backlog = Backlog(MOST)
    ears = [Ear(str(number % 3)) for number in range(10)]
    for number, size in said:
        ears[number].size = size
        backlog.note(ears[number])
        sizes = Counter({number: ear.size for number, ear in enumerate(ears)})
        assert sizes.total() <= MOST


def test_a_socket_whose_client_takes_nothing_is_dropped_with_all_that_waits_for_it() -> None:
    async def scenario() -> list[int]:
        desk: Any = SimpleNamespace(backlog=Backlog(MOST), counts=Counter())
        table: Any = SimpleNamespace(aside=False)
        dropped: list[int] = []

        def socket(number: int) -> TableSocket:
            own = {"write": lambda _: True, "unsent": lambda: 60, "drop": lambda: dropped.append(number)}
            line: Any = SimpleNamespace(scope={"extensions": {WRITE: own}}, client=None)
            return TableSocket(line, desk, table, guest=SimpleNamespace())  # type: ignore[arg-type]

        for number in range(3):
            socket(number)._send(b"some news")
        return dropped

    assert asyncio.run(scenario()) == [0, 1]
