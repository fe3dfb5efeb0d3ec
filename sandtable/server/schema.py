"""The schema: the tables of the database. A test compares it with what the migrations make.

A game is its rows in `moves`, which are only ever added; everything else about it stands in `tables` and
`seats`, and `snapshots` can be thrown away at any time.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    JSON,
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
    """A seed of 256 bits: no database has numbers so long."""

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

# Guests that have done something: others are a cookie alone.
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
    Column("rules", Integer, nullable=False),  # the version of the ruleset
    Column("options", JSON, nullable=False),
    Column("seed", SeedText, nullable=False),
    Column("host", String(32), nullable=False),
    Column("invite", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("whispers", Boolean, nullable=False, server_default=true()),  # people may talk to some alone
    Column("state", String(16), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("pace", Float, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("clocks", JSON, nullable=True),
    Column("paused", Boolean, nullable=False),
    Column("pause_asked", JSON, nullable=False),
    Column("muted", JSON, nullable=False, server_default="[]"),  # guests who may not talk there
    Column("rematch", String(32), nullable=True),
    Column("n", Integer, nullable=False),  # rows in `moves`
    Column("standing", JSON, nullable=False),  # what a list of tables shows of the game
    # What those have answered who decide at once: no moves until the last has, and never told in which order.
    Column("sealed", JSON, nullable=False, server_default="{}"),
    Column("wake", Float, nullable=True),  # when somebody should look at it: a bot is to move, a clock runs out
    Column("revision", Integer, nullable=False),  # grows with every change but moves
    Column("damaged", Text, nullable=True),  # why its game cannot be read
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
    Column("name", String(64), nullable=True),  # several people at one screen have names of their own
    Column("declines", JSON, nullable=False, server_default="[]"),  # offers to which the answer is always no
    Index("ix_seats_guest", "guest"),
)

moves: Final = Table(
    "moves",
    METADATA,
    _game(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),  # below zero: an undo back to -1 - action moves
    Column("text", Text, nullable=True),  # words with it: the terms of a deal
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
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("game", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at", Float, nullable=False),
    Column("guest", String(32), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column(
        "private", JSON(none_as_null=True), nullable=True
    ),  # said to some: to which seats, and which guests may read it
    Index("ix_chats_game", "game", "id"),
)

notes: Final = Table(
    "notes",
    METADATA,
    _game(),
    Column("guest", String(32), primary_key=True),
    Column("text", Text, nullable=False),
)

# Who is shut out by whoever runs the server.
bans: Final = Table(
    "bans",
    METADATA,
    Column("kind", String(8), primary_key=True),  # guest or address
    Column("value", String(64), primary_key=True),  # an id, or a network
    Column("reason", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("until", Float, nullable=True),  # empty: for ever
)
