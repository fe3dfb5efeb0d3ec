"""The boxes of the family; each folder's `__init__` lists the boxes declared there (`sandtable.imperium.listed`)."""
