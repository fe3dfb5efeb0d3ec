"""Every imported library is declared in pyproject.toml, and every declared one is used.

The package may import its dependencies; what an extra brings it asks for by name, where it is needed
(`need("numpy")`, `import_module("ray")`). Tests and measures may import all that is declared.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
OURS = {"sandtable", "tests", "bench", "make", "hatch_build", "hatch_metadata"}
DEV = "dev"
DOCS = "docs"  # programs that build the site: nothing imports them

# Libraries that are not called what their modules are called.
CALLED = {"yaml": "pyyaml", "pyspiel": "open-spiel", "_pytest": "pytest", "mypyc": "mypy"}
SHARED = {"fluent"}  # a namespace that several libraries have parts in
NOWHERE = "no_such_"  # so begin, in tests, modules that must be missing
BY_NAME = {"import_module", "need", "importorskip"}  # functions that are told a module

# Never imported: others look for them.
FOUND_BY_OTHERS = {
    "aiosqlite": "SQLAlchemy, for a database in a file",
    "async-timeout": "redis, with Python 3.11.2 and earlier",
    "asyncpg": "SQLAlchemy, for PostgreSQL",
    "librt": "the compiled engine, for arrays of bytes",
    "mypy-extensions": "the compiled engine",
}


class Use(NamedTuple):
    library: str
    where: str
    by_name: bool


def canonical(requirement: str) -> str:
    """`sqlalchemy[asyncio]>=2.0.36` is sqlalchemy."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=!~; ]", requirement, maxsplit=1)[0]).lower()


def declared(*extras: str) -> set[str]:
    project = PROJECT["project"]
    groups = [project["dependencies"], *(project["optional-dependencies"][extra] for extra in extras)]
    return {canonical(requirement) for group in groups for requirement in group}


def extras() -> list[str]:
    return sorted(PROJECT["project"]["optional-dependencies"])


def library_of(module: str) -> str | None:
    """None for what is ours, Python's or nowhere."""
    parts = module.split(".")
    if parts[0] in OURS or parts[0] in sys.stdlib_module_names or parts[0].startswith(NOWHERE):
        return None
    name = ".".join(parts[:2]) if parts[0] in SHARED else parts[0]
    return canonical(CALLED.get(name, name))


def uses(source: str, where: str) -> Iterator[Use]:
    """Every library that is imported, wherever that stands."""
    for node in ast.walk(ast.parse(source)):
        modules: list[str] = []
        by_name = False
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            modules = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Call) and node.args:
            function = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            told = node.args[0]
            if function in BY_NAME and isinstance(told, ast.Constant) and isinstance(told.value, str):
                modules, by_name = [told.value], True
        else:
            continue
        for module in modules:
            library = library_of(module)
            if library is not None:
                yield Use(library, f"{where}:{node.lineno}", by_name)


@cache
def uses_in(place: str) -> list[Use]:
    path = ROOT / place
    files = [path] if path.is_file() else sorted(path.rglob("*.py"))
    assert files
    return [
        use
        for file in files
        for use in uses(file.read_text(encoding="utf-8"), file.relative_to(ROOT).as_posix())
    ]  # fmt: skip


def faults(found: list[Use], allowed: set[str], allowed_by_name: set[str]) -> list[str]:
    return [
        f"{use.where} imports {use.library}, which pyproject.toml does not declare"
        for use in found
        if use.library not in (allowed | allowed_by_name if use.by_name else allowed)
    ]


def test_imports_of_the_package_are_declared() -> None:
    found = uses_in("sandtable")
    assert {"fastapi", "fluent-syntax", "numpy"} <= {use.library for use in found}
    assert faults(found, declared(), declared(*(extra for extra in extras() if extra != DEV))) == []


def test_declared_dependencies_are_used() -> None:
    used = {use.library for use in uses_in("sandtable")}
    assert declared() - used == set(FOUND_BY_OTHERS)
    lab = declared(*(extra for extra in extras() if extra not in (DEV, DOCS))) - declared()
    assert lab <= used | {use.library for use in uses_in("bench")}


@pytest.mark.parametrize("place", ["tests", "bench"])
def test_imports_of_tests_and_measures_are_declared(place: str) -> None:
    everything = declared(*extras())
    assert faults(uses_in(place), everything, everything) == []


def test_imports_of_the_build_are_declared() -> None:
    hook = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    build = {canonical(name) for name in (*PROJECT["build-system"]["requires"], *hook["compile-requires"])}
    for name in ("hatch_build.py", "hatch_metadata.py"):
        assert faults(uses_in(name), build, build) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import yaml, json", [("pyyaml", False)]),
        ("from fluent.syntax import ast", [("fluent-syntax", False)]),
        ("from fluent import runtime", [("fluent-runtime", False)]),
        ("def f():\n    import pyspiel", [("open-spiel", False)]),
        ("np = need('numpy')", [("numpy", True)]),
        ("importlib.import_module('pyarrow.parquet')", [("pyarrow", True)]),
        ("import sandtable\nfrom tests.server import harness\nfrom . import x\nimport_module(name)", []),
    ],
)
def test_every_import_is_seen(source: str, found: list[tuple[str, bool]]) -> None:
    assert [(use.library, use.by_name) for use in uses(source, "x.py")] == found


def test_undeclared_imports_are_named() -> None:
    found = list(uses("import numpy\nneed('numpy')\nimport left_pad", "sandtable/x.py"))
    assert faults(found, {"fastapi"}, {"numpy"}) == [
        "sandtable/x.py:1 imports numpy, which pyproject.toml does not declare",
        "sandtable/x.py:3 imports left-pad, which pyproject.toml does not declare",
    ]
