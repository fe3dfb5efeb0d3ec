"""The rules of the classic game, phase by phase."""
