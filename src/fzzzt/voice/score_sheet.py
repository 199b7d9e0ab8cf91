"""The score sheet: every widget, penalty and idle robot."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from fzzzt.engine.cards import SYMBOL_NAMES
from fzzzt.locale.labels import unit_name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fzzzt.engine import Score, SeatScore, SpectatorView, UnitScore
    from fzzzt.voice.voice import Voice

Lines = list[str]


def final_sheet(voice: Voice, score: Score, view: SpectatorView) -> Lines:
    """All sheets of a finished game."""
    lines = [voice.say("score-title")]
    for seat, (sheet, public) in enumerate(zip(score.seats, view.seats, strict=True)):
        allocated = [robot for robots in public.units.values() for robot in robots]
        lines += ["", *seat_sheet(voice, seat, sheet, [*public.owned, *allocated])]
    return lines


def seat_sheet(
    voice: Voice,
    seat: int,
    score: SeatScore,
    owned: Sequence[str],
    listed: Callable[[Sequence[str]], str] | None = None,
) -> Lines:
    """How one seat's points come about. `owned` is all it has, robots on units included, units apart.

    `listed` tells how to list cards, if not in the words of the voice.
    """
    say, points = voice.say, voice.faces.points
    robots = [card for card in owned if card in voice.faces.robots]
    fzzzts = [card for card in owned if voice.faces.cards[card].kind == "fzzzt"]
    lines = [voice.of("score-player", seat, points=score.total)]
    lines.append("  " + say("score-robots", count=len(robots), points=sum(points[card] for card in robots)))
    if fzzzts:
        lines.append("  " + say("score-fzzzt", count=len(fzzzts), points=sum(points[card] for card in fzzzts)))
    lines.append("  " + say("score-basic", points=score.base))
    for unit in score.units:
        lines += _unit_lines(voice, unit)
    if score.units and robots:
        lines.append("  " + _idle(voice, score, robots, listed or voice.cards))
    if score.units:
        lines.append("  " + say("score-bonus", points=score.bonus))
    else:
        lines.append("  " + say("score-no-units"))
    return [*lines, "  " + say("score-total", points=score.total)]


def _unit_lines(voice: Voice, score: UnitScore) -> Lines:
    say, face = voice.say, voice.faces.cards[score.unit]
    name = unit_name(say, face)
    if not score.widgets:
        return ["  " + say("score-unit-none", unit=name, points=face.points)]
    lines = ["  " + say("score-unit", unit=name, count=len(score.widgets), points=face.points, total=score.points)]
    for number, widget in enumerate(score.widgets, 1):
        parts = [
            say("score-widget-part", symbol=say(f"card-symbol-{symbol}"), robot=voice.short(widget[symbol]))
            for symbol in SYMBOL_NAMES.values()
            if symbol in widget
        ]
        lines.append("    " + say("score-widget", number=number, parts=", ".join(parts)))
    return lines


def _idle(voice: Voice, score: SeatScore, robots: Sequence[str], listed: Callable[[Sequence[str]], str]) -> str:
    working = Counter(robot for unit in score.units for widget in unit.widgets for robot in widget.values())
    idle = list((Counter(robots) - working).elements())
    return voice.say("score-unused", count=len(idle), cards=listed(idle))
