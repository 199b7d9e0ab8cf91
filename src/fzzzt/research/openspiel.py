"""Fzzzt! for OpenSpiel: importing this registers `python_fzzzt`. docs/research.md describes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from fzzzt.engine import Deck, Game, Options, redact
from fzzzt.extras import extra_module, need
from fzzzt.research.draws import chances, drawn_event
from fzzzt.research.encoding import encoding
from fzzzt.research.rewards import REWARDS, outcome
from fzzzt.research.tiny import TinyDeck, TinyOptions
from fzzzt.research.turns import Turns

if TYPE_CHECKING:
    from fzzzt.research.draws import Chances
    from fzzzt.research.encoding import Encoding

need("python_fzzzt", "openspiel", "pyspiel")

import pyspiel  # noqa: E402 - only where it can be loaded

PARAMETERS: dict[str, Any] = {"players": 2, "cards": "", "unused_robots": "", "reward": "win", "tiny": 0}
"""As in `env`; "" is what follows from the number of players. `tiny`: a belt of 2 or 3 cards (0: a whole game)."""


def _type(utility: Any) -> Any:
    return pyspiel.GameType(
        short_name="python_fzzzt",
        long_name="Fzzzt!",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class DrawnTurns(Turns):
    """A game in which every card is drawn by whoever plays it: a node of the tree, all cards open."""

    def __init__(self, table: Encoding) -> None:
        self.drawn: tuple[int, ...] = ()
        self.chances: Chances = {}
        """What the cards can bring now; nothing if a seat is asked, or the game is over."""
        super().__init__(table, Game(table.options, table.deck), "drawn by others")

    def _go_on(self) -> None:
        """Draw what is certain and wait where it is not."""
        while self.game.phase in ("setup", "deal"):
            self.chances = chances(self.game, self.drawn)
            if len(self.chances) > 1:
                return
            if self.chances:
                self.drawn += tuple(self.chances)
            else:
                self.game.push(drawn_event(self.game, self.drawn))
                self.drawn = ()
        self.chances = {}
        self._ask()

    def draw(self, outcome: int) -> None:
        """Go on with what the cards brought."""
        self.drawn += (outcome,)
        self._go_on()

    def __deepcopy__(self, memo: dict[int, Any]) -> DrawnTurns:
        """OpenSpiel copies states so: cards and encoding are shared."""
        twin = self.copy()
        assert isinstance(twin, DrawnTurns)  # noqa: S101 - for the type checker
        return twin


class FzzztGame(pyspiel.Game):  # type: ignore[misc]
    """A table of OpenSpiel."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.reward: str = given["reward"]
        if self.reward not in REWARDS:
            raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {self.reward!r}")
        if given["tiny"]:
            self.table = encoding(TinyOptions(given["players"], short_belt=given["tiny"]), TinyDeck(given["tiny"]))
        else:
            options = Options.of(given["players"], given["cards"] or None, given["unused_robots"] or None)
            self.table = encoding(options, Deck.standard())
        utility = pyspiel.GameType.Utility
        zero_sum = self.reward == "win" or (self.reward == "margin" and given["players"] == 2)
        kind = utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM
        super().__init__(_type(kind), self._info(zero_sum), params or {})

    def _info(self, zero_sum: bool) -> Any:
        options, cards = self.table.options, self.table.catalogue
        rounds = self.table.deck.rounds(options)
        decisions = rounds * options.belt * options.players + (rounds - 1) * len(cards.units)
        most = 1 - 1 / options.players if self.reward == "win" else self._most_points()
        return pyspiel.GameInfo(
            num_distinct_actions=self.table.actions.count,
            max_chance_outcomes=max(len(cards.cards), options.players, int(cards.copies.max()) + 1),
            num_players=options.players,
            min_utility=-1 / options.players if self.reward == "win" else -most,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=decisions,
        )

    def _most_points(self) -> float:
        """More than anybody can be ahead: every card scored as often as there are robots."""
        points = np.abs(self.table.catalogue.features[:, 1]) * self.table.catalogue.copies
        return float(points.sum() * (1 + self.table.catalogue.total))

    def new_initial_state(self) -> FzzztState:
        """Before the first card is drawn."""
        return FzzztState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> FzzztObserver:
        """What a player sees, or (with perfect recall) all that it was told."""
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        return FzzztObserver(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class FzzztState(pyspiel.State):  # type: ignore[misc]
    """A node of the tree. Seats are asked as in `env`; cards are drawn where they make a difference."""

    def __init__(self, game: FzzztGame) -> None:
        super().__init__(game)
        self.turns = DrawnTurns(game.table)

    def current_player(self) -> int:
        """The seat that is asked, the cards, or nobody."""
        if self.turns.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.turns.chances else self.turns.seat

    def _legal_actions(self, player: int) -> list[int]:
        lawful: list[int] = np.flatnonzero(self.turns.see(player).action_mask).tolist()
        return lawful

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What the cards can bring, and how likely it is."""
        return list(self.turns.chances.items())

    def _apply_action(self, action: int) -> None:
        if self.turns.chances:
            self.turns.draw(action)
        else:
            self.turns.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self.turns.encoding.actions.told(self.turns.game.view(player), action, self.turns.choices)

    def is_terminal(self) -> bool:
        """Whether there is nothing left to decide."""
        return self.turns.over

    def returns(self) -> list[float]:
        """What the game was worth to each seat; of a win, how much more than a fair share of it."""
        game, reward = self.turns.game, self.get_game().get_parameters().get("reward", PARAMETERS["reward"])
        if game.score is None:
            return [0.0] * game.options.players
        (worth,) = REWARDS[reward](*outcome([game.score])).astype(float)
        return list(worth - 1 / len(worth) if reward == "win" else worth)

    def __str__(self) -> str:
        return f"{self.turns.game}\n{self.turns.drawn or ''}{self.turns.choices or ''}"


class FzzztObserver:
    """The tensor of `env`, and its fields by name; as text the view, or all that a seat was told since the start."""

    def __init__(self, table: Encoding, kind: Any) -> None:
        self._table = table
        self._recalls: bool = kind.perfect_recall
        fields = table.observation.fields
        self.tensor = np.zeros(fields.size, np.float32)
        self.dict = fields.parts(self.tensor)

    def set_from(self, state: FzzztState, player: int) -> None:
        """Tell the tensor what a player sees."""
        self.tensor[:] = state.turns.see(player).observation

    def string_from(self, state: FzzztState, player: int) -> str:
        """What a player sees, or was told, in words."""
        turns = state.turns
        view = turns.game.view(player)
        choices = turns.choices if player == turns.seat else None
        own = f"{view.my_build or choices or ''}"
        if not self._recalls:
            return f"{view}{own}"
        return f"seat {player}: " + " ".join(str(redact(event, player)) for event in turns.game.log) + own


def as_tree(game: Any) -> Any:
    """A small game as a plain tree inside OpenSpiel, for algorithms that visit every node many times."""
    gambit = extra_module("open_spiel.python.algorithms.gambit", "openspiel", "as_tree")
    return pyspiel.load_efg_game(gambit.export_gambit(game))


pyspiel.register_game(_type(pyspiel.GameType.Utility.ZERO_SUM), FzzztGame)
