"""Store the sealed answers of simultaneous decisions, and the recipients of private chat lines."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "008"
down_revision = "007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("sealed", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("chats", sa.Column("private", sa.JSON, nullable=True))


def downgrade() -> None:
    """Delete private chat lines: the older version would show them to everybody."""
    op.execute("delete from chats where private is not null")
    op.drop_column("chats", "private")
    op.drop_column("tables", "sealed")
