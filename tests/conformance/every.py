"""Collects the games that the kit plays: all that folders of tests list in a module `cases.py`, as `CASES`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from tests.conformance.cases import Case

TESTS = Path(__file__).resolve().parent.parent


@cache
def cases() -> tuple[Case, ...]:
    """Every case of every folder, in the order of the folders."""
    found: list[Case] = []
    for path in sorted(TESTS.rglob("cases.py")):
        if path.parent.name != "conformance":
            module = ".".join(path.relative_to(TESTS.parent).with_suffix("").parts)
            found += import_module(module).CASES
    assert len({case.id for case in found}) == len(found), "a case stands twice"
    return tuple(found)


def one_of_each() -> list[Case]:
    """The first case of every title, for what does not depend on the options."""
    first: dict[str, Case] = {}
    for case in cases():
        first.setdefault(case.title, case)
    return list(first.values())


every_case = pytest.mark.parametrize("case", [case.param() for case in cases()])
every_case_of_several_seats = pytest.mark.parametrize("case", [case.param() for case in cases() if case.seats > 1])
every_title = pytest.mark.parametrize("case", [case.param(case.title) for case in one_of_each()])
