"""On which screens every language must fit."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from fzzzt.locale import LANGUAGES

if TYPE_CHECKING:
    from _pytest.mark import ParameterSet
    from playwright.sync_api import ViewportSize

PHONE: ViewportSize = {"width": 360, "height": 740}
DESK: ViewportSize = {"width": 1440, "height": 900}


def languages(*always: str) -> list[ParameterSet]:
    """Every language; those not named here before a release only."""
    return [
        pytest.param(language, marks=() if language in always else pytest.mark.full, id=language)
        for language in LANGUAGES
    ]


def every_language() -> list[ParameterSet]:
    """Every language on a phone, where room is scarce; on a desk one is enough for most days."""
    cases = []
    for language, size in product(LANGUAGES, (PHONE, DESK)):
        marks = () if size is PHONE or language == "en" else pytest.mark.full
        cases.append(pytest.param(language, size, marks=marks, id=f"{language}-{size['width']}"))
    return cases
