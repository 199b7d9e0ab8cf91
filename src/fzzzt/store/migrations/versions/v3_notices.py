"""Who wants notices, and of which decisions they are due."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_index("subscriptions_owner", "subscriptions", ["owner"])
    op.create_index("subscriptions_table", "subscriptions", ["table_id"])
    op.create_table(
        "calls",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("subscription", sa.Text, primary_key=True),
        sa.Column("personal", sa.Boolean, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("remind", sa.BigInteger),
        sa.Column("told", sa.Boolean, nullable=False),
    )
    op.create_index("calls_due", "calls", ["due"])
