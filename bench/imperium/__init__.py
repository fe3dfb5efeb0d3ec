"""Tools for the Imperium family alone: its bots' weights, its statistics page, measurements of its inner parts."""
