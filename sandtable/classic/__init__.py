"""Dune (2019): the classic game, on an engine of its own."""
