"""Let a table begin at a given position, or after the first moves of another game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "013"
down_revision = "012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("begin", sa.JSON, nullable=True))


def downgrade() -> None:
    """Delete tables whose games did not begin with a deal, since the older version would deal them."""
    op.execute(
        sa.text('delete from tables where "begin" is not null and "begin" <> \'null\'')
        if op.get_bind().dialect.name == "sqlite"
        else sa.text('delete from tables where "begin" is not null and "begin"::text <> \'null\'')
    )
    op.drop_column("tables", "begin")
