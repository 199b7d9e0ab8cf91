"""Lines of log: as text or one JSON object a line, and never with anything a client sent."""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Literal

import msgspec
from h11 import LocalProtocolError

LogFormat = Literal["text", "json"]

_OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


def set_up_logs(form: LogFormat, level: int = logging.INFO) -> None:
    """Write all logs of this process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(_is_no_clients_mistake)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("fzzzt").setLevel(level)
    logging.captureWarnings(True)


def _is_no_clients_mistake(record: logging.LogRecord) -> bool:
    """Uvicorn takes a frame that is not UTF-8, and a request that turns out to be none, for errors of the server's."""
    theirs = record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError | LocalProtocolError)
    return not (theirs and record.name.startswith("uvicorn"))


class TextLines(logging.Formatter):
    """A line to read."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        about = about_record(record)
        when, level, event = (str(about.pop(key)) for key in ("time", "level", "event"))
        return " ".join((when, level, event, *(f"{key}={value}" for key, value in about.items())))


class JsonLines(logging.Formatter):
    """A JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        return msgspec.json.encode(about_record(record), enc_hook=str).decode()


def about_record(record: logging.LogRecord) -> dict[str, object]:
    """What is written of a record."""
    when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    about: dict[str, object] = {"time": when, "level": record.levelname.lower(), "event": record.getMessage().rstrip()}
    about |= {key: value for key, value in vars(record).items() if key not in _OWN}
    if record.exc_info and record.exc_info[1] is not None:
        about |= {"error": type(record.exc_info[1]).__name__, "trace": _trace(record.exc_info[1])}
    return about


def _trace(error: BaseException) -> list[str]:
    """Where an error came from. Not its words: they may tell what somebody has in hand."""
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]
