"""Presence: who is here, away since when, and who writes. Time is set by hand."""

from __future__ import annotations

from fzzzt.tables import Terms, feed
from fzzzt.tables.company import Attendance, Company
from fzzzt.tables.onlookers import Onlookers
from fzzzt.wire.tables import Presence
from tables.parlour import ADA, BOB, EVE, Parlour


def test_a_page_that_is_loaded_again_is_no_absence() -> None:
    parlour = Parlour.playing(2)
    parlour.go(BOB)
    parlour.wait(4_999)
    assert parlour.shown.seats[1].presence == Presence(here=True)
    left = parlour.now - 4_999
    parlour.wait(1)
    assert parlour.shown.seats[1].presence == Presence(here=False, since=left)
    parlour.come(BOB)
    assert parlour.shown.seats[1].presence == Presence(here=True)


def test_two_tabs_are_one_person() -> None:
    company = Company(lambda: 100_000)
    company.come("ada")
    company.come("ada")
    company.go("ada")
    assert company.is_connected("ada")


def test_a_table_that_was_just_read_does_not_say_since_when_people_are_away() -> None:
    company = Company(lambda: 100_000)
    assert company.presence_of("ada") == Presence(here=False, since=None)


def test_who_writes_is_told_until_they_stop_or_fall_silent() -> None:
    parlour = Parlour.playing(2)
    parlour.company.write(ADA.id, on=True)
    assert parlour.shown.seats[0].presence == Presence(here=True, typing=True)
    parlour.company.write(ADA.id, on=False)
    assert parlour.shown.seats[0].presence == Presence(here=True)
    parlour.company.write(ADA.id, on=True)
    parlour.wait(6_000)
    assert parlour.shown.seats[0].presence == Presence(here=True)


def test_bots_and_free_seats_have_no_presence() -> None:
    parlour = Parlour(Terms(players=3, bots=[None, "rookie", None]))
    parlour.sit(ADA, 0)
    assert [chair.presence is None for chair in parlour.shown.seats] == [False, True, True]


def test_news_of_company_come_only_when_something_has_changed_and_to_those_who_ask() -> None:
    parlour = Parlour.playing(2)
    onlookers, attentive, plain = Onlookers(parlour.table, parlour.company), list[bytes](), list[bytes]()
    onlookers.welcome(ADA, 0, attentive.append, attentive=True)
    onlookers.welcome(EVE, 0, plain.append)
    assert (len(attentive), len(plain)) == (1, 1)
    parlour.go(BOB)
    parlour.wait(5_000)
    for _ in range(3):
        onlookers.tell_company()
    assert (len(attentive), len(plain)) == (2, 1)
    assert b"bob" not in attentive[1], "identities stay on the server"


def test_processes_tell_each_other_who_is_connected() -> None:
    now = [100_000]
    here, there = Company(lambda: now[0]), Company(lambda: now[0])
    there.come("ada")
    there.write("ada", on=True)
    here.hear("there", there.attendance(["ada", "bob"]))
    assert here.presence_of("ada") == Presence(here=True, typing=True)
    there.go("ada")
    now[0] += 1_000
    here.hear("there", there.attendance(["ada"]))
    now[0] += 5_000
    assert here.presence_of("ada") == Presence(here=False, since=101_000)


def test_a_process_that_died_is_not_believed_for_ever() -> None:
    now = [100_000]
    company = Company(lambda: now[0])
    company.hear("there", Attendance(("ada",)))
    now[0] += 44_999
    assert company.is_connected("ada")
    now[0] += 1
    assert not company.is_connected("ada")
    assert company.absent_for("ada") == 0, "and nobody counts as gone for longer than is known"


def test_a_stranger_is_told_nothing_about_spectators() -> None:
    parlour = Parlour.playing(2)
    before = feed.table_state(parlour.table, parlour.company)
    parlour.come(EVE)
    assert parlour.shown == before
