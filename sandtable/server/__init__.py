"""The table on a page: people and bots in one game, kept in a database. docs/table-protocol.md says what is spoken."""
