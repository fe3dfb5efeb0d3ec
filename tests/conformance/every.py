"""Collect the games that the kit plays: the lists `CASES` of all modules `cases.py` in the test folders."""

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
    """Return every case of every folder, in folder order."""
    found: list[Case] = []
    for path in sorted(TESTS.rglob("cases.py")):
        if path.parent.name != "conformance":
            module = ".".join(path.relative_to(TESTS.parent).with_suffix("").parts)
            found += import_module(module).CASES
    assert len({case.id for case in found}) == len(found), "a case stands twice"
    return tuple(found)


def one_of_each() -> list[Case]:
    """Return the first case of every title, for tests that do not depend on the options."""
    first: dict[str, Case] = {}
    for case in cases():
        first.setdefault(case.title, case)
    return list(first.values())


def _parts(case: Case) -> frozenset[str]:
    """Return the optional parts of a case: the options that are on, and the words of sets such as boxes."""
    with case.about.enrolled():
        several = {option.name for option in case.meta.options if option.several}
    on = {name for name, value in case.options.items() if value is True}
    return frozenset(on | {word for name in several for word in case.options.get(name, ())})


@cache
def different() -> tuple[Case, ...]:
    """Return the first of all cases with the same title, seats and modules: they run the same code and have the same
    secrets."""
    first: dict[tuple[str, int, frozenset[str]], Case] = {}
    for case in cases():
        first.setdefault((case.title, case.seats, _parts(case)), case)
    return tuple(first.values())


@cache
def few() -> tuple[Case, ...]:
    """Return two cases of each title: the one with the most modules (or the first), and the last."""
    chosen: list[Case] = []
    for title in {case.title: None for case in different()}:
        of_title = [case for case in different() if case.title == title]
        modules = [len(_parts(case)) for case in of_title]
        chosen += {of_title[at].id: of_title[at] for at in (modules.index(max(modules)), -1)}.values()
    return tuple(chosen)


def as_parameters(some: Iterable[Case]) -> pytest.MarkDecorator:
    """Parametrize a test with cases; tests of one case run in a row, mostly in one process, and share its games."""
    return pytest.mark.parametrize("case", [case.param() for case in some], scope="session")


# The plain engine tests every case for everything that depends on the options themselves.
every_choice = as_parameters(few() if build_info.compiled() else cases())
every_different_case = as_parameters(different())  # for tests that run only on the plain engine
every_case = as_parameters(different() if plays_the_more() else few())
every_case_of_several_seats = as_parameters(
    case for case in (different() if plays_the_more() else few()) if case.seats > 1
)
every_title = pytest.mark.parametrize("case", [case.param(case.title) for case in one_of_each()])
