"""The contents of the boxes: map, factions, cards and tokens as numbered facts, without rules of play."""
