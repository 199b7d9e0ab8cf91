"""Emoji, accents and flags stay whole, whatever is cut."""

from __future__ import annotations

import pytest

from fzzzt.voice.clusters import beginning, one_line
from tables.parlour import ADA, Parlour

WHOLE = ["👩‍🔧", "👍🏽", "🏳️‍🌈", "👩🏽‍🔧", "🇳🇱", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "é", "🤖", "1️⃣"]


@pytest.mark.parametrize("sign", WHOLE)
def test_table_talk_keeps_an_emoji_whole(sign: str) -> None:
    parlour = Parlour.playing(2)
    parlour.say(ADA, "chat", text=f"well {sign} done")
    assert f"well {sign} done" in parlour.log[-1].body


@pytest.mark.parametrize("sign", WHOLE)
@pytest.mark.parametrize("most", range(1, 30))
def test_nothing_is_cut_in_the_middle_of_a_sign(sign: str, most: int) -> None:
    text = f"ab{sign * 3}c"
    cut = beginning(text, most)
    assert cut in ["a", "ab", *(f"ab{sign * count}" for count in (1, 2, 3)), f"ab{sign * 3}c"]
    assert len(cut) <= most
    assert cut == text or most - len(cut) < len(sign)


def test_what_steers_a_terminal_is_left_out() -> None:
    assert one_line("a\x1b[31m\u202eb\n\u200dc\u200d") == "a [31m b c"
