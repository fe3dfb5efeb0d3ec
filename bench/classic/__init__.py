"""Tools for the classic game alone."""
