"""What travels comes back as it was: every shape of a game, over random games of all kinds."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, get_args

import msgspec
from hypothesis import given, settings

from fzzzt.engine import Deck, Options, Score, redact
from fzzzt.wire import bots, events, faces, log, records, told, views
from fzzzt.wire import options as wire_options
from random_games import options, positions

if TYPE_CHECKING:
    from fzzzt.engine import Game

T = TypeVar("T")


def there_and_back(shape: T, kind: object) -> T:
    """A shape after a journey; nothing may be lost of it."""
    back: T = msgspec.json.decode(msgspec.json.encode(shape), type=kind)
    assert back == shape
    return back


@settings(max_examples=60, deadline=None)
@given(positions())
def test_events_come_back_as_a_record_and_each_audience_have_them(game: Game) -> None:
    for event in game.log:
        there_and_back(events.event_of(event), events.RecordedEvent)
        for seat in (None, *range(game.options.players)):
            seen = redact(event, seat)
            shape = there_and_back(events.told_event_of(seen), events.AnyWireEvent)
            assert events.told_event_of(shape.event()) == shape
            there_and_back(bots.EventHappens(shape, "a"), bots.LineOfTheGame)


@settings(max_examples=60, deadline=None)
@given(positions())
def test_views_come_back_and_a_seats_is_a_spectators_with_its_own(game: Game) -> None:
    public = views.encoded(game.view(None))
    assert msgspec.json.decode(public, type=views.WireView) == views.view_of(game.view(None))
    for seat in range(game.options.players):
        view = game.view(seat)
        shape = there_and_back(views.view_of(view), views.WireView)
        assert shape.view(game.options, game.faces) == view
        assert views.own_view_in(game, seat) == views.own_view_of(view)
        sent = views.seated(views.own_view_of(view), public)
        assert msgspec.json.decode(sent, type=views.WireView) == shape
        there_and_back(bots.DecisionDue(1, view.phase, shape, 1000), bots.LineOfTheGame)


@settings(max_examples=20, deadline=None)
@given(positions(("over",)))
def test_scores_come_back(game: Game) -> None:
    assert game.score is not None
    there_and_back(game.score, Score)
    there_and_back(bots.GameEnds(game.score), bots.LineOfTheGame)


@settings(max_examples=20, deadline=None)
@given(options)
def test_options_and_decks_come_back(chosen: Options) -> None:
    assert there_and_back(wire_options.options_of(chosen), wire_options.WireOptions).options() == chosen
    standard = Deck.standard()
    for shape in (faces.named_deck(standard), faces.embedded_deck(standard)):
        assert there_and_back(shape, faces.WireDeck).deck() is standard
    inside = there_and_back(faces.faces_of(standard, chosen), dict[str, faces.WireFace])
    assert faces.deck_in_play(inside).conveyor(chosen) == standard.conveyor(chosen)


def test_what_is_told_of_every_public_entry_is_settled() -> None:
    settled = {shape.__struct_config__.tag for shape in get_args(told.AnyTold)}
    assert settled == {entry.__struct_config__.tag for entry in get_args(log.PublicEntry)}


def test_what_is_left_out_of_options_follows_from_the_players() -> None:
    assert msgspec.convert({"players": 6}, wire_options.WireOptions).options() == Options.of(6)


def test_a_shuffle_of_another_method_is_a_shuffle() -> None:
    there_and_back(records.WireShuffle("dice"), records.WireShuffle)
