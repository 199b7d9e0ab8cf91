"""Files of recorded games as Arrow tables on disk, however many games there are."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from fzzzt.analysis.tables import TABLES, rows
from fzzzt.disk.whole_file import behind_links
from fzzzt.extras import extra_module
from fzzzt.record.games import read_games

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path
    from typing import IO

    from fzzzt.analysis.tables import Row
    from fzzzt.record import Record

FORMATS = (".parquet", ".arrow")
_AT_ONCE = 500
"""So many games are kept in memory before their rows are written."""


@dataclass
class Exported:
    """What was written: the file and the number of rows of each table, and what was left out."""

    files: dict[str, Path]
    games: int = 0
    rows: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TABLES, 0))
    unfinished: int = 0
    guided: int = 0


def export(file: str | os.PathLike[str] | IO[bytes], out: Path) -> Exported:
    """Write the finished games of a file of records as three tables, beside each other, named after `out`.

    Guided games are left out: their cards come in a written order. A line that holds no game raises `ValueError`, and
    nothing is written then.
    """
    if out.suffix not in FORMATS:
        raise ValueError(f"{out}: tables are written as {' or '.join(FORMATS)} files; games.parquet, for example")
    if not out.parent.is_dir():
        raise ValueError(f"{out.parent}: there is no such folder")
    arrow = extra_module("pyarrow", "analysis", "fzzzt export")
    done = Exported({table: behind_links(out.with_name(f"{out.stem}-{table}{out.suffix}")) for table in TABLES})
    parts = {table: path.with_name(path.name + ".part") for table, path in done.files.items()}
    try:
        with ExitStack() as stack:
            writers = {
                table: stack.enter_context(_writer(arrow, path, out.suffix, table)) for table, path in parts.items()
            }
            for some in _batches(_counted(file, done)):
                for table, kept in some.items():
                    writers[table].write_table(arrow.Table.from_pylist(kept, _schema(arrow, table)))
                    done.rows[table] += len(kept)
        if not done.games:
            raise ValueError(f"{getattr(file, 'name', file)}: there is no finished game to export")
        for table, part in parts.items():
            part.replace(done.files[table])
    finally:
        for part in parts.values():
            part.unlink(missing_ok=True)
    return done


def _counted(file: str | os.PathLike[str] | IO[bytes], done: Exported) -> Iterator[tuple[int, Record]]:
    """The games that belong in tables, with their places in the file; the others are counted."""
    for number, game in enumerate(read_games(file)):
        if not game.record.finished:
            done.unfinished += 1
        elif game.record.extra.get("guided"):
            done.guided += 1
        else:
            done.games += 1
            yield number, game.record


def _batches(records: Iterable[tuple[int, Record]]) -> Iterator[Mapping[str, list[Row]]]:
    kept: dict[str, list[Row]] = {table: [] for table in TABLES}
    for count, (number, record) in enumerate(records, 1):
        for table, more in rows(number, record).items():
            kept[table] += more
        if count % _AT_ONCE == 0:
            yield kept
            kept = {table: [] for table in TABLES}
    yield kept


def _schema(arrow: Any, table: str) -> Any:
    """The columns of a table; each tells its meaning, also to whoever has the file alone."""
    kinds = {"text": arrow.string(), "texts": arrow.list_(arrow.string()), "bool": arrow.bool_()}
    kinds |= {name: getattr(arrow, name)() for name in ("int8", "int16", "int32", "float32")}
    return arrow.schema(
        [
            arrow.field(name, kinds[column.kind.rstrip("?")], "?" in column.kind, {"meaning": column.meaning})
            for name, column in TABLES[table].items()
        ]
    )


def _writer(arrow: Any, path: Path, suffix: str, table: str) -> Any:
    if suffix == ".arrow":
        return arrow.ipc.new_file(path, _schema(arrow, table))
    parquet = extra_module("pyarrow.parquet", "analysis", "fzzzt export")
    return parquet.ParquetWriter(path, _schema(arrow, table), compression="zstd")
