"""Puzzles: what would you bid? Judged by stored estimates (docs/puzzles.md)."""
