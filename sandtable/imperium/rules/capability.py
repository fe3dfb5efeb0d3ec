"""`Capability`: the base class of everything that a module can do for the rules.

Each capability is a small class with the queries and moments of one subject (`rules/capabilities.py` has most of them).
A module registers an instance of each that it needs, and a ruleset collects those of its modules by class.
"""

from __future__ import annotations

from sandtable.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Capability:
    """The base class of capabilities: methods on one subject that the rules call for a module. `module` is the module's
    id."""

    def __init__(self) -> None:
        self.module: str = ""
