"""Reject a box with an unknown trait, or with a kind of node, condition, count or hook that has no record."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sandtable.imperium.language.effects import (
    COND_OPS,
    COUNT_NUMBERS,
    HOOK,
    OPS,
    PER,
    Cond,
    Effect,
)
from sandtable.imperium.language.pieces import Box
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.records import CONDS, COUNTS, HOOKS, MissingRecord


def missing_records(nodes: Iterable[Effect]) -> list[str]:
    """Return an error line for each missing record of these nodes, with the piece that needs it."""
    out: list[str] = []
    for node in nodes:
        if node.op >= len(KINDS) or not KINDS[node.op].name:
            out.append(f"{node.where}: no record for the kind of node {OPS.names[node.op]!r}")
        elif node.op == HOOK and (node.a >= len(HOOKS) or not HOOKS[node.a].name):
            out.append(f"{node.where}: no record for the hook {node.name!r}")
        elif node.op == PER and (node.a >= len(COUNTS) or not COUNTS[node.a].name):
            out.append(f"{node.where}: no record for the count {COUNT_NUMBERS.names[node.a]!r}")
        if node.cond is not None:
            out += _missing_cond(node.cond, node.where)
    return out


def _missing_cond(cond: Cond, where: str) -> list[str]:
    if cond.op < len(CONDS) and CONDS[cond.op].name:
        return []
    return [f"{where}: no record for the condition {COND_OPS.names[cond.op]!r}"]


def demand(nodes: Sequence[Effect], box: str) -> None:
    """Reject a box if some node of its trees has no record."""
    _refuse(missing_records(nodes), box)


def demand_box(nodes: Sequence[Effect], box: Box) -> None:
    """Reject a box as `demand` does, and also if a condition of a piece has no record or if the check of a sort finds a
    fault, such as an unknown trait of a Leader."""
    missing: list[str] = []
    for sort in box.sorts:
        pieces = box.of(sort)
        missing += sort.check(pieces) if sort.check is not None else []
        for piece in pieces:
            for key, cond in sort.conditions_of(piece):
                missing += _missing_cond(cond, f"{sort.prefix}:{piece.id} {key}")
    _refuse(missing, box.id)
    demand(nodes, box.id)


def _refuse(missing: list[str], box: str) -> None:
    """Raise `MissingRecord` with these error lines if there are any."""
    if missing:
        raise MissingRecord(f"box {box}: " + "; ".join(missing))
