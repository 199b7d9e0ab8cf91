"""Bots at the seats of an environment, and learned policies at the seats of everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.bots import make_player
from fzzzt.engine import Bid
from fzzzt.research.actions import LEAVE, asked_unit, built
from fzzzt.research.encoding import encoding

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from fzzzt.bots import Player
    from fzzzt.engine import Build, View
    from fzzzt.research.actions import Choices
    from fzzzt.research.encoding import Encoding, Seen
    from fzzzt.research.env import raw_env

    Policy = Callable[[Seen, Random], int]
    """Chooses a lawful action for what it sees."""
    Opponent = str | Player


def seated(seat: int, opponents: str | Sequence[Opponent], players: int) -> dict[int, Opponent]:
    """Who sits beside a seat that is asked: one of them everywhere, or one a seat, clockwise from it."""
    if type(seat) is not int or not 0 <= seat < players:
        raise ValueError(f"seat is a number from 0 to {players - 1}, not {seat!r}")
    named: list[Opponent] = [opponents] if isinstance(opponents, str) else list(opponents)
    named = named * (players - 1) if len(named) == 1 else named
    if len(named) != players - 1:
        raise ValueError(f"{len(named)} opponents for {players - 1} other seats: name one, or one a seat")
    return {(seat + step) % players: bot for step, bot in enumerate(named, 1)}


class BotPolicy:
    """A bot, by name or a `Player` of one's own, that decides for agents of one environment. It hears no events."""

    def __init__(self, bot: str | Player) -> None:
        self.player = make_player(bot) if isinstance(bot, str) else bot
        self._move: Bid | Build | None = None

    def __call__(self, env: raw_env, rng: Random) -> int:
        """The bot's action for the agent that is asked. It decides on a whole build at once, and goes on with that."""
        view, choices, actions = env.view(env.agent_selection), env.turns.choices, env.encoding.actions
        if not choices or self._move is None:
            self._move = self.player.decide(view, None, rng)
        if isinstance(self._move, Bid):
            return actions.of_bid(view.hand, self._move.cards)
        wanted = actions.of_robot(self._move.robots.get(asked_unit(view, choices) or ""))
        return wanted if actions.mask(view, choices)[wanted] else LEAVE  # others may have begun the build


class PolicyPlayer:
    """A policy as a `Player`: it sits down wherever a bot does, in the arena, at a table, in a match."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self._table: Encoding | None = None

    def decide(self, view: View, limit: float | None, rng: Random) -> Bid | Build:
        """The policy's bid, or its build, unit by unit."""
        del limit
        table = self._at(view)
        if view.phase == "bid":
            return table.actions.bid(view, self.policy(table.see(view), rng))
        choices: Choices = {}
        while (unit := asked_unit(view, choices)) is not None:
            choices[unit] = table.actions.robot(self.policy(table.see(view, choices), rng))
        return built(view.seat, choices)

    def _at(self, view: View) -> Encoding:
        """The encoding of the table it sits at: the same as at its last decision, or another."""
        table = self._table
        if table is None or (table.options, table.deck) != (view.options, view.faces):
            table = self._table = encoding(view.options, view.faces)
        return table
