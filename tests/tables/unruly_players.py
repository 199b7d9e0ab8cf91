"""Players that others might install: most of them do what no player should."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from fzzzt.bots.random import RandomPlayer
from fzzzt.engine import Bid, Build, redact

if TYPE_CHECKING:
    from random import Random

    from fzzzt.engine import Event, View


class Hanging:
    """Never decides. Opens the pipe at $FZZZT_TEST_PIPE first, which tells that it has begun."""

    def decide(self, view: View, limit: float | None, rng: Random) -> Bid | Build:
        """Tell, and hang."""
        del view, limit, rng
        if pipe := os.environ.get("FZZZT_TEST_PIPE"):
            Path(pipe).write_text(str(os.getpid()))
        while True:
            time.sleep(3600)


class Dying:
    """Is killed in the middle of a decision."""

    def decide(self, view: View, limit: float | None, rng: Random) -> Bid | Build:
        """Die."""
        del view, limit, rng
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("dead")


class Leaving:
    """Ends the process without a word."""

    def decide(self, view: View, limit: float | None, rng: Random) -> Bid | Build:
        """Leave."""
        del view, limit, rng
        os._exit(0)


class Failing:
    """Raises."""

    def decide(self, view: View, limit: float | None, rng: Random) -> Bid | Build:
        """Raise."""
        del limit, rng
        raise RuntimeError(f"a bug with {view.hand}")


class Cheating:
    """Bids what it does not have."""

    def decide(self, view: View, limit: float | None, rng: Random) -> Bid | Build:
        """Cheat."""
        del view, limit, rng
        return Bid(0, ("r5-n",) * 7)


class Talking(RandomPlayer):
    """Prints, reads the standard input and floods both outputs, but decides."""

    def decide(self, view: View, limit: float | None, rng: Random) -> Bid | Build:
        """Talk, then decide."""
        for _ in range(1000):
            print('{"id": 1, "type": "bid", "cards": []}' * 20)
            print("still thinking" * 50, file=sys.stderr)
        os.write(1, b"x" * 200_000)
        sys.stdin.read()
        return super().decide(view, limit, rng)


class Attentive:
    """Wants to hear every event; bids the card whose place in the hand is how many it has heard."""

    def __init__(self) -> None:
        self.heard: list[Event] = []

    def observe(self, event: Event) -> None:
        """Note it."""
        self.heard.append(event)

    def decide(self, view: View, limit: float | None, rng: Random) -> Bid | Build:
        """Show how much was heard; fail if anything of it was secret."""
        del limit, rng
        if any(redact(event, view.seat) != event for event in self.heard):
            raise AssertionError("that should not have been told")
        hand = view.legal_bids().hand
        return Bid(view.legal_bids().seat, (hand[len(self.heard) % len(hand)],))
