"""The boxes of the family: facts only, declared in the effect language."""
