"""The code that every title needs and that belongs to none: decisions, records, chance, events, errors; no rules of a
game."""
