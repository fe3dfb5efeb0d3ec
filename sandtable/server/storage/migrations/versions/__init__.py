"""One file a change; each names the one before it."""
