"""The guided game at a live table and in the terminal: the same steps, and a record that says what it was."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import msgspec
import pytest

from cli import in_process
from fzzzt.bots.guided import GuidedPlayer
from fzzzt.engine import Build
from fzzzt.guide import OPPONENT, PERSON
from fzzzt.locale import LANGUAGES, Catalogue
from fzzzt.tables import Guest, Terms, course, feed
from fzzzt.tables.company import Company
from fzzzt.tables.powers import in_charge
from fzzzt.tables.recording import record_of
from fzzzt.tables.table import Table
from guide.guided_game import obedient, play
from tables.parlour import ADA, Parlour

if TYPE_CHECKING:
    from cli.conftest import Fzzzt
    from fzzzt.wire.guide import GuideStep

quick = in_process.fzzzt
"""The command without a process of its own."""


def said_to(table: Table, seat: int | None) -> tuple[GuideStep, ...]:
    owner = None if seat is None else table.seats[seat].owner
    said = feed.you(table, in_charge(table, Company(lambda: 0)), Guest(owner or "", ""), seat).guide
    return () if said is msgspec.UNSET else said


def played() -> Parlour:
    """A guided table whose person has done as the guide said."""
    parlour = Parlour(Terms(players=3, guided=True))
    parlour.sit(ADA)
    said, rng = 0, Random(1)
    while parlour.table.phase == "playing":
        game, (seat, *_) = parlour.table.game, parlour.table.waiting
        assert game is not None
        if seat == PERSON:
            steps = said_to(parlour.table, PERSON)
            move = obedient(game.view(PERSON), steps[said:], rng)
            said = len(steps)
            basis = parlour.table.basis
            if isinstance(move, Build):
                parlour.say(ADA, "build", robots=dict(move.robots), seq=basis)
            else:
                parlour.say(ADA, "bid", cards=list(move.cards), seq=basis)
        else:
            move = GuidedPlayer().decide(game.view(seat), None, rng)
            course.bot_moves(parlour.table, move, len(game.log), parlour.now)
            parlour.settle()
    return parlour


def test_a_guided_table_says_what_the_guide_says() -> None:
    table = played().table
    assert [step.id for step in said_to(table, PERSON)] == [step.id for step in play(obedient)[1]]
    assert said_to(table, None) == said_to(table, 1) == ()
    assert [seat.bot for seat in table.seats] == [None, OPPONENT, OPPONENT]


def test_a_guided_table_read_from_its_log_goes_on_alike() -> None:
    parlour = played()
    again = Table.of("again", parlour.log)
    assert said_to(again, PERSON) == said_to(parlour.table, PERSON)
    assert again.guide is not None


def test_the_record_of_a_guided_table_claims_no_shuffle() -> None:
    record = record_of(played().table)
    assert record.extra["guided"] is True
    assert "shuffle" not in record.extra


def test_other_tables_send_nothing_of_a_guide() -> None:
    assert b"guide" not in msgspec.json.encode(Parlour.playing().you(ADA))


@pytest.mark.parametrize("language", LANGUAGES)
def test_learning_in_the_terminal_and_coming_back(quick: Fzzzt, language: str) -> None:
    say = Catalogue(language)
    first = quick("learn", "--plain", "--lang", language, typed="p2-3\nmechanic-2\n")
    for step in ("for-sale", "counts", "bid", "won", "fzzzt", "mechanic", "even"):
        assert say(f"guide-{step}") in first.stdout
    later = quick("learn", "--plain", "--lang", language, typed="p2-2\np2-1 p2-2\n1\n1\n1\nr4-n\np2-2\n" + "1\n" * 9)
    for step in ("tie", "unit", "several", "alone", "redeal", "upgrade", "build", "stays", "onward"):
        assert say(f"guide-{step}") in later.stdout, step
    assert say("guide-for-sale") not in later.stdout
    assert later.returncode == 0


def test_the_guided_game_is_kept_apart_from_others(quick: Fzzzt) -> None:
    quick("learn", "--plain", typed="1\n")
    kept = quick("play", "--plain", typed="")
    assert "guided" not in kept.stdout
