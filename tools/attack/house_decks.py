"""Decks as a stranger would send them: hard to score, as large as is allowed today, or as once was."""

from __future__ import annotations

from random import Random
from typing import Any

from fzzzt.dealer import Dealer
from fzzzt.engine import Deck, Game, Options
from fzzzt.engine.deckfile import deck_of_faces
from fzzzt.record import Record
from fzzzt.wire import plain
from fzzzt.wire.faces import face_tables

Face = dict[str, Any]


def hard_faces(units: int, robots: int, copies: int, seed: str) -> list[Face]:
    """Units with random points and symbols, and robots of every kind."""
    rng = Random(seed)
    starting = [face for face in plain(face_tables(Deck.standard())) if face.get("number")]
    some = [{"id": f"u{n}", "kind": "unit", "points": rng.randint(1, 50), "grade": "basic"} for n in range(units)]
    more = [
        {"id": f"r{n}", "kind": "robot", "points": rng.randint(-20, 50), "power": rng.randint(0, 20), "count": copies}
        for n in range(robots)
    ]
    return starting + [{**face, "symbols": _symbols(rng), "speed": rng.randint(1, 8)} for face in some + more]


def today(seed: str) -> list[Face]:
    """As many cards and units as a new game may have."""
    return hard_faces(20, 6, 20, seed)


def of_old(seed: str) -> list[Face]:
    """What one request could open before there were limits."""
    return hard_faces(30, 75, 20, seed)


def deck_file(faces: list[Face]) -> str:
    """Faces as a deck file."""
    tables = ("\n".join(f"{key} = {_toml(value)}" for key, value in face.items()) for face in faces)
    return "\n".join(f"[[card]]\n{table}" for table in tables)


def played(faces: list[Face], seed: str) -> Record:
    """A game with such a deck, played at random."""
    game, dealer, rng = Game(Options(4), deck_of_faces(faces, "attack")), Dealer(seed), Random(seed)
    while game.to_move:
        if game.deciding:
            seat = min(game.deciding)
            game.push((game.legal_bids(seat) if game.phase == "bid" else game.legal_builds(seat)).draw(rng))
        else:
            game.push(dealer.answer(game))
    return Record.of(game, [{"name": name} for name in "ABCD"], seed)


def _symbols(rng: Random) -> str:
    return "".join(symbol for symbol in "NBCO" if rng.random() < 0.5) or "N"


def _toml(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value).replace("'", '"')
