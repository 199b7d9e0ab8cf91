"""Codes that sign in once: what they look like, and the hash by which they are known."""

from __future__ import annotations

import hashlib
import secrets

_SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: none of them is taken for another."""
_MEANT = str.maketrans("OILU", "011V")
RECOVERY_CODES = 8
DEVICE_CODE_WORKS = 600_000
OPERATOR_LINK_WORKS = 86_400_000
"""Ms."""


def new_recovery_codes() -> tuple[str, ...]:
    """Eight codes of 80 random bits."""
    return tuple(_code(4, 4) for _ in range(RECOVERY_CODES))


def new_device_code() -> str:
    """A code of 50 random bits, which works for ten minutes: short enough to be typed."""
    return _code(2, 5)


def new_operator_code() -> str:
    """A code of 130 random bits, for a link."""
    return _code(1, 26)


def _code(groups: int, signs: int) -> str:
    return "-".join("".join(secrets.choice(_SIGNS) for _ in range(signs)) for _ in range(groups))


def code_hash(code: str) -> str:
    """By what a code is known: small letters, spaces and signs that look like others make no difference."""
    signs = "".join(sign for sign in code.upper() if sign.isalnum()).translate(_MEANT)
    return hashlib.sha256(f"fzzzt sign-in {signs}".encode(errors="replace")).hexdigest()
