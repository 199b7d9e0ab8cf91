"""Whole games at full speed: the rules a second time, compiled, under guard of the engine (docs/simulation.md).

Needs the extra `sim`; nothing here is imported before it is used.
"""
