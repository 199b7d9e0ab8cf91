"""The version of reviews: the same record and version give the same review."""

VERSION = 2
"""Count it up whenever figures change: by the playout model, the value, the number of playouts, or the sampling."""
