"""The database: its schema, its migrations, and the queries the rest of the server needs."""
