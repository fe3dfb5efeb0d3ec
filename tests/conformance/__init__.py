"""A kit of tests for every game: it checks the contract of `core` for each (title, options).

A title joins with a module `cases.py` in its test folder (see `cases.py` here, and tests/README.md).
"""
