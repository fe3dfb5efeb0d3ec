"""The code that every title needs: decisions, records, chance, events, errors; it contains no rules of a game."""
