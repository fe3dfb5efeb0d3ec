"""The module `ix_leaders`: Leaders with tokens on the tracks, a card set aside, or gains of their own."""
