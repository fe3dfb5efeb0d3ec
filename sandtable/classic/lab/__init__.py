"""The classic game's parts for the laboratory and for tests."""
