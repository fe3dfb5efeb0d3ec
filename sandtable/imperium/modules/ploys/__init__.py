"""The module `ploys`: effects of cards on Agents, troops and Intrigue cards, extra turns, and rewards for a victory."""
