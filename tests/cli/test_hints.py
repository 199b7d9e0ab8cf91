"""Hints: what `mechanic` would do and why, in words, at the prompt; and only from what the seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import pytest

from cli import in_process
from fzzzt.bots.advice import Advice, Reason
from fzzzt.bots.mechanic import MechanicPlayer
from fzzzt.dealer import Dealer
from fzzzt.engine import CHANCE, Deck, Game, Options
from fzzzt.locale import LANGUAGES, Catalogue
from fzzzt.voice.advice_text import advice_lines
from fzzzt.voice.voice import Voice

if TYPE_CHECKING:
    from cli.conftest import Fzzzt

quick = in_process.fzzzt


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", get_args(Reason))
def test_every_reason_has_words(language: str, reason: Reason) -> None:
    voice = Voice(Catalogue(language), Deck.standard(), ["Ada", "Bert"], 0)
    advice = Advice(reason, ("p1-3",), power=3, chance=0.5, worth=4.4, price=1.2)
    if reason.startswith("build"):
        advice = Advice(reason, robots=(("basic-nc", "r1-n"),) if reason == "build" else ())
    what, why = advice_lines(voice, advice)
    assert what != why
    if reason == "contest":
        assert "4" in why
        assert "50" in why


def advised(seed: str) -> tuple[str, ...]:
    """What mechanic bids for seat 0 at the first decision of a game, if that seat begins it."""
    game, dealer = Game(Options(2)), Dealer(seed)
    while game.to_move is CHANCE:
        game.push(dealer.answer(game))
    assert game.to_move == frozenset({0}), "take another seed: the person must be the first to bid"
    return MechanicPlayer().explain(game.view(0)).cards


@pytest.mark.parametrize("asked", ["hint", "--hint"])
def test_the_hint_is_what_mechanic_would_bid(quick: Fzzzt, asked: str) -> None:
    table = ["--players", "2", "--seed", "7", "--lang", "en"]
    result = quick("play", *table, typed="hint\n") if asked == "hint" else quick("play", *table, "--hint", typed="")
    voice = Voice(Catalogue("en"), Deck.standard(), ["Player", "Ada"], 0)
    assert f"A good mechanic would bid {voice.cards(advised('7'))} (value " in result.stdout


def test_hints_stop_nobody_from_playing_a_whole_game(quick: Fzzzt) -> None:
    result = quick("play", "--players", "2", "--seed", "7", "--lang", "de", "--hint", typed="1\n" * 200)
    assert result.returncode == 0
    assert result.stdout.count("Ein guter Mechaniker würde") > 20
