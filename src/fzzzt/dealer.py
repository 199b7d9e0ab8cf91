"""All shuffling: seeded, one stream of numbers a purpose, verifiable in any language by docs/shuffles.md."""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING, TypeVar

from fzzzt.engine import Deal, Game, Setup
from fzzzt.engine.options import HAND_SIZE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

T = TypeVar("T")

_WORD = 4
"""Bytes of one number: a SHA-256 block gives eight numbers of 32 bits."""
_WORDS = 1 << (8 * _WORD)


class Dealer:
    """Answers what the engine asks of chance. The same seed gives the same shuffles, each from a stream of its own."""

    def __init__(self, seed: str | int) -> None:
        self.seed = str(seed)

    def __repr__(self) -> str:
        return f"Dealer({self.seed!r})"

    @staticmethod
    def scripted(
        deck: Sequence[str] = (),
        mechanics: Sequence[int] = (),
        hands: Iterable[Sequence[Sequence[str] | None]] = (),
    ) -> ScriptedDealer:
        """A dealer that deals what is written down, and everything else in the order of the cards' ids."""
        return ScriptedDealer(deck, mechanics, hands)

    def answer(self, game: Game) -> Setup | Deal:
        """The chance event the game waits for."""
        if game.phase == "setup":
            return self.set_up(game)
        if game.phase == "deal":
            return self.deal(game)
        raise ValueError("the game does not wait for the cards now")

    def answers(self, game: Game, event: Setup | Deal) -> bool:
        """Whether a chance event is the one this dealer gives."""
        answer = self.answer(game)
        if isinstance(answer, Setup) or isinstance(event, Setup):
            return answer == event
        return [sorted(hand or ()) for hand in answer.hands] == [sorted(hand or ()) for hand in event.hands]

    def set_up(self, game: Game) -> Setup:
        """Shuffle the Mechanics and the conveyor deck."""
        mechanics = shuffled(range(1, game.options.players + 1), self._stream("mechanics"))
        deck = shuffled(game.faces.conveyor(game.options), self._stream("deck"))
        return Setup(tuple(mechanics), tuple(deck))

    def deal(self, game: Game) -> Deal:
        """Shuffle each seat's personal cards; the first six are its hand."""
        when = f"redeal/{game.round}/{game.redeal}" if game.redeal else f"deal/{game.round}"
        return Deal(tuple([self._hand(game, seat, f"{when}/seat/{seat}") for seat in range(game.options.players)]))

    def _hand(self, game: Game, seat: int, purpose: str) -> tuple[str, ...]:
        cards = sorted(game.personal(seat))
        return tuple(sorted(shuffled(cards, self._stream(purpose))[:HAND_SIZE]))

    def _stream(self, purpose: str) -> Iterator[int]:
        return numbers(self.seed, purpose)


class ScriptedDealer(Dealer):
    """Deals what a test wrote down; what is not written comes in the order of the cards' ids."""

    def __init__(
        self, deck: Sequence[str], mechanics: Sequence[int], hands: Iterable[Sequence[Sequence[str] | None]]
    ) -> None:
        super().__init__("scripted")
        self._deck = tuple(deck)
        self._mechanics = tuple(mechanics)
        self._hands = list(hands)

    def set_up(self, game: Game) -> Setup:
        """The written Mechanics, and the written cards on top of the deck."""
        rest = list(game.faces.conveyor(game.options))
        for card in self._deck:
            rest.remove(card)
        return Setup(self._mechanics or tuple(range(1, game.options.players + 1)), (*self._deck, *rest))

    def deal(self, game: Game) -> Deal:
        """The next written hands; a seat without one gets its first cards."""
        written = self._hands.pop(0) if self._hands else ()
        hands = [tuple(sorted(game.personal(seat))[:HAND_SIZE]) for seat in range(game.options.players)]
        for seat, hand in enumerate(written):
            if hand is not None:
                hands[seat] = tuple(hand)
        return Deal(tuple(hands))


def new_seed() -> str:
    """A seed that nobody can guess from others, short enough to be read out and typed."""
    return str(secrets.randbelow(10**9))


def numbers(seed: str, purpose: str) -> Iterator[int]:
    """The stream of 32-bit numbers for a purpose: SHA-256 in counter mode, big-endian."""
    counter = 0
    while True:
        block = hashlib.sha256(f"{seed}/{purpose}/{counter}".encode()).digest()
        for start in range(0, len(block), _WORD):
            yield int.from_bytes(block[start : start + _WORD], "big")
        counter += 1


def shuffled(cards: Iterable[T], stream: Iterator[int]) -> list[T]:
    """Fisher-Yates from the last place down, each place drawn without bias by rejection."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        limit = _WORDS - _WORDS % (last + 1)
        number = next(stream)
        while number >= limit:
            number = next(stream)
        place = number % (last + 1)
        order[last], order[place] = order[place], order[last]
    return order
