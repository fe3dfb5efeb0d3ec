"""The deck-building family: one engine for the base box and what builds on it."""
