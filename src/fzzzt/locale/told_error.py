"""Errors that whoever meets them can tell in the reader's language."""

from __future__ import annotations

from fzzzt.locale import Catalogue


class ToldError(ValueError):
    """Why something was not done, by the key of a text and its arguments."""

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(Catalogue("en").text(key, **details))
        self.key = key
        self.details = details
