"""The rules of the family: positions, questions, and the steps of a round."""
