"""Everything that is kept of somebody, as one file."""

from __future__ import annotations

from fzzzt.wire.bodies import Mine
from fzzzt.wire.played import Figures, PlayedGame
from fzzzt.wire.records import WireRecord  # noqa: TC001 - the shape is read at run time
from fzzzt.wire.shape import Shape

KeptRows = dict[str, tuple[dict[str, str | int | float | bool | None], ...]]


class ExportedGame(PlayedGame, frozen=True, kw_only=True):
    """A finished game with its record, if its log can be followed, and what one has said there."""

    said: tuple[str, ...]
    record: WireRecord | None


class Exported(Shape, frozen=True):
    """What is kept of somebody. `kept` has rows by the table of the database that they are in."""

    program: str
    exported: int
    name: str
    tables: tuple[Mine, ...]
    figures: Figures
    kept: KeptRows
    games: tuple[ExportedGame, ...]
