"""For analysts: recorded games as tables (docs/analysis.md). Writing them needs the extra `analysis`."""
