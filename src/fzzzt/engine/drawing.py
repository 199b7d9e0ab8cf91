"""The table as text, for `print`: plain characters, less than 80 a line. Cards are told by the ids that moves name."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from fzzzt.engine.cards import Card
    from fzzzt.engine.game import Game
    from fzzzt.engine.view import SpectatorView, View

    Shown = tuple[str, Card | None]
    """A card as it is named on the table, and its face if that can be seen."""
    Held = list[tuple[str, list[str]]]
    """Cards with the word for where they are."""

_WIDTH = 79
_MARGIN = 9
"""Characters at the left for what a line is about."""


def situation(table: Game | SpectatorView, deciding: Collection[int]) -> str:
    """Where a game is and what it waits for, in a line; `deciding` are the seats that are to move."""
    where = f"round {table.round} of {table.rounds}"
    match table.phase:
        case "setup":
            return "the cards are to be set up"
        case "deal":
            return f"{where}, hands are to be dealt"
        case "bid":
            return f"{where}, auction {table.auction} of {table.options.belt}, {_seats(deciding)} to bid"
        case "build":
            return f"{where}, {_seats(deciding)} to build"
    return "over" if table.score is None else f"over, won by {_seats(table.score.winners)}"


def _seats(seats: Collection[int]) -> str:
    *others, last = [str(seat) for seat in sorted(seats)]
    return f"seats {', '.join(others)} and {last}" if others else f"seat {last}"


def draw_spectator_view(view: SpectatorView) -> str:
    """The table as everybody sees it."""
    return "\n".join(_table(view, situation(view, view.to_move), _belt(view), {}))


def draw_view(view: View) -> str:
    """The table as a seat sees it, with its hand."""
    where = f"seen from seat {view.seat}: {situation(view, view.to_move)}"
    held = {view.seat: [("bid", list(view.my_bid or ())), ("build", _pairs(view.my_build))]}
    hand = [(card, view.faces.cards[card]) for card in view.hand]
    return "\n".join([*_table(view, where, _belt(view), held), *_faces("hand", hand, ("power", "symbols", "points"))])


def _belt(view: SpectatorView) -> list[Shown]:
    return [(card or "?", None if card is None else view.faces.cards[card]) for card in view.belt]


def draw_game(game: Game) -> str:
    """The table with all cards open; those that lie face down on the belt stand in brackets."""
    cards, view = game.faces.cards, game.view(None)
    names = [card if place < game.face_up else f"[{card}]" for place, card in enumerate(game.belt)]
    belt = [(name, cards[card]) for name, card in zip(names, game.belt, strict=True)]
    held = {seat: _held(game, seat) for seat in range(game.options.players)}
    return "\n".join(_table(view, situation(game, game.deciding), belt, held))


def _held(game: Game, seat: int) -> Held:
    build = game.sealed_builds.get(seat)
    return [
        ("hand", list(game.hands[seat])),
        ("bid", list(game.bids[seat] or ())),
        ("build", _pairs(build.robots if build else None)),
    ]


def _pairs(robots: Mapping[str, str] | None) -> list[str]:
    """A build that is sealed still: each unit with its robot."""
    if robots is None:
        return []
    return [f"{unit}+{robot}" for unit, robot in robots.items()] or ["nothing"]


def _table(view: SpectatorView, where: str, belt: Sequence[Shown], held: Mapping[int, Held]) -> Iterator[str]:
    """What everybody sees, and beneath each seat what more is known of its cards, a line each."""
    yield f"{where[0].upper()}{where[1:]}"
    yield from _faces("belt", belt, ("power", "symbols", "points", "speed"))
    yield ""
    yield f"{'deck':{_MARGIN}}{view.conveyor_size} cards"
    yield f"{'seat':{_MARGIN}}mechanic  hand  discard  bid{'' if view.score is None else '  points'}"
    for seat, public in enumerate(view.seats):
        name = f"{seat} Chief" if seat == view.chief else str(seat)
        bid = "-" if public.bid_size is None else public.bid_size
        total = "" if view.score is None else f"{view.score.seats[seat].total:8}"
        yield f"{name:{_MARGIN}}{public.mechanic:8}{public.hand_size:6}{public.discard_size:9}{bid:>5}{total}"
        for unit, robots in public.units.items():
            face = view.faces.cards[unit]
            yield from _wrapped("  unit", [unit, f"({face.symbols} {face.points})", *robots])
        for what, cards in held.get(seat, ()):
            if cards:
                yield from _wrapped(f"  {what}", cards)


def _faces(title: str, cards: Sequence[Shown], fields: Sequence[str]) -> Iterator[str]:
    """Cards side by side, each a column of its values, in as many blocks as the width asks for."""
    columns = [[name, *(_value(face, field) for field in fields)] for name, face in cards]
    for block in _blocks(columns):
        yield ""
        for row, label in enumerate((title, *fields)):
            line = "".join(f"  {column[row]:>{max(map(len, column))}}" for column in block)
            yield f"{label:{_MARGIN - 2}}{line}".rstrip()


def _value(face: Card | None, field: str) -> str:
    if face is None or (field == "power" and face.kind == "unit"):
        return ""
    return str(getattr(face, field)) or "-"


def _blocks(columns: Iterable[list[str]]) -> list[list[list[str]]]:
    blocks: list[list[list[str]]] = []
    room = 0
    for column in columns:
        width = 2 + max(map(len, column))
        if width > room:
            blocks.append([])
            room = _WIDTH - _MARGIN + 2
        blocks[-1].append(column)
        room -= width
    return blocks


def _wrapped(label: str, words: Iterable[str]) -> Iterator[str]:
    """A line of words after its label, and as many more as it takes."""
    line = f"{label:{_MARGIN - 1}}"
    for word in words:
        if len(line) + 1 + len(word) > _WIDTH:
            yield line
            line = " " * (_MARGIN - 1)
        line += f" {word}"
    yield line
