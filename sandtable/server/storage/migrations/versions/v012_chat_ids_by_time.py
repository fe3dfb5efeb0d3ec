"""Make room for ids of chat lines that follow the time instead of counting the lines."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "012"
down_revision = "011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":  # where every id has 64 bits
        op.alter_column(
            "chats", "id", type_=sa.BigInteger, server_default=None, existing_type=sa.Integer, existing_nullable=False
        )
        op.execute("drop sequence if exists chats_id_seq")


def downgrade() -> None:
    """Delete lines whose ids the older version cannot hold."""
    if op.get_bind().dialect.name != "sqlite":
        op.execute("delete from chats where id > 2147483647")
        op.execute("create sequence chats_id_seq as integer owned by chats.id")
        op.execute("select setval('chats_id_seq', (select coalesce(max(id), 0) + 1 from chats))")
        op.alter_column(
            "chats", "id", type_=sa.Integer, server_default=sa.text("nextval('chats_id_seq')"),
            existing_type=sa.BigInteger, existing_nullable=False,
        )  # fmt: skip
