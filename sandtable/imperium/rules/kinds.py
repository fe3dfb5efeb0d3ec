"""The records of the kinds of node, by number: `KINDS[node.op]` reads a node. `records.add_records` fills the list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sandtable.imperium.rules.records import NodeKind

KINDS: Final[list[NodeKind]] = []
