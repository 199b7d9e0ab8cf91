"""Several games in one program, each in its own session."""

from __future__ import annotations

import io
import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from fzzzt.bots import LEVELS, Level, compiling, play_out
from fzzzt.bots.mechanic import MechanicPlayer
from fzzzt.bots.playing import bot_rng
from fzzzt.bots.protocol import event_message, game_message, line_of, over_message, question_of
from fzzzt.bots.random import RandomPlayer
from fzzzt.bots.searching import Look, SearchingPlayer
from fzzzt.bots.serving import serve_bot
from fzzzt.bots.sessions import Sessions, Sitting
from fzzzt.dealer import Dealer
from fzzzt.engine import Bid, Build, Deal, Game, Options, Setup
from fzzzt.wire import plain
from fzzzt.wire.bots import move_answer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from fzzzt.bots import Player

Json = dict[str, Any]


def answers(lines: bytes, make: Callable[[], Player] = MechanicPlayer) -> list[Json]:
    """What a program says to these lines, all of which it understands."""
    stdout, log = io.StringIO(), io.StringIO()
    serve_bot(make, lines.splitlines(), stdout, seed="7", log=log)
    assert not log.getvalue()
    return [json.loads(line) for line in stdout.getvalue().splitlines()]


def decisions(game: Game, seat: int) -> Iterator[tuple[Game, Bid | Build]]:
    """Every decision of a seat: the game before it, and the move."""
    again = Game(game.options, game.faces)
    for event in game.log:
        if isinstance(event, Bid | Build) and event.seat == seat:
            yield again, event
        if isinstance(event, Setup | Deal | Bid | Build):
            again.push(event)


def played(players: int, seed: str) -> Game:
    """A game between mechanics."""
    return play_out(Game(Options.of(players)), Dealer(seed), [MechanicPlayer() for _ in range(players)])


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_level_that_kept_its_session_decides_as_one_that_is_told_everything_anew(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiling.make_ready()
    monkeypatch.setitem(LEVELS, "thinker", Level("thinker", lambda: SearchingPlayer(Look(20), 60.0), listens=True))
    kept, lines, asked = Sessions(), b"", 0
    told = b""
    for game, _ in decisions(played(players, "kept"), seat=1):
        if game.phase == "build":
            continue  # decided by the view alone
        asked += 1
        sitting = Sitting("kept", "thinker", 1, game.options, game.faces, tuple(game.log))
        told += (news := kept.news(sitting))
        for session, more in (("kept", news), (f"{asked}", Sessions().news(sitting._replace(session=f"{asked}")))):
            question = replace(question_of(game.view(1), asked, 60.0), session=session, seed=f"seed {asked}")
            lines += more + line_of(question)
    said = answers(lines)
    moves = [(answer["id"], answer["cards"]) for answer in said]
    assert moves[::2] == moves[1::2]
    assert asked > 15
    assert {answer["session"] for answer in said[::2]} == {"kept"}
    types = [json.loads(line)["type"] for line in told.splitlines()]
    assert types.count("game") == 1
    assert types.count("event") == len(sitting.events)  # each once


def test_sessions_have_players_and_random_sources_of_their_own() -> None:
    """Two games taken in turns are played as each would be alone."""
    games = []
    for number in range(2):
        game, rng, others = Game(Options.of(3)), bot_rng(f"7/{number}", 0), RandomPlayer()
        dealer = Dealer(f"{number}")
        while seats := game.to_move:
            if isinstance(seats, frozenset):
                seat = min(seats)
                game.push(others.decide(game.view(seat), None, Random(len(game.log)) if seat else rng))
            else:
                game.push(dealer.answer(game))
        games.append(list(decisions_asked(game, str(number))))
    asked = [line for pair in zip(*games, strict=False) for line, _ in pair]
    expected = [answer for pair in zip(*games, strict=False) for _, answer in pair]
    begin = b"".join(
        line_of(replace(game_message(0, Options.of(3), Game(Options.of(3)).faces), session=str(number)))
        for number in range(2)
    )
    assert answers(begin + b"".join(asked), RandomPlayer) == expected


def decisions_asked(game: Game, session: str) -> Iterator[tuple[bytes, Json]]:
    """The questions to seat 0 of a game, and what was answered."""
    for number, (before, move) in enumerate(decisions(game, 0)):
        question = replace(question_of(before.view(0), number, 1.0), session=session)
        yield line_of(question), plain(replace(move_answer(move, number), session=session))


def test_a_session_that_is_over_is_forgotten() -> None:
    game, (before, _) = played(2, "over"), next(decisions(played(2, "over"), 0))
    opened = replace(game_message(0, game.options, game.faces), session="a")
    question = replace(question_of(before.view(0), 1, 1.0), session="a")
    for score in (game.score, None):
        log, stdout = io.StringIO(), io.StringIO()
        over = replace(over_message(score), session="a")
        serve_bot(MechanicPlayer, map(line_of, (opened, question, over, question)), stdout, log=log)
        said = [json.loads(line) for line in stdout.getvalue().splitlines()]
        assert said[1] == {"type": "error", "id": 1, "session": "a"}
        assert said[0]["type"] == "bid"
        assert len(log.getvalue().splitlines()) == 1


def sitting(session: str, events: int, level: str = "chief", seed: str = "book") -> Sitting:
    """A seat after so many events."""
    game = played(2, seed)
    return Sitting(session, level, 0, game.options, game.faces, tuple(game.log[:events]))


def types(lines: bytes) -> list[str]:
    """What lines are sent, and in which sessions."""
    messages = [json.loads(line) for line in lines.splitlines()]
    return [f"{message['type']} {message['session']}" for message in messages]


def test_only_what_is_new_is_told() -> None:
    sessions = Sessions()
    assert sessions.heard("a") == -1
    assert types(sessions.news(sitting("a", 3))) == ["game a", "event a", "event a", "event a"]
    assert sessions.heard("a") == 3
    assert sessions.news(sitting("a", 3)) == b""
    told = sitting("a", 5).events[3:]
    assert sessions.news(sitting("a", 5)) == b"".join(
        line_of(replace(event_message(event, 0), session="a")) for event in told
    )


def test_a_game_that_went_another_way_or_another_level_is_told_from_the_start() -> None:
    sessions = Sessions()
    for other in (sitting("a", 9), sitting("a", 9, "engineer"), sitting("a", 9, seed="other"), sitting("a", 4)):
        assert types(sessions.news(other)) == ["game a"] + ["event a"] * len(other.events)


def test_the_session_that_was_not_used_for_longest_is_closed() -> None:
    sessions = Sessions(most=2)
    for session in "aba":
        sessions.news(sitting(session, 0))
    assert types(sessions.news(sitting("c", 0))) == ["game c", "over b"]
    assert types(sessions.closing("a")) == ["over a"]
    assert sessions.closing("a") == b""
    assert [sessions.heard(session) for session in "abc"] == [-1, -1, 0]
