"""A whole game as one seat is told it, each saying with its English text, for people to read. `make golden` writes it.

The page reads it too: its tests hold the words that it finds for a saying against those here, and show the other game,
which has the table after every move, scene by scene.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from fzzzt.bots import make_player, play_out
from fzzzt.dealer import Dealer
from fzzzt.engine import Bid, Build, Deal, Deck, Game, Options, Setup, redact
from fzzzt.locale import Catalogue
from fzzzt.voice.narrator import Narrator
from fzzzt.voice.voice import Voice, by_power
from fzzzt.wire import plain
from fzzzt.wire.events import told_event_of
from fzzzt.wire.views import view_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from fzzzt.engine import Event

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


def watched() -> str:
    """A game of four as a page hears it: a line a message, with the events and what has changed in the view."""
    game = play_out(Game(Options.of(4)), Dealer("watched 3"), [make_player("random")] * 4)
    seen: dict[str, Any] = {}
    lines = []
    for events, after in _messages(game):
        view = plain(view_of(after.view(SEAT)))
        changes = {key: value for key, value in view.items() if seen.get(key, ...) != value}
        lines.append(json.dumps({"events": events, "view": changes}, separators=(",", ":")))
        seen = view
    return "\n".join(lines) + "\n"


def _messages(played: Game) -> Iterator[tuple[list[dict[str, Any]], Game]]:
    """What follows from each move, up to the next one, as a seat is told it."""
    game, narrator = Game(played.options), Narrator(played.options, played.faces)
    told: list[dict[str, Any]] = []
    for event in played.log:
        if told and isinstance(event, Bid | Build):
            yield told, game
            told = []
        if isinstance(event, Setup | Deal | Bid | Build):
            told += [_told(narrator, each) for each in game.push(event)]
    yield told, game


def _told(narrator: Narrator, event: Event) -> dict[str, Any]:
    seen = redact(event, SEAT)
    return {"event": plain(told_event_of(seen)), "sayings": plain(narrator.tell(seen))}


TOLD = {"told-to-a-seat": told_to_a_seat, "card-order": card_order, "watched": watched}

if __name__ == "__main__":
    for name, tell in TOLD.items():
        (FOLDER / f"{name}.txt").write_text(tell(), encoding="utf-8")
