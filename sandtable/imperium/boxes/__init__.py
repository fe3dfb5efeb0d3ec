"""The boxes of the family, each a folder of facts; `sandtable/imperium/listed.py` lists them."""
