"""Somebody at a screen: an identity that the web layer vouches for, and a name."""

from __future__ import annotations

from msgspec import Struct


class Guest(Struct, frozen=True):
    """The identity is never told to others; the name is."""

    id: str
    name: str
