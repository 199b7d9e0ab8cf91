"""What a unit comes to as it stands, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.engine.prospects import prospect
from fzzzt.locale.labels import join, symbol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fzzzt.voice.voice import Voice


def prospect_line(voice: Voice, unit: str, robots: Sequence[str]) -> str:
    """What its widgets bring, or what it costs without any; and what is missing."""
    now = prospect(voice.faces, unit, robots)
    symbols = join(voice.say, [symbol(voice.say, letter) for letter in now.missing])
    if not now.widgets:
        return voice.say("play-build-none", points=-now.points, symbols=symbols)
    return voice.say("play-build-some", count=now.widgets, points=now.points, symbols=symbols)


def choice_line(voice: Voice, unit: str, robots: Sequence[str], robot: str) -> str:
    """What a robot would bring there."""
    before, after = prospect(voice.faces, unit, robots), prospect(voice.faces, unit, [*robots, robot])
    if after.widgets > before.widgets:
        return voice.say("play-build-finishes", points=voice.faces.points[unit])
    return voice.say("play-build-needs", symbols=join(voice.say, [symbol(voice.say, each) for each in after.missing]))
