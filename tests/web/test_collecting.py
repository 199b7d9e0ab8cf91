"""The server's garbage: what is new is looked through, what lasts is spared until it may be worth it."""

from __future__ import annotations

import gc
import weakref

import pytest

from fzzzt.web import collecting
from fzzzt.web.collecting import calm_collector


class Circle:
    """Something that only the collector can free."""

    def __init__(self) -> None:
        self.own = self


def test_a_circle_that_has_just_been_made_is_found() -> None:
    with calm_collector():
        circle = weakref.ref(Circle())
        gc.collect(0)
        assert circle() is None


@pytest.mark.parametrize(("minutes", "gone", "here"), [(1, 10_000, 4_000), (1, 600, 5), (60, 0, 4_000), (60, 500, 5)])
def test_what_lasts_is_looked_at_again_after_an_hour_or_many_connections(minutes: int, gone: int, here: int) -> None:
    with calm_collector() as collector:
        lasting: Circle | None = Circle()
        circle = weakref.ref(lasting)
        gc.collect()
        lasting = None
        gc.collect()
        for _ in range(minutes - 1):
            collector.go_round(gone, here)
        assert circle() is not None
        collector.go_round(gone, here)
        assert circle() is None


def test_all_is_looked_through_when_memory_has_grown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sends large records through few connections ends none of them, and makes few objects."""
    memory = 100_000_000
    monkeypatch.setattr(collecting, "_memory", lambda: memory)
    with calm_collector() as collector:
        lasting: Circle | None = Circle()
        circle = weakref.ref(lasting)
        gc.collect()
        lasting = None
        memory += 500_000_000
        collector.go_round(gone=1, here=1)
        assert circle() is not None
        memory += 50_000_000
        collector.go_round(gone=1, here=1)
        assert circle() is None


def test_all_is_as_before_when_the_server_has_ended() -> None:
    before = gc.get_threshold(), list(gc.callbacks)
    with calm_collector():
        pass
    assert (gc.get_threshold(), list(gc.callbacks)) == before
    assert gc.get_freeze_count() == 0
