"""A replay shows the table after exactly the events that it has told: nothing early, nothing late."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from hypothesis import given, settings

from fzzzt.engine import Award, Bid, Build, Deal, Game, Options, Round, SealedBid, redact
from fzzzt.record import Record
from fzzzt.record.steps import RecordedStep, steps
from random_games import options, play, positions, seeds
from thoroughness import examples

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from fzzzt.engine import Event


def recorded(game: Game) -> Record:
    return Record.of(game, [{"name": str(seat)} for seat in range(game.options.players)])


def moments(record: Record) -> Iterator[tuple[int, Game]]:
    """After which events of a record its game stands still, and how it is then."""
    game = Game(record.options, record.faces)
    for event in record.events:
        if isinstance(event, Bid | Build | Deal) or not game.log:
            game.push(event)
            if not game.sealed_builds:
                yield len(game.log), game


@settings(max_examples=examples(50), deadline=None)
@given(positions(("bid", "build", "deal", "over")), seeds)
def test_where_a_game_stands_still_a_step_is_its_view(game: Game, seed: int) -> None:
    record, seat = recorded(game), seed % (game.options.players + 1)
    eyes = None if seat == game.options.players else seat
    told = list(steps(record, eyes))
    opened = list(steps(record, None, open_cards=True))
    assert len(told) == len(opened) == len(record.events)
    for count, now in moments(record):
        assert told[count - 1].view == now.view(eyes)
        assert opened[count - 1].hands == tuple(now.hands)
        assert opened[count - 1].view.belt == now.belt


@settings(max_examples=60, deadline=None)
@given(options, seeds)
def test_every_step_shows_what_was_told_up_to_it_and_no_more(chosen: Options, seed: int) -> None:
    record = recorded(play(Game(chosen), seed))
    seat = seed % chosen.players
    for open_cards in (False, True):
        for place, step in enumerate(steps(record, None if open_cards else seat, open_cards=open_cards)):
            check(record, record.events[: place + 1], step)
            assert step.event == (record.events[place] if open_cards else redact(record.events[place], seat))


def check(record: Record, heard: Sequence[Event], step: RecordedStep) -> None:
    """Count the table together from the events alone."""
    view, faces = step.view, record.faces
    assert [seat.bid_size for seat in view.seats] == bids_laid(heard, len(view.seats))
    assert len(view.belt) == belt_left(record, heard)
    for number, seat in enumerate(view.seats):
        built = [event.robots for event in heard if isinstance(event, Build) and event.seat == number]
        won = [event.card for event in heard if isinstance(event, Award) and event.seat == number]
        assert set(seat.units) == {card for card in won if card in faces.units}
        assert Counter(robot for robots in seat.units.values() for robot in robots) == Counter(
            robot for robots in built for robot in robots.values()
        )
        started = faces.starting_hand(seat.mechanic) if heard else ()
        allocated = sum(map(len, built))
        assert len(seat.owned) == len(started) + sum(card not in faces.units for card in won) - allocated
        assert seat.hand_size + seat.discard_size == len(seat.owned)
        assert seat.discard_size >= 0
        if step.hands is not None:
            assert len(step.hands[number]) == seat.hand_size
            assert not Counter(step.hands[number]) - Counter(seat.owned)


def bids_laid(heard: Sequence[Event], players: int) -> list[int | None]:
    laid: list[int | None] = [None] * players
    for event in heard:
        if isinstance(event, Award):
            laid = [None] * players
        elif isinstance(event, Bid):
            laid[event.seat] = len(event.cards)
        assert not isinstance(event, SealedBid)
    return laid


def belt_left(record: Record, heard: Sequence[Event]) -> int:
    rounds = [place for place, event in enumerate(heard) if isinstance(event, Round)]
    sold = [event for event in heard[rounds[-1] :] if isinstance(event, Award)] if rounds else []
    return record.options.belt - len(sold) if rounds else 0
