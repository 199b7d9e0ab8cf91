"""What a match is: who plays, at what table, how many deals, from which seed. All else follows from it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from math import isfinite
from typing import TYPE_CHECKING, Any

import msgspec

from fzzzt import __version__
from fzzzt.arena.identity import Identity, check_different, identities
from fzzzt.arena.lineups import LineUp, check_line_ups, describe, line_ups, tables
from fzzzt.bots.whole_game import seats_of_bots
from fzzzt.engine import Deck, Options
from fzzzt.record import RecordForm
from fzzzt.wire import plain
from fzzzt.wire.faces import WireDeck, face_tables
from fzzzt.wire.options import WireOptions, options_of

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

PROGRAM = f"fzzzt {__version__}"
LONGEST_LIMIT = 86_400
"""Seconds: a day."""
_CODE = ("arena/lineups.py", "arena/playing.py", "bots", "dealer.py", "engine", "record", "sim", "wire")
"""What decides how a game goes and what is kept of it."""


@cache
def fingerprint() -> str:
    """A hash of the rules and the bots that are installed: games of others are not to be mixed with ours."""
    return code_hash(files("fzzzt"))


def code_hash(package: Traversable) -> str:
    """A hash of all code in a package that decides how a game goes."""
    code = hashlib.sha256()
    for part in _CODE:
        place = package.joinpath(part)
        for file in sorted(place.iterdir(), key=lambda file: file.name) if place.is_dir() else [place]:
            if file.name.endswith((".py", ".toml")):
                code.update(f"{part} {file.name}\n".encode() + file.read_bytes())
    return code.hexdigest()[:16]


@dataclass(frozen=True)
class Match:
    """A match: deal number d is dealt from the seed `seed/d`, at every one of its tables alike."""

    names: tuple[str, ...]
    options: Options
    faces: Deck
    deals: int
    seed: str = "1"
    limit: float | None = None
    sample: int | None = None

    def __post_init__(self) -> None:
        check_line_ups(self.names, self.options.players, self.sample)
        check_different(self.names)
        if self.deals < 1:
            raise ValueError("a match needs at least one deal")
        if self.limit is not None and not (isfinite(self.limit) and 0 < self.limit <= LONGEST_LIMIT):
            raise ValueError(f"the time limit must be more than 0 seconds and at most a day ({LONGEST_LIMIT})")

    @cached_property
    def identities(self) -> dict[str, Identity]:
        """What the names stood for when they were first looked at. Another bot of the same name is another match."""
        return identities(self.names)

    def deal_seed(self, deal: int) -> str:
        """What the cards of a deal are shuffled by."""
        return f"{self.seed}/{deal}"

    def tables(self, deal: int) -> list[LineUp]:
        """The line-up of every game of a deal."""
        return tables(self.names, self.options.players, self.sample, f"{self.deal_seed(deal)}/line-ups")

    def form(self, line_up: LineUp) -> RecordForm:
        """The form of the records of games with this line-up."""
        if line_up not in self._forms:
            self._forms[line_up] = RecordForm(self.options, self.faces, seats_of_bots(line_up), program=PROGRAM)
        return self._forms[line_up]

    @cached_property
    def _forms(self) -> dict[LineUp, RecordForm]:
        return {}

    @property
    def games(self) -> int:
        """How many games the match has."""
        return self.deals * len(self.tables(0))  # a sample too has as many line-ups in every deal

    @property
    def line_ups(self) -> tuple[LineUp, ...]:
        """The line-ups there are, before they are rotated. A sample takes some of them for each deal."""
        return line_ups(self.names, self.options.players)

    @property
    def seating(self) -> str:
        """How the seats are filled, in words."""
        return describe(self.names, self.options.players, self.sample)

    def to_json(self) -> dict[str, Any]:
        """The whole match, so that it can be played elsewhere."""
        deck = WireDeck(self.faces.name, self.faces.sha256)
        if self.faces != Deck.standard():
            deck = WireDeck(self.faces.name, self.faces.sha256, face_tables(self.faces))
        return {
            "names": list(self.names),
            "identities": self.identities,
            "options": plain(options_of(self.options)),
            "deck": plain(deck),
            "deals": self.deals,
            "seed": self.seed,
            "limit": self.limit,
            "sample": self.sample,
            "program": PROGRAM,
            "code": fingerprint(),
        }

    @classmethod
    def of_json(cls, data: dict[str, Any]) -> Match:
        """The match that `to_json` wrote. Other rules or bots than ours would play it otherwise: it is refused."""
        if (data["program"], data["code"]) != (PROGRAM, fingerprint()):
            theirs, ours = f"{data['program']} (code {data['code']})", f"{PROGRAM} (code {fingerprint()})"
            raise ValueError(f"this match is for {theirs}, here is {ours}")
        faces = msgspec.convert(data["deck"], WireDeck).deck()
        table = msgspec.convert(data["options"], WireOptions).options()
        return cls(tuple(data["names"]), table, faces, data["deals"], data["seed"], data["limit"], data["sample"])

    @property
    def text(self) -> str:
        """The match as one line of JSON, always the same."""
        return json.dumps(self.to_json(), sort_keys=True, ensure_ascii=False)

    @property
    def key(self) -> str:
        """A short name that no other match has."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:16]
