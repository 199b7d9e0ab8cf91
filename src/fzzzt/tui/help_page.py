"""The help: what the signs mean, and what every key does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from fzzzt.locale.labels import symbol
from fzzzt.tui.card_art import POINTS, SHAPES, SPEED, ZAP
from fzzzt.tui.palette import FAINT, HAZARD, SYMBOL, TEXT

if TYPE_CHECKING:
    from fzzzt.locale import Catalogue

_GROUPS = {
    "bid": (("1-9", "choose"), ("← → ␣", "cursor"), ("⏎", "bid"), ("Esc", "clear"), ("h", "hint")),
    "build": (("↑ ↓", "unit"), ("← → 1-9", "robot"), ("0", "none"), ("⏎", "build")),
    "look": (("o", "owned"), ("l", "log"), ("s", "score"), ("r", "rules"), ("? F1", "help"), ("PgUp PgDn", "scroll")),
    "go": (("␣", "skip"), ("+ −", "pace"), ("t", "shift"), ("n", "new"), ("q", "leave")),
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


def help_page(say: Catalogue) -> Text:
    """One page, for all there is."""
    parts = [_legend(say)]
    for group, keys in _GROUPS.items():
        parts.append(Text(f"\n{say(f'tui-help-{group}')}", f"bold {HAZARD}"))
        parts += [
            Text.assemble((f"  {sign:<10}", f"bold {TEXT}"), (say(f"tui-key-{word}"), FAINT)) for sign, word in keys
        ]
    return Text("\n").join(parts)


def _legend(say: Catalogue) -> Text:
    symbols = [Text(f"{SHAPES[letter]}{letter} {symbol(say, letter)}", SYMBOL[letter]) for letter in SHAPES]
    signs = [(f"3 {ZAP * 3}", "power"), (f"{POINTS}2", "points"), (f"{SPEED}4", "speed"), ("▮▮", "sealed")]
    signs += [(f"{POINTS}9[NBC]+2", "unit"), ("►", "turn")]
    words = [Text.assemble((f"  {sign:<10}", TEXT), (say(f"tui-sign-{word}"), FAINT)) for sign, word in signs]
    return Text("\n").join([Text("   ").join(symbols), *words])
