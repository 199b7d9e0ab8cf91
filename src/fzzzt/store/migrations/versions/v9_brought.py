"""Where people left traces, games that were brought in, and what reviews say of people."""

import json

import sqlalchemy as sa
from alembic import op

revision = "9"
down_revision = "8"
branch_labels = None
depends_on = None

_NAMING = ("opened", "sat", "moved", "asked", "given")
"""The entries of a log that have an identity in them."""


def upgrade() -> None:
    op.add_column("seats", sa.Column("ended", sa.BigInteger))
    op.execute(
        "UPDATE seats SET ended = (SELECT updated FROM tables"
        " WHERE tables.id = seats.table_id AND tables.phase IN ('over', 'ended'))"
    )
    op.drop_index("seats_owner", "seats")
    op.create_index("seats_owner", "seats", ["owner", "ended", "table_id"])
    traces = op.create_table(
        "traces",
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
    )
    _trace(op.get_bind(), traces)
    op.create_table(
        "former",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
    )
    op.create_index("former_owner", "former", ["owner"])
    op.create_table(
        "farewells",
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("group", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "brought",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("played", sa.Text, nullable=False),
        sa.Column("added", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("brought_owner", "brought", ["owner", "played"])
    op.create_table(
        "judgements",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("judgements_owner", "judgements", ["owner", "finished"])


def _trace(connection: sa.Connection, traces: sa.Table) -> None:
    """Who sat somewhere, has sent a message, or is named in a log."""
    known = connection.execute(sa.text("SELECT owner, table_id FROM seats UNION SELECT owner, table_id FROM receipts"))
    found = {(owner, table) for owner, table in known}
    like = " OR ".join(f'body LIKE \'{{"type":"{kind}"%\'' for kind in _NAMING)
    for table, body in connection.execute(sa.text(f"SELECT table_id, body FROM log WHERE {like}")):  # noqa: S608 - ours
        entry = json.loads(body)
        kept = [person["owner"] for person in entry.get("kept") or () if person]
        found |= {(owner, table) for owner in (entry.get("owner"), entry.get("host"), *kept) if owner}
    if found:
        connection.execute(traces.insert(), [{"owner": owner, "table_id": table} for owner, table in sorted(found)])
