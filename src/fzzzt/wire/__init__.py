"""Every shape that enters or leaves a process, once: structs that are written and read alike, and how they are made.

`x_of` makes a struct of what the engine has; a struct's own methods lead back. The page's TypeScript types and the
OpenAPI description are generated from these structs.
"""

from __future__ import annotations

from typing import Any

import msgspec


def plain(shape: object) -> Any:
    """A shape as plain values of JSON: what whoever reads its text gets."""
    return msgspec.json.decode(msgspec.json.encode(shape))
