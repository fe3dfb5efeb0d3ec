"""The table on a page: one game against bots in the browser, kept in a small database."""
