"""How the database grew: Alembic runs what is missing when the server starts (`sandtable.server.storage.database`)."""
