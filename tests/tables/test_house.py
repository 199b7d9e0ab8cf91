"""What people may do at a table, and what happens there by itself."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

import pytest

from fzzzt.engine import Bid
from fzzzt.tables import Guest, Refusal, Terms, seating
from fzzzt.tables.terms import options_and_faces
from tables.parlour import ADA, BOB, CLEO, EVE, Parlour, new_nonce

if TYPE_CHECKING:
    from collections.abc import Iterable


def test_a_full_table_starts_by_itself() -> None:
    parlour = Parlour(Terms(players=2))
    parlour.sit(ADA)
    assert parlour.phase == "open"
    parlour.sit(BOB)
    assert parlour.phase == "playing"
    assert parlour.table.game is not None
    assert parlour.table.game.phase == "bid"


def test_whoever_sits_already_stays_there() -> None:
    parlour = Parlour(Terms(players=3))
    assert parlour.sit(ADA, 2) == 2
    assert parlour.sit(ADA, 0) == 2
    assert parlour.sit(BOB) == 0


def test_a_taken_seat_stays_taken() -> None:
    parlour = Parlour(Terms(players=3, bots=["rookie", None, None]))
    parlour.sit(ADA, 1)
    for seat in (0, 1, 6):
        with pytest.raises(Refusal):
            parlour.sit(BOB, seat)


def test_the_host_starts_with_bots_on_the_free_seats() -> None:
    parlour = Parlour(Terms(players=4, cover="tinker"))
    parlour.sit(ADA)
    assert parlour.refused(BOB, "start") == "not-the-host"
    parlour.say(ADA, "start")
    assert [seat.bot for seat in parlour.table.seats] == [None, "tinker", "tinker", "tinker"]
    assert parlour.phase == "playing"


def test_a_game_begins_when_every_nonce_is_revealed() -> None:
    parlour = Parlour(Terms(players=2))
    (nonce, commitment), (_, other) = new_nonce(), new_nonce()
    parlour.sit(ADA, commitment=commitment)
    parlour.sit(BOB, commitment=other)
    assert parlour.phase == "starting"
    assert parlour.refused(BOB, "reveal", nonce=nonce) == "wrong-nonce"
    parlour.say(ADA, "reveal", nonce=nonce)
    assert parlour.phase == "starting"
    parlour.wait(5_000)
    assert parlour.phase == "playing"
    assert '"missing":[1]' in parlour.log[-5].body
    assert [given and given.nonce for given in parlour.table.contributions] == [nonce, None]


def test_a_bid_out_of_turn_is_refused() -> None:
    parlour = Parlour.playing(3)
    other = (parlour.turn + 1) % 3
    hand = parlour.table.game.hands[other]  # type: ignore[union-attr]
    assert parlour.refused(parlour.person(other), "bid", cards=[hand[0]], seq=parlour.table.public) == "not-your-turn"
    assert parlour.refused(EVE, "bid", cards=[hand[0]], seq=parlour.table.public) == "not-seated"


def test_a_bid_meant_for_an_earlier_auction_is_stale() -> None:
    parlour, rng = Parlour.playing(2), Random(1)
    known = parlour.table.public
    parlour.move(rng)
    parlour.move(rng)
    seat = parlour.turn
    cards = parlour.some_bid(seat, rng)
    assert parlour.refused(parlour.person(seat), "bid", cards=cards, seq=known) == "stale"


def test_chat_in_between_does_not_make_a_bid_stale() -> None:
    parlour, rng = Parlour.playing(3), Random(1)
    known = parlour.table.public
    parlour.say(BOB, "chat", text="take your time")
    parlour.say(parlour.person(parlour.turn), "bid", cards=parlour.some_bid(parlour.turn, rng), seq=known)


def test_a_prepared_bid_is_made_when_its_turn_comes() -> None:
    parlour, rng = Parlour.playing(3), Random(2)
    first, second, third = parlour.table.game.order  # type: ignore[union-attr]
    for _ in range(2):  # changed until then
        parlour.say(parlour.person(second), "prepare", cards=parlour.some_bid(second, rng), seq=parlour.table.public)
    last = parlour.some_bid(second, rng)
    assert parlour.say(parlour.person(second), "prepare", cards=last, seq=parlour.table.public)[0].public is None
    parlour.say(parlour.person(first), "bid", cards=parlour.some_bid(first, rng), seq=parlour.table.public)
    assert parlour.table.game.bids[second] == tuple(sorted(last))  # type: ignore[union-attr]
    assert parlour.table.waiting == (third,)


def test_whoever_has_yet_to_bid_is_told_that_a_bid_can_be_prepared() -> None:
    parlour, rng = Parlour.playing(3), Random(1)
    first, *others = parlour.table.game.order  # type: ignore[union-attr]
    assert can_prepare(parlour, first, *others) == [False, True, True]
    parlour.say(parlour.person(first), "bid", cards=parlour.some_bid(first, rng), seq=parlour.table.public)
    assert can_prepare(parlour, first, *others) == [False, False, True]
    assert not parlour.you(EVE).can_prepare


def can_prepare(parlour: Parlour, *seats: int) -> list[bool]:
    return [parlour.you(parlour.person(seat)).can_prepare for seat in seats]


def test_a_prepared_bid_holds_for_one_auction_only() -> None:
    parlour, rng = Parlour.playing(2), Random(3)
    first, second = parlour.table.game.order  # type: ignore[union-attr]
    cards = parlour.some_bid(second, rng)
    parlour.say(parlour.person(second), "prepare", cards=cards, seq=parlour.table.public)
    parlour.say(parlour.person(second), "prepare", cards=None, seq=parlour.table.public)
    parlour.say(parlour.person(first), "bid", cards=parlour.some_bid(first, rng), seq=parlour.table.public)
    assert parlour.table.waiting == (second,)
    parlour.say(parlour.person(second), "bid", cards=cards, seq=parlour.table.public)
    assert not parlour.table.prepared


def test_a_prepared_bid_must_be_lawful() -> None:
    parlour = Parlour.playing(2)
    second = parlour.table.game.order[1]  # type: ignore[union-attr]
    guest, seq = parlour.person(second), parlour.table.public
    assert parlour.refused(guest, "prepare", cards=["upgrade"], seq=seq) == "not-in-hand"
    assert parlour.refused(guest, "prepare", cards=[], seq=seq) == "empty-bid"
    assert parlour.refused(guest, "prepare", cards=["no-such-card"], seq=seq) == "unknown-card"


def test_a_forced_bid_is_made_by_itself_if_asked_for() -> None:
    parlour, rng = Parlour.playing(2, seed=4), Random(4)
    parlour.say(ADA, "auto", on=True)
    game, asked = parlour.table.game, 0
    assert game is not None
    while game.phase != "over":
        if game.phase == "bid" and parlour.table.waiting == (0,):
            assert len(game.hands[0]) > 1, "a last card is not asked for"
            asked += 1
        parlour.move(rng)
    bids = sum(isinstance(event, Bid) and event.seat == 0 for event in game.log)
    assert bids > asked > 0


def test_a_bot_covers_whoever_steps_away_until_they_are_back() -> None:
    parlour = Parlour.playing(3, cover="tinker")
    parlour.say(BOB, "away")
    assert parlour.table.bot_of(1) == "tinker"
    assert parlour.table.seats[1].state == "away"
    assert parlour.refused(BOB, "bid", cards=["mechanic-1"], seq=parlour.table.public) == "covered"
    parlour.say(BOB, "back")
    assert parlour.table.bot_of(1) is None
    assert parlour.refused(BOB, "back") == "not-covered"


def test_the_host_replaces_only_a_person_the_table_has_waited_for() -> None:
    parlour = Parlour.playing(3)
    slow = parlour.turn
    assert parlour.refused(ADA, "replace", seat=slow) == "not-absent"
    parlour.wait(60_000)
    assert parlour.refused(ADA, "replace", seat=(slow + 1) % 3) == "not-absent"
    assert parlour.refused(CLEO, "replace", seat=slow) == "not-the-host"
    parlour.say(ADA, "replace", seat=slow)
    assert parlour.table.seats[slow].state == "away"


def test_the_host_ends_a_table_before_the_game() -> None:
    parlour = Parlour(Terms(players=3))
    parlour.sit(ADA)
    parlour.sit(BOB)
    assert parlour.refused(BOB, "end") == "not-the-host"
    parlour.say(ADA, "end")
    assert parlour.phase == "ended"
    assert parlour.refused(BOB, "away") == "over"


def test_a_silent_table_is_archived() -> None:
    parlour = Parlour(Terms(players=2))
    parlour.wait(23 * 3_600_000)
    assert parlour.phase == "open"
    parlour.wait(3_600_000)
    assert parlour.phase == "ended"


def test_talk_is_plain_text_within_bounds() -> None:
    parlour = Parlour.playing(2)
    parlour.say(EVE, "chat", text="  hello\n\x1b[31m there ")
    assert '"text":"hello [31m there"' in parlour.log[-1].body
    assert parlour.refused(EVE, "chat", text="x" * 301) == "bad-chat"
    assert parlour.refused(EVE, "chat", text=" \n ") == "bad-chat"


def test_the_host_silences_a_seat_or_the_spectators() -> None:
    parlour = Parlour.playing(2)
    parlour.say(ADA, "silence", seat=1, on=True)
    parlour.say(ADA, "silence", seat=None, on=True)
    assert parlour.refused(BOB, "chat", text="hm") == "silenced"
    assert parlour.refused(EVE, "chat", text="hm") == "silenced"
    parlour.say(ADA, "silence", seat=1, on=False)
    parlour.say(BOB, "chat", text="hm")


def test_the_hosts_rights_move_with_the_seat() -> None:
    parlour = Parlour.playing(2)
    seating.pass_on(parlour.table, ADA, "token", parlour.now)
    assert seating.claim(parlour.table, EVE, "token", parlour.now) == 0
    assert seating.claim(parlour.table, EVE, "token", parlour.now) == 0, "asked again, because the answer was lost"
    with pytest.raises(Refusal):
        seating.claim(parlour.table, CLEO, "token", parlour.now)
    parlour.say(EVE, "silence", seat=1, on=True)
    assert parlour.refused(BOB, "chat", text="hm") == "silenced"


def test_nobody_fills_the_log_with_what_is_no_move() -> None:
    parlour, rng = Parlour.playing(2), Random(1)
    for number in range(1000):
        parlour.say(EVE, "chat", text=f"{number}")
    assert parlour.refused(EVE, "chat", text="more") == "full-memory"
    parlour.say(BOB, "chat", text="I can still talk")
    for _ in range(499):
        parlour.say(BOB, "auto", on=True)
        parlour.say(BOB, "auto", on=True)
        parlour.say(BOB, "auto", on=False)
    parlour.say(BOB, "chat", text="and now enough")
    assert parlour.refused(BOB, "chat", text="more") == "full-memory"
    parlour.move(rng)
    parlour.move(rng)


LONGEST = "\U0001f600" * 300
"""What has most bytes of all that can be said at once."""


def talk(parlour: Parlour, guest: Guest, text: str) -> int:
    """Somebody talks until it is too much; how many bytes of it are told to whoever comes."""
    said = 0
    with suppress(Refusal):
        while True:
            parlour.say(guest, "chat", text=text)
            said += len(text.encode())
    return said


def test_long_talk_counts_by_its_length() -> None:
    parlour = Parlour.playing(2)
    assert talk(parlour, EVE, "\u0434\u0430") == 4 * 1000
    assert talk(parlour, BOB, LONGEST) < 100_000


def test_nobody_fills_the_log_with_talk_at_one_seat_after_another() -> None:
    parlour, said = Parlour(Terms(players=2, public=True)), 0
    for guest in crowd(20):
        parlour.sit(guest, 0)
        said += talk(parlour, guest, LONGEST)
        seating.leave(parlour.table, guest, parlour.now)
    assert said < 800_000
    parlour.sit(ADA)
    parlour.sit(BOB)
    assert parlour.phase == "playing"


def come_and_go(parlour: Parlour, guests: Iterable[Guest]) -> int:
    """They sit down and get up again, one after another; how many of them may."""
    seated = 0
    with suppress(Refusal):
        for guest in guests:
            parlour.sit(guest, 0)
            seating.leave(parlour.table, guest, parlour.now)
            seated += 1
    return seated


def crowd(size: int) -> list[Guest]:
    return [Guest(f"crowd-{number}", "Crowd") for number in range(size)]


def test_whoever_sits_down_and_gets_up_again_and_again_closes_the_table_for_nobody_else() -> None:
    parlour = Parlour(Terms(players=2, public=True))
    assert come_and_go(parlour, [EVE] * 500) < 500
    assert come_and_go(parlour, crowd(900)) == 900, "nor does a crowd"
    parlour.sit(ADA)
    parlour.sit(BOB)
    assert parlour.phase == "playing"


def test_a_log_does_not_grow_without_end_by_a_crowd_but_is_open_again_after_a_while() -> None:
    parlour = Parlour(Terms(players=2, public=True))
    assert come_and_go(parlour, crowd(2_000)) < 2_000
    parlour.now += 60_000
    parlour.sit(ADA)
    parlour.sit(BOB)
    assert parlour.phase == "playing"


def test_whoever_takes_a_seat_does_not_pay_for_who_had_it_before() -> None:
    parlour = Parlour(Terms(players=2, public=True))
    parlour.sit(EVE, 0)
    for number in range(1000):
        parlour.say(EVE, "chat", text=f"{number}")
    seating.leave(parlour.table, EVE, parlour.now)
    parlour.sit(ADA, 0)
    parlour.say(ADA, "chat", text="hello")


def test_a_deck_file_that_would_take_minutes_to_read_is_refused() -> None:
    with pytest.raises(Refusal, match="at most 1000 bytes"):
        options_and_faces(Terms(players=2, deck=".".join("a" * 7_000) + "=1"))
    with pytest.raises(Refusal, match="too large"):
        options_and_faces(Terms(players=2, deck=".".join("a" * 70_000) + "=1"))
