"""The bots at a person's table. Each gets its own views and its own redacted events, like the person."""

from __future__ import annotations

import shlex
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from fzzzt.bots import LEVELS, make_player
from fzzzt.bots.compiling import is_installed
from fzzzt.bots.guarded import GuardedPlayer
from fzzzt.bots.player import Beginner, Finisher, Observer
from fzzzt.bots.process import ProcessPlayer, program_of
from fzzzt.daily.deal import bot_move
from fzzzt.engine import redact
from fzzzt.presets import level_name
from fzzzt.voice.voice import spoken

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fzzzt.bots import Player
    from fzzzt.engine import Bid, Build, Event
    from fzzzt.locale import Catalogue
    from fzzzt.solo.saved_game import SoloMatch


class Opponents:
    """The bots of a match. Raises ValueError if there is no such bot; programs are started when they sit down."""

    def __init__(self, match: SoloMatch) -> None:
        self.match = match
        self.players: dict[int, Player] = {
            seat: make_player(str(player["bot"])) for seat, player in enumerate(match.seats) if "bot" in player
        }

    def sit_down(self) -> None:
        """Begin the game, or go on with it: each is told all that has happened so far."""
        for seat, player in self.players.items():
            if isinstance(player, Beginner):
                player.begin(seat, self.match.game.options, self.match.game.faces)
        self.hear(self.match.game.log)

    def hear(self, events: Iterable[Event]) -> None:
        """Tell those who want to hear it what has happened."""
        observers = [(seat, player) for seat, player in self.players.items() if isinstance(player, Observer)]
        for event in events if observers else ():
            for seat, observer in observers:
                observer.observe(redact(event, seat))

    def decide(self, seat: int) -> Bid | Build:
        """The move of one of them: the same whenever the game comes to this point, interrupted or not."""
        game, seed = self.match.game, self.match.seed
        if "daily" in self.match.extra:
            return bot_move(self.players[seat], game, seed, seat)
        rng = Random(f"{seed}/bot/{seat}/{len(game.log)}")
        return self.players[seat].decide(game.view(seat), None, rng)

    def finish(self) -> None:
        """Tell those who want to know it that the game is over."""
        for player in self.players.values():
            if isinstance(player, Finisher) and self.match.game.score is not None:
                player.finish(self.match.game.score)

    def weak(self) -> dict[int, str]:
        """What to say (by its key) of each bot that is not at its full strength: it gets ready, or lacks something."""
        bots = {seat: LEVELS.get(str(player.get("bot"))) for seat, player in enumerate(self.match.seats)}
        why = "play-bot-warming" if is_installed() else "play-bot-incomplete"
        return {seat: why for seat, level in bots.items() if level is not None and not level.ready()}

    def covered(self) -> dict[int, int]:
        """How many moves were made for the bots that could not decide, by seat."""
        made = {seat: int(getattr(player, "defaults", 0)) for seat, player in self.players.items()}
        return {seat: count for seat, count in made.items() if count}

    def close(self) -> None:
        """Let programs end."""
        for player in self.players.values():
            if isinstance(player, ProcessPlayer | GuardedPlayer):
                player.close()


def lasting_name(bot: str) -> str:
    """A bot's name as it can be kept: a program, and the files in its command, are found from any folder."""
    if bot in LEVELS or program_of(bot) is None:
        return bot
    if Path(bot).is_file():
        return str(Path(bot).absolute())
    return shlex.join(str(Path(word).absolute()) if Path(word).is_file() else word for word in shlex.split(bot))


def bot_label(say: Catalogue, bot: object) -> str:
    """A bot's name as it is told: of levels in the reader's language, of programs the name, not the folder."""
    name = str(bot)
    return spoken(Path(name).name if Path(name).is_absolute() else level_name(say, name))
