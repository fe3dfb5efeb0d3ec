"""Split views into a public part, which all players see alike, and the private rest of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

HIDDEN: Final = "?"  # in the public part: an entry of a list that players see differently


class _Differs:
    """The type of a marker in place of a value that players see differently."""


DIFFERS: Final = _Differs()


def common(views: Sequence[Any]) -> Any:
    """Return the public part of the views of all players: everything on which the views agree."""
    found = _common(views)
    return {} if isinstance(found, _Differs) else found


def _common(values: Sequence[Any]) -> Any:
    first = values[0]
    if all(value == first for value in values[1:]):
        return first
    if all(isinstance(value, dict) for value in values):
        shared = {key: _common([value[key] for value in values]) for key in first if all(key in v for v in values)}
        return {key: value for key, value in shared.items() if not isinstance(value, _Differs)}
    if all(isinstance(value, list) and len(value) == len(first) for value in values):
        parts = [_common(each) for each in zip(*values, strict=True)]
        return [HIDDEN if isinstance(part, _Differs) else part for part in parts]
    return DIFFERS


def apart(own: Any, shared: Any) -> Any:
    """Return the private rest of the view `own`: every entry that differs from the public part `shared`. Entries of a
    list are keyed by their index."""
    if isinstance(own, dict) and isinstance(shared, dict):
        rest = {key: value if key not in shared else apart(value, shared[key]) for key, value in own.items()}
        return {key: value for key, value in rest.items() if key not in shared or own[key] != shared[key]}
    if isinstance(own, list) and isinstance(shared, list) and len(own) == len(shared):
        pairs = enumerate(zip(own, shared, strict=True))
        return {str(at): apart(mine, theirs) for at, (mine, theirs) in pairs if mine != theirs}
    return own
