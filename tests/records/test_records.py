"""Records: another program's games verify; every kind of falsification is found, at its place, with its reason."""

from __future__ import annotations

import copy
import io
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from fzzzt.engine import Deck, Game, Options, parse_deck
from fzzzt.record import Record, RecordFault, dump_record, read_records, replay_record
from random_games import play

if TYPE_CHECKING:
    from collections.abc import Callable

Json = dict[str, Any]
SAMPLES = Path(__file__).with_name("sample-records.jsonl")


def samples() -> list[Json]:
    with SAMPLES.open("rb") as file:
        return [data for _, data in read_records(file) if isinstance(data, dict)]


@pytest.mark.door
@pytest.mark.parametrize("data", samples(), ids=lambda data: str(data["game"]))
def test_games_that_another_program_wrote_are_right(data: Json) -> None:
    _, game = replay_record(data)
    assert game.score is not None
    assert list(game.score.winners) == data["events"][-1]["winners"]


def first(data: Json, kind: str, after: int = 0) -> int:
    """The place of the first event of a kind."""
    return next(place for place, event in enumerate(data["events"]) if event["type"] == kind and place >= after)


def changed(kind: str, change: Callable[[Json], object], number: int = 2) -> tuple[Json, int]:
    """A sample with its first event of a kind falsified, and the place of that event."""
    data = copy.deepcopy(samples()[number])
    place = first(data, kind)
    change(data["events"][place])
    return data, place


def set_(**fields: object) -> Callable[[Json], object]:
    return lambda event: event.update(fields)


def swap_first_two(key: str) -> Callable[[Json], object]:
    def swap(event: Json) -> None:
        event[key][0], event[key][1] = event[key][1], event[key][0]

    return swap


FALSIFICATIONS: dict[str, tuple[str, Callable[[Json], object], str]] = {
    "mechanics repeated": ("setup", set_(mechanics=[1, 1, 2, 3]), "Mechanics must be the numbers 1 to 4"),
    "mechanics of a kind": ("setup", set_(mechanics="1234"), "mechanics must be a list of numbers"),
    "deck with a missing card": ("setup", lambda event: event["deck"].pop(), "is missing"),
    "deck with a surplus card": ("setup", lambda event: event["deck"].append("fzzzt"), "fzzzt is surplus"),
    "deck not cards": ("setup", set_(deck=[1, 2]), "deck must be a list of card ids"),
    "round number": ("round", set_(round=2), "round is 1, not 2"),
    "belt order": ("round", swap_first_two("belt"), "belt is"),
    "belt missing": ("round", lambda event: event.pop("belt"), "belt is missing"),
    "hand of another": ("deal", swap_first_two("hands"), "is not among its cards"),
    "hand too small": ("deal", lambda event: event["hands"][0].pop(), "must have 4 cards"),
    "hands not lists": ("deal", set_(hands={}), "hands must be a list"),
    "one hand missing": ("deal", lambda event: event["hands"].pop(), "a deal has 4 hands"),
    "too many turned up": ("reveal", lambda event: event["cards"].append("r5-n"), "cards is"),
    "bid not in hand": ("bid", set_(cards=["r5-n"]), "r5-n is not in the hand"),
    "bid empty": ("bid", set_(cards=[]), "at least one card"),
    "bid of an unknown card": ("bid", set_(cards=["r9-x"]), "no card 'r9-x'"),
    "bid hidden": ("bid", lambda event: event.pop("cards"), "cards must be a list"),
    "bid out of turn": ("bid", lambda event: event.update(seat=(event["seat"] + 1) % 4), "'s turn"),
    "bid of a seat that is none": ("bid", set_(seat="first"), "seat must be a number"),
    "award of another card": ("award", set_(card="r9-x"), "card is"),
    "award to another": ("award", lambda event: event.update(seat=(event["seat"] + 1) % 4), "seat is"),
    "award with other values": ("award", set_(values=[9, 9, 9, 9]), "values is"),
    "award with another chief": ("award", lambda event: event.update(chief=(event["chief"] + 1) % 4), "chief is"),
    "award true for one": ("award", set_(seat=True), "seat is"),
    "build of a robot not owned": ("build", set_(robots={"complex-1": "r9-x"}), "no card 'r9-x'"),
    "build not an object": ("build", set_(robots=["r1-n"]), "robots must tell"),
    "score with another base": ("score", lambda event: event["seats"][0].update(base=99), "base of seat 0"),
    "score with a fraction": ("score", lambda event: event["seats"][0].update(base=14.0), "base of seat 0"),
    "score with another bonus": ("score", lambda event: event["seats"][1].update(bonus=99), "bonus of seat 1"),
    "score with other robots": ("score", lambda event: event["seats"][2].update(robots=0), "robots of seat 2"),
    "score with other winners": ("score", set_(winners=[0, 1, 2, 3]), "winners are"),
    "score with unhashable winners": ("score", set_(winners=[{}]), "winners are"),
    "score without a seat": ("score", lambda event: event["seats"].pop(), "must have 4 seats"),
    "score with a seat of rubbish": ("score", lambda event: event["seats"].__setitem__(0, 1), "not an object"),
    "score without units": ("score", lambda event: event["seats"][0].update(units=None), "units must be a list"),
    "score with a unit of rubbish": (
        "score",
        lambda event: event["seats"][0].update(units=[{}]),
        "the score of a unit",
    ),
    "score with a widget too few": ("score", lambda event: event["seats"][0]["units"][0]["widgets"].pop(), "seat 0"),
    "type unknown": ("bid", set_(type="pass"), "'pass' cannot come here"),
    "type missing": ("bid", lambda event: event.pop("type"), "an object with a type"),
    "consequence of another type": ("reveal", set_(type="award"), "a reveal event must come here"),
}


@pytest.mark.parametrize("name", FALSIFICATIONS)
def test_a_falsified_event_is_named_with_its_place_and_reason(name: str) -> None:
    kind, change, reason = FALSIFICATIONS[name]
    data, place = changed(kind, change)
    with pytest.raises(RecordFault) as fault:
        replay_record(data)
    assert fault.value.event == place
    assert reason in str(fault.value.reason)
    assert str(fault.value).startswith(f"events[{place}]")


def test_a_score_that_is_lawful_but_not_the_best_is_false() -> None:
    data = samples()[2]
    seat = data["events"][-1]["seats"][0]
    unit = seat["units"][0]
    unit["widgets"].pop()
    points = unit["points"] / (len(unit["widgets"]) + 1)
    unit["points"] -= points
    seat["bonus"] -= points
    seat["total"] -= points
    with pytest.raises(RecordFault, match="bonus of seat 0"):
        replay_record(data)


def first_of_two_builds(data: Json) -> int:
    """The first place where a build is followed by another."""
    kinds = [event["type"] for event in data["events"]]
    return next(place for place in range(len(kinds)) if kinds[place : place + 2] == ["build", "build"])


def test_builds_stand_clockwise_from_the_chief() -> None:
    data = samples()[2]
    place = first_of_two_builds(data)
    events = data["events"]
    events[place], events[place + 1] = events[place + 1], events[place]
    with pytest.raises(RecordFault, match="clockwise from the Chief") as fault:
        replay_record(data)
    assert fault.value.event == place


def test_nothing_follows_the_score() -> None:
    data = samples()[0]
    data["events"].append(data["events"][4])
    with pytest.raises(RecordFault, match="the game is over"):
        replay_record(data)


def test_a_lost_event_is_noticed_at_its_place() -> None:
    data = samples()[2]
    place = first(data, "award")
    del data["events"][place]
    with pytest.raises(RecordFault, match="award event must come here") as fault:
        replay_record(data)
    assert fault.value.event == place


def test_a_record_cut_between_two_builds_keeps_the_first() -> None:
    data = samples()[2]
    place = first_of_two_builds(data)
    data["events"] = data["events"][: place + 1]
    data["events"][place]["by"] = "tinker"
    record, game = replay_record(data)
    assert record.to_json()["events"][place] == data["events"][place]
    assert len(game.sealed_builds) == 1


@pytest.mark.parametrize("length", [0, 1, 2, 3, 4, 7, 8, 60, -1])
def test_a_record_cut_short_is_unfinished_and_can_be_resumed(length: int) -> None:
    data = samples()[2]
    data["events"] = data["events"][:length]
    record, _ = replay_record(data)
    assert not record.finished
    assert record.to_json()["events"] == [
        {**event, "cards": sorted(event["cards"])} if event["type"] == "bid" else event for event in data["events"]
    ]


HEADERS: dict[str, tuple[Json, str]] = {
    "version": ({"fzzzt": 2}, "version 1"),
    "version of another type": ({"fzzzt": True}, "version 1"),
    "options missing": ({"options": None}, "options are missing"),
    "players": ({"options": {"players": 7}}, "2 to 6 players"),
    "contradiction": ({"options": {"players": 5, "cards": "base"}}, "with 5 players cards can only be extended"),
    "deck missing": ({"deck": None}, "no name"),
    "deck unknown": ({"deck": {"name": "house"}}, "faces of deck 'house'"),
    "deck of another version": ({"deck": {"name": "standard", "sha256": "0" * 64}}, "another version"),
    "deck embedded badly": ({"deck": {"name": "house", "cards": [{"id": "x"}]}}, "card 'x': kind"),
    "deck too small": (
        {"deck": {"name": "house", "cards": [{"id": "f", "kind": "fzzzt", "power": 3, "points": -1, "speed": 1}]}},
        "player number 1 has no robot of power 1",
    ),
    "seats": ({"seats": [{"name": "alone"}]}, "seats must name 4 players"),
    "seat without name": ({"seats": [{}, {}, {}, {}]}, "each seat needs a name"),
    "events": ({"events": None}, "events must be a list"),
}


@pytest.mark.parametrize("name", HEADERS)
def test_a_false_header_is_named(name: str) -> None:
    change, reason = HEADERS[name]
    with pytest.raises(RecordFault, match=reason) as fault:
        replay_record({**samples()[2], **change})
    assert fault.value.event is None


@pytest.mark.parametrize("data", [None, [], "fzzzt", 1])
def test_what_is_no_object_is_no_record(data: object) -> None:
    with pytest.raises(RecordFault, match="JSON object"):
        replay_record(data)


def test_keys_nobody_knows_are_passed_over() -> None:
    data = samples()[2]
    data["mood"] = "good"
    data["events"][4]["thought"] = "hm"
    replay_record(data)


def test_covering_bots_are_kept() -> None:
    data = samples()[2]
    place = first(data, "bid")
    data["events"][place]["by"] = "mechanic"
    record, _ = replay_record(data)
    assert record.by == {place: "mechanic"}
    assert record.to_json()["events"][place]["by"] == "mechanic"


def test_files_are_read_line_by_line_and_a_bad_line_does_not_hide_the_next() -> None:
    good = SAMPLES.read_text(encoding="utf-8").splitlines()
    text = "\n".join([good[0], good[1][:500], "", good[2]])
    read = list(read_records(io.BytesIO(text.encode())))
    assert [line for line, _ in read] == [1, 2, 4]
    assert isinstance(read[1][1], ValueError)
    replay_record(read[2][1])


@pytest.mark.parametrize("before", ["", "\n\n"])
def test_a_single_record_may_be_spread_over_many_lines(before: str) -> None:
    text = before + json.dumps(samples()[0], indent=1)
    [(line, data)] = read_records(io.BytesIO(text.encode()))
    assert line == 1 + len(before)
    replay_record(data)


@pytest.mark.parametrize("bad", [b'{"fzzzt": 1, "cut', b"\xff\xfe", b"[" * 100_000])
def test_a_bad_first_line_does_not_hide_the_rest(bad: bytes) -> None:
    good = SAMPLES.read_bytes().splitlines()[0]
    read = list(read_records(io.BytesIO(b"\n".join([bad, good, bad, good]))))
    assert [line for line, _ in read] == [1, 2, 3, 4]
    assert [isinstance(data, ValueError) for _, data in read] == [True, False, True, False]


def test_text_that_is_no_json_at_all_is_reported_at_its_line() -> None:
    read = list(read_records(io.BytesIO(b"Fzzzt\n!\n")))
    assert read[0][0] == 1
    assert isinstance(read[0][1], ValueError)


def test_a_copy_of_the_standard_deck_is_the_standard_deck() -> None:
    text = (Path(__file__).parents[2] / "src/fzzzt/engine/deck.toml").read_text(encoding="utf-8")
    copied = parse_deck(f"# mine\n{text}".encode(), "mine")
    game = play(Game(Options(2), copied), 1)
    record, _ = replay_record(json.loads(dump_record(Record.of(game, [{"name": "A"}, {"name": "B"}], name="x", cls=1))))
    assert record.faces is Deck.standard()
    assert record.extra == {"name": "x", "cls": 1}


def test_a_house_deck_is_embedded_so_that_the_record_replays_anywhere() -> None:
    text = (Path(__file__).parents[2] / "src/fzzzt/engine/deck.toml").read_text(encoding="utf-8")
    house = parse_deck(text.replace('id = "x5-o"', 'id = "x9-o"').encode(), "house")
    assert house != Deck.standard()
    game = play(Game(Options.of(5), house), 1)
    line = dump_record(Record.of(game, [{"name": str(seat)} for seat in range(5)]))
    record, replayed = replay_record(json.loads(line))
    assert record.faces == house
    assert replayed.score == game.score
    assert dump_record(record) == line


@pytest.mark.parametrize("half", [r"\ud83e", r"\uDD16"])
def test_half_of_a_sign_is_no_text(half: str) -> None:
    whole, alone = (
        next(data for _, data in read_records(io.BytesIO(f'{{"name": "{name}"}}'.encode())))
        for name in (r"\ud83e\uDD16", half)
    )
    assert whole == {"name": "🤖"}
    assert str(alone) == "not text: half of a sign stands alone"
