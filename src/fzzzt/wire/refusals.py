"""Why something was not done, as it travels. Which details there are depends on the code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from fzzzt.wire.shape import Shape

if TYPE_CHECKING:
    from collections.abc import Mapping


class Fault(Shape, frozen=True):
    """Why something was not done. There may be more fields, by the code."""

    code: str
    message: str


class Error(Shape, frozen=True):
    """The answer to what was not done."""

    error: Fault


def refusal_body(fault: Fault, details: Mapping[str, object]) -> bytes:
    """An `Error` with its details."""
    return msgspec.json.encode({"error": _with(fault, details)})


def refused_message(fault: Fault, details: Mapping[str, object], seq: int) -> bytes:
    """A `NotDone` with its details, of which one is the `id` of the message."""
    return msgspec.json.encode({"type": "error", **_with(fault, details), "seq": seq})


def _with(fault: Fault, details: Mapping[str, object]) -> dict[str, object]:
    return {**details, "code": fault.code, "message": fault.message}


def read_fault(data: bytes | str) -> tuple[Fault, dict[str, Any]]:
    """The fault in an `Error` or a `NotDone`, and all fields of it; `ValueError` if there is none."""
    told = msgspec.json.decode(data, type=dict[str, Any])
    fields = told.get("error", told)
    return msgspec.convert(fields, Fault), fields
