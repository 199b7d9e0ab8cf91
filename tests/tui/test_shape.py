"""How it looks: any size, with and without colours, a few pictures to compare."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

import pytest

from fzzzt.tui.palette import SYMBOL
from tui.playing import en, my_turn, press, solo_table, table_of, text_of

if TYPE_CHECKING:
    from textual.app import App
    from textual.pilot import Pilot


class Compare(Protocol):
    """Compares a screen with its picture."""

    def __call__(self, app: App[None], **how: object) -> bool: ...


def test_a_change_of_size_loses_nothing() -> None:
    async def scenario() -> None:
        table = solo_table(4)
        async with table.app.run_test(size=(80, 24)) as pilot:
            await my_turn(pilot)
            await press(pilot, "1")
            small = text_of(table.app)
            for width, height in ((160, 50), (120, 24), (200, 20), (81, 60), (60, 18), (30, 8), (80, 24)):
                await pilot.resize_terminal(width, height)
                await pilot.pause()
                assert table_of(table.app).hand.marked == {0}
                shown = text_of(table.app)
                assert "FZZZT!" in shown
                assert (en("tui-too-small", width=width, height=height)[:20] in shown) == (width < 80 or height < 24)
            await press(pilot, "1", "1")
            assert text_of(table.app) == small

    asyncio.run(scenario())


@pytest.mark.parametrize(("size", "beside"), [((80, 24), False), ((160, 50), True)])
def test_a_wide_screen_has_the_log_beside_the_table(size: tuple[int, int], beside: bool) -> None:
    async def scenario() -> None:
        table = solo_table(6)
        async with table.app.run_test(size=size) as pilot:
            await my_turn(pilot)
            screen = table_of(table.app)
            assert (screen.log_lines.region.x > 80) == beside
            assert screen.log_lines.region.height >= 3
            assert screen.works.display == beside
            for widget in (screen.belt, screen.seats, screen.hand, screen.prompt, screen.key_bar):
                assert widget.region.bottom <= size[1]
                assert widget.region.height > 0

    asyncio.run(scenario())


def test_without_colours_nothing_is_lost_and_no_colour_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    async def shown() -> tuple[str, set[str | None]]:
        table = solo_table(2)
        async with table.app.run_test(size=(80, 24)) as pilot:
            await my_turn(pilot)
            await press(pilot, "2")
            segments = [part for strip in table.app.screen._compositor.render_strips() for part in strip]
            filters = table.app._filters
            styles: set[str | None] = set()
            for part in segments:
                style = part.style
                for each in filters:
                    if style is not None and each.enabled:
                        style = next(iter(each.apply([part], table.app.background_colors[0]))).style
                styles.add(style.color.name if style is not None and style.color else None)
            return text_of(table.app), styles

    coloured, colours = asyncio.run(shown())
    monkeypatch.setenv("NO_COLOR", "1")
    plain, none = asyncio.run(shown())
    assert plain == coloured
    assert none <= {None, "default"}
    assert len(colours) > 3


def test_symbols_have_letters_and_shapes_besides_colours() -> None:
    async def scenario() -> None:
        table = solo_table(2)
        async with table.app.run_test(size=(80, 24)) as pilot:
            await my_turn(pilot)
            await press(pilot, "?")
            shown = text_of(table.app)
            assert all(sign in shown for sign in ("○N nut", "†B bolt", "☼C cog", "♦O oil"))
            assert len(set(SYMBOL.values())) == 4

    asyncio.run(scenario())


@pytest.mark.parametrize(("players", "size"), [(2, (80, 24)), (6, (80, 24)), (4, (160, 50))])
def test_pictures_of_the_table(snap_compare: Compare, players: int, size: tuple[int, int]) -> None:
    async def before(pilot: Pilot[None]) -> None:
        await my_turn(pilot)
        await press(pilot, "2", "3")

    assert snap_compare(solo_table(players).app, terminal_size=size, run_before=before)


def test_a_picture_of_the_help(snap_compare: Compare) -> None:
    async def before(pilot: Pilot[None]) -> None:
        await my_turn(pilot)
        await press(pilot, "?")

    assert snap_compare(solo_table(2).app, terminal_size=(80, 40), run_before=before)
