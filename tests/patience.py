"""How long tests wait for what must come."""

from __future__ import annotations

PATIENCE = 240.0
"""Seconds until something that never happens is given up. Nothing is measured by it: a busy machine is just slow."""
