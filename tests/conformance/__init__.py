"""One kit of tests for every game there is: what the contract of `core` promises, asked of each (title, options).

A title joins by a module `cases.py` in its folder of tests (see `cases.py` here, and tests/README.md).
"""
