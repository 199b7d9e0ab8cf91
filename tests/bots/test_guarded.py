"""Players of others in our own process: what they do wrong is theirs, and the game goes on."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import TYPE_CHECKING, Any

import pytest

from bots.process_games import against_apprentice, played
from fzzzt.bots import levels, make_player
from fzzzt.bots.guarded import GuardedPlayer, load_player
from fzzzt.bots.process import ProcessPlayer
from fzzzt.bots.random import RandomPlayer
from fzzzt.engine import Bid, Build

if TYPE_CHECKING:
    from pathlib import Path
    from random import Random

    from fzzzt.engine import Deck, Event, Options, Score, View


class Answering:
    """Always answers the same, whatever it is."""

    def __init__(self, answer: Any = None) -> None:
        self.answer = answer

    def decide(self, view: View, limit: float | None, rng: Random) -> Any:
        """Raise the answer if it is an exception."""
        del view, limit, rng
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer


class Curious(RandomPlayer):
    """Wants to know everything, and chokes on scores."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def begin(self, seat: int, options: Options, faces: Deck) -> None:
        """Note it."""
        del options, faces
        self.heard.append(f"begin {seat}")

    def observe(self, event: Event) -> None:
        """Note it."""
        self.heard.append(type(event).__name__)

    def finish(self, score: Score) -> None:
        """Fail."""
        raise RuntimeError(f"no more, {score.winners}")

    def close(self) -> None:
        """Note it."""
        self.heard.append("close")


WRONG: list[Any] = [
    None,
    "p1-1",
    Bid(0, ()),
    Bid(1, ("p1-1",)),
    Bid(0, None),  # type: ignore[arg-type]
    Bid(0, (["p1-1"],)),  # type: ignore[arg-type]
    Bid(0, "p1-1"),  # type: ignore[arg-type]
    Build(0, {"no-unit": "p1-1"}),
    Build(0, 7),  # type: ignore[arg-type]
    Build(0, {"basic-nc": ["p1-1"]}),  # type: ignore[dict-item]
]


@pytest.mark.parametrize("answer", WRONG, ids=repr)
def test_an_answer_that_is_no_lawful_move_becomes_the_default(answer: object, caplog: pytest.LogCaptureFixture) -> None:
    player = GuardedPlayer(Answering(answer))
    decisions = against_apprentice(player)
    assert player.faults == {"illegal": decisions}
    assert player.defaults == decisions
    assert caplog.text.count("which is no lawful move") == 1


@pytest.mark.parametrize("error", [RuntimeError("a bug of theirs"), SystemExit("a bug of theirs")])
def test_an_exception_becomes_the_default_and_is_shown_once(
    error: BaseException, caplog: pytest.LogCaptureFixture
) -> None:
    player = GuardedPlayer(Answering(error))
    decisions = against_apprentice(player)
    assert player.faults == {"error": decisions}
    assert player.defaults == decisions
    assert caplog.text.count(f"{type(error).__name__}: a bug of theirs") == 1


def test_a_bid_may_list_its_cards_in_any_way() -> None:
    class Listing(RandomPlayer):
        def decide(self, view: View, limit: float | None, rng: Random) -> Any:
            move = super().decide(view, limit, rng)
            return Bid(move.seat, list(move.cards)) if isinstance(move, Bid) else move  # type: ignore[arg-type]

    player = GuardedPlayer(Listing())
    played([player, RandomPlayer()])
    assert not player.faults


def test_a_good_player_plays_as_it_would_unguarded() -> None:
    for seed in "abc":
        guarded = GuardedPlayer(RandomPlayer())
        alone = played([RandomPlayer(), RandomPlayer(), RandomPlayer()], seed)
        assert played([RandomPlayer(), guarded, RandomPlayer()], seed).log == alone.log
        assert not guarded.faults


def test_a_guarded_player_hears_what_it_wants_to_hear(caplog: pytest.LogCaptureFixture) -> None:
    curious = Curious()
    player = GuardedPlayer(curious)
    game = played([RandomPlayer(), player])
    player.close()
    assert curious.heard[0] == "begin 1"
    assert len(curious.heard) == 1 + len(game.log) + 1
    assert curious.heard[-1] == "close"
    assert player.faults == {"error": 1}


def test_installed_players_are_guarded_and_levels_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    offer = EntryPoint("theirs", f"{Answering.__module__}:Answering", levels.ENTRY_POINTS)
    monkeypatch.setattr(EntryPoint, "load", lambda _: Answering)
    monkeypatch.setattr(levels, "entry_points", lambda **_: [offer])
    assert isinstance(make_player("theirs"), GuardedPlayer)
    for name in levels.LEVELS:
        assert not isinstance(make_player(name), GuardedPlayer)


def test_an_installed_player_is_never_a_program(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text("")
    assert isinstance(make_player(str(program)), ProcessPlayer)
    with pytest.raises(ValueError, match="there is no bot"):
        levels.installed_player(str(program))


def test_a_player_that_cannot_be_made_is_named() -> None:
    with pytest.raises(ValueError, match=r"the bot 'theirs' of no\.such:thing cannot be made"):
        load_player(EntryPoint("theirs", "no.such:thing", levels.ENTRY_POINTS))


@pytest.mark.parametrize("wish", ["begin", "observe", "finish"])
@pytest.mark.parametrize("guarded", [False, True])
def test_a_player_hears_what_it_asks_for_and_needs_nothing_else(wish: str, guarded: bool) -> None:
    heard: list[tuple[object, ...]] = []
    player = RandomPlayer()
    setattr(player, wish, lambda *told: heard.append(told))
    played([GuardedPlayer(player) if guarded else player, make_player("random")])
    assert heard
