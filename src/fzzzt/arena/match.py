"""What a match is: who plays, at what table, how many deals, from which seed. All else follows from it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from math import isfinite
from typing import TYPE_CHECKING

import msgspec

from fzzzt import __version__
from fzzzt.arena.identity import Identity, check_different, identities
from fzzzt.arena.lineups import LineUp, check_line_ups, describe, line_ups, tables
from fzzzt.bots.whole_game import seats_of_bots
from fzzzt.record import RecordForm
from fzzzt.wire.faces import WireDeck, named_deck
from fzzzt.wire.options import WireOptions, options_of
from fzzzt.wire.shape import Shape

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fzzzt.engine import Deck, Options

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

    @property
    def line(self) -> MatchLine:
        """The whole match, so that it can be played elsewhere."""
        table, deck = options_of(self.options), named_deck(self.faces)
        terms = (self.deals, self.seed, self.limit, self.sample)
        return MatchLine(self.names, self.identities, table, deck, *terms, PROGRAM, fingerprint())

    @property
    def text(self) -> str:
        """The match as one line of JSON, always the same."""
        return msgspec.json.encode(self.line).decode()

    @property
    def key(self) -> str:
        """A short name that no other match has."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:16]


class MatchLine(Shape, frozen=True):
    """A match as it is sent elsewhere, and as its journal begins."""

    names: tuple[str, ...]
    identities: dict[str, Identity]
    options: WireOptions
    deck: WireDeck
    deals: int
    seed: str
    limit: float | None
    sample: int | None
    program: str
    code: str

    def match(self) -> Match:
        """The match itself. Other rules or bots than ours would play it otherwise: it is refused."""
        if (self.program, self.code) != (PROGRAM, fingerprint()):
            theirs, ours = f"{self.program} (code {self.code})", f"{PROGRAM} (code {fingerprint()})"
            raise ValueError(f"this match is for {theirs}, here is {ours}")
        terms = (self.deals, self.seed, self.limit, self.sample)
        return Match(self.names, self.options.options(), self.deck.deck(), *terms)
