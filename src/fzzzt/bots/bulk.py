"""Games of levels in bulk, on the compiled core: card for card what the bots of those names play on the engine.

The core is used where every seat is a level that it knows, once it is ready; until then, and where the extra `sim` is
not installed, the engine plays. Nobody can tell which it was by what is written.
"""

from __future__ import annotations

import time
from functools import lru_cache
from typing import TYPE_CHECKING

from fzzzt.bots.compiling import is_installed, is_prepared, is_ready
from fzzzt.bots.playing import random_text
from fzzzt.bots.whole_game import seats_of_bots
from fzzzt.engine import Deck
from fzzzt.record import RecordForm

if TYPE_CHECKING:
    from fzzzt.engine import Options
    from fzzzt.sim.faces import Faces
    from fzzzt.sim.level_games import LevelGame
    from fzzzt.sim.replaying import TextReplays

# What needs the extra `sim` is imported where it is used.

DRAWING = ("random", "rookie")
"""Levels that use random numbers."""
KNOWN = frozenset((*DRAWING, "apprentice", "tinker", "mechanic", "foreman"))
"""Levels that decide in the core exactly as they do in bots/."""
_LOADING_PAYS = 1.0
_COMPILING_PAYS = 8.0
"""Seconds of play after which the core is loaded, or compiled in the background: short work is done before."""


class _Work:
    """When this process began with its present work, how long it still waits for the core, and whether it has it."""

    began = time.monotonic()
    patience = 60.0
    has_core = False


def begin_work() -> None:
    """Some bulk work begins: if it is short, it is not worth loading the core."""
    _Work.began = time.monotonic()


def core_is_ready() -> bool:
    """Whether the core can be used now. After a while of work it is made ready, and waited for if that is short."""
    if not _Work.has_core and is_installed():
        worked, prepared = time.monotonic() - _Work.began, is_prepared()
        if worked > (_LOADING_PAYS if prepared else _COMPILING_PAYS):
            _Work.has_core = is_ready(_Work.patience)
            _Work.patience = 0.0 if prepared else _Work.patience  # once: what cannot be loaded holds nobody up
    return _Work.has_core


def compiled_table(options: Options, deck: Deck, names: tuple[str, ...]) -> CompiledTable | None:
    """A table of the core for bots of these names, one a seat; None if the engine must play, or has to for now."""
    return _fitted(options, _house_deck(deck), names) if KNOWN.issuperset(names) and core_is_ready() else None


def _house_deck(deck: Deck) -> Deck | None:
    """None for the standard deck: to look a deck up takes long."""
    return None if deck is Deck.standard() else deck


@lru_cache(maxsize=64)
def _fitted(options: Options, deck: Deck | None, names: tuple[str, ...]) -> CompiledTable | None:
    from fzzzt.sim.faces import faces_of  # noqa: PLC0415

    try:
        return CompiledTable(faces_of(deck or Deck.standard(), options), names)
    except ValueError:  # a house deck too large for it
        return None


def written_by_bots(options: Options, deck: Deck, names: tuple[str, ...], seed: str, events: str) -> str:
    """The record of a game between bots of these names as a line of text, if its events are written already."""
    return _form(options, _house_deck(deck), names, (deck.name, deck.sha256)).filled(seed, seed, events)


@lru_cache(maxsize=64)
def _form(options: Options, deck: Deck | None, names: tuple[str, ...], label: tuple[str, str | None]) -> RecordForm:
    del label  # decks with the same faces are equal, whatever they are called
    return RecordForm(options, deck or Deck.standard(), seats_of_bots(names))


def compiled_replays(options: Options, deck: Deck) -> TextReplays | None:
    """What recognises records of such a table; None if the core does not know it, or is not ready."""
    return _fitted_replays(options, _house_deck(deck)) if core_is_ready() else None


@lru_cache(maxsize=64)
def _fitted_replays(options: Options, deck: Deck | None) -> TextReplays | None:
    from fzzzt.sim.faces import faces_of  # noqa: PLC0415
    from fzzzt.sim.replaying import TextReplays  # noqa: PLC0415

    try:
        return TextReplays(faces_of(deck or Deck.standard(), options))
    except ValueError:
        return None


class CompiledTable:
    """Plays games of the same levels in the same seats, one after another."""

    def __init__(self, faces: Faces, names: tuple[str, ...]) -> None:
        from fzzzt.bots.learned import standard_style  # noqa: PLC0415
        from fzzzt.sim.level_games import LevelTable  # noqa: PLC0415

        self.table = LevelTable(faces, [standard_style(name, faces.options.players) for name in names])
        self._drawing = [seat for seat, name in enumerate(names) if name in DRAWING]

    def play(self, seed: str) -> LevelGame | None:
        """The game of a seed; None if it may not be what the bots would play, which is rare: then they must."""
        return self.table.play(seed, {seat: random_text(seed, seat) for seat in self._drawing})
