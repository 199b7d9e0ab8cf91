"""The guided first game: it teaches every idea to whoever follows it, and goes along with whoever does not."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from fzzzt.bots import LEVELS
from fzzzt.bots.random import RandomPlayer
from fzzzt.engine import Award, Deal
from fzzzt.guide import guided_deck, guided_options
from fzzzt.guide.guide import GuideInWords
from fzzzt.guide.moment import CONDITIONS
from fzzzt.guide.script import the_script
from fzzzt.locale import LANGUAGES, Catalogue
from fzzzt.record import Record, dump_record, replay_record
from guide.guided_game import obedient, play

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from fzzzt.engine import Bid, Build, View
    from fzzzt.wire.guide import GuideStep

OFF_THE_PATH = {"sit-out", "score-lost"}
"""Steps that only come to whoever does something else than the guide says."""
PAGE = "".join(path.read_text("utf-8") for path in (Path(__file__).parents[2] / "web/src").rglob("*.svelte"))
PLACES = set(re.findall(r"data-lies(?:=\"|=\{mine && '|=\{place === 0 \? ')([a-z-]+)", PAGE))
"""What the page can point at."""


def test_who_follows_the_guide_meets_every_idea() -> None:
    _, said = play(obedient)
    assert {step.id for step in the_script().step} - {step.id for step in said} == OFF_THE_PATH


def test_the_first_round_goes_as_it_is_written() -> None:
    """Won, passed with the Mechanic, a tie that brings the spanner, a unit, alone, a new deal, an Upgrade."""
    game, _ = play(obedient)
    awards = [event for event in game.log if isinstance(event, Award)][:8]
    assert [award.seat for award in awards] == [0, 1, 1, 0, 2, 1, 0, 0]
    assert awards[2].values == (2, 2, 1)
    assert awards[2].chief == 0
    assert awards[6].values == (0, None, None)
    assert sum(isinstance(event, Deal) for event in game.log) == 3


@pytest.mark.parametrize("seed", range(200))
def test_whatever_the_person_does_the_game_comes_to_its_end(seed: int) -> None:
    def anything(view: View, said: Sequence[GuideStep], rng: Random) -> Bid | Build:
        del said
        return RandomPlayer().decide(view, None, rng)

    game, said = play(anything, seed)
    assert game.score is not None
    ids = [step.id for step in said]
    assert len(ids) == len(set(ids)), "a step is said once"
    assert ids[:1] == ["for-sale"]
    assert ids[-1] == "onward"


def test_the_deck_is_for_two_rounds_of_three_players() -> None:
    guided_deck().check(guided_options())
    assert guided_deck().rounds(guided_options()) == 2
    assert len(guided_deck().conveyor(guided_options())) == 16


def test_the_record_is_read_and_replayed_like_any_other() -> None:
    game, _ = play(obedient)
    seats = [{"name": "Ada"}, {"name": "Whirr", "bot": "guided"}, {"name": "Pling", "bot": "guided"}]
    record, again = replay_record(json.loads(dump_record(Record.of(game, seats, "first", guided=True))))
    assert record.extra["guided"] is True
    assert again.score == game.score


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_has_at_most_twelve_words(language: str) -> None:
    say = Catalogue(language)
    for step in the_script().step:
        words = [word for word in say(f"guide-{step.id}").split() if any(map(str.isalnum, word))]
        assert len(words) <= 12, f"{step.id}: {' '.join(words)}"


def test_the_script_names_nothing_that_is_not_there() -> None:
    script, faces = the_script(), guided_deck()
    assert {condition.partition(" ")[0] for step in script.step for condition in step.when} <= CONDITIONS
    assert {step.at for step in script.step} <= PLACES
    named = {card for step in script.step for card in step.cards}
    named |= {card for opponent in script.opponent for bid in opponent.bids for card in bid}
    assert named <= faces.cards.keys()


def test_whoever_comes_back_is_not_told_again_what_was_said() -> None:
    game, said = play(obedient)
    half = len(game.log) // 2
    before, later = GuideInWords(()).says(game.log[:half]), GuideInWords(game.log[:half]).says(game.log)
    assert [saying.key for saying in [*before, *later]] == [f"guide-{step.id}" for step in said]


def test_nobody_is_offered_the_opponents_of_the_guided_game() -> None:
    assert "guided" not in LEVELS
