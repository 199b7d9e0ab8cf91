"""Cards by what people write: ids, or power and symbols; taken from the deck until there are no more of them."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from fzzzt.engine.cards import GRADES, SYMBOLS, symbol_mask
from fzzzt.locale.labels import short
from fzzzt.voice.voice import spoken

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from fzzzt.engine import Card, Deck
    from fzzzt.locale import Catalogue

_SEPARATORS = re.compile(r"[\s,;]+")
_COPIES = re.compile(r"(.+?)(?:[*×]([1-9]\d{0,2}))?")
_POWER = re.compile(rf"(\d{{1,2}})([{SYMBOLS}]+)", re.IGNORECASE)


class CardBox:
    """All cards of a deck on the kitchen table. What a player has written down is taken out of it."""

    def __init__(self, say: Catalogue, faces: Deck) -> None:
        self.say = say
        self.faces = faces
        self.left = Counter({card.id: card.count for card in faces.cards.values()})

    def take_cards(self, text: str) -> list[str]:
        """The robots and Fzzzts of a text, like "3n r3-n fzzzt*2"; ValueError if that cannot be, and none is taken."""
        return self._take([(word, self._cards(word)) for word in words(text)])

    def take_units(self, text: str) -> list[str]:
        """The units of a text, by id, by symbols or by grade; ValueError if that cannot be, and none is taken."""
        return self._take([(word, self._units(word)) for word in words(text)])

    def _take(self, wanted: list[tuple[str, Sequence[Card]]]) -> list[str]:
        left, taken = self.left.copy(), []
        # Who names one card in particular gets it; who names a kind gets any that is left.
        for _, faces in sorted(wanted, key=lambda choice: len(choice[1])):
            card = next((face.id for face in faces if left[face.id]), None)
            if card is None:
                copies = sum(face.count for face in faces)
                raise ValueError(self.say("scorer-too-many", card=short(self.say, faces[0]), count=copies))
            left[card] -= 1
            taken.append(card)
        self.left = left
        return taken

    def is_unit(self, word: str) -> bool:
        """Whether a word is the id of a unit."""
        return same_id(self.faces.units, word) is not None

    def _cards(self, word: str) -> Sequence[Card]:
        """The faces a word may stand for: all of them score the same."""
        found = matching_cards(self.faces, word)
        if not found:
            raise ValueError(self.say("scorer-not-understood", input=spoken(word)))
        return self._alike(word, found)

    def _units(self, word: str) -> Sequence[Card]:
        found = matching_units(self.faces, word)
        if not found:
            raise ValueError(self.say("scorer-unit-not-understood", input=spoken(word)))
        return self._alike(word, found)

    def _alike(self, word: str, found: Sequence[Card]) -> Sequence[Card]:
        if len({(face.points, face.mask) for face in found}) > 1:
            ids = ", ".join(face.id for face in found)
            raise ValueError(self.say("scorer-ambiguous", input=spoken(word), cards=ids))
        return found

    def allocate(self, robot: str, unit: str, free: list[str], name: str) -> str:
        """Move a robot, as it was written, from a player's free cards to a unit; answers its id."""
        found = [face.id for face in self._cards(robot)]
        card = next((card for card in found if card in free), None)
        labels: Mapping[str, str] = {"card": short(self.say, self.faces.cards[card or found[0]])}
        if card is None:
            raise ValueError(self.say("scorer-not-owned", name=name, **labels))
        if card not in self.faces.robots:
            raise ValueError(self.say("scorer-not-a-robot", **labels))
        if not self.faces.masks[card] & self.faces.masks[unit]:
            on = short(self.say, self.faces.cards[unit])
            raise ValueError(self.say("scorer-no-shared-symbol", unit=on, **labels))
        free.remove(card)
        return card


def words(text: str) -> list[str]:
    """The words of a text, "fzzzt*2" as two."""
    found = []
    for word in _SEPARATORS.split(text.strip(" \t,;")):
        parts = _COPIES.fullmatch(word)
        if parts:
            found += [parts[1]] * int(parts[2] or 1)
    return found


def matching_cards(faces: Deck, word: str) -> list[Card]:
    """The faces that a word can mean: one by its id, or several by kind, or by power and symbols."""
    name = word.lower()
    cards = [card for card in faces.cards.values() if card.kind != "unit"]
    by_power = _POWER.fullmatch(word)
    if by_power:
        power, mask = int(by_power[1]), symbol_mask("".join(set(by_power[2].upper())))
        return [card for card in cards if card.is_robot and (card.power, card.mask) == (power, mask)]
    if name in ("fzzzt", "upgrade"):
        return [card for card in cards if card.kind == name]
    return [card for card in cards if card.id == same_id([card.id for card in cards], word)]


def matching_units(faces: Deck, word: str) -> list[Card]:
    """The units that a word can mean: one by its id, or several by grade or by symbols."""
    name = word.lower()
    units = [card for card in faces.cards.values() if card.kind == "unit"]
    if wanted := same_id(faces.units, word):
        return [faces.cards[wanted]]
    if name in GRADES:
        return [card for card in units if card.grade == name]
    if set(name) <= set(SYMBOLS.lower()):
        return [card for card in units if set(card.symbols.lower()) == set(name)]
    return []


def same_id(ids: Iterable[str], word: str) -> str | None:
    """The id that is meant by a word: written so, or else with other capitals."""
    listed = list(ids)
    return word if word in listed else next((one for one in listed if one.lower() == word.lower()), None)
