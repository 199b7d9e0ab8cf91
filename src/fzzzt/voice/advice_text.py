"""What the level `mechanic` would do, and why, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.voice.voice import by_power
from fzzzt.wire.sayings import Saying

if TYPE_CHECKING:
    from fzzzt.bots.advice import Advice
    from fzzzt.engine import Deck
    from fzzzt.voice.voice import Voice


def advice_lines(voice: Voice, advice: Advice) -> list[str]:
    """An advice in words."""
    return [voice.text(saying) for saying in advice_sayings(voice.faces, advice)]


def advice_sayings(faces: Deck, advice: Advice) -> tuple[Saying, ...]:
    """An advice: first what to do, then the reason."""
    if advice.cards:
        cards = tuple(by_power(faces, advice.cards))
        deeds = [Saying("hint-bid", "headline", numbers={"value": advice.power}, cards=cards)]
    elif advice.robots:
        pairs = [{"robot": robot, "unit": unit} for unit, robot in advice.robots]
        deeds = [Saying("hint-allocate", "headline", short=pair) for pair in pairs]
    else:
        deeds = [Saying("hint-allocate-nothing", "headline")]
    figures = {"worth": round(advice.worth), "price": round(advice.price), "chance": round(100 * advice.chance)}
    return (*deeds, Saying(f"hint-because-{advice.reason}", "step", numbers=figures))
