"""Tools for the classic game."""
