"""`foreman`: what was learned by play, without looking ahead. docs/policy-net.md describes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.bots.compiled_player import CompiledPlayer

if TYPE_CHECKING:
    from random import Random

    from fzzzt.bots.compiling import CompiledTools
    from fzzzt.engine import View


class ForemanPlayer(CompiledPlayer):
    """Bids what its net scores best. It uses no chance and keeps no memory of the game."""

    def _choose(self, tools: CompiledTools, view: View, deadline: float, rng: Random) -> tuple[str, ...]:
        del deadline, rng
        return tools.learned_bid(view)
