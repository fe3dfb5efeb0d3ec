"""The module `dreadnoughts`: units that fight in a Conflict, and control a board space for a round after a victory."""
