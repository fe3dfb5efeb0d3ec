"""Store which guests the host of a table has muted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "006"
down_revision = "005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("muted", sa.JSON, nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("tables", "muted")
