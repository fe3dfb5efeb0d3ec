"""The module `research`: the research track with its graph of hexes, and genetic markers (IMM-3, IMM-4)."""
