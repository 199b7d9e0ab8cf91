"""Playing on: from any event of any game it begins as it was, or as one seat knew it, and can be checked to the end."""

from __future__ import annotations

import copy
import json
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from cli import in_process
from fzzzt.cli.shuffle_check import beginning_fault, shuffle_check, why_unchecked
from fzzzt.dealer import Dealer
from fzzzt.engine import Game, Options, redact, sample_world
from fzzzt.fairness import PLAYED_ON
from fzzzt.playon import NoSuchMoment, beginning, origin_in
from fzzzt.record import Record, replay_record
from fzzzt.record.steps import steps
from fzzzt.wire import plain
from fzzzt.wire.events import told_event_of
from random_games import moves, options, play, seeds

if TYPE_CHECKING:
    from cli.conftest import Fzzzt
    from fzzzt.engine import Event

    Json = dict[str, Any]

quick = in_process.fzzzt
"""The command without a process of its own."""


def recorded(chosen: Options, seed: int) -> Json:
    """The record of a random game, dealt by a seed."""
    game = play(Game(chosen), seed)
    seats = [{"name": f"player {seat}"} for seat in range(chosen.players)]
    return Record.of(game, seats, "before", shuffle={"method": "seeded", "seed": str(seed)}).to_json()


def played_on(data: Json, event: int, seat: int | None, seed: str, styles: object = "after") -> Json:
    """The record of a random game from that moment on."""
    record, origin = origin_in(data, event, seat)
    game = Game.replay(record.options, beginning(record.options, record.faces, origin, seed), record.faces)
    dealer = Dealer(seed)
    for move in moves(game, styles):
        game.push(move if game.deciding else dealer.answer(game))
    shuffle = {"method": PLAYED_ON, "seed": seed}
    return Record.of(game, record.seats, "after", shuffle=shuffle, origin=plain(origin)).to_json()


def fault_of(data: Json) -> str | None:
    """What `fzzzt verify` finds."""
    try:
        fault = beginning_fault(replay_record(data, shuffle_check(data))[0])
    except ValueError as error:
        return str(error)
    return None if fault is None else str(fault)


def told(events: list[Event], seat: int | None) -> list[object]:
    return [told_event_of(redact(event, seat)) for event in events]


@st.composite
def chosen_moments(draw: st.DrawFn) -> tuple[Json, int, int]:
    """A finished game, a moment of it that is not its end, and a seat."""
    data = recorded(draw(options), draw(seeds))
    event = draw(st.integers(1, len(data["events"]) - 1))
    try:
        origin_in(data, event)
    except NoSuchMoment:
        assume(False)  # nothing is left to be decided
    return data, event, draw(st.integers(0, len(data["seats"]) - 1))


@settings(max_examples=60, deadline=None)
@given(chosen_moments(), seeds)
def test_with_the_true_cards_it_begins_event_for_event_as_it_was(moment: tuple[Json, int, int], seed: int) -> None:
    data, event, _ = moment
    after = played_on(data, event, None, str(seed))
    reached = after["origin"]["event"]
    assert event <= reached < len(after["events"])
    assert after["events"][:reached] == data["events"][:reached]
    assert replay_record(after)[0].finished
    assert fault_of(after) is None
    assert why_unchecked(after) is None


@settings(max_examples=60, deadline=None)
@given(chosen_moments(), seeds)
def test_as_a_seat_knew_it_the_seat_sees_what_it_saw(moment: tuple[Json, int, int], seed: int) -> None:
    data, event, seat = moment
    after = played_on(data, event, seat, str(seed))
    reached = after["origin"]["event"]
    before, again = (replay_record(each)[0] for each in (data, after))
    assert told(list(again.events[:reached]), seat) == told(list(before.events[:reached]), seat)
    views = [list(steps(record, seat))[reached - 1].view for record in (before, again)]
    assert views[0] == views[1]
    assert again.finished
    assert fault_of(after) is None


@settings(max_examples=60, deadline=None)
@given(chosen_moments(), seeds, seeds)
def test_what_the_seat_never_learned_has_no_influence(moment: tuple[Json, int, int], other: int, seed: int) -> None:
    """A twin is a game that differs in nothing but what the seat had not seen."""
    data, event, seat = moment
    record, origin = origin_in(data, event, seat)
    twin = played_on(data, event, seat, str(other))
    twins_origin = origin_in(twin, origin.event, seat).origin
    assert twins_origin.event == origin.event
    openings = [beginning(record.options, record.faces, each, str(seed)) for each in (origin, twins_origin)]
    assert openings[0] == openings[1]


def test_whatever_may_lie_unseen_can_come_up() -> None:
    """As often as in worlds drawn by the engine, which are uniform by law."""
    draws = 300
    data = recorded(Options(3), 5)
    third = data["events"].index(next(event for event in data["events"] if event.get("round") == 3))
    record, origin = origin_in(data, third + 4, 0)  # dealt, turned up, and the first bid is sealed
    true = Game.replay(record.options, beginning(record.options, record.faces, origin, "anything"))
    assert true.phase == "bid"
    games = [
        Game.replay(record.options, beginning(record.options, record.faces, origin, str(seed))) for seed in range(draws)
    ]
    worlds = [sample_world(true.view(0), Random(seed)) for seed in range(draws)]
    assert all(game.view(0) == true.view(0) for game in games)
    assert len({(*game.belt, *game.conveyor) for game in games}) == draws
    assert len({tuple(game.hands) for game in games}) > 1
    for seat in (1, 2):
        held = [Counter(card for game in drawn for card in set(game.hands[seat])) for drawn in (games, worlds)]
        assert held[0].keys() == held[1].keys()
        assert all(abs(held[0][card] - held[1][card]) < draws / 4 for card in held[0])


def lie_about_a_bid(data: Json) -> None:
    bid = next(event for event in data["origin"]["events"] if event["type"] == "bid" and event["seat"] == 1)
    deal = next(event for event in data["origin"]["events"] if event["type"] == "deal")
    bid["cards"] = [next(card for card in deal["hands"][1] if card not in bid["cards"])]


def lie_about_the_deck(data: Json) -> None:
    deck = data["origin"]["events"][0]["deck"]
    deck[0], deck[-1] = deck[-1], deck[0]


def lie_about_the_moment(data: Json) -> None:
    data["origin"]["event"] -= 1


def lie_about_the_seed(data: Json) -> None:
    data["shuffle"]["seed"] = "another"


def leave_out_the_end(data: Json) -> None:
    del data["origin"]["events"][-2:]


@pytest.mark.parametrize(
    "lie", [lie_about_a_bid, lie_about_the_deck, lie_about_the_moment, lie_about_the_seed, leave_out_the_end]
)
@pytest.mark.parametrize("seat", [None, 0])
def test_a_lie_about_where_it_came_from_is_found(seat: int | None, lie: Any) -> None:
    data = played_on(recorded(Options(3), 11), 40, seat, "on")
    assert fault_of(data) is None
    changed = copy.deepcopy(data)
    lie(changed)
    assert fault_of(changed) is not None


def test_a_cheat_among_the_unseen_cards_is_found() -> None:
    """Whoever plays on as they knew it does not choose what the others have."""
    data = recorded(Options(3), 11)
    cheated = played_on(data, 40, 0, "chosen")
    cheated["shuffle"]["seed"] = "on"
    assert "deals the unseen cards otherwise" in str(fault_of(cheated))


def test_the_game_before_must_have_been_dealt_as_it_says() -> None:
    data = played_on(recorded(Options(3), 11), 40, None, "on")
    data["origin"]["shuffle"]["seed"] = "12"
    assert "origin: events[0] (setup): seed '12' shuffles otherwise" in str(fault_of(data))


@pytest.mark.parametrize(("event", "code"), [(0, "no-such-event"), (10_000, "no-such-event")])
def test_moments_that_are_not_there(event: int, code: str) -> None:
    with pytest.raises(NoSuchMoment) as why:
        origin_in(recorded(Options(2), 3), event)
    assert why.value.code == code


def test_the_end_leaves_nothing_to_play_on() -> None:
    data = recorded(Options(2), 3)
    kinds = [event["type"] for event in data["events"]]
    last_bid = len(kinds) - kinds[::-1].index("bid")
    assert origin_in(data, last_bid - 1)
    with pytest.raises(NoSuchMoment) as why:
        origin_in(data, last_bid)
    assert why.value.code == "over"


def test_an_unfinished_game_is_not_played_on() -> None:
    data = recorded(Options(2), 3)
    del data["events"][-1]
    with pytest.raises(NoSuchMoment) as why:
        origin_in(data, 5)
    assert why.value.code == "not-over"


def test_playing_on_in_the_terminal(quick: Fzzzt, tmp_path: Any) -> None:
    """From a file, as one knew it, to the end; the record tells it, and every reader can check it."""
    (tmp_path / "games.jsonl").write_text("\n".join(json.dumps(recorded(Options(3), seed)) for seed in (1, 2)))
    command = ["play", "--plain", "--from", "games.jsonl", "--game", "2", "--seat", "player 1", "--bots", "rookie"]
    asked = [*command, "--event", "30", "--as-known", "--record", "on.json"]
    result = quick(*asked, typed="1\n" * 200)
    assert result.returncode == 0, result.stderr
    record = json.loads((tmp_path / "on.json").read_text())
    assert record["origin"]["seat"] == 1
    assert record["origin"]["event"] >= 30
    assert ["bot" in seat for seat in record["seats"]] == [True, False, True]
    verified = quick("verify", "on.json", "--json")
    assert json.loads(verified.stdout) == {"games": 1, "right": 1, "faults": [], "unchecked": []}
    assert quick(*command, "--event", "9999").returncode == 2
    assert quick(*command).returncode == 2


def test_an_interrupted_game_that_was_played_on_goes_on(quick: Fzzzt, tmp_path: Any) -> None:
    (tmp_path / "game.json").write_text(json.dumps(recorded(Options(2), 4)))
    first = quick("play", "--plain", "--from", "game.json", "--event", "25", "--bots", "rookie", typed="1\n")
    assert "round" in first.stdout
    quick("play", "--plain", "--record", "on.json", typed="y\n" + "1\n" * 200)
    assert fault_of(json.loads((tmp_path / "on.json").read_text())) is None


def test_a_verifier_that_does_not_know_the_method_says_unchecked(quick: Fzzzt, tmp_path: Any) -> None:
    """As this one does with methods of the future; where a game came from is compared all the same."""
    data = played_on(recorded(Options(2), 4), 25, 1, "on")
    data["shuffle"]["method"] = "played-on-2"
    (tmp_path / "on.json").write_text(json.dumps(data))
    report = json.loads(quick("verify", "on.json", "--json").stdout)
    assert (report["right"], len(report["unchecked"])) == (1, 1)
    lie_about_the_deck(data)
    (tmp_path / "on.json").write_text(json.dumps(data))
    assert quick("verify", "on.json").returncode == 1
