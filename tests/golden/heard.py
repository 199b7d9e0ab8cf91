"""What a screen reader hears through one whole game, in five languages, for people to read. `make golden` writes it.

The page's tests hold what it says (web/src/lib/heard.ts) against these texts, message by message.
"""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from fzzzt.bots import make_player, play_out
from fzzzt.dealer import Dealer
from fzzzt.engine import CHANCE, Bid, Build, Deal, Game, Options, Setup, redact
from fzzzt.guide import PERSON, GuideInWords, guided_deck
from fzzzt.locale import LANGUAGES, Catalogue
from fzzzt.voice.narrator import Narrator
from fzzzt.voice.situation import situation
from fzzzt.voice.voice import Voice
from guide.guided_game import obedient, play

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fzzzt.wire.sayings import Saying

    Message = tuple[list[Saying], tuple[Saying, ...]]

FOLDER = Path(__file__).parent
NAMES, SEAT = ["Ada", "Bert", "Cleo"], 1


def whole_game() -> Game:
    """The game that is heard."""
    return play_out(Game(Options.of(3)), Dealer("golden heard"), [make_player("rookie")] * 3)


def messages(played: Game, seat: int = SEAT) -> Iterator[Message]:
    """What the server sends one seat of a game: the news, and how the table stands if that seat is to decide."""
    game, narrator = Game(played.options, played.faces), Narrator(played.options, played.faces)
    guide = GuideInWords(()) if played.faces == guided_deck() else None
    news: list[Saying] = []
    asked: object = None
    for event in played.log:
        if not isinstance(event, Setup | Deal | Bid | Build):
            continue
        for happened in game.push(event):
            news += narrator.tell(redact(happened, seat))
        if game.to_move is CHANCE:  # it is dealt at once
            continue
        decision = (game.round, game.phase, game.auction) if seat in game.deciding else None
        call = situation(game.view(None)) if decision is not None and decision != asked else ()
        if guide is not None:
            call = (*call, *guide.says(game.log))
        if news or call:
            yield news, call
        news, asked = [], decision


def heard(voice: Voice, message: Message) -> list[str]:
    """Headlines, and the steps of one's own; then the situation. What would be said twice is said once."""
    news, call = message
    again = {saying.key for saying in call}
    own = ("step", voice.you)
    chosen = [saying for saying in news if saying.weight == "headline" or (saying.weight, saying.seat) == own]
    return [voice.text(saying) for saying in (*(each for each in chosen if each.key not in again), *call)]


def heard_in(language: str, played: Game, seat: int = SEAT) -> str:
    """The whole game, a paragraph a message."""
    voice = Voice(Catalogue(language), played.faces, NAMES, seat)
    spoken = [lines for message in messages(played, seat) if (lines := heard(voice, message))]
    return "\n\n".join("\n".join(lines) for lines in spoken) + "\n"


def told() -> str:
    """The messages themselves, one a line."""
    lines = [msgspec.json.encode({"news": news, "situation": call}).decode() for news, call in messages(whole_game())]
    return "\n".join([json.dumps({"names": NAMES, "seat": SEAT}), *lines]) + "\n"


def guided_in(language: str) -> str:
    """The guided first game as somebody hears it who does what the guide says."""
    return heard_in(language, play(obedient)[0], PERSON)


HEARD = {f"heard-{language}.txt": partial(heard_in, language, whole_game()) for language in LANGUAGES}
HEARD |= {f"guided-{language}.txt": partial(guided_in, language) for language in LANGUAGES}
MESSAGES = "heard.jsonl"

if __name__ == "__main__":
    for name, tell in HEARD.items():
        (FOLDER / name).write_text(tell(), encoding="utf-8")
    (FOLDER / MESSAGES).write_text(told(), encoding="utf-8")
