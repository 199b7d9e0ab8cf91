"""What all shapes have in common."""

from __future__ import annotations

import re

from msgspec import Struct, ValidationError

from fzzzt.engine.errors import quoted
from fzzzt.locale.told_error import ToldError

_FIELD = re.compile(r"(?:\$\.|field `)(\w+)")


class Shape(Struct, frozen=True, gc=False):
    """Something that travels. It never changes and is no part of a cycle, so the collector need not look at it."""


def misfit(error: ValidationError, data: object) -> ToldError:
    """Why data is not of a shape, as a reader can be told: msgspec's words are English, but name the field."""
    field = field_of(error)
    if not isinstance(data, dict) or not field:
        return ToldError("fault-value", field="$", what=quoted(data))
    if field not in data:
        return ToldError("fault-missing", field=field)
    return ToldError("fault-value", field=field, what=quoted(data[field]))


def field_of(error: ValidationError) -> str:
    """The field of an object that is not as it has to be; empty where it is the whole."""
    found = _FIELD.search(str(error))
    return found[1] if found else ""
