"""Import rules beyond the layers that import-linter checks (pyproject.toml).

- A box of the imperium family imports the language, that of its modules included, and nothing else; a module's language
  imports that of the family alone.
- The engine imports the standard library only; the modules that put it into words may import
  Fluent, and loading the engine does not load them.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "sandtable"

# What a box may name: besides these, its own modules.
LANGUAGE = "sandtable.imperium.language"
DECLARED_WITH = ("builders", "effects", "family", "pieces", "places", "rival_pieces", "sorts")
LANGUAGE_ALONE = {"__future__", "typing", *(f"{LANGUAGE}.{of}" for of in DECLARED_WITH)}
MODULES = PACKAGE / "imperium" / "modules"
LANGUAGES = sorted([*MODULES.glob("*_language.py"), *MODULES.glob("*/language.py")])

# The parts of the engine that are allowed a library: they turn it into words.
WORDS = {
    "sandtable.core.fluent",
    "sandtable.imperium.tell.wording",
    "sandtable.imperium.tell.telling",
    "sandtable.imperium.tell.printer",
    "sandtable.imperium.tell.recaps",
    "sandtable.imperium.tell.opened",
    "sandtable.imperium.tell.table",
    "sandtable.imperium.tell.winning",
    "sandtable.imperium.tell.closed",
    "sandtable.imperium.tell.contents",
    "sandtable.imperium.lab.sorts",
    "sandtable.imperium.tell.modules",
    "sandtable.imperium.tell.questions",
    "sandtable.imperium.tell.pieces",
    "sandtable.imperium.tell.family",
}


class Import(NamedTuple):
    module: str  # as far as the statement tells: for `from a import b` both a and a.b
    also: str
    line: int
    lazy: bool  # inside a function, or for type checkers only: not loaded with the module


def module_name(path: Path, root: Path = ROOT) -> str:
    parts = list(path.relative_to(root).with_suffix("").parts)
    if parts[-1] == "__init__":
        parts.pop()
    return ".".join(parts)


COMPANIONS = ("*_shown.py", "*/shown.py", "*_telling.py", "*/telling.py")  # of modules, which tell them to people
BOX_MAY_IMPORT = LANGUAGE_ALONE | {module_name(path) for path in LANGUAGES}
WORDS |= {module_name(path) for path in (PACKAGE / "imperium" / "tell" / "asking").glob("*.py")}
WORDS |= {module_name(path) for pattern in COMPANIONS for path in MODULES.glob(pattern)}


def is_type_checking(test: ast.expr) -> bool:
    return (isinstance(test, ast.Name) and test.id == "TYPE_CHECKING") or (
        isinstance(test, ast.Attribute) and test.attr == "TYPE_CHECKING"
    )


def imports(source: str, module: str, is_package: bool) -> Iterator[Import]:
    """Every import of a module's source, wherever it stands."""

    def walk(node: ast.AST, lazy: bool) -> Iterator[Import]:
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, alias.name, node.lineno, lazy)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                here = module.split(".") if is_package else module.split(".")[:-1]
                here = here[: len(here) - node.level + 1]
                base = ".".join([*here, base] if base else here)
            for alias in node.names:
                yield Import(base, f"{base}.{alias.name}", node.lineno, lazy)
        elif isinstance(node, ast.If) and is_type_checking(node.test):
            for statement in node.body:
                yield from walk(statement, True)
            for statement in node.orelse:
                yield from walk(statement, lazy)
        else:
            inside = lazy or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
            for child in ast.iter_child_nodes(node):
                yield from walk(child, inside)

    yield from walk(ast.parse(source), False)


def imports_of(path: Path) -> Iterator[Import]:
    return imports(path.read_text(encoding="utf-8"), module_name(path), path.name == "__init__.py")


def is_within(module: str, package: str) -> bool:
    return module == package or module.startswith(package + ".")


def box_of(module: str) -> str:
    """The package a module of a box may import freely: its own box (for boxes/__init__.py, every box)."""
    return ".".join(module.split(".")[:4])


# What the `__init__` of a box names besides its own modules: the lobby loads it with the title's meta.
LISTED_WITH = {"__future__", "typing", "collections.abc", "sandtable.core.titles", "sandtable.imperium.listing"}


def box_faults(module: str, found: Iterator[Import]) -> list[str]:
    faults = []
    for i in found:
        if module == box_of(module):  # boxes/<box>/__init__.py
            allowed = i.module in LISTED_WITH
            if not allowed:
                faults.append(f"{module}:{i.line} imports {i.also}: the lobby would load it")
            continue
        allowed = i.module in BOX_MAY_IMPORT or i.also in BOX_MAY_IMPORT
        if not allowed and not is_within(i.module, box_of(module)) and not is_within(i.also, box_of(module)):
            faults.append(f"{module}:{i.line} imports {i.also}")
    return faults


def engine_faults(module: str, found: Iterator[Import]) -> list[str]:
    faults = []
    for i in found:
        top = i.module.split(".")[0]
        if top != "sandtable" and top not in sys.stdlib_module_names:
            faults.append(f"{module}:{i.line} imports {i.module}, which is not of the standard library")
        if not i.lazy and (i.module in WORDS or i.also in WORDS):
            faults.append(f"{module}:{i.line} loads {i.module} with the engine: import it where it is used")
    return faults


def box_files() -> list[Path]:
    return sorted((PACKAGE / "imperium" / "boxes").rglob("*.py"))


def engine_files() -> list[Path]:
    files = [PACKAGE / "__init__.py", *(PACKAGE / "core").rglob("*.py"), *(PACKAGE / "imperium").rglob("*.py")]
    return sorted(f for f in files if f.exists() and module_name(f) not in WORDS)


def test_a_box_imports_the_effect_language_only() -> None:
    files = box_files()
    assert files
    assert [fault for f in files for fault in box_faults(module_name(f), imports_of(f))] == []


def test_a_box_writes_with_typed_builders() -> None:
    """Kinds of node and conditions are mentioned by name in builders alone."""
    by_name = {f"{LANGUAGE}.builders.node", f"{LANGUAGE}.builders.condition"}
    assert [f"{f.name}:{i.line} {i.also}" for f in box_files() for i in imports_of(f) if i.also in by_name] == []


def test_the_language_of_a_module_imports_that_of_the_family_only() -> None:
    assert LANGUAGES
    found = [(f, i) for f in LANGUAGES for i in imports_of(f)]
    assert [f"{f.stem}:{i.line} {i.also}" for f, i in found if not {i.module, i.also} & LANGUAGE_ALONE] == []


# The files of a module that say what bots make of it, and those that tell it to people, by the ends of their names.
FOR_BOTS = ("worth", "liking", "pricing")
FOR_PEOPLE = ("telling", "shown")


def companion_faults(path: Path, found: Iterator[Import]) -> list[str]:
    own = path.stem.rpartition("_")[2]
    barred = ["lab"] + (["judge"] if own not in FOR_BOTS else []) + (["tell"] if own not in FOR_PEOPLE else [])
    return [
        f"{path.stem}:{i.line} imports {i.also}"
        for i in found
        for layer in barred
        if is_within(i.module, f"sandtable.imperium.{layer}") or is_within(i.also, f"sandtable.imperium.{layer}")
    ]


def test_only_the_companions_of_a_module_know_bots_and_telling() -> None:
    """import-linter holds the other layers of the family; it cannot tell files by the ends of their names."""
    files = sorted(MODULES.rglob("*.py"))
    assert len(files) > 30
    assert [fault for f in files for fault in companion_faults(f, imports_of(f))] == []


@pytest.mark.parametrize(
    ("file", "source", "good"),
    [
        ("spies", "from sandtable.imperium.rules.state import State", True),
        ("spies", "from sandtable.imperium.judge.judgement import Worth", False),
        ("spies", "def f():\n    from sandtable.imperium.tell import telling", False),
        ("spy_worth", "from sandtable.imperium.judge import rates", True),
        ("spy_worth", "from sandtable.imperium.tell import telling", False),
        ("telling", "from sandtable.imperium.tell import telling", True),
        ("telling", "from sandtable.imperium.judge.judgement import Worth", False),
    ],
)
def test_the_rule_for_companions_sees(file: str, source: str, good: bool) -> None:
    path = MODULES / f"{file}.py"
    assert (companion_faults(path, imports(source, module_name(path), is_package=False)) == []) == good


def test_the_engine_imports_the_standard_library_only() -> None:
    files = engine_files()
    assert len(files) > 3
    assert [fault for f in files for fault in engine_faults(module_name(f), imports_of(f))] == []


BOX = "sandtable.imperium.boxes.base.cards"


@pytest.mark.parametrize(
    ("source", "good"),
    [
        ("from sandtable.imperium.language.builders import gain, pay", True),
        ("from sandtable.imperium.language import effects as e, pieces", True),
        ("from __future__ import annotations\nfrom typing import Final", True),
        ("from sandtable.imperium.boxes.base.board import SPACES", True),
        ("from .board import SPACES", True),
        ("from sandtable.imperium.modules.spy_language import place_spy", True),
        ("from sandtable.imperium.modules.spy_posts import place", False),
        ("from sandtable.imperium.boxes.ix.cards import CARDS", False),
        ("from sandtable.imperium.rules import state", False),
        ("from sandtable.imperium.language import effects, state", False),
        ("from .. import ix", False),
        ("from ...state import State", False),
        ("import sandtable.imperium.rules.resolve", False),
        ("def f():\n    import sandtable.imperium.rules.game", False),
        ("import random", False),
        ("import sandtable", False),
    ],
)
def test_the_rule_for_boxes_sees(source: str, good: bool) -> None:
    assert (box_faults(BOX, imports(source, BOX, is_package=False)) == []) == good


ENGINE = "sandtable.imperium.rules.turns"


@pytest.mark.parametrize(
    ("source", "good"),
    [
        ("import ast, json\nfrom collections.abc import Iterator", True),
        ("from sandtable.core.rng import Rng", True),
        ("def say():\n    from sandtable.imperium.tell import wording", True),
        ("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from sandtable.imperium.tell import wording", True),
        ("from sandtable.imperium.tell import wording", False),
        ("from sandtable.imperium.tell.wording import say", False),
        ("from sandtable.imperium.tell.telling import tell_event", False),
        ("if True:\n    import sandtable.core.fluent", False),
        ("import yaml", False),
        ("def f():\n    import numpy as np", False),
        ("from fluent.runtime import FluentBundle", False),
    ],
)
def test_the_rule_for_the_engine_sees(source: str, good: bool) -> None:
    assert (engine_faults(ENGINE, imports(source, ENGINE, is_package=False)) == []) == good
