"""The table in sentences, as a view shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.engine.auction import clockwise
from fzzzt.voice.voice import by_power

if TYPE_CHECKING:
    from fzzzt.engine import SpectatorView, View
    from fzzzt.voice.voice import Voice

Lines = list[str]


def table_lines(voice: Voice, view: SpectatorView) -> Lines:
    """Where the game is, the belt, and every seat with its bid and units, clockwise from the Chief Mechanic."""
    lines = [voice.say("play-table"), *_where(voice, view)]
    if view.phase == "bid":
        lines += _belt(voice, view)
    lines.append(voice.say("play-deck", count=view.conveyor_size))
    for seat in clockwise(len(view.seats), view.chief):
        lines += _seat(voice, view, seat)
    return lines


def _where(voice: Voice, view: SpectatorView) -> Lines:
    where = {"round": view.round, "rounds": view.rounds}
    if view.phase in ("build", "over"):
        return [voice.say("play-table-build", **where)] if view.phase == "build" else []
    return [voice.say("play-table-auction", number=view.auction, count=view.options.belt, **where)]


def _belt(voice: Voice, view: SpectatorView) -> Lines:
    face_up = [card for card in view.belt if card is not None]
    lines = [voice.say("play-belt-face-up", count=len(face_up))]
    for number, card in enumerate(face_up, 1):
        lines.append("  " + voice.say("play-belt-card", number=number, card=voice.label(card)))
    return [*lines, voice.say("play-belt-face-down", count=len(view.belt) - len(face_up))]


def _seat(voice: Voice, view: SpectatorView, seat: int) -> Lines:
    public = view.seats[seat]
    key = "play-table-seat-chief" if seat == view.chief else "play-table-seat"
    counts = {"mechanic": public.mechanic, "hand": public.hand_size, "discard": public.discard_size}
    lines = [voice.say(key, name=voice.name(seat), **counts)]
    if public.bid_size is not None:
        lines.append("  " + voice.say("play-table-bid", count=public.bid_size))
    for unit, robots in public.units.items():
        if robots:
            lines.append("  " + voice.say("play-table-unit", unit=voice.short(unit), cards=voice.cards(robots)))
        else:
            lines.append("  " + voice.say("play-table-unit-empty", unit=voice.short(unit)))
    return lines


def owned_lines(voice: Voice, view: SpectatorView) -> Lines:
    """The personal cards of every seat: all of them have been seen on the table."""
    lines = [voice.say("play-owned"), voice.say("play-owned-note")]
    for seat in clockwise(len(view.seats), view.chief):
        owned = view.seats[seat].owned
        cards = {"count": len(owned), "cards": voice.cards(owned)}
        lines.append(voice.say("play-owned-seat", name=voice.name(seat), **cards))
    return lines


def hand_of(view: View) -> list[str]:
    """One's own hand in the order it is numbered."""
    return by_power(view.faces, view.hand)


def hand_lines(voice: Voice, view: View) -> Lines:
    """One's own hand, numbered."""
    hand = hand_of(view)
    lines = [voice.say("play-hand", count=len(hand))]
    return lines + [
        voice.say("play-hand-card", number=number, card=voice.label(card)) for number, card in enumerate(hand, 1)
    ]
