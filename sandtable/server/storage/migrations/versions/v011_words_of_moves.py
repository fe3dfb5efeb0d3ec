"""Let a move carry a text: the terms of a deal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "011"
down_revision = "010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("moves", sa.Column("text", sa.Text, nullable=True))


def downgrade() -> None:
    op.drop_column("moves", "text")
