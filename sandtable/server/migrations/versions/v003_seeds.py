"""Seeds of 256 bits, which no database has numbers for: text."""

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


def downgrade() -> None:
    op.add_column("tables", sa.Column("seed", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("update tables set seed = cast(seed_text as bigint) where seed_text not like '0x%'")
    op.drop_column("tables", "seed_text")
