"""The order in which bots' decisions are made, as laws over any crowd: no clock, no processes."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from fzzzt.tables.fair_queue import Asker, FairQueue, Ticket


class Wish(NamedTuple):
    """Somebody's table wants a decision."""

    person: str
    quick: bool
    awaited: bool


wishes = st.builds(Wish, st.sampled_from("ABCDE"), st.booleans(), st.booleans())
crowds = st.lists(wishes, max_size=60)
days = st.lists(st.one_of(wishes, st.just(None)), max_size=120)
"""Wishes as they come, and turns (None) in between."""


def ticket_of(wish: Wish) -> Ticket[Wish]:
    return Ticket(wish, Asker((wish.person,), lambda: wish.awaited), wish.quick)


def queue_of(crowd: list[Wish]) -> FairQueue[Wish]:
    queue: FairQueue[Wish] = FairQueue()
    for wish in crowd:
        queue.push(ticket_of(wish))
    return queue


def served(queue: FairQueue[Wish], *, quick_only: bool = False) -> list[Wish]:
    order = []
    while (ticket := queue.pop(quick_only=quick_only)) is not None:
        order.append(ticket.what)
    return order


@given(crowds)
def test_everybody_is_served_once(crowd: list[Wish]) -> None:
    assert Counter(served(queue_of(crowd))) == Counter(crowd)


@given(crowds)
def test_tables_without_anybody_come_last_and_the_quick_are_never_behind_the_slow(crowd: list[Wish]) -> None:
    kinds = [(not wish.awaited, not wish.quick) for wish in served(queue_of(crowd))]
    assert kinds == sorted(kinds)


@given(days)
def test_nobody_has_a_second_turn_while_somebody_else_waits_for_one(day: list[Wish | None]) -> None:
    """Among tables of one kind: however many of them one person has."""
    queue: FairQueue[Wish] = FairQueue()
    waiting: list[Wish] = []
    passed: dict[Wish, Counter[str]] = {}
    for wish in day:
        if wish is not None:
            queue.push(ticket_of(wish))
            waiting.append(wish)
            passed.setdefault(wish, Counter())
        elif (ticket := queue.pop()) is not None:
            chosen = ticket.what
            waiting.remove(chosen)
            passed = {other: turns for other, turns in passed.items() if other in waiting}
            for other in passed:
                if other[1:] == chosen[1:] and other.person != chosen.person:
                    passed[other][chosen.person] += 1
            for other in [each for each in passed if each.person == chosen.person]:
                passed[other].clear()  # whose turn it was begins to wait anew
            assert all(turns <= 1 for counts in passed.values() for turns in counts.values())


@given(crowds)
def test_a_worker_for_what_is_quick_does_nothing_else(crowd: list[Wish]) -> None:
    queue = queue_of(crowd)
    assert all(wish.quick for wish in served(queue, quick_only=True))
    assert not any(wish.quick for wish in served(queue))


def test_twenty_tables_of_bots_alone_do_not_delay_a_stranger() -> None:
    """Eighty long decisions wait for one person, whom nobody sees; a stranger's bot is next, whatever its level."""
    hog = [Wish("A", quick=False, awaited=False)] * 80
    for stranger in (Wish("B", quick=True, awaited=True), Wish("B", quick=False, awaited=True)):
        assert served(queue_of([*hog, stranger]))[0] == stranger
    watched = [wish._replace(awaited=True) for wish in hog]
    assert stranger in served(queue_of([*watched, stranger]))[:2]


def test_a_table_is_everybodys_who_plays_there() -> None:
    """Whoever sits down at the table of somebody greedy still has turns of their own."""
    queue: FairQueue[str] = FairQueue()
    for number in range(5):
        queue.push(Ticket(f"greedy {number}", Asker(("A",))))
    queue.pop()
    queue.push(Ticket("together", Asker(("A", "B"))))
    following = queue.pop()
    assert following is not None
    assert following.what == "together"


def test_whoever_comes_to_a_table_is_waited_for_from_then_on() -> None:
    here: set[str] = set()
    queue: FairQueue[str] = FairQueue()
    for name in ("first", "second"):
        queue.push(Ticket(name, Asker(("A",), lambda name=name: name in here)))  # type: ignore[misc]
    here.add("second")
    following = queue.pop()
    assert following is not None
    assert following.what == "second"
