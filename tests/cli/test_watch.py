"""`fzzzt watch`, and the commands that need a full screen where there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cli import in_process
from fzzzt.locale import Catalogue

if TYPE_CHECKING:
    from cli.conftest import Fzzzt

fzzzt = in_process.fzzzt
"""The command without a process of its own."""
en = Catalogue.of("en")


def test_without_a_screen_the_whole_game_is_told(fzzzt: Fzzzt) -> None:
    asked = ("watch", "--players", "3", "--bots", "rookie", "--seed", "7")
    told = fzzzt(*asked)
    assert (told.returncode, told.stderr) == (0, "")
    assert en("play-round", round=5, rounds=5) in told.stdout
    assert en("score-title") in told.stdout
    assert fzzzt(*asked, "--plain").stdout == told.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "--server", "http://127.0.0.1:9"), "does not answer"),
        (("watch", "--server", "http://127.0.0.1:9", "--plain"), "does not answer"),
        (("play", "--table", "abc"), "--server"),
        (("watch", "--table", "abc"), "--server"),
        (("watch", "--players", "7"), "2 to 6"),
        (("watch", "--pace", "0"), "pace"),
    ],
)
def test_impossible_wishes_are_one_line_and_exit_2(fzzzt: Fzzzt, arguments: tuple[str, ...], said: str) -> None:
    refused = fzzzt(*arguments)
    assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (2, "", 1)
    assert said in refused.stderr
