"""Decks: the standard one with its sources, and deck files with every kind of fault named."""

from __future__ import annotations

import pickle
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from fzzzt.engine import Card, Deck, DeckError, Options, parse_deck
from fzzzt.engine.deckfile import deck_of_faces
from fzzzt.wire import plain
from fzzzt.wire.faces import face_of, face_tables

STANDARD = files("fzzzt.engine").joinpath("deck.toml").read_text(encoding="utf-8")


def test_the_faces_of_the_rules_table() -> None:
    """rules.md, Cards: counts, power, points and speed of every kind in the base game."""
    base = [card for card in Deck.standard().cards.values() if not card.expansion]
    counts: Counter[tuple[Any, ...]] = Counter()
    for card in base:
        if card.kind != "mechanic" and card.kind != "unit":
            counts[card.kind, card.power, card.points, card.speed] += card.count
    assert counts == {
        ("robot", 1, 1, 4): 12,
        ("robot", 2, 2, 4): 8,
        ("robot", 3, 2, 2): 8,
        ("robot", 4, 3, 2): 4,
        ("robot", 5, 3, 1): 4,
        ("upgrade", 0, 0, 8): 2,
        ("fzzzt", 3, -1, 1): 4,
    }
    units = Counter((card.grade, card.points, card.speed) for card in base if card.kind == "unit")
    grades = {("prototype", 3, 3): 1, ("basic", 5, 3): 3, ("enhanced", 6, 3): 3, ("advanced", 9, 3): 2}
    assert units == {**grades, ("complex", 13, 3): 1}


def test_every_face_says_where_it_is_known_from() -> None:
    for card in Deck.standard().cards.values():
        if card.kind != "mechanic":
            assert card.source == ("reconstructed" if card.expansion else "printed")


def test_a_deck_file_round_trips_through_a_record() -> None:
    deck = Deck.standard()
    assert deck_of_faces(plain(face_tables(deck)), "copy") == deck
    assert hash(deck_of_faces(plain(face_tables(deck)), "copy")) == hash(deck)
    assert repr(deck) == "Deck.standard()"
    assert repr(deck_of_faces(plain(face_tables(deck)[:1]), "tiny")) == "<Deck 'tiny': 7 faces>"
    assert deck != "deck"


def edited(card: str, **fields: Any) -> bytes:
    """The standard deck file with one card's fields changed (None: removed)."""
    tables = tomllib.loads(STANDARD)["card"]
    for table in tables:
        if table["id"] == card:
            table |= {key: value for key, value in fields.items() if value is not None}
            for key in [key for key, value in fields.items() if value is None]:
                table.pop(key, None)
    return written(tables)


def written(tables: list[dict[str, Any]]) -> bytes:
    lines = []
    for table in tables:
        lines.append("[[card]]")
        lines += [f"{key} = {_toml(value)}" for key, value in table.items()]
    return "\n".join(lines).encode()


def _toml(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value).replace("'", '"')


@pytest.mark.parametrize(
    ("card", "fields", "code", "reason"),
    [
        (
            "r5-n",
            {"kind": "android"},
            "deck-not-a-choice",
            "one of robot, upgrade, fzzzt, unit, not 'android'",
        ),
        ("r5-n", {"kind": None}, "deck-missing-field", "card 'r5-n': kind is missing"),
        ("r5-n", {"power": None}, "deck-missing-field", "card 'r5-n': power is missing"),
        ("r5-n", {"power": 21}, "deck-out-of-range", "card 'r5-n': power must be from 0 to 20, not 21"),
        ("r5-n", {"power": "5"}, "deck-not-a-number", "card 'r5-n': power must be a whole number, not '5'"),
        ("r5-n", {"power": True}, "deck-not-a-number", "card 'r5-n': power must be a whole number"),
        ("r5-n", {"source": 3}, "deck-not-a-text", "card 'r5-n': source must be text, not 3"),
        ("r5-n", {"expansion": 1}, "deck-not-true-or-false", "card 'r5-n': expansion must be true or false, not 1"),
        ("r5-n", {"speed": 9}, "deck-out-of-range", "card 'r5-n': speed must be from 1 to 8"),
        ("r5-n", {"points": -21}, "deck-out-of-range", "card 'r5-n': points must be from -20 to 50"),
        ("r5-n", {"count": 0}, "deck-out-of-range", "card 'r5-n': count must be from 1 to 20"),
        ("r5-n", {"symbols": "NX"}, "deck-bad-symbols", "symbols must be different letters of NBCO, not 'NX'"),
        ("r5-n", {"symbols": "NN"}, "deck-bad-symbols", "card 'r5-n': symbols must be different letters"),
        ("r5-n", {"grade": "basic"}, "deck-grade-of-no-unit", "card 'r5-n': only a unit has a grade"),
        ("r5-n", {"colour": "red"}, "deck-unknown-field", "card 'r5-n': unknown field 'colour'"),
        ("r5-n", {"id": "r5 n"}, "deck-bad-id", "card 'r5 n': an id has at most 40 letters"),
        ("r5-n", {"id": "mechanic-7"}, "deck-mechanic-id", "card 'mechanic-7': ids that begin with 'mechanic'"),
        ("r5-n", {"id": None}, "deck-no-id", "card 32 has no id"),
        ("r5-n", {"id": "r5-b"}, "deck-same-id", "card 'r5-b' is listed twice"),
        ("r5-n", {"number": 1}, "deck-bad-numbered", "a numbered card is a single robot of power 1, 2 or 3"),
        ("p1-1", {"count": 2}, "deck-bad-numbered", "card 'p1-1': a numbered card is a single robot"),
        ("p1-1", {"number": 7}, "deck-out-of-range", "card 'p1-1': number must be from 1 to 6"),
        ("p1-1", {"number": 2}, "deck-same-number", "player number 2 has another robot of power 1"),
        ("fzzzt", {"symbols": "N"}, "deck-fzzzt-symbols", "card 'fzzzt': a Fzzzt has no symbols"),
        ("basic-nc", {"symbols": ""}, "deck-unit-symbols", "card 'basic-nc': a unit needs at least one symbol"),
        ("basic-nc", {"grade": "royal"}, "deck-not-a-choice", "card 'basic-nc': grade must be one of prototype"),
        ("basic-nc", {"grade": None}, "deck-missing-field", "card 'basic-nc': grade is missing"),
        ("basic-nc", {"count": 2}, "deck-unit-count", "card 'basic-nc': a unit has an id of its own"),
        ("basic-nc", {"points": -1}, "deck-unit-points", "card 'basic-nc': a unit's points cannot be negative"),
        ("basic-nc", {"power": 1}, "deck-unit-power", "card 'basic-nc': a unit has no power"),
    ],
)
def test_a_fault_is_named_with_its_card(card: str, fields: dict[str, Any], code: str, reason: str) -> None:
    with pytest.raises(DeckError) as error:
        parse_deck(edited(card, **fields), "house")
    assert error.value.code == code
    assert reason in str(error.value)
    assert error.value.details.keys() & {"card", "number"}


@pytest.mark.parametrize(
    ("data", "code", "reason"),
    [
        (b"", "deck-no-cards", "deck 'house' has no cards"),
        (b"card = 3", "deck-no-cards", "deck 'house' has no cards"),
        (b"card = [3]", "deck-not-a-table", "card 1 is not a table"),
        (b"[[cards]]", "deck-unknown-entry", "unknown entry 'cards'"),
        (b"[[card", "deck-not-toml", "not a TOML file"),
        (b"\xff\xfe", "deck-not-utf8", "not UTF-8"),
        (b"a = " + b"[" * 990, "deck-too-deep", "nested too deeply"),
        (b"a = " + b"[\n" * 2000, "deck-too-deep", "nested too deeply"),
        (b"a = 1" + b"0" * 5000, "deck-long-line", "a line has at most 1000 bytes"),
    ],
)
def test_a_file_that_is_no_deck_says_so(data: bytes, code: str, reason: str) -> None:
    with pytest.raises(DeckError, match=reason) as error:
        parse_deck(data, "house")
    assert error.value.code == code


def test_a_deck_has_a_limit() -> None:
    tables = tomllib.loads(STANDARD)["card"]
    robots = [{**tables[0], "id": f"a{n}", "number": None} for n in range(301)]
    with pytest.raises(DeckError, match="301 faces: 300 are the most") as error:
        deck_of_faces(robots, "house")
    assert error.value.code == "deck-too-many-faces"
    units = [
        {"id": f"u{n}", "kind": "unit", "grade": "basic", "points": 5, "speed": 3, "symbols": "N"} for n in range(31)
    ]
    with pytest.raises(DeckError, match="31 units: 30 are the most") as error:
        deck_of_faces(units, "house")
    assert error.value.code == "deck-too-many-units"


def larger(units: int, robots: int) -> bytes:
    """The standard deck file with so many units and robots more."""
    unit = {"kind": "unit", "grade": "basic", "points": 5, "speed": 3, "symbols": "N"}
    robot = {"kind": "robot", "power": 4, "points": 3, "speed": 2, "symbols": "N"}
    more = [{"id": f"u{n}", **unit} for n in range(units)] + [{"id": f"r{n}", **robot} for n in range(robots)]
    return written([*tomllib.loads(STANDARD)["card"], *more])


def test_a_new_game_takes_decks_of_a_moderate_size() -> None:
    """The standard deck has 66 cards, 12 of them units."""
    assert len(parse_deck(larger(8, 86), "house").units) == 20
    with pytest.raises(DeckError, match="161 cards: 160 are the most") as error:
        parse_deck(larger(8, 87), "house")
    assert error.value.code == "deck-too-many-cards"
    with pytest.raises(DeckError, match="21 units: 20 are the most") as error:
        parse_deck(larger(9, 0), "house")
    assert error.value.code == "deck-too-many-units"


def test_records_of_older_games_may_hold_larger_decks() -> None:
    tables = tomllib.loads(larger(18, 200).decode())["card"]
    assert len(deck_of_faces(tables, "house").units) == 30


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"#" + b" " * 400 + b"\n" + b"# comment\n" * 4000, "deck-too-large"),
        (b"\n" * 5001, "deck-too-large"),
        (b"".join(b"k%d=1\n" % number for number in range(2600)), "deck-too-large"),
        (b'k="' + b"\\n" * 400 + b'"\n' + b'k="' + b"\\n" * 400 + b'"\n' * 5000, "deck-too-large"),
        (b"[" + b".".join([b"a"] * 490) + b"]\n" + b".".join([b"a"] * 490) + b" = 1\n", "deck-too-deep"),
        (b"a = ['''\n''', {" + b".".join([b"a"] * 400) + b" = 1}]\n", "deck-too-deep"),
        (b'a = ["""\n""""", {' + b".".join([b"a"] * 400) + b" = 1}]\n", "deck-too-deep"),
        (b'a = ["\\"", {' + b".".join([b"a"] * 400) + b" = 1}]\n", "deck-too-deep"),
    ],
)
def test_a_file_that_takes_long_to_read_is_not_read(data: bytes, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tomllib.loads", None)
    with pytest.raises(DeckError) as error:
        parse_deck(data, "house")
    assert error.value.code == code


def test_texts_and_comments_may_have_any_marks() -> None:
    noted = STANDARD.replace('\nsource = "printed"', '\nsource = "p. 1. [2]. {3} = ....."  # ..........[[[[[[', 1)
    assert parse_deck(noted.encode(), "house").cards["p1-1"].source == "p. 1. [2]. {3} = ....."


def test_symbols_may_come_in_any_order() -> None:
    assert parse_deck(edited("r1-nb", symbols="BN"), "house").cards["r1-nb"].symbols == "NB"


def test_each_player_number_in_use_needs_its_three_robots() -> None:
    tables = [table for table in tomllib.loads(STANDARD)["card"] if table["id"] != "p3-2"]
    deck = parse_deck(written(tables), "house")
    deck.check(Options(2))
    with pytest.raises(DeckError, match="player number 3 has no robot of power 2") as error:
        deck.check(Options(3))
    assert error.value.code == "deck-no-starting-robot"


def test_the_deck_must_fill_at_least_one_belt() -> None:
    tables = [table for table in tomllib.loads(STANDARD)["card"] if table.get("number") or table["id"] == "upgrade"]
    deck = parse_deck(written(tables), "house")
    with pytest.raises(DeckError, match="2 cards do not fill a belt of 8") as error:
        deck.check(Options(2, unused_robots="leave"))
    assert error.value.code == "deck-too-small"


def test_every_face_of_a_game_is_listed_for_bots() -> None:
    faces = Deck.standard().cards_in(Options(2, unused_robots="leave"))
    assert "mechanic-2" in faces
    assert "mechanic-3" not in faces
    assert "p3-1" not in faces
    assert plain(face_of(faces["fzzzt"])) == {
        "kind": "fzzzt", "power": 3, "points": -1, "speed": 1, "symbols": "", "count": 4
    }  # fmt: skip
    assert plain(face_of(faces["p1-1"]))["number"] == 1
    assert plain(face_of(faces["basic-nc"]))["grade"] == "basic"


def test_cards_evaluate_from_their_repr() -> None:
    card = Deck.standard().cards["advanced-1"]
    assert eval(repr(card), {"Card": Card}) == card  # noqa: S307


def test_the_deck_file_in_the_docs_is_a_good_one() -> None:
    text = (Path(__file__).parents[1] / "docs" / "decks.md").read_text(encoding="utf-8")
    block = text.split("```toml\n")[1].split("```")[0]
    assert parse_deck(block.encode(), "docs").cards["x9-n"].power == 9


def test_a_deck_sent_to_another_process_is_the_same() -> None:
    assert pickle.loads(pickle.dumps(Deck.standard())) is Deck.standard()  # noqa: S301 - our own
    house = deck_of_faces(plain(face_tables(Deck.standard())), "house", "hash")
    twin = pickle.loads(pickle.dumps(house))  # noqa: S301 - our own
    assert (twin, twin.name, twin.sha256) == (house, "house", "hash")
