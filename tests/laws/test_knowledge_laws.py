"""Laws 1, 2 and 4: whatever a seat knows comes from what it was sent, and hidden cards change no byte of that."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given, settings

from fzzzt.bots.mechanic import MechanicPlayer
from fzzzt.engine import Bid, Build, Deal, Deck, Event, Game, Options, Setup, redact, sample_world, sees_more
from fzzzt.engine.scoring import standing
from fzzzt.record.onlooker import Onlooker, SeatedOnlooker
from fzzzt.voice.advice_text import advice_sayings
from fzzzt.voice.narrator import Narrator
from fzzzt.voice.situation import situation
from fzzzt.wire.events import told_event_of
from fzzzt.wire.views import WireView, view_of
from random_games import moves, options, positions, seeds
from thoroughness import examples

if TYPE_CHECKING:
    from collections.abc import Sequence


@settings(max_examples=examples(80), deadline=None)
@given(options, seeds)
def test_a_view_is_the_fold_of_the_events_its_seat_was_sent(chosen: Options, seed: int) -> None:
    game = Game(chosen)
    seated = [SeatedOnlooker(chosen, Deck.standard(), seat) for seat in range(chosen.players)]
    onlookers: dict[int | None, Onlooker] = {None: Onlooker(chosen, Deck.standard()), **dict(enumerate(seated))}
    for event in moves(game, seed):
        happened = game.push(event)
        if isinstance(event, Build) and not happened:
            seated[event.seat].seal(event)
        for seat, onlooker in onlookers.items():
            for each in happened:
                onlooker.hear(redact(each, seat))
            assert onlooker.view() == game.view(seat)


@settings(max_examples=60, deadline=None)
@given(positions())
def test_whoever_sees_no_more_than_a_spectator_is_sent_the_same(game: Game) -> None:
    for event in game.log:
        apart = {seat for seat in range(game.options.players) if redact(event, seat) != redact(event, None)}
        assert apart == set(sees_more(event))


@settings(max_examples=60, deadline=None)
@given(positions(("bid", "build", "deal")))
def test_a_view_comes_back_from_its_json(game: Game) -> None:
    for seat in (*range(game.options.players), None):
        view = game.view(seat)
        told = msgspec.json.decode(msgspec.json.encode(view_of(view)), type=WireView)
        assert told.view(game.options, game.faces) == view


def twin(game: Game, seat: int | None, rng: Random) -> list[Event]:
    """The pushed events of another game that differs from this one only in what the seat may not know now."""
    world = sample_world(game.view(seat), rng)
    pushed = [event for event in game.log if isinstance(event, Setup | Deal | Bid | Build)]
    last_deal = max(place for place, event in enumerate(pushed) if isinstance(event, Deal))
    changed: list[Event] = []
    for place, event in enumerate(pushed):
        match event:
            case Setup(mechanics=mechanics, conveyor=deck) if deck is not None:
                drawn = len(deck) - len(game.conveyor) - len(game.belt)
                changed.append(Setup(mechanics, (*deck[:drawn], *world.belt, *world.conveyor)))
            case Deal() if place == last_deal and game.phase == "bid":
                changed.append(Deal(tuple(_dealt(game, world, other) for other in range(game.options.players))))
            case _:
                changed.append(event)
    sealed = [bidder for bidder in game.order if game.bids[bidder] is not None] if game.phase == "bid" else []
    for back, bidder in enumerate(reversed(sealed), 1):
        changed[-back] = Bid(bidder, world.bids[bidder] or ())
    return changed


def _dealt(game: Game, world: Game, seat: int) -> tuple[str, ...]:
    """The hand a seat was dealt in the other world: what it has now and what it has paid since."""
    paid = [card for award in game.shown if award.seat == seat for card in award.bids[seat] or ()]
    return tuple(sorted((*world.hands[seat], *paid)))


def sent(chosen: Options, events: Sequence[Event], seat: int | None) -> bytes:
    """Every byte a seat gets of a game: its events, what is said of each, and its view after each move.

    At the end also what everybody would score, and the hint, if it is this seat's turn.
    """
    game = Game(chosen)
    narrator = Narrator(chosen, game.faces)
    lines: list[object] = []
    for event in events:
        for each in game.push(event):
            lines += [told_event_of(redact(each, seat)), narrator.tell(redact(each, seat))]
        lines += [view_of(game.view(seat)), situation(game.view(None))]
    lines.append(standing(game.view(seat)))
    if seat is not None and game.view(seat).my_turn:
        lines.append(advice_sayings(game.faces, MechanicPlayer().explain(game.view(seat))))
    return msgspec.json.encode(lines)


@settings(max_examples=examples(100), deadline=None)
@given(positions(), seeds)
def test_games_that_differ_in_what_a_seat_may_not_know_send_it_identical_bytes(game: Game, seed: int) -> None:
    rng = Random(seed)
    pushed = [event for event in game.log if isinstance(event, Setup | Deal | Bid | Build)]
    for seat in (rng.randrange(game.options.players), None):
        other = twin(game, seat, rng)
        assert sent(game.options, other, seat) == sent(game.options, pushed, seat)


@settings(max_examples=60, deadline=None)
@given(options, seeds)
def test_whoever_got_the_same_event_is_told_the_same(chosen: Options, seed: int) -> None:
    """What a narrator knows is what a spectator knows: one may speak to everybody, each seat could have its own."""
    game = Game(chosen)
    shared, alone = Narrator(chosen, game.faces), Narrator(chosen, game.faces)
    seat = seed % chosen.players
    for event in moves(game, seed):
        for each in game.push(event):
            told = shared.tell_each([redact(each, None), redact(each, seat), each])
            assert told[1] == alone.tell(redact(each, seat))
            assert told[0] == told[1] or redact(each, None) != redact(each, seat)


def test_twins_really_differ() -> None:
    """The law above would be empty if twins were copies."""
    differing: Counter[str] = Counter()
    for seed in range(40):
        game = Game(Options(4))
        for event in moves(game, seed):
            if game.phase == "bid" and len(game.log) > 60 and any(game.bids):
                break
            game.push(event)
        pushed = [event for event in game.log if isinstance(event, Setup | Deal | Bid | Build)]
        for mine, other in zip(pushed, twin(game, None, Random(seed)), strict=True):
            if mine != other:
                differing[type(mine).__name__] += 1
    assert differing.keys() == {"Setup", "Deal", "Bid"}


def test_an_event_nobody_decided_about_is_not_shown() -> None:
    with pytest.raises(AssertionError):
        redact("a new kind of event", 0)  # type: ignore[arg-type]
