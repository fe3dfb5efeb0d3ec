"""The web table: people and bots in one game, kept in a database. docs/table-protocol.md has its messages."""
