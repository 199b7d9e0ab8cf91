"""The deal of each day, and what people made of it."""

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "5"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "daily_deals",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("drawn", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("deal", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("finished", sa.BigInteger),
        sa.Column("points", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.Column("play", sa.Text),
        sa.Column("digest", sa.Text),
    )
    op.create_index("daily_tries_owner", "daily_tries", ["owner", "day"])
    op.create_index("daily_tries_table", "daily_tries", ["table_id"])
    op.create_index("daily_tries_points", "daily_tries", ["day", "deal", "points"])
    op.create_index("daily_tries_digest", "daily_tries", ["day", "deal", "digest"], unique=True)
