"""What a program must be able to do to play, and what it may do besides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from fzzzt.engine import Bid, Build
from fzzzt.engine.auction import bid_error
from fzzzt.engine.build import build_error

if TYPE_CHECKING:
    from random import Random

    from fzzzt.engine import Deck, Event, Options, Score, View


class Player(Protocol):
    """Decides for one seat. It gets the seat's view and a random source, nothing else."""

    def decide(self, view: View, limit: float | None, rng: Random) -> Bid | Build:
        """The bid or build for this view, within `limit` seconds (None: take your time)."""
        ...


@runtime_checkable
class Beginner(Protocol):
    """A player that wants to be told of a game when it begins."""

    def begin(self, seat: int, options: Options, faces: Deck) -> None:
        """Take a seat in a new game."""
        ...


@runtime_checkable
class Observer(Protocol):
    """A player that also wants to hear what happens: every event, less what its seat may not know."""

    def observe(self, event: Event) -> None:
        """Hear of an event."""
        ...


@runtime_checkable
class Finisher(Protocol):
    """A player that wants to be told how a game ended."""

    def finish(self, score: Score) -> None:
        """The game is over."""
        ...


@runtime_checkable
class Preparing(Protocol):
    """A player that is not at its full strength at once."""

    def get_ready(self) -> None:
        """Wait until it is; for games that nobody watches."""
        ...


def default_move(view: View) -> Bid | Build:
    """What a seat plays that cannot decide: the one card of lowest power, then lowest id; or no build."""
    if view.phase == "build":
        return Build(view.seat, {})
    bids = view.legal_bids()
    return Bid(bids.seat, (min(bids.hand, key=lambda card: (view.faces.power[card], card)),))


def is_legal(view: View, move: object) -> bool:
    """Whether a player may make this move in its view."""
    return move in (view.legal_builds() if view.phase == "build" else view.legal_bids())


def why_illegal(view: View, move: object) -> ValueError:
    """Why a player may not make this move in its view."""
    match view.phase, move:
        case "bid", Bid(seat=view.seat):
            return bid_error(view.faces, move, view.hand)
        case "build", Build(seat=view.seat):
            return build_error(view.faces, move, view.hand, view.legal_builds().units) or ValueError(
                "not a lawful build"
            )
    return ValueError(f"a {view.phase} of seat {view.seat} is asked for")
