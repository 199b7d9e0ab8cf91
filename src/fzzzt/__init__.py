"""Fzzzt!, Tony Boydell's robot-auction card game: rules, records, bots and a table to play at.

What most programs need is here, and loaded when it is first used: `import fzzzt` alone costs next to nothing.
"""

from importlib import import_module

TYPE_CHECKING = False  # typing's own takes time to load
if TYPE_CHECKING:
    from fzzzt.bots import LEVELS, Player, make_player, play
    from fzzzt.dealer import Dealer
    from fzzzt.engine import (
        CHANCE,
        Award,
        Bid,
        Build,
        Card,
        Deal,
        Deck,
        Event,
        Game,
        GameError,
        IllegalMove,
        InvalidMove,
        Options,
        Reveal,
        Round,
        Score,
        SealedBid,
        Setup,
        SpectatorView,
        View,
        parse_deck,
        redact,
        sample_world,
    )
    from fzzzt.record import Record, RecordedGame, UnreadableGame, read_games, write_games

    __version__: str

__all__ = [
    "CHANCE",
    "LEVELS",
    "Award",
    "Bid",
    "Build",
    "Card",
    "Deal",
    "Dealer",
    "Deck",
    "Event",
    "Game",
    "GameError",
    "IllegalMove",
    "InvalidMove",
    "Options",
    "Player",
    "Record",
    "RecordedGame",
    "Reveal",
    "Round",
    "Score",
    "SealedBid",
    "Setup",
    "SpectatorView",
    "UnreadableGame",
    "View",
    "make_player",
    "parse_deck",
    "play",
    "read_games",
    "redact",
    "sample_world",
    "write_games",
]

_NOT_OF_THE_ENGINE = {
    "fzzzt.bots": ("LEVELS", "Player", "make_player", "play"),
    "fzzzt.dealer": ("Dealer",),
    "fzzzt.record": ("Record", "RecordedGame", "UnreadableGame", "read_games", "write_games"),
}


if not TYPE_CHECKING:  # so that type checkers know a name that is not there

    def __getattr__(name: str) -> object:
        """Load a name from where it lives."""
        if name == "__version__":
            globals()[name] = import_module("importlib.metadata").version("fzzzt")
            return globals()[name]
        if name not in __all__:
            raise AttributeError(f"fzzzt has no {name!r}; it has {', '.join(sorted(__all__))}", name=name)
        home = next((home for home, names in _NOT_OF_THE_ENGINE.items() if name in names), "fzzzt.engine")
        _show_in_notebooks(import_module("fzzzt.engine"))
        globals()[name] = getattr(import_module(home), name)
        return globals()[name]

    def _show_in_notebooks(engine) -> None:
        """Lend the engine's classes what shows them in a notebook: the engine itself knows no files."""
        for kind in (engine.Card, engine.Game, engine.SpectatorView):
            kind._repr_html_ = _html

    def _html(thing: object) -> str | None:
        return import_module("fzzzt.notebook").html(thing)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__, "__version__"])
