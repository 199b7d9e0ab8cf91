"""Which of our languages a client asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.locale import Catalogue, language_of

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

_LONGEST = 200
"""Characters of the header that are read: browsers send fewer."""


def catalogue_for(connection: HTTPConnection) -> Catalogue:
    """The texts in the language a client likes best; English if it is none of ours."""
    return Catalogue(accepted(connection) or "en")


def accepted(connection: HTTPConnection) -> str | None:
    """The one of our languages that a client likes best, by its header `Accept-Language`; None if it names none."""
    wishes = [_wish(part) for part in connection.headers.get("accept-language", "")[:_LONGEST].split(",")]
    ours = [(weight, language) for weight, language in wishes if language and weight > 0]
    return max(ours, key=lambda wish: wish[0])[1] if ours else None


def _wish(part: str) -> tuple[float, str | None]:
    tag, _, weight = part.partition(";")
    try:
        return float(weight.strip().removeprefix("q=") or 1), language_of(tag)
    except ValueError:
        return 0, None
