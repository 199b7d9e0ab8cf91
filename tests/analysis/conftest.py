"""The command line in this process, for the tests of `fzzzt export`."""

from __future__ import annotations

from cli.in_process import fzzzt

__all__ = ["fzzzt"]
