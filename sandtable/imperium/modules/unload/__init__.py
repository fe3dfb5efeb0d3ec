"""The module `unload`: Reveal boxes that also work when their card is discarded or trashed."""
