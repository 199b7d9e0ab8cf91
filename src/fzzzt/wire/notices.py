"""Wishes for notices, as they travel."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from fzzzt.wire.bodies import TableId
from fzzzt.wire.shape import Shape

Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
NoticeKind = Literal["push", "webhook"]


class Quiet(Shape, frozen=True, forbid_unknown_fields=True):
    """Hours in which nothing is to be heard: minutes after midnight in a time zone; they may go past midnight."""

    start: Minute
    end: Minute
    zone: Annotated[str, Meta(min_length=1, max_length=60)]


class NoticeWish(Shape, frozen=True, forbid_unknown_fields=True):
    """Where somebody wants notices: a browser's push address with its keys, or a webhook.

    With a `table`, a webhook is told of everybody's turns there; else of one's own, at any table.
    """

    kind: NoticeKind
    address: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)] = ""
    auth: Annotated[str, Meta(max_length=40)] = ""
    table: TableId | None = None
    quiet: Quiet | None = None


class QuietWish(Shape, frozen=True, forbid_unknown_fields=True):
    """When all of one's notices are to be quiet; null: never."""

    quiet: Quiet | None = None


class NoticePlace(Shape, frozen=True):
    """A place where somebody gets notices. Of its address only the host is told: the rest may be a secret."""

    id: str
    kind: NoticeKind
    host: str
    table: str | None
    quiet: Quiet | None
    failing: bool


class NoticePlaces(Shape, frozen=True):
    """All of one's places for notices, how many there may be, and the server's key for Web Push."""

    key: str
    most: int
    places: tuple[NoticePlace, ...]
