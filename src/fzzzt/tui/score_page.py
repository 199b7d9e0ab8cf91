"""The score sheet: who has how much, as bars, and then every widget on its workbench."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from fzzzt.engine.cards import SYMBOL_NAMES
from fzzzt.locale.labels import unit_name
from fzzzt.tui.card_art import POINTS, SHAPES, code
from fzzzt.tui.palette import FAINT, HAZARD, SPARK, SYMBOL, TEXT
from fzzzt.voice.score_sheet import seat_sheet
from fzzzt.voice.verdict import verdict

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fzzzt.engine import Score, SpectatorView, UnitScore
    from fzzzt.voice.voice import Voice

_BAR = 30


def score_page(voice: Voice, score: Score, view: SpectatorView) -> Text:
    """All of it, the best first."""
    ranking = sorted(range(len(score.seats)), key=lambda seat: (-score.seats[seat].total, score.seats[seat].robots))
    said = [each for each in verdict(score.seats, score.winners) if each.weight == "headline"]
    lines = [Text(voice.text(saying), f"bold {HAZARD}") for saying in said]
    lines += [Text(), *_bars(voice, score, ranking)]
    for seat in ranking:
        lines += [Text(), *_sheet(voice, score, view, seat)]
    return Text("\n").join(lines)


def _bars(voice: Voice, score: Score, ranking: list[int]) -> list[Text]:
    best = max(1, *(seat.total for seat in score.seats))
    wide = max(len(voice.name(seat)) for seat in ranking)
    bars = []
    for seat in ranking:
        total = score.seats[seat].total
        style = SPARK if seat == voice.you else TEXT
        bar = "█" * max(0, round(_BAR * total / best))
        mark = " ★" if seat in score.winners else ""
        bars.append(Text.assemble((f"{voice.name(seat):<{wide}}  ", style), (bar, HAZARD), f" {total}{mark}"))
    return bars


def _sheet(voice: Voice, score: Score, view: SpectatorView, seat: int) -> list[Text]:
    """One seat's sums, with its widgets drawn instead of listed."""
    sheet, public = score.seats[seat], view.seats[seat]
    allocated = [robot for robots in public.units.values() for robot in robots]
    whole = seat_sheet(voice, seat, sheet, [*public.owned, *allocated], lambda cards: _listed(voice, cards))
    sums = [line for line in whole if not line.startswith("    ")]
    drawn: dict[str, list[UnitScore]] = {}
    for unit in sheet.units:
        drawn.setdefault(unit_name(voice.say, voice.faces.cards[unit.unit]), []).append(unit)
    lines = [Text(sums[0], f"bold {SPARK if seat == voice.you else TEXT}")]
    for line in sums[1:]:
        lines.append(Text(line, FAINT))
        units = next((units for name, units in drawn.items() if line.strip().startswith(f"{name}:")), None)
        if units:
            lines += _widgets(voice, units.pop(0))
    return lines


def _listed(voice: Voice, cards: Sequence[str]) -> str:
    """Cards in a few signs each, so that many find room in a line."""
    return " ".join(code(voice.faces.cards[card]).plain for card in cards)


def _widgets(voice: Voice, unit: UnitScore) -> list[Text]:
    """Each widget as its symbols, with the robot that serves as each."""
    lines = []
    for widget in unit.widgets:
        line = Text.assemble(("     ╞═ ", FAINT), (f"{POINTS}{voice.faces.points[unit.unit]} ", HAZARD))
        for letter, name in SYMBOL_NAMES.items():
            if name in widget:
                robot = code(voice.faces.cards[widget[name]])
                line.append_text(Text.assemble((f"[{SHAPES[letter]}{letter} ", SYMBOL[letter]), robot, "]"))
        lines.append(line)
    return lines
