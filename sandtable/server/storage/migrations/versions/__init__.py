"""One migration per file; each names its predecessor."""
