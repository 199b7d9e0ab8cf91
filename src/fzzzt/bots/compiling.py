"""Where looking ahead becomes possible: the compiled simulation, made ready in the background.

Compiling takes a minute, once for each version of the package and each machine. A process of its own does it and keeps
what it made on disk; nobody waits. Loading it afterwards takes a second or two, on a thread.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from functools import lru_cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

from fzzzt.sim.storage import can_be_kept, claim_compiling, hand_claim_to, is_compiled, note_compiled, release_claim

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np
    from numpy.typing import NDArray

    from fzzzt.bots.lookahead import Method, Search
    from fzzzt.bots.rival_styles import RivalStyles
    from fzzzt.engine import Deck, Options, View
    from fzzzt.sim.faces import Faces

    Methods = Callable[[int], Method]
    """How to look ahead at tables with so many players."""

# What needs the extra `sim` is imported where it is used.

INSTALL = "pip install 'fzzzt[sim]'"
_POLITENESS = 10
_LOOK_AGAIN = 1.0
"""Seconds between two looks whether another process has compiled everything."""


class CompiledTools:
    """The tools for one kind of table."""

    def __init__(self, faces: Faces, search: Search) -> None:
        self._faces = faces
        self._search = search

    def rival_styles(self, seat: int) -> RivalStyles:
        """Beliefs about the others at a table, to begin with."""
        from fzzzt.bots.rival_styles import RivalStyles  # noqa: PLC0415

        return RivalStyles(seat, self._faces.options, self._faces, self._search)

    def learned_bid(self, view: View) -> tuple[str, ...]:
        """The cards that `foreman` bids."""
        from fzzzt.sim.bridge import record_of_view  # noqa: PLC0415

        return _cards(view, self._search.learned_bid(record_of_view(view, self._faces), self._faces))

    def best_bid(
        self, view: View, beliefs: NDArray[np.float64], effort: tuple[int, float, int | None], seed: int
    ) -> tuple[str, ...]:
        """The cards to bid; `effort` is how hard to look (lookahead.py)."""
        from fzzzt.bots.lookahead import Effort  # noqa: PLC0415
        from fzzzt.sim.bridge import record_of_view  # noqa: PLC0415

        root = record_of_view(view, self._faces)
        return _cards(view, self._search.best_bid(root, self._faces, beliefs, Effort(*effort), seed))


def _cards(view: View, chosen: int) -> tuple[str, ...]:
    """The cards at these places of a hand."""
    return tuple(card for place, card in enumerate(sorted(view.hand)) if chosen >> place & 1)


def compiled_tools(
    deck: Deck, options: Options, patience: float = 0.0, methods: Methods | None = None
) -> CompiledTools | None:
    """The tools for such a table; None as long as they are not ready, or where they cannot be had.

    If they only have to be loaded, that is waited for, but not longer than `patience`, in seconds.
    """
    return _fitted(deck, options, methods) if is_ready(patience) else None


@lru_cache(maxsize=16)
def _fitted(deck: Deck, options: Options, methods: Methods | None) -> CompiledTools | None:
    from fzzzt.bots.lookahead import Search  # noqa: PLC0415
    from fzzzt.sim.faces import faces_of  # noqa: PLC0415

    try:
        return CompiledTools(faces_of(deck, options), Search(options.players, methods and methods(options.players)))
    except ValueError:  # a house deck too large for it
        return None


def is_installed() -> bool:
    """Whether the extra `sim` is there."""
    return find_spec("numba") is not None


def is_prepared() -> bool:
    """Whether looking ahead is possible on this machine: all is installed and compiled."""
    return is_installed() and is_compiled()


def is_ready(patience: float) -> bool:
    """Whether what is compiled can be used in this process; if not, it is made so in the background.

    If it only has to be loaded, that is waited for, but not longer than `patience`, in seconds.
    """
    return _preparation.is_done(patience)


def begin() -> None:
    """Make it possible, in the background."""
    _preparation.is_done(0.0)


def compile_ahead() -> None:
    """Have everything compiled in the background, for processes that will need it; this one does not load it."""
    if is_installed() and not is_compiled():
        threading.Thread(target=_compile_once, name="fzzzt-compile", daemon=True).start()


def make_ready() -> None:
    """Wait until looking ahead is possible; `ValueError` where the extra is not installed."""
    check_installed()
    _preparation.finish()


def check_installed() -> None:
    """Raise `ValueError` where the extra is not installed."""
    if not is_installed():
        raise ValueError(f"the levels foreman, engineer and chief need more to be installed: {INSTALL}")


def load() -> None:
    """Run every compiled function once, which loads what was kept on disk, or else compiles and keeps it."""
    from fzzzt.bots.warm_up import warm_up  # noqa: PLC0415

    warm_up()
    if not os.environ.get("NUMBA_DISABLE_JIT"):
        note_compiled()


def compile_politely() -> None:
    """What the process does that compiles for others."""
    if hasattr(os, "nice"):
        os.nice(_POLITENESS)
    load()


class _Preparation:
    """Has everything compiled by a process of its own, then loads it on a thread. Whoever asks first starts it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._loading = threading.Lock()
        self._thread: threading.Thread | None = None
        self._done = threading.Event()

    def is_done(self, patience: float) -> bool:
        if not self._done.is_set():
            self._start()
            if patience and is_prepared():
                self._done.wait(patience)
        return self._done.is_set()

    def finish(self) -> None:
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join()
        with self._loading:
            if not self._done.is_set():
                load()
                self._done.set()

    def _start(self) -> None:
        with self._lock:
            if self._thread is None and is_installed():
                self._thread = threading.Thread(target=self._prepare, name="fzzzt-compiling", daemon=True)
                self._thread.start()

    def _prepare(self) -> None:
        if _compile_once():
            self.finish()


def _compile_once() -> bool:
    """See to it that everything is compiled, by this process's child or another's; False if that cannot be done."""
    while can_be_kept() and not is_compiled():
        if not claim_compiling():
            time.sleep(_LOOK_AGAIN)
            continue
        try:
            if not _compile_apart():
                return False  # it will not be better the next time: the levels that need it go on without
        finally:
            release_claim()
    return True


def _compile_apart() -> bool:
    program = "from fzzzt.bots.compiling import compile_politely; compile_politely()"
    nothing = subprocess.DEVNULL
    with subprocess.Popen(  # noqa: S603 - our own module
        [sys.executable, "-P", "-c", program], stdin=nothing, stdout=nothing, stderr=nothing
    ) as compiler:
        hand_claim_to(compiler.pid)
    return compiler.returncode == 0 and is_compiled()


_preparation = _Preparation()
