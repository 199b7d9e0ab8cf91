"""Groups as they travel. The id of a group is the key to it: whoever has the link is in."""

from __future__ import annotations

from fzzzt.wire.bodies import Listed, PersonName, TableId
from fzzzt.wire.played import PlayedSeat
from fzzzt.wire.shape import Shape
from fzzzt.wire.terms import Terms


class GroupWish(Shape, frozen=True, forbid_unknown_fields=True):
    """A new group: of who asks, or of all who have played the game of a table."""

    name: PersonName
    table: TableId | None = None


class NextGame(Shape, frozen=True, forbid_unknown_fields=True):
    """The next game of a group: as the last one, or else on these terms."""

    terms: Terms | None = None


class GroupLine(Shape, frozen=True):
    """A group in a list of one's own."""

    id: str
    name: str


class NewGroup(Shape, frozen=True):
    """A new group, and the address to invite people to."""

    id: str
    url: str


class GroupMember(Shape, frozen=True):
    """Somebody in a group, and what their games there come to; `places` are added up."""

    name: str
    you: bool
    games: int
    wins: int
    places: int
    points: int
    best: int | None


class GroupGame(Shape, frozen=True):
    """A finished game of a group."""

    id: str
    finished: int
    seats: tuple[PlayedSeat, ...]


class GroupPage(Shape, frozen=True):
    """A group: who leads, what was played, and the table where it goes on now; `more` asks for games before."""

    id: str
    name: str
    url: str
    members: tuple[GroupMember, ...]
    games: tuple[GroupGame, ...]
    more: str | None
    table: Listed | None
