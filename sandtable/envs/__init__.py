"""Sandtable for those who study games: PettingZoo, OpenSpiel, Gymnasium, and many games at once.

`observation` needs the standard library alone. The others need the extra: `pip install 'sandtable[envs]'`.
See docs/environments.md.
"""
