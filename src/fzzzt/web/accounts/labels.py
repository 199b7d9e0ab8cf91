"""What a browser or terminal calls itself, in two words: so that one knows one's devices in a list."""

from __future__ import annotations

import re

_PROGRAMS = (
    ("fzzzt/", "fzzzt"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
_UNSEEN = re.compile(r"[^\x20-\x7e]")


def label_of(user_agent: str) -> str:
    """The program and the system, as far as they can be told; nothing else of it is kept."""
    clean = _UNSEEN.sub("", user_agent)[:400]
    found = [next((name for sign, name in signs if sign in clean), "") for signs in (_PROGRAMS, _SYSTEMS)]
    return " · ".join(filter(None, found))
