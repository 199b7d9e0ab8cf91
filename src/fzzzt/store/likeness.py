"""How a name looks: names that a reader could take for each other have the same likeness.

After UTS #39 of the Unicode Consortium: each sign becomes the one that stands for all that look like it. Besides, case
and spaces make no difference, and neither do i, l and 1, which differ by case alone.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from unicodedata import normalize

_UNSEEN = "\u200e"
"""The data put it around signs that are written from right to left."""
_STROKES = str.maketrans("i", "l")


def likeness(name: str) -> str:
    """What is the same for all names that look like this one."""
    now = before = _folded(name)
    for _ in range(4):
        now = _folded("".join(_models().get(sign, sign) for sign in normalize("NFD", before)))
        if now == before:
            break
        before = now
    return now


def _folded(name: str) -> str:
    return "".join(normalize("NFKC", name).casefold().translate(_STROKES).split())


@cache
def _models() -> dict[str, str]:
    """For each sign what stands for all that look like it: the one that most others are compared with."""
    from confusable_homoglyphs.confusables import confusables_data  # noqa: PLC0415 - a megabyte

    links: defaultdict[str, set[str]] = defaultdict(set)
    for sign, alike in confusables_data.items():
        for other in alike:
            one, two = sign.strip(_UNSEEN), other["c"].strip(_UNSEEN)
            links[one].add(two)
            links[two].add(one)
    models: dict[str, str] = {}
    for sign in links:
        if sign not in models:
            group = _reached(sign, links)
            model = max(group, key=lambda each: (len(links[each]), len(each), each))
            models.update(dict.fromkeys(group, model))
    return models


def _reached(sign: str, links: defaultdict[str, set[str]]) -> set[str]:
    found, left = {sign}, [sign]
    while left:
        new = links[left.pop()] - found
        found |= new
        left.extend(new)
    return found
