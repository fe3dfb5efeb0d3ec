"""The module `intrigue_memory`: which seats played an Intrigue card in Combat, and a look at the Intrigue deck."""
