"""The score pad for games with the printed cards: what everybody's cards come to, with the best widgets."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any

from msgspec import Meta, Struct

from fzzzt.engine import Deck, score_seat
from fzzzt.engine.scoring import winners
from fzzzt.tables import Refusal
from fzzzt.voice.verdict import verdict
from fzzzt.wire.sayings import Saying

CardId = Annotated[str, Meta(max_length=60)]
Robots = Annotated[list[CardId], Meta(max_length=80)]


class Holding(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player has at the end: robots and Fzzzts, those on units apart, and units with what lies on them."""

    cards: Robots = []
    units: Annotated[dict[CardId, Robots], Meta(max_length=20)] = {}

    @property
    def all(self) -> list[str]:
        """Every card, units too."""
        return [*self.cards, *self.units, *(robot for robots in self.units.values() for robot in robots)]


class Pad(Struct, frozen=True, forbid_unknown_fields=True):
    """The holdings of one to six players."""

    seats: Annotated[list[Holding], Meta(min_length=1, max_length=6)]


class Sheet(Struct, frozen=True):
    """Everybody's score, as it stands in a record, who has won, and what is said of that."""

    seats: list[dict[str, Any]]
    winners: list[int]
    sayings: list[Saying]


def settle(pad: Pad) -> Sheet:
    """Everybody's score and who has won; `Refusal` if there are no such cards."""
    faces = Deck.standard()
    _check(faces, pad)
    scores = [score_seat(faces, player.cards, player.units) for player in pad.seats]
    best = winners(scores)
    return Sheet([score.to_json() for score in scores], list(best), verdict(scores, best))


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
