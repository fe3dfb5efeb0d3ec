"""The rules: positions, questions, and the steps of a round."""
