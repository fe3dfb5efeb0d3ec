"""Many games: played by bots, counted, compared."""
