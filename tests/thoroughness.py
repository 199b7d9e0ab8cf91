"""What is tried each time, and what by `make test-all` only: most combinations, and four times as many examples."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from _pytest.mark import ParameterSet

USUAL = 100
PROFILES = {"any machine": USUAL, "release": 4 * USUAL}
"""How many examples a law is tried on that says nothing about it."""


def examples(each_time: int) -> int:
    """How many it is this time, by the profile that was chosen."""
    return each_time * settings().max_examples // USUAL


def before_a_release() -> bool:
    """Whether everything is tried now."""
    return settings().max_examples > USUAL


def at_release(*values: object) -> ParameterSet:
    """A case much like one that is tried each time."""
    return pytest.param(*values, marks=pytest.mark.full)
