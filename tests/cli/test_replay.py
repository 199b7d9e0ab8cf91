"""`fzzzt replay`: as a seat, as a spectator, with open cards; forward and back; any game of a file; faults named."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from cli import in_process
from fzzzt.bots import make_player, play_out
from fzzzt.cli.line_terminal import LineTerminal
from fzzzt.cli.stepping import Stepping
from fzzzt.dealer import Dealer
from fzzzt.engine import Bid, Deal, Game, Options, Round, Setup
from fzzzt.locale import LANGUAGES, Catalogue
from fzzzt.record import Record, dump_record
from fzzzt.voice.playback import playback
from fzzzt.voice.voice import Voice

if TYPE_CHECKING:
    from pathlib import Path

    from cli.conftest import Fzzzt

fzzzt = in_process.fzzzt
"""The command without a process of its own."""
NAMES = ["Ada", "Bert", "Cleo"]
en = Catalogue.of("en")


def played(seed: str) -> Record:
    game = play_out(Game(Options.of(3)), Dealer(seed), [make_player("random")] * 3)
    return Record.of(game, [{"name": name, "bot": "random"} for name in NAMES], seed)


@pytest.fixture(scope="module")
def record() -> Record:
    """A whole game."""
    return played("7")


@pytest.fixture
def file(record: Record, tmp_path: Path) -> Path:
    """A file with that game."""
    path = tmp_path / "game.json"
    path.write_text(dump_record(record) + "\n", "utf-8")
    return path


def steps_of(record: Record, seat: int | None, *, open_cards: bool = False) -> list[tuple[str, ...]]:
    return [step.lines for step in playback(record, Voice(en, record.faces, NAMES, seat), open_cards=open_cards)]


def test_every_event_has_a_step_with_words(record: Record) -> None:
    for seat, how in ((None, False), (0, False), (2, False), (None, True)):
        steps = steps_of(record, seat, open_cards=how)
        assert len(steps) == len(record.events)
        assert all(any(lines) for lines in steps)


def test_a_spectator_sees_no_hand_and_no_sealed_bid(fzzzt: Fzzzt, file: Path) -> None:
    shown = fzzzt("replay", file)
    assert shown.returncode == 0
    assert shown.stdout.startswith(en("play-replay-spectator"))
    assert en("play-bid", name="Ada", count=1) in shown.stdout
    assert "dealt" not in shown.stdout
    assert en("play-over") in shown.stdout


def test_a_seat_sees_its_own_hand_only(fzzzt: Fzzzt, file: Path, record: Record) -> None:
    by_place, by_name = fzzzt("replay", file, "--seat", "1"), fzzzt("replay", file, "--seat", "Bert", "--all")
    assert by_place.stdout == by_name.stdout
    assert en("play-replay-seat", name="Bert") in by_place.stdout
    deals = sum(isinstance(event, Deal) for event in record.events)
    assert by_place.stdout.count("You are dealt") == deals
    assert "is dealt" not in by_place.stdout


def test_open_cards_show_everything(fzzzt: Fzzzt, file: Path, record: Record) -> None:
    shown = fzzzt("replay", file, "--open")
    deals = sum(isinstance(event, Deal) for event in record.events)
    assert shown.stdout.count("is dealt:") == 3 * deals
    assert "face down" not in shown.stdout
    assert shown.stdout.count("The belt of this round") == 5


def beginning(deck_end: int, bid: str) -> Record:
    """The first auction until two have bid; the rest of the deck, and the first bid, are hidden from the third."""
    game = Game(Options.of(3))
    deck = game.faces.conveyor(game.options)
    game.push(Setup((1, 2, 3), (*deck[:8], *deck[8:][::deck_end])))
    game.push(Deal(tuple(game.hands)))
    game.push(Bid(0, (bid,)))
    game.push(Bid(1, ("mechanic-2",)))
    return Record.of(game, [{"name": name} for name in NAMES])


@pytest.mark.parametrize("seat", [2, None])
def test_what_is_shown_does_not_depend_on_what_is_hidden(seat: int | None) -> None:
    one, other = beginning(1, "p1-1"), beginning(-1, "p1-3")
    assert steps_of(one, seat) == steps_of(other, seat)
    assert steps_of(one, 0) != steps_of(other, 0)
    assert steps_of(one, None, open_cards=True) != steps_of(other, None, open_cards=True)


class Scripted(LineTerminal):
    """Types keys, and notes what is told between two prompts."""

    def __init__(self, keys: str) -> None:
        super().__init__(en)
        self.keys = keys.split(",")
        self.lines: list[str] = []
        self.told: list[tuple[str, list[str]]] = []

    def tell(self, *lines: str) -> None:
        self.lines += lines

    def ask(self, prompt: str) -> str:
        self.told.append((prompt, self.lines))
        self.lines = []
        if not self.keys:
            raise EOFError
        return self.keys.pop(0)


def test_back_and_forth_gives_the_same_text(record: Record) -> None:
    terminal, voice = Scripted("g 2,,,b,b,,,g 30,b,,b,g 30,,b,b"), Voice(en, record.faces, NAMES, 0)
    steps = playback(record, voice)
    Stepping(terminal, voice, steps, finished=True).run()
    assert len(terminal.told) == 16
    for prompt, lines in terminal.told[1:]:
        number = int(prompt.split()[1])
        assert lines == list(steps[number - 1].lines)


def test_the_keys(fzzzt: Fzzzt, file: Path, record: Record) -> None:
    last = len(record.events)
    second_round = [place for place, event in enumerate(record.events, 1) if isinstance(event, Round)][1]
    typed = "b\nr\nr\nt\ng 99999\ng x\ng\nh\ne\n\nй\n"
    shown = fzzzt("replay", file, "--step", typed=typed)
    assert shown.returncode == 0
    sentences = [en("refused-at-start"), en("play-round", round=2, rounds=5), en("play-table"), en("play-over")]
    sentences += [en("play-replay-no-event", number=99999, count=last), en("refused-at-end")]
    sentences += [en("play-replay-not-understood", input="g x"), en("play-replay-not-understood", input="g")]
    sentences += [en("play-replay-event", number=number, count=last) for number in (1, 2, second_round, last)]
    assert [sentence for sentence in sentences if sentence not in shown.stdout] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_in_each_language(fzzzt: Fzzzt, file: Path, language: str) -> None:
    say = Catalogue.of(language)
    shown = fzzzt("replay", file, "--open", "--step", "--lang", language, typed="x\nt\ne\nq\n").stdout
    for key in ("open", "next", "back", "round", "go", "end", "table", "help", "quit"):
        assert say(f"play-replay-{key}") in shown
    assert say("score-title") in shown


def test_any_game_of_a_file(fzzzt: Fzzzt, tmp_path: Path) -> None:
    games = [dump_record(played(seed)) for seed in ("1", "2", "3")]
    file = tmp_path / "games.jsonl"
    file.write_text("\n\n".join(["not a record", *games, "{broken"]) + "\n", "utf-8")
    alone = fzzzt("replay", "-", typed=games[2])
    assert fzzzt("replay", file, "--game", "4").stdout == alone.stdout != fzzzt("replay", file, "--game", "3").stdout
    for number, code in (("1", 1), ("5", 1), ("6", 2), ("0", 2)):
        refused = fzzzt("replay", file, "--game", number)
        assert (number, refused.returncode, refused.stdout, refused.stderr.count("\n")) == (number, code, "", 1)
    assert "There is no game 99 in the file: it has 5." in fzzzt("replay", file, "--game", "99").stderr


def test_from_game_to_game_at_the_prompt(fzzzt: Fzzzt, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join(["{broken", "", *(dump_record(played(seed)) for seed in "12"), "[]"]), "utf-8")
    shown = fzzzt("replay", file, "--step", "--seat", "Bert", typed="n\nn\nз\np\nq\n")
    assert (shown.returncode, shown.stderr) == (0, "")
    told = [line for line in shown.stdout.splitlines() if line.startswith(("Game ", "Line ", "This is the "))]
    games = [f"{en('play-replay-game', number=number, count=4)} · Ada, Bert and Cleo" for number in (2, 3)]
    broken = {number: en("play-replay-unreadable", number=number, what="")[:-1] for number in (1, 5)}
    ends = [en("refused-last-game"), en("refused-first-game")]
    expected = [broken[1], *games, broken[5], ends[0], games[0], broken[1], ends[1]]
    assert [line[: len(start)] for line, start in zip(told, expected, strict=True)] == expected
    assert shown.stdout.count(en("play-replay-seat", name="Bert")) == 3
    assert en("play-replay-next-game") in shown.stdout


def test_one_game_has_no_others(fzzzt: Fzzzt, file: Path) -> None:
    shown = fzzzt("replay", file, "--step", typed="n\nq\n").stdout
    assert en("play-replay-not-understood", input="n") in shown
    assert en("play-replay-next-game") not in shown
    file.write_text(json.dumps(json.loads(file.read_text("utf-8")), indent=1), "utf-8")
    refused = fzzzt("replay", file, "--game", "2")
    assert (refused.returncode, refused.stderr) == (2, "fzzzt: There is no game 2 in the file: it has 1.\n")


def test_a_record_over_many_lines(fzzzt: Fzzzt, file: Path) -> None:
    text = fzzzt("replay", file).stdout
    file.write_text(json.dumps(json.loads(file.read_text("utf-8")), indent=1), "utf-8")
    assert fzzzt("replay", file).stdout == text


def test_an_unfinished_game_is_shown_as_far_as_it_goes(fzzzt: Fzzzt, file: Path) -> None:
    data = json.loads(file.read_text("utf-8"))
    data["events"] = data["events"][:20]
    file.write_text(json.dumps(data), "utf-8")
    shown = fzzzt("replay", file)
    assert shown.returncode == 0
    assert shown.stdout.endswith(en("refused-unfinished") + "\n")


@pytest.mark.parametrize("how", ["--step", "--all"])
def test_a_record_without_events_is_shown_as_such(fzzzt: Fzzzt, file: Path, how: str) -> None:
    data = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps({**data, "events": []}), "utf-8")
    shown = fzzzt("replay", file, how, typed="t\nb\nr\ne\ng 1\nt\n")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert en("refused-unfinished") in shown.stdout


def test_a_false_record_is_refused_and_verify_names_its_fault(fzzzt: Fzzzt, file: Path) -> None:
    data = json.loads(file.read_text("utf-8"))
    place = next(place for place, event in enumerate(data["events"]) if event["type"] == "award")
    data["events"][place]["seat"] = 9
    file.write_text(json.dumps(data), "utf-8")
    refused = fzzzt("replay", file)
    assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (1, "", 1)
    assert f"fzzzt verify {file}" in refused.stderr
    assert f"events[{place}]" in fzzzt("verify", file).stdout


@pytest.mark.parametrize(
    "arguments", [("--seat", "3"), ("--seat", "Zoe"), ("--seat", "open"), ("--seat", "0", "--open"), ("--lang", "tlh")]
)
def test_impossible_wishes_are_one_line_and_exit_2(fzzzt: Fzzzt, file: Path, arguments: tuple[str, ...]) -> None:
    refused = fzzzt("replay", file, *arguments)
    assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (2, "", 1)
    assert fzzzt("replay", "nowhere.json").returncode == 2


def test_names_cannot_play_tricks_on_the_terminal(fzzzt: Fzzzt, file: Path) -> None:
    data = json.loads(file.read_text("utf-8"))
    data["seats"][0]["name"] = "\x1b[2JEve\n" + "x" * 5000
    file.write_text(json.dumps(data), "utf-8")
    shown = fzzzt("replay", file)
    assert shown.returncode == 0
    assert "\x1b" not in shown.stdout
    assert "[2JEve x" in shown.stdout
