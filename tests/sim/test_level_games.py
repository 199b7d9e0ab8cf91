"""Games of levels on the compiled core are those of the bots on the engine, byte for byte."""

from __future__ import annotations

import json
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fzzzt.bots.bulk import KNOWN, CompiledTable, written_by_bots
from fzzzt.bots.playing import random_text
from fzzzt.cli.shuffle_check import shuffle_check
from fzzzt.cli.simulate import played_plainly
from fzzzt.engine import Deck, Options
from fzzzt.engine.deckfile import deck_of_faces
from fzzzt.record import replay_record
from fzzzt.research.dataset import Dataset
from fzzzt.research.samples import gather
from fzzzt.sim import level_games
from fzzzt.sim.faces import Faces, faces_of
from fzzzt.sim.final_score import final_score
from fzzzt.sim.replaying import TextReplays
from fzzzt.sim.sha256 import hash_text
from fzzzt.sim.twister import TWISTER, fraction, key_of, less_than, seed_twister
from fzzzt.wire import plain
from fzzzt.wire.faces import face_tables
from random_games import options, seeds

if TYPE_CHECKING:
    from pathlib import Path

    from fzzzt.sim.state import Row

EVENTS = ',"events":['


@st.composite
def tables(draw: st.DrawFn) -> tuple[Options, tuple[str, ...]]:
    """Any options with any levels that the core knows."""
    chosen = draw(options)
    names = st.lists(st.sampled_from(sorted(KNOWN)), min_size=chosen.players, max_size=chosen.players)
    return chosen, tuple(draw(names))


def compiled_line(chosen: Options, deck: Deck, names: tuple[str, ...], seed: str) -> str | None:
    """The record of a game by the core."""
    game = CompiledTable(faces_of(deck, chosen), names).play(seed)
    return None if game is None else written_by_bots(chosen, deck, names, seed, game.events)


@given(tables(), seeds)
@settings(max_examples=25)
def test_a_record_of_the_core_is_that_of_the_engine(table: tuple[Options, tuple[str, ...]], seed: int) -> None:
    chosen, names = table
    line = compiled_line(chosen, Deck.standard(), names, f"law {seed}")
    assert line in (None, played_plainly(chosen, Deck.standard(), list(names), f"law {seed}")[0])


def test_the_core_is_hardly_ever_in_doubt() -> None:
    for players in (2, 4):
        table = CompiledTable(faces_of(Deck.standard(), Options.of(players)), ("mechanic",) * players)
        assert sum(table.play(f"doubt {number}") is None for number in range(300)) <= 1


def test_hands_with_very_many_plans_are_scored_by_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two apprentices with all cards own up to ten units each: then the engine solves a program."""
    scored: list[str] = []
    seed = ""

    def noted(game: Row, faces: Faces) -> str:
        scored.append(seed)
        return final_score(game, faces)

    monkeypatch.setattr(level_games, "final_score", noted)
    chosen, names = Options.of(2, "extended", "stay"), ("apprentice", "apprentice")
    table = CompiledTable(faces_of(Deck.standard(), chosen), names)
    for seed in map(str, range(60)):
        game = table.play(seed)
        assert game is not None
        if scored[-1:] == [seed]:
            line = written_by_bots(chosen, Deck.standard(), names, seed, game.events)
            assert line == played_plainly(chosen, Deck.standard(), list(names), seed)[0]
        if len(scored) == 3:
            break
    assert scored


def test_the_core_plays_house_decks_and_seeds_of_any_length() -> None:
    faces = [face if face["kind"] != "robot" else {**face, "id": f"my-{face['id']}"} for face in standard_faces()]
    deck, names = deck_of_faces(faces, "house"), ("mechanic", "tinker", "random")
    for seed in ("ключ " * 40, "x" * 55, ""):
        line = compiled_line(Options.of(3), deck, names, seed)
        assert line == played_plainly(Options.of(3), deck, list(names), seed)[0]


def standard_faces() -> list[dict[str, object]]:
    """The standard deck as the tables of a deck file."""
    faces: list[dict[str, object]] = plain(face_tables(Deck.standard()))
    return faces


@given(tables(), seeds, st.data())
@settings(max_examples=20)
def test_a_record_is_known_to_be_right_only_as_it_is(
    table: tuple[Options, tuple[str, ...]], seed: int, data: st.DataObject
) -> None:
    chosen, names = table
    line = compiled_line(chosen, Deck.standard(), names, str(seed))
    if line is None:
        return
    start, replays = line.index(EVENTS) + len(EVENTS), TextReplays(faces_of(Deck.standard(), chosen))
    place = data.draw(st.integers(start, len(line) - 1))
    other = data.draw(st.sampled_from(',[]{}":0123456789abcdefnprt- ').filter(lambda letter: letter != line[place]))
    for changed in (line[:place] + other + line[place + 1 :], line[:place] + line[place + 1 :], line[:place]):
        if replays.has(str(seed), changed.encode(), start):
            assert json.loads(changed) == json.loads(line) or lawful(changed)
    assert not replays.has(f"{seed}!", line.encode(), start)


def lawful(line: str) -> bool:
    """Whether the reader of records finds nothing wrong."""
    data = json.loads(line)
    return replay_record(data, shuffle_check(data))[0].finished


@pytest.mark.parametrize("names", [("mechanic", "random"), ("rookie", "tinker", "apprentice", "random", "mechanic")])
def test_arrays_of_the_core_are_those_of_the_records(names: tuple[str, ...], tmp_path: Path) -> None:
    chosen = Options.of(len(names))
    table = CompiledTable(faces_of(Deck.standard(), chosen), names)
    wanted = Dataset(tmp_path, chosen, Deck.standard(), names, "arrays", 2, 2)
    ours, theirs = [], []
    for number in wanted.numbers(0):
        seed = f"arrays/{number}"
        game = table.play(seed)
        assert game is not None
        ours.append(wanted.sampled_compiled(table, seed, game))
        theirs.append(wanted.sampled(written_by_bots(chosen, Deck.standard(), names, seed, game.events)))
    for name, array in gather(theirs).items():
        assert gather(ours)[name].dtype == array.dtype
        assert (gather(ours)[name] == array).all(), name


@given(st.binary(max_size=300))
def test_the_compiled_hash_is_sha256(text: bytes) -> None:
    words, schedule = np.zeros(8, np.int64), np.zeros(64, np.int64)
    hash_text(np.frombuffer(text + bytes(8), np.uint8), len(text), schedule, words)
    assert b"".join(int(word).to_bytes(4, "big") for word in words) == sha256(text).digest()


@given(st.text(max_size=400))
def test_the_compiled_random_numbers_are_pythons(text: str) -> None:
    twister, rng = np.zeros(1, TWISTER)[0], Random(random_text(text, 1))
    seed_twister(twister, key_of(random_text(text, 1)))
    for limit in range(1, 64):
        assert fraction(twister) == rng.random()
        assert less_than(twister, limit) == rng.randrange(limit)
