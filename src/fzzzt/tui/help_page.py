"""The help: what the signs mean, and what every key does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from fzzzt.locale.labels import symbol
from fzzzt.tui.card_art import POINTS, SHAPES, SPEED, ZAP
from fzzzt.tui.palette import FAINT, HAZARD, SYMBOL, TEXT

if TYPE_CHECKING:
    from fzzzt.locale import Catalogue
    from fzzzt.tui.prompts import Mode

_GROUPS = {
    "bid": (("1-9", "choose"), ("← → ␣", "cursor"), ("⏎", "bid"), ("Esc", "clear"), ("h", "hint")),
    "build": (("↑ ↓", "unit"), ("← → 1-9", "robot"), ("0", "none"), ("⏎", "build")),
    "look": (("o", "owned"), ("l", "log"), ("s", "score"), ("r", "rules"), ("? F1", "help"), ("PgUp PgDn", "scroll")),
    "go": (("␣", "skip"), ("+ −", "pace"), ("t", "shift"), ("n", "new"), ("q", "leave")),
    "watch": (("␣", "pause"), ("→ ⏎", "step"), ("+ −", "pace")),
    "people": (("c", "chat"), ("a", "away"), ("x", "auto"), ("b", "fill"), ("g", "start"), ("m", "menu")),
    "replay": (
        ("← →", "step"),
        ("␣", "play"),
        ("PgUp PgDn", "round"),
        ("Home", "home"),
        ("End", "end"),
        ("n p", "games"),
    ),
}


_FIRST: dict[Mode, str] = {"wait": "go", "open": "people", "over": "look"}
"""What comes first where it is not called as what one is doing."""
_SITTING = ("bid", "build")


def help_page(say: Catalogue, mode: Mode) -> Text:
    """One page, for all there is: what one can do now first, then what the signs mean, then the rest."""
    first = _FIRST.get(mode, mode)
    onlooking = mode in ("watch", "replay")
    others = [group for group in _GROUPS if group != first and not (onlooking and group in _SITTING)]
    others = [group for group in others if group not in ("watch", "replay")]
    parts = [_group(say, first), _legend(say), *(_group(say, group) for group in others)]
    return Text("\n\n").join(parts)


def _group(say: Catalogue, group: str) -> Text:
    lines = [Text(say(f"tui-help-{group}"), f"bold {HAZARD}")]
    for sign, word in _GROUPS[group]:
        lines.append(Text.assemble((f"  {sign:<10}", f"bold {TEXT}"), (say(f"tui-key-{word}"), FAINT)))
    return Text("\n").join(lines)


def _legend(say: Catalogue) -> Text:
    symbols = [Text(f"{SHAPES[letter]}{letter} {symbol(say, letter)}", SYMBOL[letter]) for letter in SHAPES]
    signs = [(f"3 {ZAP * 3}", "power"), (f"{POINTS}2", "points"), (f"{SPEED}4", "speed"), ("▮▮", "sealed")]
    signs += [(f"{POINTS}9[NBC]+2", "unit"), ("►", "turn")]
    words = [Text.assemble((f"  {sign:<10}", TEXT), (say(f"tui-sign-{word}"), FAINT)) for sign, word in signs]
    return Text("\n").join([Text("   ").join(symbols), *words])
