"""The contents of the boxes: map, factions, cards and tokens as numbered data, without rules of play."""
