"""Mark damaged tables, and index tables by age for lists and for expiry."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "005"
down_revision = "004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("damaged", sa.Text, nullable=True))
    op.drop_index("ix_tables_public", "tables")
    op.create_index("ix_tables_public", "tables", ["public", "state", "created"])
    op.create_index("ix_tables_state", "tables", ["state", "updated"])
    op.create_index("ix_guests_created", "guests", ["created"])


def downgrade() -> None:
    op.drop_index("ix_guests_created", "guests")
    op.drop_index("ix_tables_state", "tables")
    op.drop_index("ix_tables_public", "tables")
    op.create_index("ix_tables_public", "tables", ["public", "state", "updated"])
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("damaged")
