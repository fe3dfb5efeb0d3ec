"""Tools that are about the numbers of one family: its bots' weights, its statistics, its inner parts."""
