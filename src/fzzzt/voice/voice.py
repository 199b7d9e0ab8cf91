"""How the command line speaks of cards and seats: in one language, to one of the seats or to a spectator."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fzzzt.locale.labels import join, label, short, short_list
from fzzzt.voice.clusters import beginning, one_line

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fzzzt.engine import Deck, GameError
    from fzzzt.locale import Catalogue
    from fzzzt.wire.sayings import Saying


_LONGEST = 40
"""Signs of a name, or of what was typed: Fluent refuses very long texts, and nobody wants to hear them."""


@dataclass(frozen=True)
class Voice:
    """Texts about a game. `you` is the seat that is spoken to; None: nobody at the table is."""

    say: Catalogue
    faces: Deck
    names: Sequence[str]
    you: int | None

    def text(self, saying: Saying) -> str:
        """A saying in words."""
        texts = {name: text or self.say("play-deleted-player") for name, text in saying.texts.items()}
        args: dict[str, object] = {**saying.numbers, **texts}
        args |= {name: self.short(card) for name, card in saying.short.items()}
        args |= {name: self.label(card) for name, card in saying.full.items()}
        args["names"] = self.together(saying.seats)
        args["cards"] = self.in_order(saying.row) if saying.row else self.cards(saying.cards)
        return self.say(saying.key, **args) if saying.seat is None else self.of(saying.key, saying.seat, **args)

    def of(self, key: str, seat: int, **args: object) -> str:
        """A text about a seat: `key`, or `key-you` if it is the one spoken to."""
        if seat == self.you:
            return self.say(f"{key}-you", **args)
        return self.say(key, **{"name": self.called(seat), **args})

    def called(self, seat: int) -> str:
        """The name of a seat; whoever has deleted what was theirs has none any more."""
        return self.names[seat] or self.say("play-deleted-player")

    def name(self, seat: int) -> str:
        """What a seat is called at the beginning of a line."""
        return self.say("play-you") if seat == self.you else self.called(seat)

    def together(self, seats: Iterable[int]) -> str:
        """Several seats in a sentence."""
        inside = [self.say("play-you-in-list") if seat == self.you else self.called(seat) for seat in seats]
        return join(self.say, inside)

    def label(self, card: str) -> str:
        """A card in full."""
        return label(self.say, self.faces.cards[card])

    def short(self, card: str) -> str:
        """A card in a few words."""
        return short(self.say, self.faces.cards[card])

    def cards(self, cards: Iterable[str]) -> str:
        """Several cards in one line, weakest first, copies counted."""
        return short_list(self.say, [self.faces.cards[card] for card in by_power(self.faces, cards)])

    def in_order(self, cards: Iterable[str]) -> str:
        """Several cards in one line, as they lie."""
        return join(self.say, [self.short(card) for card in cards])

    def power(self, cards: Iterable[str]) -> int:
        """What a bid of these cards is worth."""
        return sum(self.faces.power[card] for card in cards)

    def error(self, error: GameError) -> str:
        """Why the game did not take a move."""
        details = {name: self._detail(name, value) for name, value in error.details.items()}
        return self.say(f"error-{error.code}", **details)

    def _detail(self, name: str, value: object) -> object:
        if name in ("card", "unit"):
            return self.short(str(value)) if value in self.faces.cards else str(value)
        if name == "turn" and isinstance(value, int):
            return self.called(value)
        return value if isinstance(value, int) else str(value)


BEFORE_A_GAME = ("deck-", "options-")
"""How the codes begin of what is wrong with a deck file, or with options."""


def reason(say: Catalogue, error: GameError) -> str:
    """Why the engine does not take a deck file, or options: what is wrong before there is a table to speak of."""
    plain = {name: value if isinstance(value, int) else one_line(str(value)) for name, value in error.details.items()}
    return say(f"error-{error.code}", **plain)


def by_power(faces: Deck, cards: Iterable[str]) -> list[str]:
    """Cards as one holds them in hand: weakest first, alike ones together."""
    return sorted(cards, key=lambda card: (faces.power[card], faces.cards[card].kind, faces.masks[card], card))


def spoken(text: object) -> str:
    """A name from a file, or what was typed, as it can be said back: in one line, not too long, nothing but signs."""
    plain = one_line(str(text))
    return plain if len(plain) <= _LONGEST else beginning(plain, _LONGEST - 1) + "…"
