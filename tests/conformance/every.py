"""Collects the games that the kit plays: all that folders of tests list in a module `cases.py`, as `CASES`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from sandtable import build_info
from tests.conformance.cases import Case
from tests.engines import plays_the_more

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


@cache
def different() -> tuple[Case, ...]:
    """Of the cases with the same table and the same modules in the game the first alone: all of them are played by the
    same code, and have the same hidden places."""
    first: dict[tuple[str, int, frozenset[str]], Case] = {}
    for case in cases():
        modules = frozenset(name for name, value in case.options.items() if value is True)
        first.setdefault((case.title, case.seats, modules), case)
    return tuple(first.values())


@cache
def few() -> tuple[Case, ...]:
    """Of each title the one with the most modules (the first, where there are none), and the last."""
    chosen: list[Case] = []
    for title in {case.title: None for case in different()}:
        of_title = [case for case in different() if case.title == title]
        modules = [sum(value is True for value in case.options.values()) for case in of_title]
        chosen += {of_title[at].id: of_title[at] for at in (modules.index(max(modules)), -1)}.values()
    return tuple(chosen)


def as_parameters(some: Iterable[Case]) -> pytest.MarkDecorator:
    """The tests that are about one case come one after the other, mostly in one process: they share its games."""
    return pytest.mark.parametrize("case", [case.param() for case in some], scope="session")


# What follows from the options themselves is asked of every case by the plain engine.
every_choice = as_parameters(few() if build_info.compiled() else cases())
every_different_case = as_parameters(different())  # for what the plain engine alone is asked
every_case = as_parameters(different() if plays_the_more() else few())
every_case_of_several_seats = as_parameters(
    case for case in (different() if plays_the_more() else few()) if case.seats > 1
)
every_title = pytest.mark.parametrize("case", [case.param(case.title) for case in one_of_each()])
