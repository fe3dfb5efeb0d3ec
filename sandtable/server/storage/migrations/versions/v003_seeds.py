"""Store seeds as text: they have 256 bits, too many for an integer column."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "003"
down_revision = "002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("seed_text", sa.String(80), nullable=False, server_default="0"))
    op.execute("update tables set seed_text = cast(seed as varchar(80))")
    op.drop_column("tables", "seed")
    op.execute("alter table tables rename column seed_text to seed")


def downgrade() -> None:
    op.add_column("tables", sa.Column("seed_number", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("update tables set seed_number = cast(seed as bigint) where seed not like '0x%'")
    op.drop_column("tables", "seed")
    op.execute("alter table tables rename column seed_number to seed")
