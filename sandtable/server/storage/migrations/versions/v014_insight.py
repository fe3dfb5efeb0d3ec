"""Let hosts allow suggestions among people, and keep analyses of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "014"
down_revision = "013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "analyses",
        sa.Column(
            "game", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE", name="fk_analyses_game"),
            primary_key=True,
        ),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("done", sa.Float, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=True),
    )  # fmt: skip


def downgrade() -> None:
    op.drop_table("analyses")
    op.drop_column("tables", "hints")
