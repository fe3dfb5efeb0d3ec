"""The module `intrigue_memory`: the seats that played an Intrigue card in Combat, and a look at the Intrigue deck."""
