"""The database schema. A test checks that the migrations produce the same schema.

A game is its rows in `moves`, which is append-only. Everything else about it is in `tables` and `seats`; `snapshots`
may be deleted at any time.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    false,
    true,
)

from sandtable.core.record import seed_text

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)


class SeedText(TypeDecorator[int]):
    """A 256-bit seed stored as text, since no database has integers that long."""

    impl = String(80)
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Any) -> str | None:
        return None if value is None else seed_text(value)

    def process_result_value(self, value: str | None, dialect: Any) -> int | None:
        return None if value is None else int(value, 0)


def _game() -> Column[str]:
    return Column("game", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


settings: Final = Table(
    "settings",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

# Guests with a name or a seat; a guest without a row exists only as a cookie.
guests: Final = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Index("ix_guests_created", "created"),
)

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("title", String(32), nullable=False),
    Column("rules", Integer, nullable=False),  # version of the ruleset
    Column("options", JSON, nullable=False),
    Column("seed", SeedText, nullable=False),
    Column("begin", JSON(none_as_null=True), nullable=True),  # where the game began, if not with its deal
    Column("host", String(32), nullable=False),
    Column("invite", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("whispers", Boolean, nullable=False, server_default=true()),  # private messages are allowed
    # suggestions are allowed among people
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("state", String(16), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("pace", Float, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("clocks", JSON, nullable=True),
    Column("paused", Boolean, nullable=False),
    Column("pause_asked", JSON, nullable=False),
    Column("muted", JSON, nullable=False, server_default="[]"),  # guests the host has muted
    Column("rematch", String(32), nullable=True),
    Column("n", Integer, nullable=False),  # number of rows in `moves`
    Column("standing", JSON, nullable=False),  # summary of the game for lists of tables
    # Sealed answers of seats that decide simultaneously. They become moves when the last one is in; their order is
    # never revealed.
    Column("sealed", JSON, nullable=False, server_default="{}"),
    Column("wake", Float, nullable=True),  # when a process should load the table: a bot's move or a clock is due
    Column("revision", Integer, nullable=False),  # incremented by every change except moves
    Column("damaged", Text, nullable=True),  # why the game cannot be read
    Index("ix_tables_wake", "wake"),
    Index("ix_tables_public", "public", "state", "created"),
    Index("ix_tables_state", "state", "updated"),
    Index("ix_tables_host", "host", "updated"),
    Index("ix_tables_rematch", "rematch"),
)

seats: Final = Table(
    "seats",
    METADATA,
    _game(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("guest", String(32), nullable=True),
    Column("bot", String(16), nullable=True),
    Column("stand_in", String(8), nullable=True),
    Column("name", String(64), nullable=True),  # of one of several people who share a screen
    Column("declines", JSON, nullable=False, server_default="[]"),  # offers that are declined automatically
    Index("ix_seats_guest", "guest"),
)

moves: Final = Table(
    "moves",
    METADATA,
    _game(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),  # negative: an undo back to -1 - action moves
    Column("text", Text, nullable=True),  # an attached text: the terms of a deal
)

snapshots: Final = Table(
    "snapshots",
    METADATA,
    _game(),
    Column("n", Integer, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("data", LargeBinary, nullable=False),
)

chats: Final = Table(
    "chats",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=False),
    Column("game", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at", Float, nullable=False),
    Column("guest", String(32), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column(
        "private", JSON(none_as_null=True), nullable=True
    ),  # for private messages: the recipient seats, and the guests who may read it
    Index("ix_chats_game", "game", "id"),
)

notes: Final = Table(
    "notes",
    METADATA,
    _game(),
    Column("guest", String(32), primary_key=True),
    Column("text", Text, nullable=False),
)

# Analyses of finished games, and how far those are that run.
analyses: Final = Table(
    "analyses",
    METADATA,
    _game(),
    Column("version", Integer, nullable=False),  # of the data
    Column("at", Float, nullable=False),  # when it was last heard of
    Column("done", Float, nullable=False),  # the share that is done; negative if it failed
    Column("data", LargeBinary, nullable=True),  # compressed JSON, once it is done
)

# Guests and addresses banned by the operator.
bans: Final = Table(
    "bans",
    METADATA,
    Column("kind", String(8), primary_key=True),  # guest or address
    Column("value", String(64), primary_key=True),  # a guest's id, or a network
    Column("reason", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("until", Float, nullable=True),  # empty: permanent
)
