"""Tools for the Imperium family only: its bots' weights, its statistics page, measurements of its inner parts."""
