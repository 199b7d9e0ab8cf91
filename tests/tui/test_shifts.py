"""Day and night: other colours for all that is drawn already, remembered, and legible in both."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from textual.color import Color
from textual.screen import Screen

from fzzzt.tui.app import FzzztApp
from fzzzt.tui.palette import DAY, NIGHT, SHIFTS
from fzzzt.tui.table_screen import TableScreen
from tui.playing import en, press, text_of, until
from tui.still_table import StillFeed, tables

if TYPE_CHECKING:
    from pathlib import Path

    from textual.app import App
    from textual.theme import Theme

    Colours = set[tuple[str, str]]

INKS = ("primary", "secondary", "accent", "foreground")


def strange(app: App[None], shift: Theme) -> list[str]:
    """What is drawn in a colour that the shift does not have; the last digit is the screen's own rounding."""
    named = [getattr(shift, ink) for ink in (*INKS, "background", "panel")]
    known = [Color.parse(str(colour)).rgb for colour in (*named, *shift.variables.values())]
    drawn = {colour: Color.parse(colour).rgb for pair in shown(app) for colour in pair}
    return [
        colour
        for colour, rgb in drawn.items()
        if not any(max(abs(a - b) for a, b in zip(rgb, one, strict=True)) <= 2 for one in known)
    ]


def shown(app: App[None]) -> Colours:
    """Ink and ground of all that is written on the screen."""
    parts = [part for strip in app.screen._compositor.render_strips() for part in strip if part.text.strip()]
    styles = [part.style for part in parts if part.style and part.style.color and part.style.bgcolor]
    return {(style.color.name.upper(), style.bgcolor.name.upper()) for style in styles}  # type: ignore[union-attr]


async def a_table(app: FzzztApp) -> TableScreen:
    screen = TableScreen(en, StillFeed(tables()["bid"]), pace=0.0)
    await app.push_screen(screen)
    return screen


def test_a_key_repaints_everything_and_is_remembered(state: Path) -> None:
    async def scenario() -> None:
        app = FzzztApp(Screen())
        async with app.run_test(size=(160, 50)) as pilot:
            screen = await a_table(app)
            await until(pilot, lambda: screen.hand.cards)
            night = shown(app)
            assert not strange(app, NIGHT)
            await press(pilot, "t")
            await until(pilot, lambda: not strange(app, DAY))
            assert en("page-theme-day") in text_of(app)
            assert len(shown(app)) == len(night)
        assert FzzztApp(Screen()).theme == DAY.name
        (state / "shift").write_text("twilight\n", "utf-8")
        assert FzzztApp(Screen()).theme == NIGHT.name

    asyncio.run(scenario())


@pytest.mark.parametrize(("told", "name"), [("0;15", "day"), ("15;0", "night"), ("0;default;7", "day"), ("", "night")])
def test_a_terminal_that_tells_its_colours_is_believed(told: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLORFGBG", told)
    assert FzzztApp(Screen()).theme == name


def test_where_there_are_no_colours_the_key_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def scenario() -> None:
        app = FzzztApp(Screen())
        async with app.run_test(size=(80, 24)) as pilot:
            screen = await a_table(app)
            await until(pilot, lambda: screen.hand.cards)
            await press(pilot, "t")
            assert en("tui-no-colours", what="NO_COLOR") in text_of(app)

    asyncio.run(scenario())


@pytest.mark.parametrize("shift", SHIFTS.values(), ids=SHIFTS)
def test_every_ink_can_be_read_on_every_ground(shift: Theme) -> None:
    inks = {name: getattr(shift, name) for name in INKS} | shift.variables
    for ground in (shift.background, shift.panel):
        for name, ink in inks.items():
            bright, dark = sorted((luminance(str(ink)), luminance(str(ground))), reverse=True)
            needed = 3.0 if name == "secondary" else 4.5  # frames of cards are no text
            assert (bright + 0.05) / (dark + 0.05) >= needed, f"{name} on {ground}"


def luminance(colour: str) -> float:
    """As the Web Content Accessibility Guidelines measure it."""
    light = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in shares(colour)]
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def shares(colour: str) -> list[float]:
    """Red, green and blue, from 0 to 1."""
    return [part / 255 for part in Color.parse(colour).rgb]
