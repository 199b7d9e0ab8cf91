"""The compiled rules are the engine's: the same cards and decisions give the same events, and the way back."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fzzzt.engine import Card, Deck, Game, Options, best_bonus
from fzzzt.sim.bridge import game_of, record_of, record_of_view
from fzzzt.sim.faces import faces_of
from fzzzt.sim.playing import random_games, workbench
from fzzzt.sim.state import CLEANUPS, GAME
from fzzzt.sim.widgets import BEARS, HIGH, LOW
from fzzzt.sim.widgets import best_bonus as compiled_bonus
from random_games import ALL_OPTIONS, positions
from simulated import disagreements
from thoroughness import examples

GAMES = 100


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_simulated_games_are_the_engines_event_for_event(options: Options) -> None:
    assert list(disagreements(options, GAMES, seed=2026)) == []


def test_uncompiled_and_bounds_checked_they_still_are() -> None:
    """Plain Python raises where compiled code would read beyond the end of an array."""
    program = (
        "import sys; sys.path.insert(0, 'tests')\n"
        "from simulated import ALL_OPTIONS, disagreements\n"
        "from fzzzt.bots.warm_up import warm_up\n"
        "warm_up()\n"
        "print([d for options in ALL_OPTIONS for d in disagreements(options, 2, 5)])"
    )
    plain = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-W", "error", "-c", program],
        env={"NUMBA_DISABLE_JIT": "1", "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (plain.stdout.strip(), plain.stderr) == ("[]", "")


def test_the_seed_decides_whatever_the_threads() -> None:
    faces = faces_of(Deck.standard(), Options.of(4))
    one, two = random_games(faces, 50, seed=3), random_games(faces, 50, seed=3, threads=2)
    assert one.tobytes() == two.tobytes()
    assert one.tobytes() != random_games(faces, 50, seed=4).tobytes()


@given(positions(("deal", "bid", "build", "over")))
@settings(max_examples=80, deadline=None)
def test_a_game_goes_into_a_record_and_back(game: Game) -> None:
    if game.sealed_builds:
        with pytest.raises(ValueError, match="between the builds"):
            record_of(game, faces_of(Deck.standard(), game.options))
        return
    options = game.options
    faces = faces_of(Deck.standard(), options)
    twin = game_of(record_of(game, faces), faces)
    for seat in [*range(options.players), None]:
        assert replace(twin.view(seat), score=None) == replace(game.view(seat), score=None)
    assert (twin.belt, twin.conveyor, twin.hands) == (game.belt, game.conveyor, game.hands)
    assert [sorted(pile) for pile in twin.discards] == [sorted(pile) for pile in game.discards]


@given(positions(("bid",)))
@settings(max_examples=80, deadline=None)
def test_a_record_made_of_a_view_looks_the_same_to_its_seat(game: Game) -> None:
    (seat,) = game.deciding
    faces = faces_of(Deck.standard(), game.options)
    twin = game_of(record_of_view(game.view(seat), faces), faces)
    assert twin.view(seat) == game.view(seat)


@given(st.data())
@settings(max_examples=examples(60), deadline=None)
def test_the_compiled_bonus_is_the_exact_one(data: st.DataObject) -> None:
    deck, options = Deck.standard(), Options.of(2, "extended")
    faces = faces_of(deck, options)
    robots = [card for card in deck.conveyor(options) if card in deck.robots]
    shuffled = data.draw(st.permutations(robots))
    units = data.draw(st.lists(st.sampled_from(faces.units), unique=True, max_size=8))
    built = {unit: data.draw(st.integers(0, 3)) for unit in units}
    allocated = {unit: tuple(shuffled.pop() for _ in range(count)) for unit, count in built.items()}
    free = shuffled[: data.draw(st.integers(0, 20))]
    record, bench = np.zeros(1, GAME)[0], workbench()
    for place, unit in enumerate(units):
        number = faces.units.index(unit)
        bench["unit"][place] = number
        record["builds"][number] = built[unit]
        record["built"][number, : built[unit]] = [faces.numbers[robot] for robot in allocated[unit]]
    bench["count"] = len(units)
    masks = [deck.masks[robot] for robot in free]
    low, high = LOW + int(BEARS[masks, 0].sum()), HIGH + int(BEARS[masks, 1].sum())
    assert compiled_bonus(record, faces.record, bench, low, high) == best_bonus(deck, free, allocated)
    assert max(built.values(), default=0) <= CLEANUPS


def test_a_deck_too_large_is_refused_in_words() -> None:
    deck = Deck.standard()
    many = [card for card in deck.cards.values() if card.kind != "mechanic"]
    big = Deck([*many, *[_copy(card, number) for number in range(2) for card in many]], "big")
    with pytest.raises(ValueError, match="'big' is too large"):
        faces_of(big, Options.of(2))


def test_a_deck_too_strong_is_refused_too() -> None:
    """Players who plan have tables of all that can be bid: a robot of power 20 would write beyond their ends."""
    faces = [card for card in Deck.standard().cards.values() if card.kind != "mechanic"]
    strong = Deck([replace(card, power=20) if card.id == "r5-n" else card for card in faces], "strong")
    with pytest.raises(ValueError, match="'strong' is too large or too strong"):
        faces_of(strong, Options.of(2))


def _copy(card: Card, number: int) -> Card:
    return replace(card, id=f"{card.id}-{number}", number=None)


def test_shuffles_are_even() -> None:
    """Each seat is Mechanic 1 about as often as any other, and each card of the deck comes first about as often."""
    games = random_games(faces_of(Deck.standard(), Options.of(4)), 4000, seed=1)
    chiefs = np.bincount(games["mechanics"][:, :4].argmin(axis=1), minlength=4)
    assert chiefs.min() > 850
    first = np.bincount(games["conveyor"][:, 0])
    assert first[first > 0].min() > 40
