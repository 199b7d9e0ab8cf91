"""The score pad for games with the printed cards: what everybody's cards come to, with the best widgets."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from fzzzt.engine import Deck, score_seat
from fzzzt.engine.scoring import winners
from fzzzt.tables import Refusal
from fzzzt.voice.verdict import verdict
from fzzzt.wire.bodies import Sheet

if TYPE_CHECKING:
    from fzzzt.wire.bodies import Holding, Pad


def settle(pad: Pad) -> Sheet:
    """Everybody's score and who has won; `Refusal` if there are no such cards."""
    faces = Deck.standard()
    _check(faces, pad)
    scores = [score_seat(faces, player.cards, player.units) for player in pad.seats]
    best = winners(scores)
    return Sheet(tuple(scores), best, tuple(verdict(scores, best)))


def _check(faces: Deck, pad: Pad) -> None:
    for card, count in Counter(card for player in pad.seats for card in player.all).items():
        if card not in faces.cards:
            raise Refusal("unknown-card", f"no card {card!r} in this game", card=card)
        if count > faces.cards[card].count:
            raise Refusal("too-many", f"there are only {faces.cards[card].count} of {card}", card=card)
    for player in pad.seats:
        _check_places(faces, player)


def _check_places(faces: Deck, player: Holding) -> None:
    for card in player.cards:
        if card in faces.units:
            raise Refusal("not-a-robot", f"{card} is a unit", card=card)
    for unit, robots in player.units.items():
        if unit not in faces.units:
            raise Refusal("not-a-unit", f"{unit} is no unit", card=unit)
        for robot in robots:
            if robot not in faces.robots or not faces.masks[robot] & faces.masks[unit]:
                raise Refusal("no-shared-symbol", f"{robot} shares no symbol with {unit}", card=robot, unit=unit)
