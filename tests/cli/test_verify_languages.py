"""`fzzzt verify` tells a player in the player's language what is false in a record, and a program always the same."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest

from cli.in_process import fzzzt
from cli.test_bad_inputs import ENGLISH
from daily.public_game import public_game
from fzzzt.engine import IllegalMove, InvalidMove
from fzzzt.locale import LANGUAGES, Catalogue
from fzzzt.voice.fault_text import OF_SEATS, fault_text
from records.test_records import FALSIFICATIONS, changed, samples

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from cli.conftest import Fzzzt

    Json = dict[str, Any]

__all__ = ["fzzzt"]
SECRET = "ab" * 32
NONCES = [None] * 4
SHUFFLES: list[object] = [
    "by hand",
    {"method": "seeded", "seed": 7},
    {"method": "seeded", "seed": "another"},
    {"method": "daily", "secret": SECRET},
    {"method": "commit-reveal", "secret": 7},
    {"method": "commit-reveal", "secret": SECRET, "commitment": SECRET, "nonces": NONCES},
    {"method": "commit-reveal", "nonces": NONCES[1:]},
]
HEADS: list[Json] = [
    {"fzzzt": 2},
    {"options": None},
    {"options": {"players": "two"}},
    {"options": {"cards": "base"}},
    {"deck": {}},
    {"deck": {"name": "house"}},
    {"deck": {"name": "standard", "sha256": "0"}},
    {"deck": {"name": "house", "cards": []}},
    {"seats": []},
    {"seats": [{}] * 4},
    {"events": {}},
    {"daily": {"day": "2026-02-30", "deal": "public", "levels": {}}},
    {"daily": {"day": "2026-02-20", "deal": "public", "levels": {}}},
    *({"shuffle": shuffle} for shuffle in SHUFFLES),
]


def false_records() -> Iterator[str]:
    """Records of which each is false in another way, as the lines of a file."""
    yield from (json.dumps(changed(kind, change)[0]) for kind, change, _ in FALSIFICATIONS.values())
    yield from (json.dumps({**samples()[2], **head}) for head in HEADS)
    unfinished = samples()[2]
    unfinished["events"].pop()
    yield json.dumps(unfinished)
    otherwise = public_game("2026-11-17")
    otherwise["daily"]["levels"] = {}
    yield json.dumps(otherwise)
    otherwise["seats"][1]["bot"] = ["tinker"]
    yield json.dumps(otherwise)
    large = samples()[2]
    large["events"][-1]["seats"][0]["units"][0]["points"] = 10**40
    yield json.dumps(large)
    yield from ("[]", "{", '"\xff"', "[" * 100_000, "9" * 5000)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "false.jsonl"
    path.write_bytes("\n".join(false_records()).encode("latin-1"))
    return path


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_fault_is_told_in_the_players_language(fzzzt: Fzzzt, file: Path, language: str) -> None:
    english = fzzzt("verify", file).stdout.splitlines()
    told = fzzzt("verify", file, "--lang", language).stdout.splitlines()
    assert len(told) == len(english) == len(list(false_records()))
    for line, other in zip(told, english, strict=True):
        reason = re.sub(r"^\S+ \d+\W*(events\[\d+\] \(\S+\): )?", "", line)
        assert reason != re.sub(r"^\S+ \d+\W*(events\[\d+\] \(\S+\): )?", "", other)
        assert not ENGLISH.search(reason), line
        assert "?" not in reason, line  # stands for signs that would steer a terminal
        assert language != "ru" or re.search("[а-я]", reason), line


def test_programs_are_told_the_same_in_every_language(fzzzt: Fzzzt, file: Path) -> None:
    english = fzzzt("verify", "--json", file).stdout
    assert fzzzt("verify", "--json", "--lang", "ru", file).stdout == english
    finding = json.loads(english)["faults"][0]
    assert finding == {
        "line": 1,
        "event": 0,
        "reason": "events[0] (setup): the Mechanics must be the numbers 1 to 4, one a seat",
    }


def test_why_shuffles_were_not_checked_is_told_in_the_players_language(fzzzt: Fzzzt, tmp_path: Path) -> None:
    methods: list[Json] = [{}, {"shuffle": {"method": "by hand"}}, {"shuffle": {"method": "daily", "day": "today"}}]
    (tmp_path / "open.jsonl").write_text("\n".join(json.dumps({**samples()[2], **each}) for each in methods), "utf-8")
    told = fzzzt("verify", "open.jsonl", "--lang", "de")
    assert (told.returncode, told.stderr.count("\n")) == (0, len(methods))
    assert "sagt nicht, wie sie zustande kamen" in told.stderr
    assert "Das Verfahren 'by hand' ist hier nicht bekannt" in told.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_move_in_a_record_nobody_is_addressed(language: str) -> None:
    details = {"card": "r1-n", "unit": "basic-nc", "seat": 1, "turn": 2}
    for code in OF_SEATS:
        error = (InvalidMove if code.startswith("unknown") else IllegalMove)(code, **details)
        told = fault_text(Catalogue.of(language), error)
        assert not re.search(r"\b([Yy]ou|вы|вас|[Dd]u|[Jj]e|[Vv]ous)\b", told)
        assert language != "en" or told == str(error).replace("seat 2's turn", "the turn of seat 2").replace("'", "")
