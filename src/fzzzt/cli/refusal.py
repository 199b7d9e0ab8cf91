"""Why a command was not carried out: one line, in the player's language, whoever found it out."""

from __future__ import annotations

import errno
import os
import shlex
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import typer

from fzzzt.locale import LANGUAGES, Catalogue
from fzzzt.locale.told_error import ToldError
from fzzzt.voice.clusters import one_line
from fzzzt.voice.voice import BEFORE_A_GAME, reason, spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

_FILES = {
    errno.ENOENT: "cli-no-such-file",
    errno.ENOTDIR: "cli-not-a-folder",
    errno.EEXIST: "cli-not-a-folder",  # so a folder cannot be made where a file is
    errno.EISDIR: "cli-is-a-folder",
    errno.EACCES: "cli-not-allowed",
    errno.EPERM: "cli-not-allowed",
    errno.EROFS: "cli-not-allowed",
    errno.ENOSPC: "cli-disk-full",
    errno.EDQUOT: "cli-disk-full",
    errno.ENAMETOOLONG: "cli-name-too-long",
}


class Refusal(ToldError):
    """Why a command was not carried out."""

    exit_code = 2
    command = ""
    """The command whose help would help."""


class DoesNotHold(Refusal):
    """What was asked for is possible, but what was found is not right."""

    exit_code = 1


def told(error: Exception, arguments: Sequence[str]) -> str:
    """What to say of an error."""
    from fzzzt.engine import GameError  # noqa: PLC0415 - a command that goes well may do without

    say = _catalogue(arguments)
    if isinstance(error, ToldError):
        what = say(error.key, **error.details)
        command = getattr(error, "command", "")
        return say("cli-try-help", what=what, command=command) if command else what
    if isinstance(error, typer.TyperException):
        context = getattr(error, "ctx", None)
        command = context.command_path if context else shlex.join(["fzzzt", *arguments[:1]])
        return say("cli-try-help", what=_misuse(say, error), command=command)
    if isinstance(error, GameError) and error.code.startswith(BEFORE_A_GAME):
        return reason(say, error)
    if isinstance(error, OSError):
        return _file_trouble(say, error)
    return str(error)


def broken_off(arguments: Sequence[str]) -> str:
    """What to say when somebody breaks a command off."""
    return _catalogue(arguments)("cli-broken-off")


def bug(error: Exception, arguments: Sequence[str]) -> str:
    """What to say of an error that should not be."""
    command, what = shlex.join(["fzzzt", *arguments]), f"{type(error).__name__}: {error}"
    return _catalogue(arguments)("cli-bug", command=command, what=what)


def _catalogue(arguments: Sequence[str]) -> Catalogue:
    """The language that was asked for, or the environment's."""
    asked = [after for before, after in pairwise(arguments) if before == "--lang"]
    asked += [word.removeprefix("--lang=") for word in arguments if word.startswith("--lang=")]
    return Catalogue.of(next((language for language in asked if language in LANGUAGES), None))


def _file_trouble(say: Catalogue, error: OSError) -> str:
    if error.errno is None:
        return str(error)
    what = errno.errorcode.get(error.errno, str(error.errno))
    if not isinstance(error.filename, str) and error.errno not in (errno.ENOSPC, errno.EDQUOT):
        return say("cli-fails", what=what)
    shown = os.fsencode(error.filename or "").decode(errors="backslashreplace")  # a name need not be text
    return say(_FILES.get(error.errno, "cli-file-fails"), path=one_line(shown), what=what)


def _misuse(say: Catalogue, error: Any) -> str:
    """What was typed that no command takes. The parser's own words are English."""
    param = getattr(error, "param", None)
    option = "" if param is None else parameter_name(param)
    match type(error).__name__:
        case "NoSuchOption":
            return say("cli-no-such-option", option=spoken(error.option_name))
        case "BadOptionUsage":
            return say("cli-bad-option", option=spoken(error.option_name))
        case "MissingParameter":
            return say("cli-missing", what=option)
        case "NoArgsIsHelpError":
            return say("cli-missing", what="COMMAND")
        case "BadParameter":
            return f"{option}: {error.message}"
    message = str(error.message)
    if message.startswith("No such command"):
        return say("cli-no-such-command", name=spoken(message.partition("'")[2].partition("'")[0]))
    if message.startswith("Missing command"):
        return say("cli-missing", what="COMMAND")
    if message.startswith("Got unexpected extra argument"):
        return say("cli-too-much", what=spoken(message.rpartition("(")[2].rstrip(")")))
    return message


def parameter_name(parameter: Any) -> str:
    """What a parameter is called where it is typed."""
    if parameter.param_type_name == "option":
        return str(max(parameter.opts, key=len))
    return str(parameter.metavar or parameter.name or "").upper()
