"""What is in the boxes: the map, factions, cards and tokens, as facts by number; no rule of play."""
