"""A lost cookie is not a lost seat, and no back door: nobody gets a seat that its owner did not leave."""

from __future__ import annotations

import pytest
from msgspec import structs

from fzzzt.tables import Guest, Refusal, Terms, seating
from fzzzt.tables.recording import record_of
from fzzzt.tables.table import Table
from fzzzt.wire import log
from tables.parlour import ADA, BOB, CLEO, DASH, EVE, Parlour

TWO_MINUTES = 120_000
BOB_AGAIN = Guest("bob-without-his-cookie", "Bob")


def asked(players: int = 3, gone: Guest = BOB, asker: Guest = BOB_AGAIN) -> Parlour:
    """Somebody's cookie is lost, and they ask for their seat."""
    parlour = Parlour.playing(players)
    parlour.go(gone)
    parlour.wait(5_000)
    parlour.come(asker)
    parlour.say(asker, "ask", seat=parlour.table.seat_of(gone.id))
    return parlour


def request(parlour: Parlour) -> int:
    return parlour.shown.requests[-1].id


def test_a_seat_passes_when_its_owner_is_gone_and_another_agrees() -> None:
    parlour = asked()
    assert [(wish.seat, wish.name) for wish in parlour.shown.requests] == [(1, "Bob")]
    assert parlour.you(BOB_AGAIN).asked == 1
    assert parlour.refused(CLEO, "answer", request=request(parlour), on=True) == "not-lost"
    parlour.wait(TWO_MINUTES - 5_001)
    assert parlour.refused(CLEO, "answer", request=request(parlour), on=True) == "not-lost"
    parlour.wait(1)
    assert parlour.you(CLEO).answers == (request(parlour),)
    parlour.say(CLEO, "answer", request=request(parlour), on=True)
    assert parlour.table.seat_of(BOB_AGAIN.id) == 1
    assert parlour.shown.requests == ()
    assert parlour.shown.unrated


def test_nobody_gets_the_seat_of_who_is_here() -> None:
    parlour = Parlour.playing(3)
    assert parlour.refused(EVE, "ask", seat=1) == "owner-here"
    parlour.go(BOB)
    parlour.wait(5_000)
    parlour.say(EVE, "ask", seat=1)
    parlour.come(BOB)
    parlour.wait(TWO_MINUTES)
    assert parlour.refused(CLEO, "answer", request=request(parlour), on=True) == "not-lost"


def test_neither_the_asker_nor_a_spectator_nor_the_seat_itself_agrees() -> None:
    parlour = asked()
    parlour.wait(TWO_MINUTES)
    for guest in (BOB_AGAIN, EVE, BOB):
        assert parlour.you(guest).answers == ()
        assert parlour.refused(guest, "answer", request=request(parlour), on=True) == "not-yours-to-answer"


def test_where_two_play_the_host_agrees() -> None:
    parlour = asked(2)
    parlour.wait(TWO_MINUTES)
    parlour.say(ADA, "answer", request=request(parlour), on=True)
    assert parlour.table.seat_of(BOB_AGAIN.id) == 1


def test_where_two_play_whoever_acts_for_the_host_agrees_that_the_host_is_back() -> None:
    parlour = asked(2, gone=ADA, asker=EVE)
    assert parlour.refused(BOB, "answer", request=request(parlour), on=True) == "not-yours-to-answer"
    parlour.wait(TWO_MINUTES)
    parlour.say(BOB, "answer", request=request(parlour), on=True)
    assert parlour.table.seat_of(EVE.id) == 0
    assert parlour.table.host == EVE.id


def test_alone_against_bots_nobody_can_agree() -> None:
    parlour = Parlour.playing(2, bots=[None, "rookie"])
    parlour.go(ADA)
    parlour.wait(TWO_MINUTES)
    assert parlour.refused(EVE, "ask", seat=0) == "nobody-agrees"
    assert parlour.refused(EVE, "ask", seat=1) == "nobodys-seat"


def test_the_owner_takes_the_seat_back() -> None:
    parlour = asked(asker=EVE)
    parlour.wait(TWO_MINUTES)
    parlour.say(ADA, "answer", request=request(parlour), on=True)
    assert parlour.you(BOB).lost == 1
    parlour.come(BOB)
    parlour.say(BOB, "reclaim")
    assert parlour.table.seat_of(BOB.id) == 1
    assert parlour.table.seat_of(EVE.id) is None
    assert parlour.you(BOB).lost is None
    assert parlour.refused(EVE, "reclaim") == "not-seated"
    assert parlour.shown.unrated, "somebody else has seen the hand"


def test_an_owner_whose_seat_was_filled_with_talk_takes_it_back_all_the_same() -> None:
    parlour = asked(asker=EVE)
    parlour.wait(TWO_MINUTES)
    parlour.say(ADA, "answer", request=request(parlour), on=True)
    for number in range(1_000):
        parlour.say(EVE, "chat", text=str(number))
    parlour.say(BOB, "reclaim")
    assert parlour.table.seat_of(BOB.id) == 1


def test_nobody_reclaims_a_seat_that_was_left_and_taken_by_another() -> None:
    parlour = Parlour(Terms(players=4))
    for guest in (ADA, BOB):
        parlour.sit(guest)
    parlour.go(BOB)
    parlour.wait(TWO_MINUTES)
    parlour.say(EVE, "ask", seat=1)
    parlour.say(ADA, "answer", request=request(parlour), on=True)
    seating.leave(parlour.table, EVE, parlour.now)
    parlour.sit(CLEO, 1)
    assert parlour.refused(BOB, "reclaim") == "not-seated"
    assert parlour.table.seat_of(CLEO.id) == 1


def test_who_was_given_the_hosts_seat_and_leaves_it_takes_no_powers_along() -> None:
    parlour = Parlour(Terms(players=4))
    for guest in (ADA, BOB):
        parlour.sit(guest)
    parlour.go(ADA)
    parlour.wait(TWO_MINUTES)
    parlour.come(EVE)
    parlour.say(EVE, "ask", seat=0)
    parlour.say(BOB, "answer", request=request(parlour), on=True)
    assert "start" in parlour.you(EVE).powers
    seating.leave(parlour.table, EVE, parlour.now)
    assert parlour.you(EVE).powers == ()
    parlour.come(ADA)
    assert "start" in parlour.you(ADA).powers


def test_a_request_that_is_declined_is_gone() -> None:
    parlour = asked()
    parlour.say(CLEO, "answer", request=request(parlour), on=False)
    assert parlour.shown.requests == ()
    assert parlour.refused(CLEO, "answer", request=1, on=True) == "no-such-request"


def test_asking_again_and_again_is_one_request_and_a_crowd_is_kept_short() -> None:
    parlour = asked()
    before = len(parlour.log)
    for _ in range(5):
        parlour.say(BOB_AGAIN, "ask", seat=1)
    assert len(parlour.log) == before
    crowd = [Guest(f"crowd-{number}", "Crowd") for number in range(10)]
    for guest in crowd[:5]:
        parlour.say(guest, "ask", seat=1)
    assert parlour.refused(crowd[5], "ask", seat=1) == "full-memory"


def test_no_talk_of_strangers_keeps_anybody_from_asking() -> None:
    parlour = Parlour.playing(3)
    for _ in range(1000):
        parlour.say(EVE, "chat", text="Hm.")
    parlour.go(BOB)
    parlour.wait(5_000)
    parlour.say(BOB_AGAIN, "ask", seat=1)
    assert len(parlour.shown.requests) == 1


def test_a_link_made_before_the_seat_passed_is_void() -> None:
    parlour = Parlour.playing(3)
    seating.pass_on(parlour.table, BOB, "token", parlour.now)
    parlour.go(BOB)
    parlour.wait(TWO_MINUTES)
    parlour.say(EVE, "ask", seat=1)
    parlour.say(ADA, "answer", request=request(parlour), on=True)
    with pytest.raises(Exception, match="link"):
        seating.claim(parlour.table, DASH, "token", parlour.now)


@pytest.mark.parametrize("next_one", ["person", "bot"])
def test_a_link_made_by_who_got_up_takes_nobodys_seat(next_one: str) -> None:
    parlour = Parlour(Terms(players=4))
    for guest in (ADA, BOB):
        parlour.sit(guest)
    seating.pass_on(parlour.table, BOB, "old", parlour.now)
    seating.leave(parlour.table, BOB, parlour.now)
    if next_one == "person":
        parlour.sit(CLEO, 1)
    else:
        parlour.say(ADA, "fill", seat=1, bot="rookie")
    with pytest.raises(Refusal, match="link"):
        seating.claim(parlour.table, EVE, "old", parlour.now)
    assert parlour.table.seats[1].state == next_one


def test_a_link_to_a_kept_seat_is_void_when_a_bot_has_it() -> None:
    parlour = Parlour(Terms(players=3))
    kept: list[log.KeptFor | None] = [None, log.KeptFor(BOB.id, BOB.name, account=False), None]
    parlour.table = Table("another-table")
    parlour.table.write(structs.replace(parlour.opened(ADA.id, Terms(players=3)), kept=kept), parlour.now)
    parlour.sit(ADA, 0)
    seating.pass_on(parlour.table, BOB, "old", parlour.now)
    parlour.say(ADA, "fill", seat=1, bot="rookie")
    with pytest.raises(Refusal, match="link"):
        seating.claim(parlour.table, EVE, "old", parlour.now)


def test_a_link_made_by_who_was_given_a_seat_is_void_when_its_owner_takes_it_back() -> None:
    parlour = asked(asker=EVE)
    parlour.wait(TWO_MINUTES)
    parlour.say(ADA, "answer", request=request(parlour), on=True)
    seating.pass_on(parlour.table, EVE, "back door", parlour.now)
    parlour.come(BOB)
    parlour.say(BOB, "reclaim")
    with pytest.raises(Refusal, match="link"):
        seating.claim(parlour.table, DASH, "back door", parlour.now)
    assert parlour.table.seat_of(BOB.id) == 1


def test_the_table_is_read_the_same_from_its_log_and_the_record_says_that_it_is_unrated() -> None:
    parlour = asked()
    parlour.wait(TWO_MINUTES)
    parlour.say(CLEO, "answer", request=request(parlour), on=True)
    for guest in (ADA, BOB_AGAIN, CLEO):
        parlour.say(guest, "end")
    again = Table.of(parlour.table.id, parlour.log)
    assert again.seats == parlour.table.seats
    assert (again.given, again.unrated) == ({1: BOB.id}, True)
    assert record_of(again).extra["unrated"] is True


# Names


def test_two_guests_are_told_apart() -> None:
    parlour = Parlour(Terms(players=4))
    for number in range(3):
        parlour.sit(Guest(f"guest-{number}", "Guest"))
    assert [seat.name for seat in parlour.table.seats] == ["Guest", "Guest 2", "Guest 3", ""]


def test_a_new_name_reaches_the_seat() -> None:
    parlour = Parlour(Terms(players=3))
    parlour.sit(BOB)
    parlour.sit(Guest("other", "Bob"))
    seating.rename(parlour.table, Guest("other", "Robert"), "Bob", parlour.now)
    assert [seat.name for seat in parlour.table.seats] == ["Bob", "Robert", ""]
    seating.rename(parlour.table, Guest("other", "Bob"), "Robert", parlour.now)
    assert parlour.table.seats[1].name == "Bob 2"


def test_a_name_said_for_one_of_several_at_a_device_stays() -> None:
    parlour = Parlour(Terms(players=3))
    parlour.sit(Guest("device", "Grandma"))
    seating.rename(parlour.table, Guest("device", "Max"), "Guest", parlour.now)
    assert parlour.table.seats[0].name == "Grandma"
