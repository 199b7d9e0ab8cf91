"""The guided first game without a table: the script's opponents, and a person who does as the guide says, or not."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from fzzzt.bots.guided import GuidedPlayer
from fzzzt.bots.mechanic import MechanicPlayer
from fzzzt.engine import Bid, Build, Game
from fzzzt.guide import PERSON, Guide, GuidedDealer, guided_deck, guided_options

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fzzzt.engine import View
    from fzzzt.wire.guide import GuideStep

    Person = Callable[[View, Sequence[GuideStep], Random], Bid | Build]

UNTRIED = {(1, 8): ("r4-n",)}
"""A bid that the guide does not name, but that shows how it meant to go on."""


def obedient(view: View, said: Sequence[GuideStep], rng: Random) -> Bid | Build:
    """Do what the guide has just said; where it says nothing, what a good player would do."""
    if view.phase == "build":
        return Build(PERSON, dict.fromkeys(view.legal_builds().fitting, "p2-2"))
    tried = [step.cards for step in said if step.cards]
    cards = tried[-1] if tried else UNTRIED.get((view.round, view.auction))
    return Bid(PERSON, cards) if cards else MechanicPlayer().decide(view, None, rng)


def play(person: Person, seed: int = 1) -> tuple[Game, tuple[GuideStep, ...]]:
    """A whole game, and all that the guide said in it."""
    game, guide, rng = Game(guided_options(), guided_deck()), Guide(), Random(seed)
    said = 0
    while game.to_move:
        if not game.deciding:
            game.push(GuidedDealer().answer(game))
        elif others := sorted(game.deciding - {PERSON}):
            game.push(GuidedPlayer().decide(game.view(others[0]), None, rng))
        else:
            steps = guide.steps(game.log)
            game.push(person(game.view(PERSON), steps[said:], rng))
            said = len(steps)
    return game, guide.steps(game.log)
