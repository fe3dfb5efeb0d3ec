"""Database migrations. Alembic runs the missing ones when the server starts (`sandtable.server.storage.database`)."""
