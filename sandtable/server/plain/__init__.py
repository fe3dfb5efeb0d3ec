"""A page without a build step: one person against bots. It goes away with the new page."""
