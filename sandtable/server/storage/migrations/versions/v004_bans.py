"""Add bans of guests and addresses."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "004"
down_revision = "003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("value", sa.String(64), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=True),
        sa.PrimaryKeyConstraint("kind", "value", name="pk_bans"),
    )


def downgrade() -> None:
    op.drop_table("bans")
