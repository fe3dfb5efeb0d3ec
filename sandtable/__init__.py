"""Sandtable: the Dune board games as one rules engine, a table and a laboratory.

import sandtable
state = sandtable.new("imperium", seats=4, seed=7)
while not state.over:
    decision = state.decision(state.to_act[0])
    state.apply(decision.seat, decision.options[0])
print(state.outcome)
"""

from importlib import import_module

from sandtable import binaries  # noqa: F401 - first: it may put compiled modules in place of those that follow
from sandtable.core.record import Record
from sandtable.core.titles import from_bytes, meta, new, titles

__version__ = "0.1.0"
__all__ = ["Record", "__version__", "from_bytes", "meta", "new", "titles"]


def __getattr__(name: str) -> object:
    """Load `sandtable.scenario` when it is first asked for, since it needs a YAML reader and the engine does not."""
    if name == "scenario":
        return import_module("sandtable.scenario")
    raise AttributeError(f"module 'sandtable' has no attribute {name!r}")
