"""A box of our own invention, to prove that one comes in by facts, its modules and locale lines alone.

`box` has ten pieces of the family's sorts and six of a sort of its own, gadgets (`gadget_language`). `whispers` and
`gadget` are its modules; `meta` makes a title of the base box with all of it. Nothing outside this folder knows them:
`test_trial.py` asserts it.
"""
