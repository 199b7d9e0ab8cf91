"""The tables of the database. A change here needs a migration (docs/store.md); a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    and_,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("phase", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("due", BigInteger),
    Column("waiting", Text, nullable=False),  # JSON: seats
    Column("updated", BigInteger, nullable=False),
    Column("owners", Text, nullable=False),  # JSON: by seat
    Column("about", Text, nullable=False),
    Column("holder", Text),  # the process that has the lease
)
shown = and_(tables.c.listed, tables.c.phase == "open")
Index("tables_due", tables.c.due, sqlite_where=tables.c.due.is_not(None), postgresql_where=tables.c.due.is_not(None))
Index("tables_shown", tables.c.updated, sqlite_where=shown, postgresql_where=shown)
Index("tables_holder", tables.c.holder)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("before", Integer),  # the line it follows: the database itself refuses a gap
    Column("public", Integer),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    ForeignKeyConstraint(["table_id", "before"], ["log.table_id", "log.seq"], name="log_has_no_gap"),
    CheckConstraint("coalesce(before, 0) = seq - 1", name="log_follows"),
)

receipts = Table(
    "receipts",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("owner", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("answer", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("owner", Text, nullable=False),
)
Index("seats_owner", seats.c.owner)

processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("beat", BigInteger, nullable=False),  # ms, by the database's clock
)

keys = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("key", LargeBinary, nullable=False),
)
