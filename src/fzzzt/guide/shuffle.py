"""Deals the guided game: the cards come as the script wants them, hands as far as a seat has these cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.dealer import ScriptedDealer
from fzzzt.engine import Deal
from fzzzt.engine.options import HAND_SIZE
from fzzzt.guide.script import the_script

if TYPE_CHECKING:
    from fzzzt.engine import Game


class GuidedDealer(ScriptedDealer):
    """It remembers nothing, so a game that was interrupted is dealt on as it would have been."""

    def __init__(self) -> None:
        script = the_script()
        super().__init__(script.conveyor, script.mechanics, ())

    def deal(self, game: Game) -> Deal:
        """To each seat first what it should rather have, then the rest in the order of the ids."""
        return Deal(tuple([_hand(game, seat) for seat in range(game.options.players)]))


def _hand(game: Game, seat: int) -> tuple[str, ...]:
    wishes, rest = the_script().wishes(seat), sorted(game.personal(seat))
    hand = []
    for card in wishes.dealt if wishes else ():
        if card in rest:
            rest.remove(card)
            hand.append(card)
    return tuple(sorted([*hand, *rest][:HAND_SIZE]))
