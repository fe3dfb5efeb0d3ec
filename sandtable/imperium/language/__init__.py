"""The language that a box is written in: effects, and the pieces that have them."""
