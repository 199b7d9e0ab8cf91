"""Whole games at full speed: the rules a second time, compiled, under guard of the engine (docs/simulation.md).

What is compiled needs the extra `sim`, and is imported only where it is used.
"""
