"""Errors that whoever meets them can tell in the reader's language."""

from __future__ import annotations

from fzzzt.locale import Catalogue


class ToldError(ValueError):
    """Why something was not done, by the key of a text and its arguments; one may be the error behind it."""

    def __init__(self, key: str, **details: object) -> None:
        plain = {name: str(given) if isinstance(given, ValueError) else given for name, given in details.items()}
        super().__init__(Catalogue("en").text(key, **plain))
        self.key = key
        self.details = details
