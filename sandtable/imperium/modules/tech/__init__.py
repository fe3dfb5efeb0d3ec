"""Tech tiles: the stacks of the Ix board, negotiators, and what tiles do for their owners (IX-3)."""
