"""A finished game of a public deal, as a terminal keeps it."""

from __future__ import annotations

import json
from typing import Any

from fzzzt.daily.bots_program import played_by
from fzzzt.daily.deal import LINEUP, public_seed, versions
from fzzzt.fairness import commitment_to
from fzzzt.record import Record, dump_record

NONCE = "ab" * 32


def public_game(day: str, level: str = "tinker", nonce: str = NONCE) -> dict[str, Any]:
    """The public deal of a day, played as this level plays it."""
    game = played_by(level, public_seed(day))
    daily = {"day": day, "deal": "public", "levels": versions(), "commitment": commitment_to(nonce)}
    seats = [{"name": "Ada"}, *({"name": bot, "bot": bot} for bot in LINEUP)]
    shuffle = {"method": "seeded", "seed": public_seed(day)}
    found: dict[str, Any] = json.loads(dump_record(Record.of(game, seats, "g", daily=daily, shuffle=shuffle)))
    return found
