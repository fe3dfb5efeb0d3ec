"""Create guests, tables, seats, moves, snapshots, chats and notes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "001"
down_revision = None
branch_labels = None
depends_on = None


def _game() -> sa.Column[str]:
    return sa.Column("game", sa.String(32), nullable=False)


def _of_a_table(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["game"], ["tables.id"], name=f"fk_{name}_game", ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_settings"),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("title", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("invite", sa.String(32), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("pace", sa.Float, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("clocks", sa.JSON, nullable=True),
        sa.Column("paused", sa.Boolean, nullable=False),
        sa.Column("pause_asked", sa.JSON, nullable=False),
        sa.Column("rematch", sa.String(32), nullable=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("standing", sa.JSON, nullable=False),
        sa.Column("wake", sa.Float, nullable=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_wake", "tables", ["wake"])
    op.create_index("ix_tables_public", "tables", ["public", "state", "updated"])
    op.create_table(
        "seats",
        _game(),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(32), nullable=True),
        sa.Column("bot", sa.String(16), nullable=True),
        sa.Column("stand_in", sa.String(8), nullable=True),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_seats"),
        _of_a_table("seats"),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "moves",
        _game(),
        sa.Column("n", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "n", name="pk_moves"),
        _of_a_table("moves"),
    )
    op.create_table(
        "snapshots",
        _game(),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_snapshots"),
        _of_a_table("snapshots"),
    )
    op.create_table(
        "chats",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=True),
        _game(),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chats"),
        _of_a_table("chats"),
    )
    op.create_index("ix_chats_game", "chats", ["game", "id"])
    op.create_table(
        "notes",
        _game(),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "guest", name="pk_notes"),
        _of_a_table("notes"),
    )


def downgrade() -> None:
    for name in ("notes", "chats", "snapshots", "moves", "seats", "tables", "guests", "settings"):
        op.drop_table(name)
