"""Entries of a table as they are told: those of the log, less what a reader may not know; identities stay there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Union, cast

from msgspec import UNSET, UnsetType, defstruct, structs

from fzzzt.wire import log
from fzzzt.wire.events import AnyWireEvent
from fzzzt.wire.sayings import Saying
from fzzzt.wire.shape import Shape

if TYPE_CHECKING:
    from collections.abc import Callable


class Told(Shape, frozen=True, tag_field="type"):
    """Any entry: its number, when it happened, in ms since the epoch, and what there is to say of it."""

    seq: int
    at: int
    sayings: tuple[Saying, ...]


class ToldEvent(Told, frozen=True, tag="event"):
    """An event of the game; `by` is the level of a bot that covered a person."""

    event: AnyWireEvent
    by: str | UnsetType = UNSET


class ToldChat(Told, frozen=True, tag="chat"):
    """Table talk, of a seat or of a spectator; without text to those who do not want to see it, or if deleted."""

    seat: int | None
    name: str
    text: str | None


_TOLD_OF: dict[type[log.Public], tuple[str, ...]] = {
    log.Opened: ("previous",),
    # Everybody's commitments must be known before anyone reveals: docs/shuffles.md says why.
    log.Sat: ("seat", "name", "commitment"),
    log.Left: ("seat",),
    log.Filled: ("seat", "bot"),
    log.Starting: ("until",),
    log.Nonce: ("seat", "nonce"),
    log.Started: ("missing",),
    log.Away: ("seat", "why"),
    log.Back: ("seat",),
    log.Moved: ("seat",),
    log.Renamed: ("seat", "name"),
    log.Slept: (),
    log.Woke: (),
    log.Asked: ("seat", "name"),
    log.Declined: ("seat", "request"),
    log.Given: ("seat", "by"),
    log.Reclaimed: ("seat",),
    log.Silenced: ("seat", "on"),
    log.Ending: ("seat", "on"),
    log.Ended: ("why",),
    log.Forgotten: ("seats",),
    log.Rematched: ("table",),
}
"""What everybody is told of the other entries: a new field is secret until it stands here."""


def _told(entry: type[log.Public], names: tuple[str, ...]) -> Callable[..., Told]:
    """The shape of an entry of which these fields are told."""
    types = {field.name: field.type for field in structs.fields(entry)}
    words = {"__doc__": f"{(entry.__doc__ or '').split('. ')[0].rstrip('.')}."}
    fields, tag = [(name, types[name]) for name in names], entry.__struct_config__.tag
    made = defstruct(
        f"Told{entry.__name__}", fields, bases=(Told,), module=__name__, namespace=words, tag=tag, frozen=True, gc=False
    )
    return cast("type[Told]", made)


_SHAPES = {entry: _told(entry, names) for entry, names in _TOLD_OF.items()}

if TYPE_CHECKING:
    AnyTold = Told
else:
    AnyTold = Union[(ToldEvent, ToldChat, *_SHAPES.values())]


def told_alike(seq: int, at: int, sayings: tuple[Saying, ...], entry: log.Public) -> Told:
    """An entry that is told alike to everybody."""
    kind = type(entry)
    return _SHAPES[kind](seq, at, sayings, *[getattr(entry, name) for name in _TOLD_OF[kind]])
