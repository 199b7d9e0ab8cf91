"""A program put through every kind of situation that a bot meets, until the first thing that is wrong with it."""

from __future__ import annotations

import tempfile
from collections import Counter
from dataclasses import replace
from typing import IO, TYPE_CHECKING

from msgspec import UNSET, UnsetType, structs

from fzzzt.bots.bot_program import BotProgram
from fzzzt.bots.examined import ExaminedPlayer
from fzzzt.bots.levels import installed_player
from fzzzt.bots.playing import play_out
from fzzzt.bots.process import READY_WITHIN
from fzzzt.bots.protocol import FAULTS, Failure, game_message, judged, line_of, over_message, question_of
from fzzzt.dealer import Dealer
from fzzzt.engine import Deck, Game, Options
from fzzzt.engine.options import CHOICES, FEWEST_PLAYERS, MOST_PLAYERS
from fzzzt.wire.bots import Quit

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from fzzzt.bots.bot_program import Tap
    from fzzzt.bots.protocol import Json
    from fzzzt.engine import Bid, Build, View

_OPPONENTS = ("random", "mechanic", "tinker", "rookie", "apprentice")
_RESTARTED_AT = 7
"""The decision before which a program is started again: it has a part of a round behind it by then."""
_TOLD_BY_DETAIL = ("died", "late")
_LAST_LINES, _LAST_BYTES = 12, 4096
_GRACE = 1.0


class FaultFound(Exception):
    """The first thing that is wrong with a program: where, what, and the last lines of its standard error."""

    def __init__(self, where: str, failure: Failure, log: list[str]) -> None:
        parts = [where, FAULTS[failure.kind], failure.detail]
        if failure.kind in _TOLD_BY_DETAIL:
            del parts[1]
        super().__init__(": ".join(part for part in parts if part))
        self.log = log


class Examination:
    """The examination of one program; close it. What it passed is told as it passes it."""

    def __init__(self, command: Sequence[str], limit: float, tap: Tap | None = None) -> None:
        self._command, self.limit, self._tap = command, limit, tap
        self._log: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - closed with all the rest
        self._program: BotProgram | None = None
        self._asked = 0
        self.decisions = 0
        self.slowest = 0.0
        self.remarks: list[str] = []

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.stop()
        self._log.close()

    def passed(self) -> Iterator[str]:
        """What the program has passed, one after another; `FaultFound` ends it."""
        program = self._start()
        yield f"It starts and is ready; its name is {program.talk.name or 'not told'}."
        for number, options in enumerate(_tables()):
            yield self._game(f"a game of {_told(options)}", options, number % options.players)
        house = _house_deck()
        yield self._game("a game with a house deck", Options.of(3), 1, house)
        yield self._game("a game in which it is started again", Options.of(4), 2, restart_at=_RESTARTED_AT)
        if program.talk.holds_sessions:
            yield self._sessions()
        self._say_goodbye()
        self._object()

    def _start(self) -> BotProgram:
        if self._program is not None:
            self._program.stop()
            self._program = None
        try:
            self._program = BotProgram(self._command, None, READY_WITHIN, self._log, self._tap)
        except Failure as failure:
            raise self._found("At its start", failure) from failure
        return self._program

    def _running(self) -> BotProgram:
        return self._program or self._start()

    def _game(
        self,
        what: str,
        options: Options,
        seat: int,
        faces: Deck | None = None,
        *,
        session: str | UnsetType = UNSET,
        restart_at: int = 0,
    ) -> str:
        """Play a whole game; answers what can be said of it."""
        examined = ExaminedPlayer(
            self._running(),
            self.limit,
            session=session,
            first=self._asked + 1,
            restart=self._start,
            restart_at=restart_at,
        )
        players = [installed_player(_OPPONENTS[place % len(_OPPONENTS)]) for place in range(options.players)]
        players[seat] = examined
        try:
            play_out(Game(options, faces or Deck.standard()), Dealer(f"check-bot/{what}"), players)
        except Failure as failure:
            raise self._found(f"In {what}, at seat {seat}, {examined.at}", failure) from failure
        self._asked += examined.decisions
        self.decisions += examined.decisions
        self.slowest = max(self.slowest, examined.slowest)
        return f"It plays {what}: {examined.decisions} decisions."

    def _sessions(self) -> str:
        """A game in a session, while another is open."""
        other, options = "other", Options.of(3)
        program = self._running()
        program.send(line_of(structs.replace(game_message(0, options, Deck.standard()), session=other)))
        told = self._game("a game in a session, while another is open", options, 2, session="this")
        program.send(line_of(structs.replace(over_message(None), session=other)))
        return told

    def _say_goodbye(self) -> None:
        program = self._running()
        program.send(line_of(Quit()), at_once=True)
        status = program.exit_status(_GRACE)
        self._program = None
        if status is None:
            self.remarks.append("It did not end within a second of being told to quit; then it is stopped.")
        elif status:
            self.remarks.append(f"Told to quit, it ended with exit code {status}.")

    def _object(self) -> None:
        """Say of a lawful answer that it is not: the program should answer once more."""
        game = Game(Options.of(2))
        dealer = Dealer("check-bot/object")
        while not game.deciding:
            game.push(dealer.answer(game))
        view = game.view(min(game.deciding))
        program = BotProgram(self._command, Counter(), READY_WITHIN, self._log, self._tap)
        try:
            program.send(line_of(game_message(view.seat, game.options, game.faces)))
            program.ask(question_of(view, 1, self.limit), 2 * self.limit, _Objecting(view))
        except Failure as failure:
            self.remarks.append(
                f'It gave no second answer to "illegal" ({FAULTS[failure.kind]}): if it ever makes an unlawful move, '
                "its seat waits until the time is over, and plays the default."
            )
        finally:
            program.stop()

    def _found(self, where: str, failure: Failure) -> FaultFound:
        """A fault, when all that the program had to say of it is there."""
        if self._program is not None:
            self._program.stop(_GRACE if failure.kind == "died" else 0.0)
            self._program = None
        return FaultFound(where, failure, self._last_lines())

    def _last_lines(self) -> list[str]:
        self._log.seek(0)
        text = self._log.read()[-_LAST_BYTES:].decode(errors="replace")
        lines = ["".join(char if char.isprintable() else "?" for char in line) for line in text.splitlines()]
        return lines[-_LAST_LINES:]


class _Objecting:
    """Judges an answer, but objects to the first whatever it is."""

    def __init__(self, view: View) -> None:
        self._view, self._answers = view, 0

    def __call__(self, answer: Json) -> Bid | Build:
        self._answers += 1
        if self._answers == 1:
            raise ValueError("this is a check whether you answer once more")
        return judged(self._view, answer)


def _tables() -> list[Options]:
    """A table of every size and every set of cards, other options in turn."""
    tables: list[Options] = []
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        for cards in CHOICES["cards"].lawful(players):
            robots = CHOICES["unused_robots"].lawful(players)
            tables.append(Options.of(players, cards, robots[len(tables) % len(robots)]))
    return tables


def _told(options: Options) -> str:
    return f"{options.players} players with the {options.cards} cards"


def _house_deck() -> Deck:
    """The standard faces by other ids: a bot that knows cards by heart does not know these."""
    cards = [replace(card, id=f"house-{card.id}") for card in Deck.standard().cards.values() if card.kind != "mechanic"]
    return Deck(cards, "house")
