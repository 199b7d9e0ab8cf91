"""What the level `mechanic` would do, and why, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fzzzt.bots.advice import Advice
    from fzzzt.voice.voice import Voice


def advice_lines(voice: Voice, advice: Advice) -> list[str]:
    """An advice: first what to do, then the reason."""
    say = voice.say
    if advice.cards:
        lines = [say("hint-bid", cards=voice.cards(advice.cards), value=advice.power)]
    elif advice.robots:
        labels = [(voice.short(robot), voice.short(unit)) for unit, robot in advice.robots]
        lines = [say("hint-allocate", robot=robot, unit=unit) for robot, unit in labels]
    else:
        lines = [say("hint-allocate-nothing")]
    figures = {"worth": round(advice.worth), "price": round(advice.price), "chance": round(100 * advice.chance)}
    return [*lines, say(f"hint-because-{advice.reason}", **figures)]
