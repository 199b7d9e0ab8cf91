"""What a player reads, in several languages: Fluent catalogues that the terminal and the browser share."""

from __future__ import annotations

import json
import os
import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING
from unicodedata import combining, normalize

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fluent.runtime import FluentBundle

__all__ = ["COMMANDS", "LANGUAGES", "LANGUAGE_NAMES", "Catalogue", "language_from", "language_of"]

LANGUAGE_NAMES: dict[str, str] = json.loads(files(__name__).joinpath("languages.json").read_text("utf-8"))
"""Each language by its own name. The page is built from the same file."""
LANGUAGES = tuple(LANGUAGE_NAMES)
COMMANDS = ("help", "table", "owned", "hint", "log", "rules", "again", "quit")
"""What can be typed at the prompt of a game; each language has its own words besides."""

_SUBJECTS = {
    "account": "account",
    "card": "cards",
    "clock": "presets",
    "daily": "daily",
    "error": "errors",
    "fault": "faults",
    "guide": "guide",
    "lesson": "lessons",
    "me": "me",
    "level": "presets",
    "option": "presets",
    "refused": "errors",
    "play": "play",
    "puzzle": "puzzles",
    "rating": "ratings",
    "group": "groups",
    "review": "review",
    "rules": "rules",
    "score": "score",
    "scorer": "score",
    "hint": "hint",
    "store": "store",
    "tui": "tui",
    "cli": "cli",
    "web": "web",
    "page": "page",
}
"""The file that holds a key, by the key's first word. No message refers to another file."""

_ENTRY = re.compile(r"^(?=[a-z][\w-]* =)", re.MULTILINE)
_REFERENCE = re.compile(r"\{ ([a-z][\w-]*)")
_HYPHEN = "\ue000"
"""Stands for a hyphen of an argument until its text is complete."""
_TOO_LARGE = 10**18
"""A number of somebody else's that nothing counts; Babel cannot write all of them."""
_MINUS = re.compile(r"(?<!\w)-(?=\d)")

_VARIABLES = ("FZZZT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language_from(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for: the first variable that is set decides; English if it is not ours."""
    value = next((environ[name] for name in _VARIABLES if environ.get(name)), "")
    return language_of(value) or "en"


def language_of(tag: str) -> str | None:
    """Which of our languages a tag names, as browsers (de-AT) or systems (de_AT.UTF-8) write it; None if none."""
    language = re.split(r"[-_.@]", tag.strip(), maxsplit=1)[0].lower()
    return language if language in LANGUAGES else None


class Catalogue:
    """The texts of one language. `Catalogue.of("de").text("play-round", round=1, rounds=5)`, or call it directly."""

    __slots__ = ("language",)

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language must be one of {', '.join(LANGUAGES)}, not {language!r}")
        self.language = language

    def __repr__(self) -> str:
        return f"Catalogue({self.language!r})"

    @classmethod
    def of(cls, language: str | None = None) -> Catalogue:
        """The catalogue of a language, or of the one the environment asks for."""
        return cls(language_from(os.environ) if language is None else language)

    def text(self, key: str, /, **args: object) -> str:
        """One message. A key that is missing raises KeyError, an argument that is missing or unfit ValueError."""
        subject = _SUBJECTS.get(key.partition("-")[0])
        bundle = _File.of(self.language, subject).bundle_with(key) if subject else None
        if bundle is None:
            raise KeyError(f"no text {key!r} in {self.language}")
        pattern = bundle.get_message(key).value
        assert pattern is not None, f"{key} has no value"  # noqa: S101 - the tests see to it
        value, errors = bundle.format_pattern(pattern, {name: _fluent(arg) for name, arg in args.items()})
        if errors:
            raise ValueError(f"text {key!r} in {self.language} with {args}: {errors[0]}") from errors[0]
        return _with_minus_signs(str(value))

    __call__ = text

    def commands(self) -> dict[str, str]:
        """What may be typed for each of COMMANDS: this language's word, accents or not, the English one, ? and q."""
        words = {self.text(f"play-command-{command}"): command for command in COMMANDS}
        plain = {_without_accents(word): command for word, command in words.items()}
        return {**plain, **words, **{command: command for command in COMMANDS}, "?": "help", "q": "quit"}

    def is_yes(self, answer: str) -> bool | None:
        """Whether an answer means yes, or no, in this language or in English; None if neither."""
        given = answer.strip().lower()[:1]
        if not given:
            return None
        for language in (self, Catalogue("en")):
            if given in (language.text("play-yes"), language.text("play-no")):
                return given == language.text("play-yes")
        return None


def _without_accents(word: str) -> str:
    """A word as it is typed in a hurry: regles for règles."""
    return "".join(letter for letter in normalize("NFD", word) if not combining(letter))


class _File:
    """The texts of one file. Each is parsed when it is first asked for: a command that says little starts at once."""

    def __init__(self, language: str, subject: str) -> None:
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - Babel takes a tenth of a second

        source = files(__name__).joinpath(language, f"{subject}.ftl").read_text("utf-8")
        self._unread = {entry.partition(" ")[0]: entry for entry in _ENTRY.split(source)[1:]}
        self._bundle = FluentBundle([language], use_isolating=False)  # a terminal shows the isolation marks as rubbish

    @classmethod
    @cache
    def of(cls, language: str, subject: str) -> _File:
        """One file, read when its first text is asked for."""
        return cls(language, subject)

    def bundle_with(self, key: str) -> FluentBundle | None:
        """The texts that were read so far, this one among them, with those that it refers to; None if there is none."""
        if (entry := self._unread.get(key)) is not None:
            from fluent.runtime import FluentResource  # noqa: PLC0415 - as above

            for other in _REFERENCE.findall(entry):
                self.bundle_with(other)
            # Threads may come here at the same time: what is known to one is there for all.
            self._bundle.add_resource(FluentResource(entry))
            self._unread.pop(key, None)
        return self._bundle if self._bundle.has_message(key) else None


def _fluent(arg: object) -> object:
    """Whole numbers without separators: a seed or a score is read and typed as it is."""
    if type(arg) is int and abs(arg) >= _TOO_LARGE:
        arg = str(arg)
    if isinstance(arg, str):
        return arg.replace("-", _HYPHEN)
    if type(arg) is not int:
        return arg
    from fluent.runtime.types import fluent_number  # noqa: PLC0415 - as above

    return fluent_number(arg, useGrouping=False)


def _with_minus_signs(text: str) -> str:
    """Numbers below zero with the sign that stands in the texts. Babel writes a hyphen, which names and ids keep."""
    return _MINUS.sub("\N{MINUS SIGN}", text).replace(_HYPHEN, "-")
