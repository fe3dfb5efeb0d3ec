"""The Dune: Imperium family: one engine for the base box and for the boxes that build on it."""
