"""The person at the prompt: shows what can be chosen, and understands what is typed. It sees views, nothing else."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fzzzt.bots.mechanic import MechanicPlayer
from fzzzt.cli.card_box import same_id
from fzzzt.engine import Bid, Build
from fzzzt.locale import COMMANDS
from fzzzt.voice.advice_text import advice_lines
from fzzzt.voice.prospect_text import choice_line, prospect_line
from fzzzt.voice.rules_text import rules_lines
from fzzzt.voice.situation import situation
from fzzzt.voice.table_text import hand_lines, hand_of, owned_lines, table_lines
from fzzzt.voice.voice import by_power, spoken

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fzzzt.cli.line_terminal import LineTerminal
    from fzzzt.engine import MoveError, View
    from fzzzt.voice.voice import Voice

_MOST_DIGITS = 6


class Leaving(Exception):
    """The person wants to leave the game."""


class Again(Exception):
    """The person wants another game; this one is kept."""


class Misread(ValueError):
    """What was typed cannot be understood; the text says why."""


class Person:
    """Decides for the seat that the voice speaks to, by asking; with an advice before each question if `hints`.

    `story` tells all that has happened; `typed_ahead` is what was typed before the first question.
    """

    def __init__(
        self,
        terminal: LineTerminal,
        voice: Voice,
        *,
        story: Callable[[], None],
        hints: bool = False,
        typed_ahead: str = "",
    ) -> None:
        self.terminal = terminal
        self.voice = voice
        self.say = voice.say
        self.hints = hints
        self._story = story
        self._typed_ahead = typed_ahead

    def decide(self, view: View) -> Bid | Build:
        """The bid or build that is typed."""
        if self.hints:
            self._advise(view)
        return self._build(view) if view.phase == "build" else self._bid(view)

    def _advise(self, view: View) -> None:
        self.terminal.tell(*advice_lines(self.voice, MechanicPlayer().explain(view)))

    def is_told(self, error: MoveError) -> None:
        """Explain why a move was not taken."""
        self.terminal.tell(self.voice.error(error))

    # Bids

    def _bid(self, view: View) -> Bid:
        self.terminal.tell(*map(self.voice.text, situation(view)), *hand_lines(self.voice, view))

        def again() -> None:
            self.terminal.tell(*hand_lines(self.voice, view))

        while True:
            try:
                typed = self._ask("play-prompt-bid", view, again)
                return Bid(view.legal_bids().seat, self._cards(typed, hand_of(view)))
            except Misread as misread:
                self.terminal.tell(str(misread))

    def _cards(self, typed: str, hand: Sequence[str]) -> tuple[str, ...]:
        """The cards that numbers or ids stand for."""
        words = _words(typed)
        if not words:
            raise Misread(self.say("play-nothing-chosen"))
        numbers = [int(word) for word in words if _is_number(word)]
        for number in numbers:
            if not 1 <= number <= len(hand):
                raise Misread(self.say("play-no-such-number", number=number, count=len(hand)))
            if numbers.count(number) > 1:
                raise Misread(self.say("play-number-twice", number=number))
        cards = [hand[int(word) - 1] if _is_number(word) else self._named(word, hand) for word in words]
        if None in cards:
            raise Misread(self.say("play-not-understood", input=spoken(typed)))
        return tuple(card for card in cards if card is not None)

    def _named(self, word: str, hand: Sequence[str]) -> str | None:
        """The card with this id, if there is one: in hand, or else anywhere."""
        return same_id(hand, word) or same_id(self.voice.faces.cards, word)

    # Builds

    def _build(self, view: View) -> Build:
        """Ask unit by unit; nobody else sees anything before the whole build is made."""
        self.terminal.tell(self.say("play-build-intro"))
        legal = view.legal_builds()
        left = list(legal.cards)
        robots = {}
        for unit, fitting in legal.fitting.items():
            robot = self._robot(view, unit, by_power(view.faces, [card for card in fitting if card in left]))
            if robot is not None:
                robots[unit] = robot
                left.remove(robot)
        return Build(legal.seat, robots)

    def _robot(self, view: View, unit: str, fitting: Sequence[str]) -> str | None:
        """The robot for one unit; None for none."""

        def show() -> None:
            self.terminal.tell("", *self._unit_lines(view, unit, fitting))

        show()
        if not fitting:
            return None
        while True:
            try:
                robot = self._fitting_robot(self._ask("play-prompt-build", view, show), fitting)
            except Misread as misread:
                self.terminal.tell(str(misread))
                continue
            if robot is None:
                self.terminal.tell(self.say("play-build-skipped", unit=self.voice.short(unit)))
            else:
                labels = {"robot": self.voice.short(robot), "unit": self.voice.short(unit)}
                self.terminal.tell(self.say("play-build-chosen", **labels))
            return robot

    def _unit_lines(self, view: View, unit: str, fitting: Sequence[str]) -> list[str]:
        seat = view.seats[view.legal_builds().seat]
        lines = [self.say("play-build-unit", unit=self.voice.label(unit))]
        if seat.units[unit]:
            lines.append(self.say("play-build-allocated", cards=self.voice.cards(seat.units[unit])))
        else:
            lines.append(self.say("play-build-allocated-none"))
        lines.append(prospect_line(self.voice, unit, seat.units[unit]))
        if not fitting:
            return [*lines, self.say("play-build-nothing-fits")]
        lines.append(self.say("play-build-fitting", count=len(fitting)))
        for number, card in enumerate(fitting, 1):
            brings = choice_line(self.voice, unit, seat.units[unit], card)
            robot = self.say("play-build-robot", number=number, card=self.voice.label(card))
            lines.append(f"{robot}. {brings}")
        return lines

    def _fitting_robot(self, typed: str, fitting: Sequence[str]) -> str | None:
        """The robot that a number or an id stands for; None for an empty line, or 0."""
        words = _words(typed)
        word = words[0] if words else "0"
        named = same_id(fitting, word)
        if len(words) > 1 or not (_is_number(word) or named):
            raise Misread(self.say("play-build-not-understood", input=spoken(typed)))
        if named:
            return named
        if int(word) > len(fitting):
            raise Misread(self.say("play-build-no-such-number", number=int(word), count=len(fitting)))
        return fitting[int(word) - 1] if int(word) else None

    # Commands

    def _ask(self, prompt: str, view: View, again: Callable[[], None]) -> str:
        """What is typed at a prompt and is no command; `again` shows the choice once more after one."""
        commands = self.say.commands()
        while True:
            typed, self._typed_ahead = self._typed_ahead or self.terminal.ask(self.say(prompt)), ""
            command = commands.get(typed.lower())
            if command is None:
                return typed
            self._obey(command, view)
            if command != "quit":
                self.terminal.tell("")
                again()

    def _obey(self, command: str, view: View) -> None:
        self.terminal.tell("")
        match command:
            case "help":
                keys = ["", f"-{view.phase}", *(f"-{command}" for command in COMMANDS)]
                self.terminal.tell(*(self.say(f"play-help{key}") for key in keys))
            case "table":
                self.terminal.tell(*table_lines(self.voice, view))
            case "owned":
                self.terminal.tell(*owned_lines(self.voice, view))
            case "hint":
                self._advise(view)
            case "rules":
                self.terminal.tell(*rules_lines(self.say))
            case "log":
                self._story()
            case "again":
                if self.terminal.agrees(self.say("play-again-confirm"), default=False):
                    raise Again
            case _:
                if self.terminal.agrees(self.say("play-quit-confirm"), default=False):
                    raise Leaving


def _words(typed: str) -> list[str]:
    return re.split(r"[\s,;+]+", typed.strip(" ,;+")) if typed.strip(" ,;+") else []


def _is_number(word: str) -> bool:
    return word.isdecimal() and len(word) <= _MOST_DIGITS
