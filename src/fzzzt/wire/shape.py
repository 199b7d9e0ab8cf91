"""What all shapes have in common."""

from __future__ import annotations

from msgspec import Struct


class Shape(Struct, frozen=True, gc=False):
    """Something that travels. It never changes and is no part of a cycle, so the collector need not look at it."""
