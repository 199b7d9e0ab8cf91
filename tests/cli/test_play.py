"""`fzzzt play`: whole games at a line prompt, wrong input, interruptions, five languages, and nothing hidden told."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from importlib.resources import files
from random import Random
from subprocess import PIPE, STDOUT
from typing import TYPE_CHECKING, Any

import pytest

from cli import in_process
from cli.at_a_terminal import read_screen, until_it_waits
from fzzzt.cli.line_terminal import LineTerminal
from fzzzt.cli.person import Person
from fzzzt.cli.plain_game import PlainGame
from fzzzt.engine import Award, Bid, Deal, Game, Options, Setup, parse_deck, redact, sample_world
from fzzzt.locale import LANGUAGES, Catalogue
from fzzzt.presets import DEFAULTS
from fzzzt.record import replay_record
from fzzzt.solo.saved_game import Slot, SoloMatch
from fzzzt.voice.narrator import Narrator
from fzzzt.voice.table_text import hand_lines, owned_lines, table_lines
from fzzzt.voice.voice import Voice
from patience import PATIENCE
from random_games import ALL_OPTIONS, moves

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from cli.conftest import Fzzzt
    from fzzzt.engine import Event, View
    from fzzzt.wire.sayings import Saying

quick = in_process.fzzzt
"""The command without a process of its own."""
COMMAND = [sys.executable, "-c", "from fzzzt.cli import main; main()", "play", "--plain"]
ONES = "1\n" * 400
en = Catalogue.of("en")


def typing(seed: int) -> str:
    """Lines as somebody might type them; some will not do, and are asked for again."""
    rng = Random(seed)
    return "".join(
        rng.choice(["1", "2", "1 2", "1,3", "3 2 1", "", "2+1", "table", "nonsense"]) + "\n1\n" for _ in range(300)
    )


def record_in(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return data


@pytest.mark.parametrize("players", [pytest.param(2, marks=pytest.mark.door), 4, 6])
def test_a_whole_game_ends_with_a_sheet_and_a_record_that_agree(fzzzt: Fzzzt, tmp_path: Path, players: int) -> None:
    asked = ("--players", str(players), "--seed", "7", "--bots", "rookie", "--name", "Grace", "--record", "game.json")
    game = fzzzt("play", "--plain", *asked, typed=typing(players))
    assert (game.returncode, game.stderr) == (0, "")
    text = (tmp_path / "game.json").read_text("utf-8")
    assert text.count("\n") == 1
    record, played = replay_record(json.loads(text))
    assert [seat.get("bot") for seat in record.seats] == [None, *["rookie"] * (players - 1)]
    assert record.seats[0] == {"name": "Grace"}
    assert played.score is not None
    sheet = game.stdout.split(en("score-title"))[1].splitlines()
    for seat, score in enumerate(played.score.seats):
        heading = en("score-player", name=record.seats[seat]["name"], points=score.total)
        assert sheet.count(heading if seat else en("score-player-you", points=score.total)) == 2
    assert sheet.count("  " + en("score-total", points=played.score.seats[0].total)) >= 1
    assert not list((tmp_path / "state").glob("*.json"))


def test_the_seed_is_shown_and_drawn_if_none_is_given(quick: Fzzzt) -> None:
    seeds = []
    for given in (("--seed", "mine"), (), ()):
        shown = re.search(r"Seed: (\S+)", quick("play", "--players", "2", *given, typed="").stdout)
        assert shown
        seeds.append(shown[1])
    assert seeds[0] == "mine"
    assert len(set(seeds)) == 3


# What is typed


def test_wrong_input_is_explained_and_asked_again(quick: Fzzzt, tmp_path: Path) -> None:
    wrong = {
        "": en("play-nothing-chosen"),
        ",": en("play-nothing-chosen"),
        "9": en("play-no-such-number", number=9, count=4),
        "0": en("play-no-such-number", number=0, count=4),
        "1 1": en("play-number-twice", number=1),
        "-1": en("play-not-understood", input="-1"),
        "1 x": en("play-not-understood", input="1 x"),
        "9" * 5000: en("play-not-understood", input="9" * 39 + "…"),
        "\x00\x1b[2J²": en("play-not-understood", input="[2J²"),
        "r5-n": en("error-not-in-hand", card="Robot 5 (nut)"),
        "mechanic-1 mechanic-1": None,
    }
    game = quick("play", "--players", "2", "--seed", "7", typed="\n".join(wrong) + "\n")
    assert game.returncode == 1
    for sentence in wrong.values():
        assert sentence is None or sentence in game.stdout
    assert en("play-input-ended") in game.stdout
    assert en("play-saved", command="fzzzt play") in game.stdout
    saved = record_in(tmp_path / "state" / "plain.json")
    assert not [event for event in saved["events"] if event["type"] == "bid" and event["seat"] == 0]


@pytest.mark.parametrize("typed", ["1 3", "1,3", "3, 1", " 3;1 ", "MECHANIC-2 P2-2", "p2-2,1"])
def test_cards_may_be_typed_by_number_or_by_id(monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    monkeypatch.setattr("builtins.input", lambda _: typed)
    game = Game(Options.of(2))
    game.push(Setup((2, 1), game.faces.conveyor(game.options)))
    game.push(Deal((game.hands[0], game.hands[1])))
    game.push(Bid(1, ("mechanic-1",)))
    person = Person(LineTerminal(en), Voice(en, game.faces, ["A", "B"], 0), story=lambda: None)
    bid = person.decide(game.view(0))
    assert isinstance(bid, Bid)
    assert sorted(bid.cards) == ["mechanic-2", "p2-2"]


@pytest.mark.parametrize("typed", ["My-Robot", "my-robot", "MY-ROBOT"])
def test_capitals_in_the_ids_of_a_house_deck_do_not_matter(monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    monkeypatch.setattr("builtins.input", lambda _: typed)
    standard = files("fzzzt.engine").joinpath("deck.toml").read_text("utf-8")
    faces = parse_deck(standard.replace('id = "p2-3"', 'id = "My-Robot"').encode(), "house")
    game = Game(Options.of(2), faces)
    game.push(Setup((2, 1), faces.conveyor(game.options)))
    game.push(Deal((game.hands[0], game.hands[1])))
    game.push(Bid(1, ("mechanic-1",)))
    person = Person(LineTerminal(en), Voice(en, faces, ["A", "B"], 0), story=lambda: None)
    assert person.decide(game.view(0)) == Bid(0, ("My-Robot",))
    assert person._fitting_robot(typed, ["r3-n", "My-Robot"]) == "My-Robot"


def test_commands_show_the_table_the_cards_and_the_rules(quick: Fzzzt) -> None:
    shown = quick(
        "play", "--seed", "7", "--lang", "de", typed="hilfe\nTISCH\nowned\nregeln\nende\nvielleicht\nn\nquit\nj\n"
    )
    de = Catalogue.of("de")
    for key in ("play-help-bid", "play-table", "play-owned-note", "rules-title", "play-yes-or-no", "play-goodbye"):
        assert de(key) in shown.stdout
    assert shown.returncode == 0


# Interruptions


def start(tmp_path: Path, *arguments: str) -> subprocess.Popen[str]:
    environment = {"FZZZT_STATE_DIR": str(tmp_path / "state"), "PATH": "", "PYTHONUTF8": "1"}
    command = [*COMMAND, *arguments]
    return subprocess.Popen(  # noqa: S603
        command, stdin=PIPE, stdout=PIPE, stderr=STDOUT, text=True, encoding="utf-8", cwd=tmp_path, env=environment
    )


def read_until_prompt(process: subprocess.Popen[str]) -> None:
    assert process.stdout
    text = ""
    while not text.endswith("> "):
        sign = process.stdout.read(1)
        assert sign, f"no prompt came after {text!r}"
        text += sign


def end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.communicate()


def test_a_killed_game_goes_on_where_it_was(fzzzt: Fzzzt, tmp_path: Path) -> None:
    asked = ("--players", "3", "--seed", "kill")
    fzzzt("play", *asked, "--record", "whole.json", typed=ONES)
    process = start(tmp_path, *asked, "--record", "killed.json")
    assert process.stdin
    for prompts in range(1, 8):
        read_until_prompt(process)
        bids = sum(event.get("seat") == 0 for event in record_in(tmp_path / "state" / "plain.json")["events"])
        assert bids >= prompts - 1
        process.stdin.write("1\n")
        process.stdin.flush()
    read_until_prompt(process)
    end(process)
    before = record_in(tmp_path / "state" / "plain.json")["events"]
    resumed = fzzzt("play", typed="y\n" + ONES)
    assert en("play-resumed", round=1, rounds=5) in resumed.stdout
    killed, whole = (record_in(tmp_path / name)["events"] for name in ("killed.json", "whole.json"))
    assert killed == whole
    assert killed[: len(before)] == before


def test_killing_it_at_any_moment_loses_nothing(fzzzt: Fzzzt, tmp_path: Path) -> None:
    asked = ("--players", "4", "--seed", "any moment")
    fzzzt("play", *asked, "--record", "whole.json", typed=ONES)
    whole = record_in(tmp_path / "whole.json")["events"]
    saved, rng = tmp_path / "state" / "plain.json", Random(3)
    arguments: tuple[str, ...] = (*asked, "--record", "killed.json")
    for _ in range(3):
        process = start(tmp_path, *arguments)
        assert process.stdin
        process.stdin.write("y\n" + ONES)
        process.stdin.flush()
        read_until_prompt(process)
        time.sleep(rng.random() / 4)
        end(process)
        if (tmp_path / "killed.json").exists():
            break
        events = record_in(saved)["events"]
        assert events == whole[: len(events)]
        arguments = ()
    else:
        assert fzzzt("play", typed="y\n" + ONES).returncode == 0
    assert record_in(tmp_path / "killed.json")["events"] == whole


def test_two_games_at_once_do_not_disturb_each_other(fzzzt: Fzzzt, tmp_path: Path) -> None:
    process = start(tmp_path, "--seed", "first")
    read_until_prompt(process)
    second = fzzzt("play", typed="1\n")
    assert en("play-welcome", players=DEFAULTS.players, seed="").strip() in second.stdout
    assert {path.name for path in (tmp_path / "state").glob("*.json")} == {"plain.json", "plain-2.json"}
    end(process)


def test_a_record_that_cannot_be_written_is_refused_before_the_game(quick: Fzzzt, tmp_path: Path) -> None:
    for target in ("nowhere/game.json", "."):
        refused = quick("play", "--record", target, typed=ONES)
        assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (2, "", 1)
    (tmp_path / "later").mkdir()
    quick("play", "--seed", "1", "--record", "later/game.json", typed="")
    (tmp_path / "later").rmdir()
    lost = quick("play", typed="y\n" + ONES)
    assert lost.returncode == 2
    (tmp_path / "later").mkdir()
    rescued = quick("play", typed="y\n")
    assert en("score-title") in rescued.stdout
    assert replay_record(record_in(tmp_path / "later" / "game.json"))[1].score is not None


@pytest.mark.parametrize(
    "arguments",
    [
        ("--players", "7"),
        ("--cards", "few"),
        ("--bots", "nobody"),
        ("--bots", ",".join(["random"] * DEFAULTS.players)),
        ("--lang", "tlh"),
    ],
)
def test_impossible_options_are_one_line_and_exit_2(quick: Fzzzt, arguments: tuple[str, ...]) -> None:
    refused = quick("play", *arguments, typed=ONES)
    assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (2, "", 1)


def test_at_a_terminal_lines_fit_the_screen_and_control_c_saves(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    environment = {"FZZZT_STATE_DIR": str(tmp_path), "TERM": "xterm", "COLUMNS": "60", "LINES": "24", "LANG": "C.UTF-8"}
    process = subprocess.Popen(  # noqa: S603
        [*COMMAND, "--seed", "7"], stdin=theirs, stdout=theirs, env=environment, start_new_session=True
    )
    os.close(theirs)
    screen = read_screen(ours, "Cards to bid> ")
    os.write(ours, b"1\n")
    screen += read_screen(ours, "Cards to bid> ")
    until_it_waits(process.pid, ours)
    process.send_signal(signal.SIGINT)
    screen += read_screen(ours, "fzzzt play --plain")
    assert process.wait(PATIENCE) == 1
    assert "\x1b" not in screen
    assert max(map(len, screen.splitlines())) < 60
    os.close(ours)


# Languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_each_language(quick: Fzzzt, tmp_path: Path, language: str) -> None:
    say = Catalogue.of(language)
    everything = "help\ntable\nowned\nrules\nnonsense\n99\n1 1\nr5-n\n\n"
    game = quick("play", "--players", "3", "--seed", "7", "--lang", language, "--record", "g", typed=everything + ONES)
    assert game.returncode == 0
    score = record_in(tmp_path / "g")["events"][-1]
    sentences = [
        say("play-turn-you"),
        say("play-reveal"),
        say("play-build"),
        say("play-build-reveal"),
        say("play-over"),
    ]
    sentences += [say("play-round", round=5, rounds=5), say("play-number-twice", number=1), say("rules-title")]
    sentences += [say("score-player-you", points=score["seats"][0]["total"])]
    assert [sentence for sentence in sentences if sentence not in game.stdout] == []
    if language != "en":
        assert re.findall(r"\b(?:the|The|You|you|your|bids|wins|cards|belt|are)\b", game.stdout) == []


# What is told, and what is not


def told(game: Game, event: Event, voice: Voice, past: Sequence[Event]) -> list[str]:
    """What a narrator tells a seat of a push, after all that it was told before."""
    narrator = Narrator(game.options, game.faces, past)
    events = [redact(each, voice.you) for each in game.push(event)]
    return [voice.text(saying) for each in events for saying in narrator.tell(each)]


def table_as_told(voice: Voice, view: View) -> list[str]:
    return [*table_lines(voice, view), *owned_lines(voice, view), *hand_lines(voice, view)]


def otherwise(game: Game, event: Event, seat: int, rng: Random) -> tuple[Game, Event]:
    """Another world in which the same happens, as far as the seat can see."""
    if isinstance(event, Setup):
        return game, Setup(event.mechanics, tuple(sorted(event.conveyor or ())))
    if isinstance(event, Deal):
        hands = [
            hand if owner == seat else game.personal(owner)[-len(hand or ()) :]
            for owner, hand in enumerate(event.hands)
        ]
        return game, Deal(tuple(hands))
    world = sample_world(game.view(seat), rng)
    if isinstance(event, Bid) and event.seat != seat:
        return world, Bid(event.seat, world.hands[event.seat][-len(event.cards) :])
    return world, event


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_what_is_told_does_not_depend_on_what_is_hidden(options: Options) -> None:
    game, rng, seat = Game(options), Random(str(options)), 1
    voice = Voice(en, game.faces, "ABCDEF", seat)
    compared = 0
    for event in moves(game, 11):
        true, (world, like) = game.copy(), otherwise(game.copy(), event, seat, rng)
        last_bid = isinstance(event, Bid) and len(true.order) == sum(bid is not None for bid in true.bids) + 1
        if not last_bid and true.phase != "build":  # those show what was hidden
            past = [redact(each, seat) for each in game.log]
            assert told(true, event, voice, past) == told(world, like, voice, past)
            if not isinstance(event, Setup | Deal):
                assert table_as_told(voice, true.view(seat)) == table_as_told(voice, world.view(seat))
            compared += 1
        game.push(event)
    assert compared > 30


def test_only_redacted_events_reach_the_narrator(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Event] = []
    tell = Narrator.tell

    def overheard(self: Narrator, event: Event) -> list[Saying]:
        heard.append(event)
        return tell(self, event)

    monkeypatch.setattr(Narrator, "tell", overheard)
    monkeypatch.setattr("builtins.input", lambda _: "1")
    game = Game(Options.of(3))
    seats = [{"name": "Grace"}, {"name": "Ada", "bot": "random"}, {"name": "Bert", "bot": "random"}]
    PlainGame(SoloMatch(game, seats, "7"), Slot(tmp_path / "plain.json"), LineTerminal(en)).run()
    assert heard == [redact(event, 0) for event in game.log]


def test_ties_are_explained() -> None:
    game = Game(Options.of(3))
    voice = Voice(en, game.faces, ["A", "B", "C"], 2)
    narrator = Narrator(game.options, game.faces)
    happened = [redact(each, 2) for event in moves(game, 4) for each in game.push(event)]
    lines = [voice.text(saying) for event in happened for saying in narrator.tell(event)]
    ties = [
        award for award in game.log if isinstance(award, Award) and award.values.count(award.values[award.seat]) > 1
    ]
    assert ties
    assert sum(line.startswith("Tie at") for line in lines) == len(ties)
    assert sum("wins the tie" in line or "win the tie" in line for line in lines) == len(ties)
    assert sum("spanner moves on" in line for line in lines) == len(ties)
