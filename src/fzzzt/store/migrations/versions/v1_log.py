"""The log of tables, and what is written with it."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("owners", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("holder", sa.Text),
    )
    due, shown = sa.text("due IS NOT NULL"), sa.text("listed AND phase = 'open'")
    op.create_index("tables_due", "tables", ["due"], sqlite_where=due, postgresql_where=due)
    op.create_index("tables_shown", "tables", ["updated"], sqlite_where=shown, postgresql_where=shown)
    op.create_index("tables_holder", "tables", ["holder"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("before", sa.Integer),
        sa.Column("public", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id", "before"], ["log.table_id", "log.seq"], name="log_has_no_gap"),
        sa.CheckConstraint("coalesce(before, 0) = seq - 1", name="log_follows"),
    )
    op.create_table(
        "receipts",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("answer", sa.Text, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
    )
    op.create_index("seats_owner", "seats", ["owner"])
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("beat", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("key", sa.LargeBinary, nullable=False),
    )
