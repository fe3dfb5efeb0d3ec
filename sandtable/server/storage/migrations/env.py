"""Alembic's entry point. `sandtable.server.storage.database` passes in a connection and holds a lock meanwhile."""

from __future__ import annotations

from alembic import context

from sandtable.server.storage.schema import METADATA


def run() -> None:
    connection = context.config.attributes["connection"]
    # SQLite cannot alter most of a table in place; `render_as_batch` copies it instead.
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


run()
