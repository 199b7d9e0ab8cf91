"""How a game, a view and a card show themselves in a notebook.

The pictures are the page's own, drawn once when the page is built; where it is not built, the table is text.
"""

from __future__ import annotations

import json
from functools import cache
from html import escape
from pkgutil import get_data
from typing import TYPE_CHECKING

from fzzzt.engine import Card, Deck, Game, SpectatorView, View
from fzzzt.engine.drawing import situation

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_LARGE, _SMALL = 72, 48
"""Pixels: the width of a card."""
_BACK = "back"


def html(thing: Card | Game | SpectatorView) -> str | None:
    """What shows something in a notebook; None if its `repr` does."""
    if isinstance(thing, Card):
        return card_html(thing)
    return game_html(thing) if isinstance(thing, Game) else view_html(thing)


def card_html(card: Card) -> str | None:
    """The picture of a card, if it has one."""
    return _card(card, _LARGE) if _has_picture(card) else None


def view_html(view: SpectatorView) -> str:
    """The table as a seat, or a spectator, may see it."""
    hands = {view.seat: view.hand} if isinstance(view, View) else {}
    return _table(view, str(view), situation(view, view.to_move), hands)


def game_html(game: Game) -> str:
    """The table with all hands open."""
    return _table(game.view(None), str(game), situation(game, game.deciding), dict(enumerate(game.hands)))


def _table(view: SpectatorView, text: str, where: str, hands: Mapping[int, tuple[str, ...]]) -> str:
    if not _pictures():
        return f"<pre>{escape(text)}</pre>"
    cards = view.faces.cards
    belt = "".join(_card(None if card is None else cards[card], _LARGE) for card in view.belt)
    seats = "".join(_seat(view, seat, hands.get(seat, ())) for seat in range(len(view.seats)))
    return (
        f"<div><p><b>{escape(where[0].upper() + where[1:])}</b></p>"
        f'<div style="margin:.5em 0">{belt}</div><table>{seats}</table></div>'
    )


def _seat(view: SpectatorView, seat: int, hand: Iterable[str]) -> str:
    public, cards = view.seats[seat], view.faces.cards
    name = f"seat {seat}, Chief" if seat == view.chief else f"seat {seat}"
    told = [f"{public.hand_size} in hand", f"{public.discard_size} discarded"]
    told += [] if public.bid_size is None else [f"{public.bid_size} bid"]
    told += [] if view.score is None else [f"{view.score.seats[seat].total} points"]
    units = [_cards([cards[unit], *(cards[robot] for robot in robots)]) for unit, robots in public.units.items()]
    shown = "".join([_cards(cards[card] for card in hand), *units])
    return (
        f'<tr><td style="text-align:left;vertical-align:top"><b>{name}</b><br>{"<br>".join(told)}</td>'
        f'<td style="text-align:left">{shown}</td></tr>'
    )


def _cards(cards: Iterable[Card]) -> str:
    return f"<div>{''.join(_card(card, _SMALL) for card in cards)}</div>"


def _card(card: Card | None, width: int) -> str:
    """A card face up, or from behind (None). A face of a house deck that has no picture is told in words."""
    style = f'style="width:{width}px;margin:1px;display:inline-block;vertical-align:top"'
    if card is None:
        return _pictures()[_BACK].replace("<svg", f"<svg {style}", 1)
    label = escape(f"{card.id}: {card.kind}, power {card.power}, points {card.points}, {card.symbols or 'no symbol'}")
    if _has_picture(card):
        return _pictures()[card.id].replace("<svg", f'<svg {style} role="img" aria-label="{label}"', 1)
    return f'<span {style[:-1]};border:1px solid;border-radius:4px;font-size:x-small">{label}</span>'


def _has_picture(card: Card) -> bool:
    """Whether this very face has one: a house deck may give another the same id."""
    standard = Deck.standard().cards.get(card.id)
    return standard is not None and card.id in _pictures() and _printed(card) == _printed(standard)


def _printed(card: Card) -> tuple[object, ...]:
    return card.kind, card.power, card.points, card.speed, card.symbols, card.number, card.grade


@cache
def _pictures() -> dict[str, str]:
    """The pictures by card, and of the back; none where the page is not built."""
    try:
        pictures: dict[str, str] = json.loads(get_data("fzzzt.web", "static/cards.json") or b"{}")
    except OSError:
        return {}
    return pictures
