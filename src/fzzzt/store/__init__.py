"""The logs of live tables in SQLite or PostgreSQL: what was accepted is there, whatever happens. See docs/store.md."""

from fzzzt.store.leases import LEASE
from fzzzt.store.log import Append, Conflict, Line, Receipt, Standing, Unavailable
from fzzzt.store.store import Store

__all__ = ["LEASE", "Append", "Conflict", "Line", "Receipt", "Standing", "Store", "Unavailable"]
