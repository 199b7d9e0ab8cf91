"""Both nets (test_leaks.py, test_leaks_scan.py) notice leaks: each of these is built in, and must be found."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING

import pytest

from fzzzt.engine import Bid, Build, Deal, Game, Options, Setup
from random_games import moves
from thoroughness import at_release
from web.leak_evening import Plot, first_difference
from web.leak_game import WholeGame
from web.leak_mutants import IN_AUCTIONS, IN_BUILDING, IN_WHOLE_GAMES
from web.leak_story import HIDDEN_MOMENTS, Deed, Story, hidden_seats, two_stories
from web.leak_verdict import check_game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from _pytest.mark import ParameterSet

    Leak = Callable[[pytest.MonkeyPatch], None]

NOTHING = (None,) * HIDDEN_MOMENTS


def some(leaks: Iterable[Leak]) -> list[ParameterSet]:
    """Every third; all of them before a release."""
    return [at_release(leak) if number % 3 else pytest.param(leak) for number, leak in enumerate(leaks)]


def in_an_auction() -> tuple[tuple[Story, Story], Plot]:
    """Two have bid, the third looks on, and the fourth prepares bids, or does not; all the others' cards differ."""
    game = _game(_two_have_bid)
    _, _, me, later = game.order
    cards = sorted(game.hands[later][:1])
    deed = Deed(later, "prepare", {"cards": cards})
    moments = (deed, Deed(later, "prepare", {"cards": cards}, "elsewhere"), Deed(later, "auto", {"on": True}), None)
    pair = _pair(game)
    assert pair is not None
    one, other = (story.pushed for story in pair)
    return (Story(game.options, one, moments), Story(game.options, other, NOTHING)), Plot(me, 3)


def _two_have_bid(game: Game) -> bool:
    return game.phase == "bid" and sum(map(bool, game.bids)) == 2 and len(game.order) == 4 and _pair(game) is not None


def _pair(game: Game) -> tuple[Story, Story] | None:
    """Two stories that are as different as can be, for the seat whose turn it is."""
    pairs = (two_stories(game, game.order[2], Random(seed)) for seed in range(5))
    return next((pair for pair in pairs if _unlike(*pair)), None)


def _unlike(one: Story, other: Story) -> bool:
    """Whether the hands that were dealt last are different at every seat but one, and the bids made since too."""
    hands, others = ([event.hands for event in story.pushed if isinstance(event, Deal)][-1] for story in (one, other))
    same = [mine == theirs for mine, theirs in zip(hands, others, strict=True)]
    return sum(same) == 1 and one.moves[-2] != other.moves[-2] and one.moves[-1] != other.moves[-1]


def in_the_building() -> tuple[tuple[Story, Story], Plot]:
    """The same cards, but in one story people have built."""
    game = _game(lambda game: game.phase == "build" and len(hidden_seats(game, 0)) == 3)
    builds = [Deed(seat, "build", {"robots": {}}) for seat in hidden_seats(game, 0)]
    pushed = tuple(event for event in game.log if isinstance(event, Setup | Deal | Bid | Build))
    return (Story(game.options, pushed, (*builds, None)), Story(game.options, pushed, NOTHING)), Plot(0, 3)


def _game(wanted: Callable[[Game], bool]) -> Game:
    """A random game of four, stopped where it is as wanted."""
    for seed in range(100):
        game = Game(Options.of(4))
        for event in moves(game, seed):
            if wanted(game):
                return game
            game.push(event)
    raise AssertionError("no such position in a hundred games")


@pytest.mark.parametrize("situation", [in_an_auction, in_the_building])
def test_there_is_nothing_to_catch_as_it_is(situation: Callable[[], tuple[tuple[Story, Story], Plot]]) -> None:
    assert first_difference(*situation()) is None


@pytest.mark.parametrize("leak", some(IN_AUCTIONS))
def test_leaks_in_an_auction_are_caught(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    assert first_difference(*in_an_auction()) is not None


@pytest.mark.parametrize("leak", some(IN_BUILDING))
def test_leaks_in_the_building_are_caught(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    assert first_difference(*in_the_building()) is not None


def a_game_begun() -> WholeGame:
    """A game of two people and a bot, as far as some forty steps lead."""
    game = WholeGame(2, 3, seed=1)
    asyncio.run(game.play(steps=40))
    return game


def test_there_is_nothing_to_catch_in_a_game_either() -> None:
    check_game(a_game_begun())


@pytest.mark.parametrize("leak", some(IN_WHOLE_GAMES))
def test_leaks_in_whole_games_are_caught(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    game = a_game_begun()
    with pytest.raises(AssertionError):
        check_game(game)
