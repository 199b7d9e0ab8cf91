"""The backup that docs/store.md tells of: whole, also while the server runs, and for its owner only."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from store.logbook import append, opened

DOCS = Path(__file__).parents[2] / "docs" / "store.md"
BACKUP = re.search(r"^\(umask .*sqlite3 .*\)$", DOCS.read_text("utf-8"), re.MULTILINE)


@pytest.mark.skipif(shutil.which("sqlite3") is None, reason="the command sqlite3 is not installed")
def test_the_backup_is_whole_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    assert BACKUP

    async def back_up() -> None:
        async with opened(str(tmp_path / "tables.db")) as store:
            await store.append(append("t", 1))
            subprocess.run(["/bin/sh", "-c", f"umask 022; {BACKUP[0]}"], cwd=tmp_path, check=True)  # noqa: S603
        assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0
        async with opened(str(tmp_path / "copy.db")) as copy:
            assert len(await copy.lines("t")) == 1

    asyncio.run(back_up())
