"""Alembic's way in. The connection comes from `sandtable.server.storage.database`, which holds a lock meanwhile."""

from __future__ import annotations

from alembic import context

from sandtable.server.storage.schema import METADATA


def run() -> None:
    connection = context.config.attributes["connection"]
    # SQLite cannot change most of a table in place: `render_as_batch` copies it.
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


run()
