"""The levels that look ahead: they see no more than their view, learn by what is revealed, and keep nobody waiting."""

from __future__ import annotations

import threading
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings

from fzzzt.bots import compiling, lookahead, make_player, play_out
from fzzzt.bots.lookahead import Search, wary_method
from fzzzt.bots.mechanic import MechanicPlayer
from fzzzt.bots.rival_styles import RivalStyles
from fzzzt.bots.searching import Look, SearchingPlayer
from fzzzt.dealer import Dealer
from fzzzt.engine import Deal, Deck, Game, Options, Setup, redact, sample_world
from fzzzt.sim import search as sim_search
from fzzzt.sim.faces import faces_of
from random_games import positions, seeds

if TYPE_CHECKING:
    from fzzzt.engine import View

NO_HURRY = 60.0


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    compiling.make_ready()


def thinker(playouts: int = 60) -> SearchingPlayer:
    return SearchingPlayer(Look(playouts, 8), NO_HURRY)


def first_view(players: int = 4) -> View:
    game = Game(Options.of(players))
    while not game.deciding:
        game.push(Dealer("first").answer(game))
    (seat,) = game.deciding
    return game.view(seat)


@settings(max_examples=40, deadline=None)
@given(game=positions(), seed=seeds)
def test_same_view_and_seed_same_decision_whatever_is_hidden(game: Game, seed: int) -> None:
    for seat in game.deciding:
        view = game.view(seat)
        expected = thinker().decide(view, None, Random(seed))
        assert expected in (view.legal_builds() if view.phase == "build" else view.legal_bids())
        for number in range(2):
            world = sample_world(view, Random(seed + number))
            assert thinker().decide(world.view(seat), None, Random(seed)) == expected


def test_what_is_hidden_in_what_it_hears_changes_nothing() -> None:
    """Two games with the rest of the deck in another order, heard to the same point: the same decision."""
    logs, decisions = [], []
    for turned in (False, True):
        game, player = Game(Options.of(3)), thinker()
        player.begin(0, game.options, game.faces)
        dealer, others = Dealer("heard"), MechanicPlayer()
        while not (0 in game.deciding and game.auction > 2):
            if game.deciding:
                (seat,) = game.deciding
                events = game.push(others.decide(game.view(seat), None, Random(0)))
            else:
                events = game.push(_turned(dealer.answer(game)) if turned else dealer.answer(game))
            for event in events:
                player.observe(redact(event, 0))
        logs.append(game.log)
        decisions.append(player.decide(game.view(0), None, Random(4)))
    assert logs[0] != logs[1]
    assert decisions[0] == decisions[1]


def _turned(event: Setup | Deal) -> Setup | Deal:
    """A shuffle with all that comes after the first belt the other way round."""
    if not isinstance(event, Setup) or event.conveyor is None:
        return event
    return replace(event, conveyor=event.conveyor[:8] + event.conveyor[:7:-1])


@pytest.mark.parametrize("style", ["apprentice", "tinker", "mechanic"])
def test_it_gets_to_know_the_others_by_their_bids(style: str) -> None:
    options = Options.of(4)
    search = Search(4)
    rival_styles = RivalStyles(0, options, faces_of(Deck.standard(), options), search)
    game = play_out(Game(options), Dealer("manners"), [make_player(style) for _ in range(4)])
    for event in game.log:
        rival_styles.hear(redact(event, 0))
    believed = rival_styles.beliefs[1:4].argmax(axis=1).tolist()
    names = [other.kind if not other.whim else "whim" for other in search.method.opponents]
    assert [names[place] for place in believed] == [style] * 3


def test_with_two_players_chief_gets_to_know_who_looks_ahead_as_well() -> None:
    options, search = Options.of(2), Search(2, wary_method(2))
    peers = [SearchingPlayer(Look(200), NO_HURRY) for _ in range(2)]
    rival_styles = RivalStyles(0, options, faces_of(Deck.standard(), options), search)
    for event in play_out(Game(options), Dealer("peers"), peers).log:
        rival_styles.hear(redact(event, 0))
    assert search.method.opponents[rival_styles.beliefs[1].argmax()].kind == "searcher"


@pytest.mark.parametrize(
    ("players", "opponent", "least"), [(2, "mechanic", 14), (4, "mechanic", 10), (4, "tinker", 14)]
)
def test_it_beats_those_who_do_not_look_ahead(players: int, opponent: str, least: int) -> None:
    """Of sixteen games: `mechanic` itself would win 8 and 4 of them."""
    won = 0
    for number in range(16):
        seats = [make_player(opponent) for _ in range(players)]
        seats[number % players] = thinker(120)
        score = play_out(Game(Options.of(players)), Dealer(f"ahead/{number // 2}"), seats).score
        assert score is not None
        won += number % players in score.winners
    assert won >= least


@pytest.mark.parametrize("options", [Options.of(5), Options.of(6), Options.of(3, "extended")], ids=str)
def test_whole_games_at_the_large_tables(options: Options) -> None:
    players = [thinker(40) for _ in range(options.players)]
    assert play_out(Game(options), Dealer("large"), players).score is not None


def test_until_it_is_ready_it_plays_as_mechanic_at_once_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, compiled = threading.Event(), threading.Event()

    def slow_compiler() -> bool:
        begun.set()
        return compiled.wait(NO_HURRY)

    fresh = compiling._Preparation()
    monkeypatch.setattr(compiling, "_preparation", fresh)
    monkeypatch.setattr(compiling, "is_compiled", compiled.is_set)
    monkeypatch.setattr(compiling, "_compile_apart", slow_compiler)
    monkeypatch.setattr(compiling, "claim_compiling", lambda: True)
    player, view = thinker(), first_view()
    assert begun.wait(NO_HURRY)
    assert player.decide(view, None, Random(1)) == MechanicPlayer().decide(view, None, Random(1))
    assert player.stands_in == 1
    compiled.set()
    assert fresh._done.wait(NO_HURRY)
    player.decide(view, None, Random(1))
    assert player.stands_in == 1


def test_without_the_extra_it_plays_as_mechanic_and_a_match_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "_preparation", compiling._Preparation())
    monkeypatch.setattr(compiling, "is_installed", lambda: False)
    player, view = thinker(), first_view()
    assert player.decide(view, None, Random(1)) == MechanicPlayer().decide(view, None, Random(1))
    assert player.stands_in == 1
    with pytest.raises(ValueError, match=r"pip install 'fzzzt\[sim\]'"):
        play_out(Game(Options.of(2)), Dealer("x"), [player, make_player("random")])


def test_without_a_limit_no_clock_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, it decides the same."""
    view, clock = first_view(), iter(range(10**6))
    expected = thinker(200).decide(view, None, Random(1))
    monkeypatch.setattr("fzzzt.bots.lookahead.time.monotonic", lambda: 1000.0 * next(clock))
    assert thinker(200).decide(view, None, Random(1)) == expected


def test_it_keeps_to_a_time_limit_by_fewer_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """When the time has come nothing more is begun."""
    clock = iter(range(1000))
    monkeypatch.setattr("fzzzt.bots.lookahead.time.monotonic", lambda: next(clock))
    tried: list[int] = []
    try_bids = sim_search.try_bids

    def counted(*arguments: Any) -> None:
        tried.append(arguments[4])
        try_bids(*arguments)

    monkeypatch.setattr(lookahead, "try_bids", counted)
    view = first_view()
    assert thinker(100_000).decide(view, 0.1, Random(1)) in view.legal_bids()
    assert len(tried) == 1
