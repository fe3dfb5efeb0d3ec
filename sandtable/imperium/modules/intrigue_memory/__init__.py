"""Remembers about Intrigue cards: who has played one in Combat, and what a player has seen of the deck."""
