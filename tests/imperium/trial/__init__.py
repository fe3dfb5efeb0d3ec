"""A box of our own invention, to prove that one comes in by facts, one module and locale lines alone.

`box` has ten pieces, `whispers` is its module, `meta` makes a title of the base box with both. Nothing outside this
folder knows them: `test_trial.py` asserts it.
"""
