"""For people who study the game: a PettingZoo environment, tensors, and sets of games. Needs the extra `research`."""

from fzzzt.research.encoding import Encoding, encoding
from fzzzt.research.env import env, raw_env
from fzzzt.research.seats import BotPolicy, PolicyPlayer

__all__ = ["BotPolicy", "Encoding", "PolicyPlayer", "encoding", "env", "raw_env"]
