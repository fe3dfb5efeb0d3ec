"""Presents the game to people: words, icons, and the data that the page shows."""
