"""Card faces and the deck they make up. A card in play is its face's id: copies of a face are not told apart."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from pkgutil import get_data
from typing import TYPE_CHECKING, Literal, get_args

from fzzzt.engine.errors import DeckError
from fzzzt.engine.options import EXPANSION_PLAYERS, MOST_PLAYERS, Options

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

Kind = Literal["robot", "upgrade", "fzzzt", "unit", "mechanic"]

SYMBOLS = "NBCO"
SYMBOL_NAMES = {"N": "nut", "B": "bolt", "C": "cog", "O": "oil"}
Grade = Literal["prototype", "basic", "enhanced", "advanced", "complex"]
GRADES: tuple[Grade, ...] = get_args(Grade)
WHOLE_BELT = 8
"""The belt speed that turns up the whole rest of the belt, on a belt of 12 too."""


def symbol_mask(symbols: str) -> int:
    """A set of symbols as four bits, nut lowest: sets can then be compared and intersected at once."""
    return sum(1 << SYMBOLS.index(symbol) for symbol in symbols)


@dataclass(frozen=True, slots=True)
class Card:
    """One face. `count` copies of it exist, `number` is the player it starts with, `mask` its symbols as bits."""

    id: str
    kind: Kind
    power: int = 0
    points: int = 0
    speed: int = 0
    symbols: str = ""
    count: int = 1
    number: int | None = None
    grade: Grade | None = None
    expansion: bool = False
    source: str = "house"
    mask: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "mask", symbol_mask(self.symbols))

    @property
    def is_robot(self) -> bool:
        """Whether this counts as a Robot card: a Robot Upgrade does, a Fzzzt or a Mechanic does not."""
        return self.kind in ("robot", "upgrade")


def mechanic(number: int) -> Card:
    """The Mechanic card of a player number: power 0, no points, never on the belt, never allocated."""
    return Card(f"mechanic-{number}", "mechanic", number=number, source="printed")


class Deck:
    """All faces that can come into play, Mechanics included, by id; what each is worth can be looked up directly."""

    __slots__ = (
        "_conveyors",
        "_starting_hands",
        "cards",
        "masks",
        "name",
        "points",
        "power",
        "robots",
        "sha256",
        "units",
    )

    def __init__(self, cards: list[Card], name: str, sha256: str | None = None) -> None:
        self.name = name
        self.sha256 = sha256
        mechanics = [mechanic(number) for number in range(1, MOST_PLAYERS + 1)]
        self.cards: Mapping[str, Card] = {card.id: card for card in [*cards, *mechanics]}
        self._starting_hands = {card.number: self._numbered(card.number) for card in mechanics if card.number}
        self._conveyors: dict[Options, tuple[str, ...]] = {}
        self.power = {card.id: card.power for card in self.cards.values()}
        self.points = {card.id: card.points for card in self.cards.values()}
        self.masks = {card.id: card.mask for card in self.cards.values()}
        self.robots = frozenset(card.id for card in self.cards.values() if card.is_robot)
        self.units = frozenset(card.id for card in self.cards.values() if card.kind == "unit")

    def __repr__(self) -> str:
        return "Deck.standard()" if self is Deck.standard() else f"<Deck {self.name!r}: {len(self.cards)} faces>"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Deck) and self.cards == other.cards)

    def __hash__(self) -> int:
        return hash(frozenset(self.cards.values()))

    def __reduce__(self) -> tuple[Callable[..., Deck], tuple[object, ...]]:
        """Sent to another process, the standard deck becomes the one that is there, which is found at once."""
        if self is Deck.standard():
            return Deck.standard, ()
        return Deck, ([card for card in self.cards.values() if card.kind != "mechanic"], self.name, self.sha256)

    @staticmethod
    @cache
    def standard() -> Deck:
        """The deck that comes with the game: the printed base cards and the reconstructed expansion."""
        from fzzzt.engine.deckfile import parse_deck  # noqa: PLC0415 - a deck file is made of cards in its turn

        return parse_deck(get_data("fzzzt.engine", "deck.toml") or b"", "standard")

    def starting_hand(self, number: int) -> tuple[str, ...]:
        """The Mechanic of a number with its power-1, -2 and -3 robots."""
        return self._starting_hands[number]

    def _numbered(self, number: int) -> tuple[str, ...]:
        return tuple(sorted(card.id for card in self.cards.values() if card.number == number))

    def conveyor(self, options: Options) -> tuple[str, ...]:
        """The cards that make up the conveyor deck under these options, sorted by id, one entry a copy."""
        if options not in self._conveyors:
            counts = Counter({card.id: card.count for card in self._conveyor_faces(options)})
            self._conveyors[options] = tuple(sorted(counts.elements()))
        return self._conveyors[options]

    def _conveyor_faces(self, options: Options) -> list[Card]:
        return [card for card in self.cards.values() if card.kind != "mechanic" and _on_belt(card, options)]

    def cards_in(self, options: Options) -> dict[str, Card]:
        """Every face of a game under these options, Mechanics included."""
        ids = {card.id for card in self._conveyor_faces(options)}
        for number in range(1, options.players + 1):
            ids.update(self.starting_hand(number))
        return {card: self.cards[card] for card in sorted(ids)}

    def rounds(self, options: Options) -> int:
        """How many full belts the conveyor deck fills."""
        return len(self.conveyor(options)) // options.belt

    def check(self, options: Options) -> None:
        """Raise `DeckError` unless a game with these options can be played with this deck."""
        for number in range(1, options.players + 1):
            powers = {self.power[card] for card in self.starting_hand(number)}
            for power in (1, 2, 3):
                if power not in powers:
                    raise DeckError("deck-no-starting-robot", name=self.name, number=number, power=power)
        if not self.rounds(options):
            cards = len(self.conveyor(options))
            raise DeckError("deck-too-small", name=self.name, count=cards, belt=options.belt)


def _on_belt(card: Card, options: Options) -> bool:
    """Whether a face is in the conveyor deck rather than in a starting hand or out of the game."""
    if card.number is None:
        return not card.expansion or options.cards == "extended"
    # Robots of an unused number stay or leave by the table's choice; those of the expansion's numbers always leave.
    return options.unused_robots == "stay" and options.players < card.number < EXPANSION_PLAYERS
