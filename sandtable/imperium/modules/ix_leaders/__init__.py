"""The module `ix_leaders`: Leaders with Snooper tokens on the tracks, a card set aside, or extra gains."""
