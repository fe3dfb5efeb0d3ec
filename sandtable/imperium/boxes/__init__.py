"""The boxes of the family, each a folder of facts whose `__init__` lists its boxes (`sandtable.imperium.listed`)."""
