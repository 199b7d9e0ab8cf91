"""A whole game as one seat is told it, each saying with its English text, for people to read. `make golden` writes it.

The page reads it too: its tests hold the words that it finds for a saying against those here.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from fzzzt.bots import make_player, play_out
from fzzzt.dealer import Dealer
from fzzzt.engine import Deck, Game, Options, redact
from fzzzt.locale import Catalogue
from fzzzt.voice.narrator import Narrator
from fzzzt.voice.voice import Voice, by_power

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = Path(__file__).parent
NAMES, SEAT = ["Ada", "Bert", "Cleo"], 1


def told_to_a_seat() -> str:
    """A game of random players, all that one of them hears of it."""
    game = play_out(Game(Options.of(3)), Dealer("golden told"), [make_player("random")] * 3)
    return "\n".join([json.dumps({"names": NAMES, "seat": SEAT}), *_lines(game)]) + "\n"


def _lines(game: Game) -> Iterator[str]:
    voice, narrator = Voice(Catalogue("en"), game.faces, NAMES, SEAT), Narrator(game.options, game.faces)
    for event in game.log:
        for saying in narrator.tell(redact(event, SEAT)):
            if saying.opens:
                yield ""
            yield msgspec.json.encode(saying).decode()
            yield f"{saying.weight:>8}: {voice.text(saying)}"


def card_order() -> str:
    """One of every card as somebody would hold them all in hand."""
    deck = Deck.standard()
    cards = [card.id for card in deck.cards.values() if card.kind not in ("mechanic", "unit")]
    return "\n".join(by_power(deck, cards)) + "\n"


TOLD = {"told-to-a-seat": told_to_a_seat, "card-order": card_order}

if __name__ == "__main__":
    for name, tell in TOLD.items():
        (FOLDER / f"{name}.txt").write_text(tell(), encoding="utf-8")
