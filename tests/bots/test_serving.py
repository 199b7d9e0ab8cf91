"""Our bots as programs that others talk to."""

from __future__ import annotations

import io
import json
import subprocess
from typing import TYPE_CHECKING, Any

import msgspec

from bots.process_games import FZZZT, played
from fzzzt.bots import LEVELS
from fzzzt.bots.random import RandomPlayer
from fzzzt.bots.serving import serve_bot
from fzzzt.bots.tinker import TinkerPlayer
from fzzzt.engine import Deck, Game, redact
from fzzzt.locale import Catalogue
from fzzzt.presets import level_character, level_name
from fzzzt.wire import plain
from fzzzt.wire.events import AnyWireEvent, told_event_of
from fzzzt.wire.faces import WireFace, deck_in_play, faces_of
from fzzzt.wire.options import options_of
from fzzzt.wire.views import view_of
from patience import PATIENCE
from random_games import ALL_OPTIONS, moves

if TYPE_CHECKING:
    from fzzzt.engine import Event, Options, Score


def served(*lines: str | bytes | dict[str, Any]) -> tuple[list[dict[str, Any]], str]:
    """What tinker answers to these lines, and what it says on its log."""
    stdout, log = io.StringIO(), io.StringIO()
    given = [json.dumps(line) if isinstance(line, dict) else line for line in lines]
    serve_bot(TinkerPlayer, given, stdout, name="tinker", log=log)
    return [json.loads(line) for line in stdout.getvalue().splitlines()], log.getvalue()


def position() -> tuple[dict[str, Any], dict[str, Any]]:
    """The messages that begin a game, and that ask for a bid in it."""
    game = Game(ALL_OPTIONS[0])
    for event in moves(game, 3):
        if len(game.log) > 40 and game.phase == "bid":
            break
        game.push(event)
    seat = game.view(None).to_move[0]
    cards = plain(faces_of(game.faces, game.options))
    begin = {"type": "game", "seat": seat, "options": plain(options_of(game.options)), "cards": cards}
    return begin, {"type": "decide", "id": 9, "what": "bid", "view": plain(view_of(game.view(seat))), "time_ms": 1000}


def test_rubbish_is_told_on_the_log_and_passed_over() -> None:
    begin, ask = position()
    rubbish: list[str | bytes] = [
        "nonsense",
        b"\xff\xff",
        "7",
        "[]",
        "{}",
        "",
        '{"type": "dance"}',
        '{"type": "decide"}',
        '{"type": "illegal"}',
    ]
    broken = {**ask, "view": {**ask["view"], "belt": []}}
    answers, log = served({"type": "hello"}, *rubbish, begin, broken, ask, {"type": "quit"}, ask)
    assert [answer["type"] for answer in answers] == ["ready", "error", "bid"]  # of the broken view it says so
    assert answers[1] == {"type": "error", "id": 9}
    assert answers[2]["id"] == 9
    assert len(log.splitlines()) == len(rubbish) - 1 + 1  # an empty line is nothing; the broken view is one more


def test_an_objection_is_answered_with_the_default() -> None:
    begin, ask = position()
    answers, log = served(begin, ask, {"type": "illegal", "id": 9, "why": "a test"})
    power = {card: face["power"] for card, face in begin["cards"].items()}
    assert answers[1] == {
        "type": "bid",
        "id": 9,
        "cards": [min(ask["view"]["hand"], key=lambda card: (power[card], card))],
    }
    assert not log


def test_the_view_of_the_bare_protocol_is_enough() -> None:
    begin, ask = position()
    ours = ("auction", "my_build", "to_move", "legal", "options", "score")
    bare = {**ask, "view": {key: value for key, value in ask["view"].items() if key not in ours}}
    assert served(begin, bare) == served(begin, ask)


def test_the_deck_of_a_game_comes_back_from_its_faces() -> None:
    standard = Deck.standard()
    for options in ALL_OPTIONS:
        deck = deck_in_play(msgspec.convert(plain(faces_of(standard, options)), dict[str, WireFace]))
        assert deck.conveyor(options) == standard.conveyor(options)
        assert deck.rounds(options) == standard.rounds(options)
        for number in range(1, options.players + 1):
            assert deck.starting_hand(number) == standard.starting_hand(number)
        for card in standard.cards_in(options):
            assert deck.masks[card] == standard.masks[card]


class Listener(RandomPlayer):
    """Notes all it hears."""

    def __init__(self) -> None:
        self.heard: list[Event | Score | int] = []

    def begin(self, seat: int, options: Options, faces: Deck) -> None:
        """Note it."""
        del options, faces
        self.heard.append(seat)

    def observe(self, event: Event) -> None:
        """Note it."""
        self.heard.append(event)

    def finish(self, score: Score) -> None:
        """Note it."""
        self.heard.append(score)


def test_a_served_player_hears_what_it_would_hear_in_process() -> None:
    listener = Listener()
    game = played([listener, RandomPlayer(), RandomPlayer()])
    told = [plain(told_event_of(redact(event, 0))) for event in game.log]
    sent: list[dict[str, Any]] = [{"type": "event", "event": event} for event in told]
    assert game.score is not None
    begin = {"type": "game", "seat": 0, "options": plain(options_of(game.options)), "cards": {}}
    over = {"type": "over", "score": plain(game.score)}
    far, log = Listener(), io.StringIO()
    serve_bot(lambda: far, [json.dumps(line) for line in (begin, *sent, over)], io.StringIO(), log=log)
    assert not log.getvalue()
    for line in sent:
        assert plain(told_event_of(msgspec.convert(line["event"], AnyWireEvent).event())) == line["event"]
    assert far.heard[0] == listener.heard[0] == 0
    assert far.heard[-1] == listener.heard[-1] == game.score
    assert len(far.heard) == len(listener.heard)


def run(*arguments: str, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The command line."""
    return subprocess.run([*FZZZT, *arguments], input=typed, capture_output=True, timeout=PATIENCE, check=False)  # noqa: S603


def test_the_command_line_runs_a_bot() -> None:
    done = run("bot", "tinker", typed=b'{"type": "hello", "protocol": 1}\nrubbish\n')
    assert json.loads(done.stdout) == {"type": "ready", "name": "tinker", "sessions": True}
    assert b"passed over" in done.stderr
    assert done.returncode == 0
    unknown = run("bot", "nobody")
    assert unknown.returncode == 2
    assert unknown.stderr.startswith(b"fzzzt: there is no bot 'nobody'")


def test_the_command_line_lists_the_bots() -> None:
    listed = [bot for bot in json.loads(run("bots", "--json").stdout) if bot["built_in"]]
    assert [bot["name"] for bot in listed] == list(LEVELS)
    assert [bot["character"] for bot in listed] == [level_character(Catalogue("en"), name) for name in LEVELS]


def test_the_command_line_tells_of_the_bots_in_the_readers_language() -> None:
    say = Catalogue("ru")
    lines = run("bots", "--lang", "ru").stdout.decode().splitlines()
    for name, line in zip(LEVELS, lines, strict=False):
        assert line.split()[0] == name
        assert level_name(say, name) in line
        assert level_character(say, name) in line
    assert json.loads(run("bots", "--json", "--lang", "ru").stdout)[0]["character"] == level_character(say, "random")
