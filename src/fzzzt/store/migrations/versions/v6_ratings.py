"""Ratings: the games that count, everybody's rating after each of them, and the newest."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "7"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("pool", sa.Text, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("rated_games_order", "rated_games", ["pool", "finished", "table_id"])
    op.create_table(
        "rating_steps",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("pool", sa.Text, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("rating_steps_owner", "rating_steps", ["owner", "pool", "finished", "table_id"])
    op.create_index("rating_steps_order", "rating_steps", ["pool", "finished", "table_id"])
    op.create_table(
        "ratings",
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("pool", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("low", sa.Double, nullable=False),
    )
    op.create_index("ratings_order", "ratings", ["pool", "low"])
