"""Reading a deck file: every fault is named with the card it is on. docs/decks.md documents the format."""

from __future__ import annotations

import hashlib
import tomllib
from typing import TYPE_CHECKING, Any

from fzzzt.engine.cards import GRADES, SYMBOLS, WHOLE_BELT, Card, Deck
from fzzzt.engine.errors import DeckError
from fzzzt.engine.options import MOST_PLAYERS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

_RANGES: dict[str, tuple[int, int]] = {
    "power": (0, 20),
    "points": (-20, 50),
    "speed": (1, WHOLE_BELT),
    "count": (1, 20),
    "number": (1, MOST_PLAYERS),
}
_KINDS = ("robot", "upgrade", "fzzzt", "unit")
_REQUIRED: dict[str, tuple[str, ...]] = {
    "robot": ("power", "points", "speed", "symbols"),
    "upgrade": ("power", "points", "speed", "symbols"),
    "fzzzt": ("power", "points", "speed"),
    "unit": ("points", "speed", "symbols", "grade"),
}
_TYPES: dict[str, type] = {"id": str, "kind": str, "symbols": str, "grade": str, "source": str, "expansion": bool}
_TYPES |= dict.fromkeys(_RANGES, int)
_LONGEST_ID = 40
_LONGEST_LINE = 1000
_MOST_FACES, _MOST_UNITS = 300, 30


def parse_deck(data: bytes, name: str) -> Deck:
    """The deck in a deck file's bytes, checked."""
    if any(len(line) > _LONGEST_LINE for line in data.splitlines()):  # TOML of one long line can take minutes to read
        raise DeckError(f"deck {name!r} is not a deck file: a line has at most {_LONGEST_LINE} bytes")
    try:
        tables = tomllib.loads(data.decode())
    except UnicodeDecodeError as error:
        raise DeckError(f"deck {name!r} is not UTF-8 text: {error}") from error
    except RecursionError:
        raise DeckError(f"deck {name!r} is not a deck file: it is nested too deeply") from None
    except ValueError as error:
        raise DeckError(f"deck {name!r} is not a TOML file: {error}") from error
    if surplus := sorted(tables.keys() - {"card"}):
        raise DeckError(f"deck {name!r}: unknown entry {surplus[0]!r}; a deck file holds [[card]] tables only")
    return deck_of_faces(tables.get("card"), name, hashlib.sha256(data).hexdigest())


def deck_of_faces(faces: object, name: str, sha256: str | None = None) -> Deck:
    """The deck made of faces given as the tables of a deck file (a record embeds them so)."""
    if not isinstance(faces, list) or not faces:
        raise DeckError(f"deck {name!r} has no cards: one [[card]] table a face is needed")
    if len(faces) > _MOST_FACES:
        raise DeckError(f"deck {name!r} has {len(faces)} faces: {_MOST_FACES} are the most")
    cards = [_face(face, position) for position, face in enumerate(faces, 1)]
    _check_unique(cards)
    if (units := sum(card.kind == "unit" for card in cards)) > _MOST_UNITS:
        raise DeckError(f"deck {name!r} has {units} units: {_MOST_UNITS} are the most")
    return Deck(cards, name, sha256)


def face_tables(deck: Deck) -> list[dict[str, Any]]:
    """The faces of a deck as the tables of a deck file, Mechanics apart: what a record embeds."""
    return [_face_table(card) for card in deck.cards.values() if card.kind != "mechanic"]


def _face_table(card: Card) -> dict[str, Any]:
    table: dict[str, Any] = {"id": card.id, **card.to_json()}
    if card.kind == "unit":
        del table["power"]
    if card.expansion:
        table["expansion"] = True
    return table | {"source": card.source}


def _face(face: object, position: int) -> Card:
    if not isinstance(face, dict):
        raise DeckError(f"card {position} is not a table")
    card_id = face.get("id")
    if not isinstance(card_id, str) or not card_id:
        raise DeckError(f"card {position} has no id")

    def fault(what: str) -> DeckError:
        return DeckError(f"card {card_id!r}: {what}")

    _check_id(card_id, fault)
    _check_fields(face, fault)
    _check_ranges(face, fault)
    _check_sense(face, fault)
    return Card(**{**face, "symbols": _in_order(face.get("symbols", ""))})


def _check_id(card_id: str, fault: Callable[[str], DeckError]) -> None:
    if len(card_id) > _LONGEST_ID or not all(char.isascii() and (char.isalnum() or char in "-_") for char in card_id):
        raise fault(f"an id has at most {_LONGEST_ID} letters, digits, hyphens and underscores")
    if card_id.startswith("mechanic"):
        raise fault("ids that begin with 'mechanic' belong to the Mechanic cards, which are not listed")


def _check_fields(face: dict[str, Any], fault: Callable[[str], DeckError]) -> None:
    if face.get("kind") not in _KINDS:
        raise fault(f"kind must be one of {', '.join(_KINDS)}, not {face.get('kind')!r}")
    for key in _REQUIRED[face["kind"]]:
        if key not in face:
            raise fault(f"{key} is missing")
    for key, value in face.items():
        if key not in _TYPES:
            raise fault(f"unknown field {key!r}")
        if type(value) is not _TYPES[key]:
            raise fault(f"{key} must be {_TYPES[key].__name__}, not {value!r}")


def _check_ranges(face: dict[str, Any], fault: Callable[[str], DeckError]) -> None:
    for key, (low, high) in _RANGES.items():
        if key in face and not low <= face[key] <= high:
            raise fault(f"{key} must be from {low} to {high}, not {face[key]}")


def _check_sense(face: Mapping[str, Any], fault: Callable[[str], DeckError]) -> None:
    kind, symbols = face["kind"], face.get("symbols", "")
    if not set(symbols) <= set(SYMBOLS) or len(set(symbols)) < len(symbols):
        raise fault(f"symbols must be different letters of {SYMBOLS}, not {symbols!r}")
    if kind == "fzzzt" and symbols:
        raise fault("a Fzzzt has no symbols")
    if kind == "unit":
        _check_unit(face, fault)
    elif "grade" in face:
        raise fault("only a unit has a grade")
    if "number" in face and (kind != "robot" or face["power"] not in (1, 2, 3) or face.get("count", 1) != 1):
        raise fault("a numbered card is a single robot of power 1, 2 or 3")


def _check_unit(face: Mapping[str, Any], fault: Callable[[str], DeckError]) -> None:
    if not face["symbols"]:
        raise fault("a unit needs at least one symbol")
    if face["points"] < 0:
        raise fault("a unit's points cannot be negative")
    if face["grade"] not in GRADES:
        raise fault(f"grade must be one of {', '.join(GRADES)}, not {face['grade']!r}")
    if face.get("count", 1) != 1:
        raise fault("a unit has an id of its own: count must be 1")
    if face.get("power"):
        raise fault("a unit has no power")


def _check_unique(cards: Iterable[Card]) -> None:
    seen: set[object] = set()
    for card in cards:
        if card.id in seen:
            raise DeckError(f"card {card.id!r} is listed twice: ids are unique, copies are told by count")
        if card.number is not None and (card.number, card.power) in seen:
            raise DeckError(f"card {card.id!r}: player number {card.number} has another robot of power {card.power}")
        seen.update((card.id, (card.number, card.power)))


def _in_order(symbols: str) -> str:
    return "".join(symbol for symbol in SYMBOLS if symbol in symbols)
