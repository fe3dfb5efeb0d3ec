"""The parts that every game needs and no game owns: decisions, records, chance, events, errors; no rule of any game."""
