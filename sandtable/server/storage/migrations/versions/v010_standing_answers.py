"""Store which questions a guest declines in advance."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "010"
down_revision = "009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("declines", sa.JSON, nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("seats", "declines")
