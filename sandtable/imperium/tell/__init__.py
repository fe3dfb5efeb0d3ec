"""Puts the game before people: words, icons, and what the page shows."""
