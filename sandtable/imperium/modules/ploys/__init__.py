"""The module `ploys`: card effects on Agents, troops and Intrigue cards, extra turns, and rewards for a victory."""
