"""The effect language and the pieces: what a box is declared with."""
