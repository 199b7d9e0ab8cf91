"""A worker of the crew that itself goes wrong when it is asked for a bot named after a fault."""

from __future__ import annotations

import json
import sys

from fzzzt.tables.crew_member import READY, answer_line


def wrong(kind: str, number: int) -> bytes:
    """A wrong answer of this kind."""
    illegal = {"type": "bid", "cards": ["r5-n"] * 7}
    match kind:
        case "illegal":
            return json.dumps({"id": number, **illegal}).encode() + b"\n"
        case "stale":
            return json.dumps({"id": number - 1, **illegal}).encode() + b"\n"
        case "untyped":
            return json.dumps({"id": number, "type": "bid", "cards": [["r5-n"], 7]}).encode() + b"\n"
        case "fault":
            return json.dumps({"id": number, "fault": ["what"]}).encode() + b"\n"
        case "rubbish":
            return b"\xff\xfe nonsense\n"
        case "nested":
            return b"[" * 20_000 + b"\n"
        case "list":
            return b"[]\n"
        case "flood":
            return b"x" * 10_000_000
        case _:
            sys.exit()


sys.stdout.buffer.write(READY)
sys.stdout.buffer.flush()
for line in sys.stdin.buffer:
    question = json.loads(line)
    level, number = question["level"], question["id"]
    sys.stdout.buffer.write(wrong(level[6:], number) if level.startswith("wrong-") else answer_line(line))
    sys.stdout.buffer.flush()
