"""A program of the crew that itself goes wrong in the sessions of a bot named after a fault."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

from fzzzt.bots.mechanic import MechanicPlayer
from fzzzt.bots.serving import serve_bot

if TYPE_CHECKING:
    from collections.abc import Iterator


def wrong(kind: str, number: int) -> bytes:
    """A wrong answer of this kind."""
    illegal = {"type": "bid", "cards": ["r5-n"] * 7}
    match kind:
        case "illegal":
            return json.dumps({"id": number, **illegal}).encode() + b"\n"
        case "stale":
            return json.dumps({"id": number - 1, **illegal}).encode() + b"\n"
        case "early":
            return json.dumps({"id": number + 1, **illegal}).encode() + b"\n"
        case "untyped":
            return json.dumps({"id": number, "type": "bid", "cards": [["r5-n"], 7]}).encode() + b"\n"
        case "fault":
            return json.dumps({"id": number, "type": "error", "cards": ["what"]}).encode() + b"\n"
        case "rubbish":
            return b"\xff\xfe nonsense\n"
        case "nested":
            return b"[" * 9_000 + b"\n"
        case "list":
            return b"[]\n"
        case "flood":
            return b"x" * 10_000_000
        case _:
            sys.exit()


def well_meant() -> Iterator[bytes]:
    """The lines of all other sessions."""
    levels: dict[str, str] = {}
    for line in sys.stdin.buffer:
        message = json.loads(line)
        if message["type"] == "game":
            levels[message["session"]] = message["level"]
        level = levels.get(message.get("session"), "")
        if not level.startswith("wrong-"):
            yield line
        elif message["type"] == "decide":
            sys.stdout.buffer.write(wrong(level[6:], message["id"]))
            sys.stdout.buffer.flush()


serve_bot(MechanicPlayer, well_meant(), sys.stdout)
