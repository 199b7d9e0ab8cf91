"""Players that are programs: the `Player` protocol, the built-in levels, and playing games out between them."""

from fzzzt.bots.levels import LEVELS, Level, make_player
from fzzzt.bots.player import Player
from fzzzt.bots.playing import play_out
from fzzzt.bots.whole_game import play

__all__ = ["LEVELS", "Level", "Player", "make_player", "play", "play_out"]
