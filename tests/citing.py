"""`@rule("IMP-4.8", ...)`: the test checks these numbered rules of `docs/rules/`.

It marks a test, a class of tests, a module (`pytestmark = rule(...)`) or one set of parameters (`pytest.param(...,
marks=rule(...))`) with the pytest marker `rule`. Give the ids as plain strings: `sandtable.rulebook` reads them from
the source without running it.
"""

from __future__ import annotations

import pytest

from sandtable.rulebook import RULE_ID


def rule(*ids: str) -> pytest.MarkDecorator:
    """Return the pytest marker for these rule ids; raise an error if an id does not have the form of one."""
    if not ids:
        raise ValueError("rule() takes at least one rule id, such as rule('IMP-4.8')")
    for id in ids:
        if not RULE_ID.fullmatch(id):
            raise ValueError(f"{id!r} has not the form of a rule id, such as 'IMP-4.8'")
    return pytest.mark.rule(*ids)
