"""Card faces and decks as they travel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET, UnsetType, structs

from fzzzt.engine import Card, Deck
from fzzzt.engine.cards import Grade, Kind
from fzzzt.engine.deckfile import deck_of_faces
from fzzzt.wire.shape import Shape

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fzzzt.engine import Options


class WireFace(Shape, frozen=True):
    """A face of a game; its id is its key. `symbols` are letters of NBCO."""

    kind: Kind
    power: int = 0
    points: int = 0
    speed: int = 0
    symbols: str = ""
    count: int = 1
    number: int | UnsetType = UNSET
    grade: Grade | UnsetType = UNSET


class FaceTable(Shape, frozen=True):
    """A face as a table of a deck file, which is how records and logs keep it. A unit has no power there."""

    id: str
    kind: Kind
    power: int | UnsetType = UNSET
    points: int | UnsetType = UNSET
    speed: int | UnsetType = UNSET
    symbols: str | UnsetType = UNSET
    count: int | UnsetType = UNSET
    number: int | UnsetType = UNSET
    grade: Grade | UnsetType = UNSET
    expansion: bool | UnsetType = UNSET
    source: str | UnsetType = UNSET


class WireDeck(Shape, frozen=True):
    """A deck: its name, the hash of its file, and its faces. Without faces it is the standard deck."""

    name: str
    sha256: str | UnsetType | None = UNSET
    cards: tuple[FaceTable, ...] | UnsetType = UNSET

    def deck(self) -> Deck:
        """The deck itself, which is the standard one if it has the same faces."""
        if self.cards is UNSET:
            return Deck.standard()
        deck = deck_of_faces(msgspec.to_builtins(list(self.cards)), self.name, self.sha256 or None)
        return Deck.standard() if deck == Deck.standard() else deck


def face_of(card: Card) -> WireFace:
    """A face."""
    return WireFace(*_told(card, WireFace))


def _told(card: Card, shape: type[Shape]) -> list[Any]:
    """The fields of a shape as a card has them; what it has not is left out."""
    return [
        UNSET if (value := getattr(card, name)) is None or value is False else value for name in shape.__struct_fields__
    ]


def faces_of(deck: Deck, options: Options) -> dict[str, WireFace]:
    """Every face of a game, by its id."""
    return {card: face_of(face) for card, face in deck.cards_in(options).items()}


def deck_in_play(faces: Mapping[str, WireFace]) -> Deck:
    """The deck of a game from the faces that are in it."""
    return Deck([_card(card, face) for card, face in faces.items() if face.kind != "mechanic"], "game")


def _card(card: str, face: WireFace) -> Card:
    given = {key: value for key, value in structs.asdict(face).items() if value is not UNSET}
    return Card(card, **given)


def face_tables(deck: Deck) -> tuple[FaceTable, ...]:
    """The faces of a deck as the tables of a deck file, Mechanics apart."""
    return tuple(_face_table(card) for card in deck.cards.values() if card.kind != "mechanic")


def _face_table(card: Card) -> FaceTable:
    table = FaceTable(*_told(card, FaceTable))
    return structs.replace(table, power=UNSET) if card.kind == "unit" else table


def named_deck(deck: Deck) -> WireDeck:
    """The standard deck by name, whatever file it came from; any other with its faces, so that it replays anywhere."""
    if deck == Deck.standard():
        return WireDeck(Deck.standard().name, Deck.standard().sha256)
    return WireDeck(deck.name, deck.sha256 or UNSET, face_tables(deck))


def embedded_deck(deck: Deck) -> WireDeck:
    """A deck as a log keeps it: with its faces, also the standard one, which may be corrected in a later version."""
    return WireDeck(deck.name, deck.sha256, face_tables(deck))
