"""The classic game before people: words for what is asked and what happens, and what the page is sent."""
