"""A bazaar: a market with prices of all sorts, entries in the menu of a turn, and cards that are played in pairs.

All of it comes from this folder; nothing outside knows it."""
