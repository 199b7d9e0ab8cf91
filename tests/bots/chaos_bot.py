"""A bot that misbehaves: `chaos_bot.py KIND [CHANCE [SEED]]`, with that chance a decision; else it bids one card."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from typing import Any

Json = dict[str, Any]

RUBBISH = [
    b"not json",
    b"[1, 2, 3]",
    b"null",
    b'"bid"',
    b'{"type": "bid", "cards": []}',
    b'{"type": "bid", "id": true, "cards": []}',
    b'{"type": "bid", "id": "1", "cards": []}',
    b'{"type": "info", "text": "thinking"}',
    b"\xff\xfe\x00",
    b"",
    b"[" * 9000,
    b'{"id": ' + b"9" * 9000 + b"}",
]


def say(message: Json) -> None:
    """Say a message."""
    shout(json.dumps(message).encode() + b"\n")


def shout(text: bytes) -> None:
    """Write anything at all."""
    sys.stdout.buffer.write(text)
    sys.stdout.buffer.flush()


def good(question: Json) -> Json:
    """A lawful answer."""
    number, view = question["id"], question["view"]
    if question["what"] == "build":
        return {"type": "build", "id": number, "robots": {}}
    return {"type": "bid", "id": number, "cards": [view["hand"][-1]]}


def bad(question: Json) -> Json:
    """An answer that is no lawful move, in one of many ways."""
    number = question["id"]
    robots: list[Any] = [None, [], {"no-unit": "p1-1"}, {"basic-nc": 7}, {"basic-nc": None}, "basic-nc"]
    cards: list[Any] = [
        None,
        [],
        "p1-1",
        ["no-card"],
        [7],
        [["p1-1"]],
        {},
        [None],
        question["view"]["hand"] * 2,
        ["\ud800"],
    ]
    return random.choice(
        [
            {
                "type": "build",
                "id": number,
                "robots": random.choice(robots[:1] if question["what"] == "bid" else robots),
            },
            {"type": "bid", "id": number, "cards": random.choice(cards)},
            {"type": question["what"], "id": number},
            {"type": [], "id": number},
            {"id": number},
        ]
    )


def answer(kind: str, question: Json) -> None:  # noqa: C901 - one case a kind
    """Answer a question in the manner of this kind."""
    match kind:
        case "rubbish":
            shout(b"\n".join(random.sample(RUBBISH, 3)) + b"\n")
        case "illegal":
            return say(bad(question))
        case "error":
            return say({"type": "error", "id": question["id"]})
        case "late":
            time.sleep(question["time_ms"] * 3 / 1000)
        case "twice":
            say(good(question))
        case "stray":
            say({**good(question), "id": question["id"] + 1000})
        case "flood":
            shout(b"blah\n" * 100_000)
        case "huge":
            shout(b"x" * 1_000_000)
        case "leave":
            say(good(question))
            os._exit(0)
        case "die":
            os._exit(random.choice([0, 1]))
        case "closed":
            os.close(1)
            time.sleep(600)
        case "silent":
            return None
        case "noisy":
            sys.stderr.write("a traceback, perhaps\n" * 1000)
    return say(good(question))


def start(kind: str) -> None:
    """What some kinds do at once."""
    match kind:
        case "mute":
            time.sleep(600)
        case "stillborn":
            sys.exit(1)
        case "parent":
            subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    say({"type": "ready", "name": kind})
    if kind == "deaf":
        time.sleep(600)


def main(kind: str = "good", chance: str = "1", seed: str = "0") -> None:
    """Play until the input ends; a stubborn bot does not even end then."""
    for line in sys.stdin.buffer:
        if line.startswith(b'{"type":"event"'):
            continue
        message = json.loads(line)
        if message["type"] == "hello":
            start(kind)
        elif message["type"] == "decide":
            question = message
            random.seed(f"{kind} {seed} {question['id']}")  # the same again, however often it was started
            answer(kind if random.random() < float(chance) else "good", question)
        elif message["type"] == "illegal":
            say(bad(question) if random.random() < float(chance) else good(question))
    while kind in ("stubborn", "parent"):
        time.sleep(600)


if __name__ == "__main__":
    main(*sys.argv[1:])
