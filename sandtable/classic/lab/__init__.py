"""What laboratories and tests ask of the classic game."""
