"""The table itself: decisions, records, seeds, events, errors. Knows no rule of any game."""
