"""For people who study the game: a PettingZoo environment, tensors, and sets of games. Needs the extra `research`."""

from fzzzt.extras import need

need("fzzzt.research", "research", "numpy", "gymnasium", "pettingzoo")

import gymnasium  # noqa: E402 - only where it can be loaded

from fzzzt.research.encoding import Encoding, encoding  # noqa: E402
from fzzzt.research.env import env, raw_env  # noqa: E402
from fzzzt.research.seats import BotPolicy, PolicyPlayer  # noqa: E402

__all__ = ["BotPolicy", "Encoding", "PolicyPlayer", "encoding", "env", "raw_env"]

gymnasium.register(
    "Fzzzt-v0",
    entry_point="fzzzt.research.seat_env:SeatEnv",
    vector_entry_point="fzzzt.research.seat_vector:SeatVectorEnv",
)
