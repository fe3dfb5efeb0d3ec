"""The module `ploys`: effects of cards that look at Agents, troops and extra turns."""
