"""What every game needs and no game owns: decisions, records, chance, events, errors. Knows no rule of any game."""
