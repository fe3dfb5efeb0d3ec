"""The module `ix_leaders`: Leaders of Rise of Ix with Snooper tokens, a card set aside, or additional gains."""
