"""Which of our languages a browser asks for."""

from __future__ import annotations

from fzzzt.locale import LANGUAGES, Catalogue

_LONGEST = 200
"""Characters of the header that are read: browsers send fewer."""


def catalogue_for(accept_language: str) -> Catalogue:
    """The texts in the best language of an `Accept-Language` header; English if it is none of ours."""
    wishes = [_wish(part) for part in accept_language[:_LONGEST].split(",")]
    ours = [(weight, language) for weight, language in wishes if language in LANGUAGES and weight > 0]
    return Catalogue(max(ours, key=lambda wish: wish[0])[1] if ours else "en")


def _wish(part: str) -> tuple[float, str]:
    tag, _, weight = part.partition(";")
    language = tag.strip().partition("-")[0].lower()
    try:
        return float(weight.strip().removeprefix("q=") or 1), language
    except ValueError:
        return 0, language
