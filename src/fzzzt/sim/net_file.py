"""Files of nets: a line of JSON that says what is in it, then plain numbers. docs/policy-net.md describes them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import numpy as np

from fzzzt.sim.net_shape import NET

if TYPE_CHECKING:
    from fzzzt.sim.state import Row

_FORMAT = "fzzzt-net 1"


def net_of(content: bytes) -> Row:
    """The net in a file; `ValueError` if it is none, or one of another shape."""
    line, _, numbers = content.partition(b"\n")
    head = json.loads(line)
    if head.get("format") != _FORMAT or head.get("layers") != _layers() or len(numbers) != NET.itemsize:
        raise ValueError("this is no net that this version can play")
    net = np.zeros(1, NET)[0]
    place = 0
    for name, shape in _layers().items():
        count = int(np.prod(shape))
        net[name] = np.frombuffer(numbers, "<f4", count, 4 * place).reshape(shape)
        place += count
    return net


def content_of(net: Row, made_by: str) -> bytes:
    """A net as the content of a file; `made_by` is the command that trained it."""
    head = {"format": _FORMAT, "made_by": made_by, "layers": _layers()}
    numbers = b"".join(np.asarray(net[name], "<f4").tobytes() for name in _layers())
    return json.dumps(head).encode() + b"\n" + numbers


def _layers() -> dict[str, list[int]]:
    """The layers in their order, and their shapes."""
    return {name: list(NET[name].shape) for name in NET.names or ()}
