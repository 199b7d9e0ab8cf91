"""A chart of a match: the ratings with their intervals, or the win shares of two bots."""

from __future__ import annotations

from math import isfinite
from textwrap import wrap
from typing import TYPE_CHECKING, Any, NamedTuple

from fzzzt.arena.ratings import anchor
from fzzzt.arena.report import played, signed
from fzzzt.extras import extra_module

if TYPE_CHECKING:
    from pathlib import Path

    from fzzzt.arena.contest import Outcome

FORMATS = (".png", ".svg")
_PAPER, _INK, _STEEL, _HAZARD = "#F4EFE6", "#1C1B1A", "#4A5560", "#F2B705"
_WIDTH, _ROW, _MARGIN = 8.0, 0.45, 1.7
_LONGEST, _LINE = 24, 80
_SETTINGS = {"font.family": "DejaVu Sans", "svg.hashsalt": "fzzzt", "svg.fonttype": "none", "text.parse_math": False}


class _Bar(NamedTuple):
    """A row of the chart; `mark` is the fair share. An interval that cannot be told is not drawn."""

    name: str
    value: float
    low: float
    high: float
    label: str
    mark: float | None = None


def check_chart(path: Path) -> None:
    """Raise ValueError if a chart could not be drawn in this file."""
    if path.suffix.lower() not in FORMATS:
        raise ValueError(f"{path}: a chart is a .png or .svg file")
    _matplotlib()


def _matplotlib() -> Any:
    extra_module("matplotlib.figure", "plot", "--plot")
    return extra_module("matplotlib", "plot", "--plot")


def draw(outcome: Outcome, path: Path) -> None:
    """Draw the chart of a match. No window is opened: the file's format decides what draws it."""
    matplotlib = _matplotlib()
    bars = _rating_bars(outcome) if outcome.ratings else _share_bars(outcome)
    with matplotlib.rc_context(_SETTINGS):
        figure = matplotlib.figure.Figure((_WIDTH, _MARGIN + _ROW * len(bars)), facecolor=_PAPER, layout="constrained")
        axes = figure.add_subplot(facecolor=_PAPER)
        _draw_bars(axes, bars)
        _lay_out(axes, outcome, [bar.name for bar in bars])
        form = path.suffix.lower()[1:]
        figure.savefig(path, format=form, dpi=150, metadata={"Date": None} if form == "svg" else None)


def _rating_bars(outcome: Outcome) -> list[_Bar]:
    return [_Bar(r.name, r.elo, r.low, r.high, signed(r.elo)) for r in outcome.ratings]


def _share_bars(outcome: Outcome) -> list[_Bar]:
    return [
        _Bar(s.name, 100 * s.share.value, 100 * s.share.low, 100 * s.share.high, f"{s.share.value:.1%}", 100 * s.fair)
        for s in outcome.standings
    ]


def _draw_bars(axes: Any, bars: list[_Bar]) -> None:
    for row, bar in enumerate(bars):
        reach = [[bar.value - bar.low], [bar.high - bar.value]] if isfinite(bar.high - bar.low) else None
        axes.errorbar([bar.value], [row], xerr=reach, fmt="o", color=_STEEL, ecolor=_STEEL, ms=7, lw=2, capsize=4)
        axes.annotate(
            bar.label, (bar.value, row), (0, 8), textcoords="offset points", ha="center", color=_INK, fontsize=9
        )
    marks = [(bar.mark, row) for row, bar in enumerate(bars) if bar.mark is not None]
    if marks:
        places, rows = zip(*marks, strict=True)
        axes.scatter(places, rows, marker="|", s=420, color=_HAZARD, linewidths=3, zorder=1, label="fair share")
        axes.legend(frameon=False, loc="lower center", bbox_to_anchor=(0.5, 1.0), fontsize=9, markerscale=0.6)


def _lay_out(axes: Any, outcome: Outcome, names: list[str]) -> None:
    axes.set_yticks(range(len(names)), [_short(name) for name in names])
    axes.set_ylim(len(names) - 0.4, -0.75)
    if outcome.ratings:
        axes.set_xlabel(f"Elo, {anchor(names)}, with 95 % interval")
        axes.margins(x=0.08)
    else:
        axes.set_xlabel("win share in %, with 95 % interval")
        axes.set_xlim(-4, 104)
    axes.figure.suptitle(_title(outcome), fontsize=10, color=_INK)
    axes.grid(axis="x", color=_STEEL, alpha=0.2)
    axes.tick_params(colors=_INK, left=False)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)


def _short(name: str) -> str:
    """A name that leaves room for the chart: the end of a long path tells the most."""
    return name if len(name) <= _LONGEST else f"…{name[-_LONGEST:]}"


def _title(outcome: Outcome) -> str:
    names = " v ".join(map(_short, outcome.match.names))
    return "\n".join([*wrap(names, _LINE), played(outcome)])
