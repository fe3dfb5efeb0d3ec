"""Add indexes to find tables by host and by rematch without scanning all of them."""

from __future__ import annotations

from alembic import op

revision = "002"
down_revision = "001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_tables_host", "tables", ["host", "updated"])
    op.create_index("ix_tables_rematch", "tables", ["rematch"])


def downgrade() -> None:
    op.drop_index("ix_tables_rematch", "tables")
    op.drop_index("ix_tables_host", "tables")
