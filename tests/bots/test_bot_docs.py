"""What docs/bots.md shows is what happens."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

from bots.process_games import EXAMPLES, played
from fzzzt.bots import bot_program, channel, make_player
from fzzzt.bots.process import ProcessPlayer
from fzzzt.bots.protocol import FAULTS
from fzzzt.engine import Deck
from fzzzt.wire import plain
from fzzzt.wire.faces import face_of

if TYPE_CHECKING:
    import pytest

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


def conversation_with_lowball(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every line of a game, with its direction."""
    lines: list[str] = []

    class Overheard(channel.Channel):
        def send(self, line: bytes, *, at_once: bool = False) -> None:
            lines.extend(f"> {one}" for one in line.decode().splitlines())
            super().send(line, at_once=at_once)

        def receive(self, seconds: float) -> bytes | None:
            line = super().receive(seconds)
            lines.append(f"< {(line or b'').decode().strip()}")
            return line

    monkeypatch.setattr(bot_program, "Channel", Overheard)
    lowball = make_player(str(EXAMPLES / "lowball.py"))
    assert isinstance(lowball, ProcessPlayer)
    with lowball:
        played([lowball, make_player("tinker")], "bots")
    return lines


def test_the_excerpt_is_of_a_real_game(monkeypatch: pytest.MonkeyPatch) -> None:
    happened = conversation_with_lowball(monkeypatch)
    shown = [line for line in DOCS.read_text(encoding="utf-8").splitlines() if line.startswith(("> {", "< {"))]
    assert len(shown) > 10
    for line in shown:
        assert any(is_excerpt(line, real) for real in happened), line


def is_excerpt(line: str, real: str) -> bool:
    """Whether a line is a real one, less what it leaves out."""
    return re.fullmatch(".*".join(map(re.escape, line.split("…"))), real) is not None


def test_every_fault_is_explained() -> None:
    text = DOCS.read_text(encoding="utf-8")
    for fault, meaning in FAULTS.items():
        assert f"| `{fault}` | " in text
        if ":" not in meaning:
            assert f"| `{fault}` | {meaning}" in text


def test_the_faces_shown_are_real() -> None:
    blocks = re.findall(r"```json\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    for card, face in json.loads(blocks[0]).items():
        assert plain(face_of(Deck.standard().cards[card])) == face
