"""On how many examples a law is tried: as many as it says each time, four times as many by `make test-all`."""

from __future__ import annotations

from hypothesis import settings

USUAL = 100
PROFILES = {"any machine": USUAL, "release": 4 * USUAL}
"""How many examples a law is tried on that says nothing about it."""


def examples(each_time: int) -> int:
    """How many it is this time, by the profile that was chosen."""
    return each_time * settings().max_examples // USUAL
