"""A bot that keeps every byte it is sent: `recorder_bot.py FOLDER [N]`, one file a run; it dies at its Nth decision."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path


def main(folder: str, last: str = "0") -> None:
    """Answer modestly, and write down what comes in."""
    run = len(list(Path(folder).iterdir()))
    decisions = 0
    with (Path(folder) / f"{run}").open("wb", buffering=0) as record:
        for line in sys.stdin.buffer:
            record.write(line)
            message = json.loads(line)
            if message["type"] == "hello":
                print('{"type": "ready", "name": "recorder"}', flush=True)
            elif message["type"] == "decide":
                decisions += 1
                if decisions == int(last):
                    os._exit(1)
                move = {"cards": message["view"]["hand"][:1]} if message["what"] == "bid" else {"robots": {}}
                print(json.dumps({"type": message["what"], "id": message["id"], **move}), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
