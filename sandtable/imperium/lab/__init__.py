"""For those who study and test games: statistics, coverage, invariants, observations, positions, scenarios."""
