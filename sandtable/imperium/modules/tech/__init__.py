"""The module `tech`: Tech tiles with the stacks of the Ix board, negotiators, and the abilities of tiles (IX-3)."""
