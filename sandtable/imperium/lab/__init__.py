"""Tools for studying and testing games: statistics, coverage, invariants, observations, positions, scenarios."""
