"""Groups: tables among friends that last, with their games and who leads."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "6"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "groups",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.Text),
    )
    op.create_table(
        "group_members",
        sa.Column("group_id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("places", sa.BigInteger, nullable=False),
        sa.Column("points", sa.BigInteger, nullable=False),
        sa.Column("best", sa.Integer),
    )
    op.create_index("group_members_owner", "group_members", ["owner"])
    op.create_table(
        "group_games",
        sa.Column("group_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("group_games_order", "group_games", ["group_id", "finished", "table_id"])
