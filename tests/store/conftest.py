"""Every test of the contract runs on both databases."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from postgres import postgres

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

__all__ = ["postgres"]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    fresh_database: Callable[[], str] = request.getfixturevalue("postgres")
    return fresh_database()
