"""Two games that look the same to one seat, or to a spectator: what each is, and what the others do in it unseen."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from fzzzt.dealer import Dealer
from fzzzt.engine import Bid, Build, Deal, Game, Setup
from laws.test_knowledge_laws import twin
from random_games import moves

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from fzzzt.engine import Options

HIDDEN_MOMENTS = 4
"""How often the others may do something sealed before the onlookers look again at everything."""


@dataclass(frozen=True)
class Deed:
    """A message of somebody's that nobody else may notice; `how` it comes: by its `socket`, or `elsewhere`."""

    seat: int
    kind: str
    fields: dict[str, Any] = field(default_factory=dict)
    how: str = "socket"


@dataclass(frozen=True)
class Story:
    """A game up to some position, and at each moment after it a sealed deed of somebody's, or none."""

    options: Options
    pushed: tuple[Setup | Deal | Bid | Build, ...]
    moments: tuple[Deed | None, ...]

    @property
    def dealer(self) -> Dealer:
        """The dealer of these very cards."""
        setup = next(event for event in self.pushed if isinstance(event, Setup))
        hands = [[hand or () for hand in event.hands] for event in self.pushed if isinstance(event, Deal)]
        return Dealer.scripted(setup.conveyor or (), setup.mechanics, hands)

    @property
    def moves(self) -> list[Bid | Build]:
        """What the players did."""
        return [event for event in self.pushed if isinstance(event, Bid | Build)]


def some_position(options: Options, phase: str, rng: Random) -> Game:
    """Any place of a random game where there is something to hide: bids lie sealed, or several build."""
    seed = rng.random()
    places = [len(game.log) for game in _course(options, seed) if game.phase == phase and _hides(game)]
    place = rng.choice(places)
    return next(game for game in _course(options, seed) if len(game.log) == place and game.phase == phase)


def _course(options: Options, seed: float) -> Iterator[Game]:
    """One game after each of its events."""
    game = Game(options)
    for event in moves(game, seed):
        game.push(event)
        yield game


def _hides(game: Game) -> bool:
    return any(game.bids) if game.phase == "bid" else len(_to_move(game)) > 1 and not game.sealed_builds


def two_stories(game: Game, me: int | None, rng: Random) -> tuple[Story, Story]:
    """A game and another, which differ only in what a seat may not know (None: a spectator)."""
    other = Game.replay(game.options, twin(game, me, rng))
    return _story(game, me, rng), _story(other, me, rng)


def _story(game: Game, me: int | None, rng: Random) -> Story:
    pushed = tuple(event for event in game.log if isinstance(event, Setup | Deal | Bid | Build))
    moments = [_bidder_deed(game, me, rng) for _ in range(HIDDEN_MOMENTS)]
    return Story(game.options, pushed, tuple(moments if game.phase == "bid" else _builds(game, me, rng)))


def hidden_seats(game: Game, me: int | None) -> list[int]:
    """Those whose sealed deeds stay sealed for now: in an auction whose turn it is not, in the building all but one."""
    if game.phase == "bid":
        (turn,) = _to_move(game)
        return [seat for seat in range(game.options.players) if seat not in (me, turn) and game.hands[seat]]
    builders = _to_move(game)
    last = me if me in builders else builders[-1]
    return [seat for seat in builders if seat not in (me, last)]


def _to_move(game: Game) -> Sequence[int]:
    return sorted(game.deciding)


def _bidder_deed(game: Game, me: int | None, rng: Random) -> Deed | None:
    """Somebody prepares, changes or takes back a bid, or something of the kind."""
    seats = hidden_seats(game, me)
    turn = _to_move(game)[0]
    if turn != me and rng.random() < 0.2:
        return Deed(turn, "hint")
    if not seats or rng.random() < 0.3:
        return None
    seat, kind = rng.choice(seats), rng.choice(["prepare", "elsewhere", "auto", "mute"])
    if kind == "auto":
        return Deed(seat, "auto", {"on": rng.random() < 0.8})
    if kind == "mute" or game.bids[seat] is not None:
        return Deed(seat, "mute", {"seat": None, "on": rng.random() < 0.8})
    cards = None if rng.random() < 0.1 else sorted(rng.sample(game.hands[seat], rng.randint(1, len(game.hands[seat]))))
    return Deed(seat, "prepare", {"cards": cards}, "elsewhere" if kind == "elsewhere" else "socket")


def _builds(game: Game, me: int | None, rng: Random) -> list[Deed | None]:
    """Some of those who build do so, early or late."""
    moments: list[Deed | None] = [None] * HIDDEN_MOMENTS
    for seat in hidden_seats(game, me)[:HIDDEN_MOMENTS]:
        if rng.random() < 0.7:
            place = rng.choice([place for place, deed in enumerate(moments) if deed is None])
            moments[place] = Deed(seat, "build", {"robots": dict(game.legal_builds(seat).draw(rng).robots)})
    return [_asked_before(moments, place, rng) for place in range(HIDDEN_MOMENTS)]


def _asked_before(moments: list[Deed | None], place: int, rng: Random) -> Deed | None:
    """What is done at a moment; perhaps somebody who builds later asks for a hint first."""
    later = [deed.seat for deed in moments[place:] if deed is not None]
    if moments[place] is None and later and rng.random() < 0.5:
        return Deed(rng.choice(later), "hint")
    return moments[place]
