"""The rules with their pictures as one file that any browser shows and prints on a sheet of A4, both sides.

The page's own components drew it when the page was built (web/src/rules/file.ts), with the keys of the texts in braces.
"""

from __future__ import annotations

import re
from html import escape
from pkgutil import get_data
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fzzzt.locale import Catalogue

_TEXT = re.compile(r"\{(rules(?:-[a-z]+)?-(?:title|\d+))\}")


def rules_html(say: Catalogue) -> str:
    """The file in a language; `ValueError` where the page is not built."""
    try:
        sheet = (get_data("fzzzt.web", "static/rules.html") or b"").decode()
    except OSError:
        raise ValueError("the page is not built: install the package again (pip install .)") from None
    return _TEXT.sub(lambda text: escape(say(text[1])), sheet).replace("{language}", say.language, 1)
