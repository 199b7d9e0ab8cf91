"""Somebody at a screen: an identity that the web layer vouches for, and a name."""

from __future__ import annotations

from msgspec import Struct


class Guest(Struct, frozen=True):
    """The identity is never told to others; the name is, and whether it is an account's."""

    id: str
    name: str
    account: bool = False


AT_DEVICE = "~"
"""Between a guest and the number of somebody else at its device; no guest's identity has it."""


def device_of(identity: str) -> str:
    """The identity of the guest whose device somebody plays at: limits and notices are for all who share it."""
    return identity.partition(AT_DEVICE)[0]
