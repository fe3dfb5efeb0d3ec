"""The module `barred_spaces`: spaces that a party bars to all others until its next turn."""
