"""Views and events in, moves out: what the screen knows of where its game is played."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Protocol

from fzzzt.engine import View
from fzzzt.voice.voice import spoken

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Mapping

    from fzzzt.engine import Bid, Build, SpectatorView
    from fzzzt.locale import Catalogue
    from fzzzt.wire.refusals import Fault
    from fzzzt.wire.sayings import Saying
    from fzzzt.wire.tables import Power, SeatState, TablePhase

Alone = Literal["hint", "new", "go", "turn"]
InCompany = Literal["prepare", "auto", "chat", "mute", "silence", "away", "back", "leave", "rematch"]
OfTheHost = Literal["fill", "start", "replace", "end"]
Wishes = Alone | InCompany | OfTheHost
"""What one may want besides a move; most are messages of docs/live.md."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who has a seat, and the seat's clock: what was left at `since`, in milliseconds."""

    name: str
    state: SeatState
    bot: str | None = None
    left: int | None = None
    since: int | None = None

    @classmethod
    def of(cls, name: object, bot: object) -> Sitter:
        """A person, or a bot of this name or program, as a record has them."""
        return cls(spoken(name), "person") if bot is None else cls(spoken(name), "bot", str(bot))

    def called(self, say: Catalogue) -> str:
        """The name; whoever has deleted what was theirs has none any more."""
        return self.name or ("…" if self.state == "free" else say("play-deleted-player"))


@dataclass(frozen=True, slots=True)
class ShownTable:
    """The table as it is now. `view` is None before the game."""

    stage: TablePhase
    sitters: tuple[Sitter, ...]
    you: int | None
    view: SpectatorView | None
    powers: frozenset[Power] = frozenset()
    """What one may do at a live table besides playing."""
    prepared: tuple[str, ...] | None = None
    auto: bool = False
    address: str = ""
    """What others need to find it."""
    next: str | None = None
    muted: frozenset[int | None] = frozenset()
    """Whom one does not want to hear; None are the spectators, here and below."""
    silenced: frozenset[int | None] = frozenset()
    """Whom nobody is to hear."""
    connected: bool = True
    ahead: int = 0
    """By how much the clock of the table is ahead of ours, in milliseconds."""
    step: tuple[int, int] | None = None
    """In a replay: which step this is, and of how many."""
    game: tuple[int, int | None] | None = None
    """In a replay of a file with several games: which game this is, and of how many, if they are counted."""
    hands: tuple[tuple[str, ...], ...] | None = None
    """Everybody's cards in hand, where all cards lie open."""

    @property
    def own(self) -> View | None:
        """The view of the seat that one has, if one has any."""
        return self.view if isinstance(self.view, View) else None

    @property
    def my_turn(self) -> bool:
        """Whether the table waits for the person here."""
        away = self.you is not None and self.sitters[self.you].state == "away"
        return self.stage == "playing" and self.own is not None and self.own.my_turn and not away


@dataclass(frozen=True, slots=True)
class Talk:
    """Somebody has said something; None: it is not for our ears."""

    name: str
    text: str | None


@dataclass(frozen=True, slots=True)
class Update:
    """What has happened, and the table afterwards. `anew`: it is all that there is to tell so far."""

    table: ShownTable
    told: tuple[Saying | Talk, ...] = ()
    anew: bool = False


@dataclass(frozen=True, slots=True)
class Wish:
    """Something that one wants besides a move."""

    kind: Wishes
    fields: Mapping[str, Any] = field(default_factory=dict)


class Refused(Exception):
    """What was wanted is not done, and why; nothing has changed."""

    def __init__(self, code: str, message: str = "", details: Mapping[str, Any] | None = None) -> None:
        super().__init__(message or code)
        self.code = code
        self.details = dict(details or {})

    @classmethod
    def of(cls, fault: Fault, details: Mapping[str, Any]) -> Refused:
        """What a server did not do."""
        return cls(fault.code, fault.message, details)


class Feed(Protocol):
    """A game somewhere."""

    @property
    def can(self) -> frozenset[Wishes]:
        """What one may wish here."""
        ...

    def news(self) -> AsyncGenerator[Update, None]:
        """The table as it is, and then all that happens, to its end. Whoever listens no longer must close it."""
        ...

    async def do(self, deed: Bid | Build | Wish) -> None:
        """Make a move, or ask for something; `Refused` if it is."""
        ...

    async def link(self) -> str:
        """A private link that moves one's seat to another device; `Refused` where seats stay."""
        ...

    async def close(self) -> None:
        """Wait until nothing more is done; the news must have been left before."""
        ...
