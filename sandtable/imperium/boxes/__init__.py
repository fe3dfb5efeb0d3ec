"""The boxes of the family: each folder declares the pieces of one or more boxes, and its `__init__` lists these boxes
(`sandtable.imperium.listed` reads the lists)."""
