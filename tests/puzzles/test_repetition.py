"""What was missed comes back at growing intervals, and what was found at once does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from fzzzt.puzzles.repetition import INTERVALS, Kept, KeptPuzzles, after, next_of, today

if TYPE_CHECKING:
    from pathlib import Path


def test_intervals_grow() -> None:
    assert list(INTERVALS) == sorted(set(INTERVALS))


def test_what_is_found_at_once_is_done() -> None:
    assert after(None, right=True, day=100).done


def test_what_was_missed_is_due_later_each_time_until_it_is_done() -> None:
    kept, day = after(None, right=False, day=100), 100
    for wait in INTERVALS:
        assert not kept.done
        assert kept.due == day + wait
        assert after(kept, right=True, day=kept.due - 1) == kept
        day = kept.due
        kept = after(kept, right=True, day=day)
    assert kept.done


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 90))))
def test_a_miss_always_begins_again(answers: list[tuple[bool, int]]) -> None:
    kept, day = None, 100
    for right, wait in answers:
        day += wait
        kept = after(kept, right, day)
        assert right or kept == Kept(0, day + INTERVALS[0])


def test_what_is_due_comes_before_what_is_new() -> None:
    kept = {"a": Kept(0, 9), "b": Kept(1, 7), "c": Kept(0, 12), "d": Kept(len(INTERVALS), 0)}
    assert next_of(["d", "c", "e", "a", "b"], kept, 10) == "b"
    assert next_of(["d", "c", "e"], kept, 10) == "e"
    assert next_of(["d", "c"], kept, 10) is None


def test_answers_are_kept_in_a_file(tmp_path: Path) -> None:
    box = KeptPuzzles(tmp_path / "state" / "puzzles.json")
    box.keep("1-2", right=False)
    box.keep("3-4", right=True)
    assert box.all() == {"1-2": Kept(0, today() + INTERVALS[0]), "3-4": Kept(len(INTERVALS), 0)}
    box.path.write_text("{broken")
    assert box.all() == {}
