"""The built-in levels: the fixed references to the letter, whole lawful games, and no looking at hidden cards."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from fzzzt.bots import LEVELS, make_player, play_out
from fzzzt.bots.apprentice import ApprenticePlayer
from fzzzt.bots.guarded import GuardedPlayer
from fzzzt.bots.mechanic import MechanicPlayer
from fzzzt.bots.tinker import exact_gain
from fzzzt.bots.weights import NAMES, standard_weights
from fzzzt.dealer import Dealer
from fzzzt.engine import Bid, Build, Game, Options, sample_world
from random_games import ALL_OPTIONS, positions, seeds
from tabletop import A, B, Table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from _pytest.mark import ParameterSet

    from fzzzt.engine import View

BUILT_IN = ["random", "rookie", "apprentice", "tinker", "mechanic"]
COMPILED = ["foreman", "engineer", "chief"]
"""What is special about these is in test_foreman.py and test_searching.py."""


def decision(name: str, view: View, seed: int = 0) -> Bid | Build:
    return make_player(name).decide(view, None, Random(seed))


def first_bid(name: str, card: str, players: int = 4) -> str:
    """What a level bids first of all for a card, holding Mechanic, power 1, 2 and 3 (BC, O and N)."""
    move = decision(name, Table(players, belt=card).game.view(A))
    assert isinstance(move, Bid)
    return " ".join(sorted(move.cards))


# The references, reckoned by hand: |power - worth| + 0.6 a card.


@pytest.mark.parametrize(
    ("card", "bid"),
    [
        ("r5-n", "p1-2 p1-3"),  # worth 3 + 2.5: power 5 of two cards 0.5 + 1.2; 6 of three 0.5 + 1.8
        ("r2-n", "p1-3"),  # worth 2 + 1: power 3 alone, 0.6
        ("r1-n", "p1-1"),  # worth 1.5: power 1 and power 2 both 0.5 + 0.6; less power on equality
        ("upgrade", "p1-1 p1-3"),  # worth 4: power 4 of two cards 1.2; 3 alone 1 + 0.6
        ("fzzzt", "p1-1"),  # worth 1
        ("prototype-o", "p1-3"),  # worth its 3 points
        ("complex-1", "p1-1 p1-2 p1-3"),  # worth 13: all power there is, but not the Mechanic
    ],
)
def test_apprentice_bids_nearest_to_plain_worth(card: str, bid: str) -> None:
    assert first_bid("apprentice", card) == bid


@pytest.mark.parametrize(
    ("card", "bid"),
    [
        ("r5-n", "p1-1 p1-2 p1-3"),  # 0.6 x 5.5 + 0.5 x 3 + 0.4 x 5 = 6.8: power 6 0.8 + 1.8; 5 1.8 + 1.2
        ("basic-nc", "p1-2 p1-3"),  # its robots make one widget: 0.6 x 5 + 0.5 x 5 = 5.5
        ("complex-1", "p1-1"),  # three robots make none: 0.6 x 13 - 0.5 x 13 = 1.3
        ("fzzzt", "p1-1"),  # 0.6 x 1 - 0.5 x 1 + 0.4 x 3 = 1.3
        ("upgrade", "p1-2"),  # 0.6 x 4 = 2.4
    ],
)
def test_tinker_bids_nearest_to_worth_for_itself(card: str, bid: str) -> None:
    assert first_bid("tinker", card) == bid


def with_units() -> Table:
    """Seat A has won basic-nc, prototype-o and an Upgrade, and has no cards left in this round."""
    table = Table(2, belt="basic-nc prototype-o r1-n upgrade r2-b r2-c r4-o r5-o", mechanics=(1, 2))
    table.auction("p1-1", "mechanic-2")
    table.auction("p1-2", "mechanic-2")
    table.auction("p1-3", "mechanic-2")
    table.auction("mechanic-1", "mechanic-2")
    return table


def test_exact_gain_counts_widgets_and_unfinished_units() -> None:
    table = with_units()
    view = table.game.view(A)
    assert exact_gain(view, A, "r2-o") == 2 + 3  # its points, and another prototype widget
    assert exact_gain(view, A, "fzzzt") == -1
    assert exact_gain(view, B, "complex-1") == -13  # three robots cannot make its widget


def test_references_build_as_they_should() -> None:
    table = with_units()
    while table.game.phase != "build":
        table.one_cheap_move()
    view = table.game.view(A)
    assert {"upgrade", "p1-1", "r1-n"} <= set(view.hand)
    assert decision("apprentice", view) == Build(A, {})
    # The Upgrade, power 0, is the weakest for basic-nc; no robot below power 2 is left with oil.
    assert decision("tinker", view) == Build(A, {"basic-nc": "upgrade"})


# Every level


def test_ladder_in_order() -> None:
    assert list(LEVELS) == BUILT_IN + COMPILED
    assert all(level.name == name for name, level in LEVELS.items())


def every_level_everywhere() -> Iterator[ParameterSet]:
    """Every level with every way to play; each way with one of the levels is enough for most days."""
    for number, options in enumerate(ALL_OPTIONS):
        for place, name in enumerate(BUILT_IN):
            marks = () if number % len(BUILT_IN) == place else pytest.mark.full
            yield pytest.param(name, options, marks=marks, id=f"{options}-{name}")


@pytest.mark.parametrize(("name", "options"), [*every_level_everywhere()])
def test_whole_lawful_games(name: str, options: Options) -> None:
    for number in range(2):
        players = [make_player(name) for _ in range(options.players)]
        game = play_out(Game(options), Dealer(f"levels/{number}"), players)
        assert game.score is not None


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_all_levels_at_one_table(options: Options) -> None:
    names = [BUILT_IN[-1 - seat % len(BUILT_IN)] for seat in range(options.players)]
    game = play_out(Game(options), Dealer("mixed"), [make_player(name) for name in names])
    assert game.score is not None


@settings(max_examples=60, deadline=None)
@given(game=positions(), seed=seeds)
def test_same_view_and_seed_same_decision_whatever_is_hidden(game: Game, seed: int) -> None:
    for seat in game.deciding:
        view = game.view(seat)
        worlds = [sample_world(view, Random(seed + number)) for number in range(2)]
        for name in BUILT_IN:
            expected = decision(name, view, seed)
            assert expected in (view.legal_builds() if view.phase == "build" else view.legal_bids())
            assert [decision(name, world.view(seat), seed) for world in worlds] == [expected, expected]


@pytest.mark.parametrize("name", BUILT_IN)
def test_earlier_games_leave_no_trace(name: str) -> None:
    used = make_player(name)
    play_out(Game(Options.of(4)), Dealer("earlier"), [used] * 4)
    games = [play_out(Game(Options.of(3)), Dealer("later"), [player] * 3) for player in (used, make_player(name))]
    assert games[0].log == games[1].log


def test_mechanic_beats_random() -> None:
    wins = 0
    for deal in range(10):
        for seat in range(2):
            players = [make_player("random"), make_player("random")]
            players[seat] = make_player("mechanic")
            score = play_out(Game(Options.of(2)), Dealer(f"beats/{deal}"), players).score
            assert score is not None
            wins += score.winners == (seat,)
    assert wins >= 18


# What `mechanic` says about its bids


def test_mechanic_bids_its_weakest_card_when_nobody_else_can_bid() -> None:
    table = Table(2, belt="r2-n r5-n r4-n")
    table.auction("mechanic-1", "mechanic-2 p2-1 p2-2 p2-3")
    advice = MechanicPlayer().explain(table.game.view(A))
    assert (advice.reason, advice.cards, advice.chance) == ("only-bidder", ("mechanic-1",), 1.0)


def test_power_costs_nothing_on_the_last_card_of_a_round() -> None:
    table = Table(4, belt="fzzzt fzzzt fzzzt fzzzt r1-b r1-c r1-o r5-n")
    while len(table.game.belt) > 1:
        table.one_cheap_move()
    view = table.game.view(table.game.order[0])
    advice = MechanicPlayer().explain(view)
    assert (advice.reason, advice.price) == ("last-card", 0)
    assert advice.power == sum(view.faces.power[card] for card in view.hand)


def test_hints_of_a_whole_game_are_the_bids_made() -> None:
    player, game, dealer = MechanicPlayer(), Game(Options.of(3)), Dealer("hints")
    seen = set()
    while game.to_move:
        seats = game.deciding
        if not seats:
            game.push(dealer.answer(game))
            continue
        seat = min(seats)
        view = game.view(seat)
        advice = player.explain(view)
        move = player.decide(view, None, Random(0))
        assert move == (Build(seat, dict(advice.robots)) if game.phase == "build" else Bid(seat, advice.cards))
        assert 0 <= advice.chance <= 1 + 1e-9
        assert advice.power == sum(game.faces.power[card] for card in advice.cards)
        if advice.reason == "cheap-pass":
            assert advice.power == min(game.faces.power[card] for card in view.hand)
        seen.add(advice.reason)
        game.push(move)
    assert {"contest", "last-card"} <= seen


def test_weights_for_every_number_of_players() -> None:
    assert list(standard_weights()) == [2, 3, 4, 5, 6]
    assert len(NAMES) == len(set(NAMES))


# Players by name


def test_unknown_name_lists_the_bots() -> None:
    with pytest.raises(ValueError, match="there is no bot 'nobody'; there are: random, rookie, apprentice"):
        make_player("nobody")


def test_player_from_an_installed_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "somebodys_bot-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: somebodys-bot\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[fzzzt.players]\nguest = fzzzt.bots.apprentice:ApprenticePlayer\n")
    monkeypatch.syspath_prepend(tmp_path)
    guest = make_player("guest")
    assert isinstance(guest, GuardedPlayer)
    assert isinstance(guest.player, ApprenticePlayer)
    with pytest.raises(ValueError, match=r"chief, guest$"):
        make_player("nobody")
