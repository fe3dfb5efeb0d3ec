"""The game put before people: words, icons, what the page shows."""
